import { describe, expect, it } from 'vitest';
import {
  countGaps,
  durationQuestions,
  measureQuestions,
  otherNumbers,
  shareQuestions,
} from '../../../../src/offline/english/questions/measure-questions.js';
import { englishFrom } from '../../../support/english.js';

async function askedOf(sentence: string) {
  const text = await englishFrom(`${sentence} The farmers sold a barrel in the town.`);
  const [read] = text.sentences;
  if (read === undefined) throw new Error('The sentence is not read.');
  const facts = [measureQuestions, shareQuestions, durationQuestions, countGaps].flatMap((ask) => ask(read, text, 1));
  return facts.map(({ draft }) => [draft.question, draft.correct]);
}

describe('questions for a measure', () => {
  it.each([
    ['The old tower is 90 metres high.', 'How high is the old tower?', '90 metres'],
    ['The strike lasted seven weeks.', 'How long did the strike last?', 'seven weeks'],
    ['The bell weighs about 400 kilograms.', 'How much does the bell weigh?', '400 kilograms'],
    ['There are 64 lakes in the northern valleys.', 'How many lakes are there in the northern valleys?', '64'],
    [
      'About 70 percent of the houses were built of clay.',
      'What percentage of the houses were built of clay?',
      '70 percent',
    ],
    ['Maria worked in the bakery for six years.', 'How long did Maria work in the bakery?', 'six years'],
  ])('"%s" asks "%s"', async (sentence, question, key) => {
    expect(await askedOf(sentence)).toContainEqual([question, key]);
  });

  it.each([
    'The old tower is more than 90 metres high.',
    'The strike lasted up to seven weeks.',
    'It is 90 metres high.',
    'At least 70 percent of the houses were built of clay.',
  ])('"%s" asks for no number', async (sentence) => {
    expect(await askedOf(sentence)).toEqual([]);
  });
});

describe('otherNumbers', () => {
  it('are of the form of the number', () => {
    expect(otherNumbers('Four', 'Four boats sank.', 1).every((other) => /^[A-Z][a-z]+$/.test(other))).toBe(true);
    expect(otherNumbers('3 million', 'The town has 3 million trees.', 1)).toContainEqual(
      expect.stringMatching(/^\d million$/),
    );
    expect(otherNumbers('thirty', 'Thirty boats sank.', 1)).not.toContain('thirty');
  });
});
