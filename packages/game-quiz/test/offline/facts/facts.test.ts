import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../support/reading.js';

const facts = (text: string, language = 'en') => factsOf(sourceFrom(text, language), 1);

describe('factsOf', () => {
  it('drops notes in brackets from the stem alone', () => {
    const text = 'In winter the keeper of the old harbour lit a total of 12 lamps for the ships.[citation needed]';
    const fact = facts(text).find(({ draft }) => draft.correct === '12');
    expect(fact?.draft.question).toBe(
      'In winter the keeper of the old harbour lit a total of _____ lamps for the ships.',
    );
    expect(fact?.draft.evidence).toContain('[citation needed]');
  });

  it('asks for nothing that the stem still says, and for no member of a list', () => {
    for (const { draft } of facts('By law the keeper and the keeper of the harbour met in 1823 and in 1823 again.')) {
      expect(draft.correct).not.toBe('keeper');
      expect(draft.correct).not.toBe('1823');
    }
    expect(
      facts('The sailors came from Genoa, Lisbon and Bergen to the coast.').map(({ draft }) => draft.correct),
    ).not.toContain('Lisbon');
  });

  it('asks for no word of which the stem has another form', () => {
    const text =
      'Птица прыгала с ветки на ветку, ближе к земле. Мальчик смотрел на птицу. Мать положила руку на скамью.';
    expect(facts(text, 'ru').map(({ draft }) => draft.correct)).not.toContain('ветку');
  });

  it.each([
    ['a quantity with its unit', 'Der Turm am Hafen misst vom Boden bis zur Spitze 64 Meter.', 'de', ['64']],
    ['no count of heads', 'Der Rat der Stadt zählt seit der Wahl genau 64 Mitglieder.', 'de', []],
    ['no quantity beside another', 'Der Turm misst 64 Meter und hat dabei 312 Stufen aus Stein.', 'de', []],
    ['the year of a sentence', 'Der Turm am Hafen der Stadt wurde 1823 gebaut.', 'de', ['1823']],
    ['no year of a relative clause', 'Der Turm ersetzte die Lampe, die der Rat 1823 kaufte.', 'de', []],
    [
      'years that stand far from each other',
      'Der Turm wurde 1823 von dem Baumeister der Stadt gebaut und blieb bis zum großen Brand von 1911 stehen.',
      'de',
      ['1823', '1911'],
    ],
    ['no year beside another', 'Der Turm wurde 1823 gebaut und 1911 erneuert.', 'de', []],
  ])('asks for %s', (_, text, language, keys) => {
    expect(facts(text, language).map(({ draft }) => draft.correct)).toEqual(keys);
  });

  it('sets a Turkish name with its case beside none without it', () => {
    const text =
      "Ahmet Yıldız küçük bir kasabada uzun yıllar öğretmenlik yaptı. Kasabada Mehmet Yılmaz'ın büyük evi vardı. " +
      "Herkes Mustafa Yıldız'ın bahçesini seviyordu.";
    for (const { draft } of facts(text, 'tr'))
      expect(new Set([draft.correct, ...draft.distractors].map((name) => name.includes("'"))).size).toBe(1);
  });

  it('takes no wrong answer from a table', () => {
    const text =
      'Name\tDiameter\nMars\t6,779\n\nMars is the planet nearest to ours. Venus is the hottest planet of all.';
    for (const { draft } of facts(text)) expect(draft.distractors).not.toContain('Diameter');
  });

  it('stand in the order of the text', () => {
    const places = facts('The tower was built by the town in 1823. The lamp was replaced by the harbour in 1911.').map(
      ({ sentence }) => sentence,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(2);
  });
});
