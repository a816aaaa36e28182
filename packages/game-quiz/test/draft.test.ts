import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftSchema, finish } from '../src/draft.js';
import { itemSchema } from '../src/item.js';
import { keyOf } from '../src/item-parts.js';
import { contextOf } from './support/context.js';

const draft = {
  evidence: 'It rained.',
  question: 'What fell?',
  correct: 'rain',
  distractors: ['snow', 'hail', 'leaves'],
};
const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => /\S/.test(value));
const drafts = fc.record(
  {
    evidence: text,
    question: text,
    correct: text,
    distractors: fc.array(text, { minLength: 2, maxLength: 3 }),
    explanation: text,
    hint: text,
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  },
  { requiredKeys: ['evidence', 'question', 'correct', 'distractors'] },
);

describe('finish', () => {
  it('gives an item for every draft that fits its schema, and always the same', () => {
    fc.assert(
      fc.property(drafts, (value) => {
        expect(draftSchema.safeParse(value).success).toBe(true);
        const item = finish(value, contextOf({ text: 'It rained.' }));
        expect(itemSchema.parse(item)).toEqual(item);
        expect(keyOf(item)).toBe(value.correct);
        expect(finish(value, contextOf({ text: 'It rained.', seed: 99 }))).toEqual(item);
      }),
    );
  });

  it('puts the key into every place, by the content', () => {
    const places = Array.from({ length: 200 }, (_, index) => {
      const item = finish({ ...draft, question: `What fell on day ${index}?` }, contextOf());
      return item.answers.findIndex(({ correct }) => correct);
    });
    for (const place of [0, 1, 2, 3]) expect(places.filter((found) => found === place).length).toBeGreaterThan(25);
  });

  it('lets numbers and dates ascend', () => {
    const item = finish({ ...draft, correct: '1,200', distractors: ['900', '10,000', '1,500'] }, contextOf());
    expect(item.answers.map((answer) => answer.text)).toEqual(['900', '1,200', '1,500', '10,000']);
  });

  it('puts a wrong word of the evidence right, and leaves made-up evidence to the validator', () => {
    const source = 'On the first day of the year it rained from morning until late at night.';
    const evidence = 'On the first day of the year it snowed from morning until late at night.';
    expect(finish({ ...draft, evidence }, contextOf({ text: source })).evidence).toBe(source);
    expect(finish({ ...draft, evidence: 'Nobody came.' }, contextOf({ text: source })).evidence).toBe('Nobody came.');
  });

  it.each([
    ['other quotation marks', 'He said: “It rained.”', "He said: 'It rained.'", 'He said: “It rained.”'],
    ['a line break in the text', 'It\n  rained.', 'It rained.', 'It rained.'],
    ['another case', 'IT Rained.', 'it rained.', 'IT Rained.'],
    ['words that are not there', 'It snowed.', 'It rained.', 'It rained.'],
  ])('quotes the text to the letter: %s', (_, source, evidence, expected) => {
    expect(finish({ ...draft, evidence }, contextOf({ text: source })).evidence).toBe(expected);
  });
});
