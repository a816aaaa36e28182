import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { distractorsOf, gapCount, gapParts, gapSign, keyOf } from '../src/item-parts.js';

describe('keyOf and distractorsOf', () => {
  it('tell right from wrong answers', () => {
    const item: QuizItem = {
      question: 'Which one?',
      answers: ['zero', 'one', 'two'].map((text) => ({ text, correct: text === 'one' })),
    };
    expect(keyOf(item)).toBe('one');
    expect(distractorsOf(item)).toEqual(['zero', 'two']);
  });
});

describe('gapCount', () => {
  it.each([
    ['no gap here', 0],
    ['snake_case is none', 0],
    [`one ${gapSign} here`, 1],
    ['__ and ________', 2],
    ['a gap cut _ short', 1],
  ])('%s: %i', (question, expected) => expect(gapCount(question)).toBe(expected));
});

describe('gapParts', () => {
  it('are what stands around the gaps', () => expect(gapParts(`one ${gapSign} two`)).toEqual(['one ', ' two']));
});
