import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../support/reading.js';

const facts = (text: string, language = 'en') => factsOf(sourceFrom(text, language), 1);

describe('factsOf', () => {
  it('writes a(n) before a gap, and drops notes in brackets from the stem alone', () => {
    const text =
      'In winter the keeper lit a lamp for the ships in the storm.[citation needed]\n\nThen the crew saw a lamp. The captain gave a bell to the crew. The captain owned a tower on the coast.';
    const fact = facts(text).find(({ draft }) => draft.correct === 'lamp');
    expect(fact?.draft.question).toBe('In winter the keeper lit a(n) _____ for the ships in the storm.');
    expect(fact?.draft.evidence).toContain('[citation needed]');
  });

  it('leaves articles of other languages as they are', () => {
    const text = 'De manhã o navio do rei partiu para o norte com todos os marinheiros a bordo.';
    const questions = facts(text, 'pt').map(({ draft }) => draft.question);
    expect(questions).toContain('De manhã o navio do rei partiu para o _____ com todos os marinheiros a bordo.');
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
