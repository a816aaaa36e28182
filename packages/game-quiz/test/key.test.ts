import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { distractorsOf, keyOf } from '../src/item-parts.js';

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
