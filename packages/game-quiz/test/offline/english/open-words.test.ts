import { describe, expect, it } from 'vitest';
import { hasOpenWords } from '../../../src/offline/english/open-words.js';

const asksOpenly = (question: string): boolean =>
  hasOpenWords({
    kind: 'number',
    draft: { question, evidence: question, correct: '40', distractors: [] },
    sentence: 0,
    value: 1,
  });

describe('hasOpenWords', () => {
  it.each([
    'In _____, the country produced tons of steel.',
    'The data is from _____ households of Marle.',
    'In which year will the town of 7,000 people open its harbour?',
    'How many boats are visible in the background?',
    'In May the mining company sold _____ wagons.',
  ])('"%s"', (question) => {
    // What stands behind the gap counts as well as what stands before it.
    expect(asksOpenly(question)).toBe(true);
  });

  it.each([
    'In Marle the town council owns _____ wagons.',
    'The town of Marle has _____ wells.',
    'In _____, Anna opened the harbour.',
    'The country that sold the most wool had _____ farms.',
  ])('not "%s"', (question) => {
    expect(asksOpenly(question)).toBe(false);
  });
});
