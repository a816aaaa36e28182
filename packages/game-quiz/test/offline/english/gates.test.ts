import { describe, expect, it } from 'vitest';
import { heroOf, isBounded, isGoodGap, isTrivial, topicOf } from '../../../src/offline/english/gates.js';
import type { Fact } from '../../../src/offline/facts/facts.js';
import { englishFrom } from '../../support/english.js';

const gap = (kind: Fact['kind'], question: string, correct: string, distractors = ['a', 'b', 'c']): Fact => ({
  kind,
  draft: { question, correct, distractors, evidence: question.replace('_____', correct) },
  sentence: 0,
  value: 5,
});

describe('isBounded', () => {
  it.each(['more than', 'up to about', 'at least', 'fewer than', 'over', 'within'])('by "%s"', (words) => {
    expect(isBounded(`The hall seats ${words} `, ' guests.')).toBe(true);
  });

  it('not by what tells the number itself', () => {
    expect(isBounded('The hall seats about ', ' guests.')).toBe(false);
    expect(isBounded('The hall seats ', ' guests or more.')).toBe(true);
  });
});

describe('isGoodGap', () => {
  it.each([
    ['number', 'The farm keeps _____ goats in the valley.', '40', true],
    ['number', 'The herd grew from _____ to 90 goats.', '40', false],
    ['number', 'The dam, which holds _____ tons of water, was repaired.', '40', false],
    ['number', 'The wagon has a width of about _____ feet.', 'ten', false],
    ['number', 'The farm keeps about _____ goats in the valley.', '4,000', true],
    ['number', 'The deserts lie between 15 ° and _____ ° north of the line.', '30', false],
    ['number', 'Grain costs between $20 and $_____ in the valley.', '70', false],
    ['year', 'Millers’ Trade Union (MTU), founded in _____, sold the farm.', '1820', false],
    ['year', 'The mill was finished by _____.', '1820', false],
    ['year', 'In _____ most people lived on farms.', '1820', false],
    ['year', 'The mill burned down in _____.', '1820', true],
    ['name', 'The stall sells grapes from Lyon, _____, Rome and Bonn.', 'Paris', false],
    ['name', 'In May she gave the letter to _____ herself.', 'Bella', false],
    ['name', 'Anton and _____ crossed the river.', 'Bella', false],
  ] as const)('%s: "%s"', (kind, question, correct, good) => {
    expect(isGoodGap(gap(kind, question, correct))).toBe(good);
  });
});

describe('isTrivial', () => {
  it('is a question that repeats a part of its key, or asks for what the text is about', () => {
    const topic = new Set(['windmi']);
    expect(isTrivial(gap('subject', 'What stores the grain of the mill?', 'the grain store'), topic, undefined)).toBe(
      true,
    );
    expect(isTrivial(gap('subject', 'What turns in the breeze?', 'the windmill'), topic, undefined)).toBe(true);
    expect(isTrivial(gap('subject', 'Who opened the gate?', 'Bella'), topic, 'bella')).toBe(true);
    expect(isTrivial(gap('subject', 'Who opened the gate?', 'Anton'), topic, 'bella')).toBe(false);
  });
});

describe('topicOf and heroOf', () => {
  it('are the title, the noun of many sentences, and the person of many more than any other', async () => {
    const text = await englishFrom(
      `# The Lantern Makers\n\n${[
        ['bought', 'harbour'],
        ['cleaned', 'stable'],
        ['painted', 'station'],
        ['repaired', 'bakery'],
        ['carried', 'bridge'],
        ['sold', 'church'],
        ['found', 'orchard'],
      ]
        .map(([did, place]) => `Rosa ${did} a kettle near the old ${place}.`)
        .join(' ')} Peter met Rosa in the town.`,
    );
    expect([...topicOf(text)]).toEqual(expect.arrayContaining(['lanter', 'kettle']));
    expect(heroOf(text)).toBe('rosa');
  });
});
