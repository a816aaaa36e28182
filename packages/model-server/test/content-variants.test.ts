import { describe, expect, it } from 'vitest';
import { contentVariants } from '../src/index.js';

const items = [
  {
    question: `What's a "whale", and is it true?`,
    answers: [{ text: 'Ein großes Tier 😀', correct: true }],
    hint: null,
  },
  { question: 'Which {fin} is [it]?', answers: [{ text: 'The left, or none', correct: false }], tags: ['a', 'b'] },
  { question: 'How many are there?', answers: [], tags: [], difficulty: 1.5 },
];

describe('contentVariants', () => {
  it('have each a name of their own', () => {
    const names = contentVariants.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(50);
  });

  it('are written the same each time, and differ from the good answer', () => {
    for (const { name, write } of contentVariants) {
      expect(write({ items }), name).toBe(write({ items }));
      expect(write({ items }), name).not.toBe(JSON.stringify({ items }));
    }
  });
});
