import { describe, expect, it } from 'vitest';
import { contentVariants } from '../../src/testing/index.js';
import { scanAnswer } from '../../src/writers/answer/item-scanner.js';

const items = [
  {
    question: `What's a "whale", and is it true?`,
    answers: [{ text: 'Ein großes Tier 😀', correct: true }],
    hint: null,
  },
  { question: 'Which {fin} is [it]?', answers: [{ text: 'The left, or none', correct: false }], tags: ['a', 'b'] },
  { question: 'How many are there?', answers: [], tags: [], difficulty: 1.5 },
];

const by = (expected: string) => contentVariants.filter((variant) => variant.expected === expected);

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

  it.each(by('all'))('$name: a careful reader gets all items as they were', ({ write }) => {
    expect(scanAnswer(write({ items })).items).toEqual(items);
  });

  it.each(by('changed'))('$name: a careful reader gets all items with some value changed', ({ write }) => {
    const got = scanAnswer(write({ items })).items;
    expect(got).toHaveLength(items.length);
    expect(got).not.toEqual(items);
  });

  it.each(by('fewer'))('$name: a careful reader gets some of the items', ({ write }) => {
    const got = scanAnswer(write({ items })).items;
    expect(got.length).toBeLessThan(items.length);
    expect(items).toEqual(expect.arrayContaining([...got]));
    expect(got.length).toBeGreaterThan(0);
  });

  it.each(by('none'))('$name: there is no item', ({ write }) => {
    const got = scanAnswer(write({ items })).items;
    expect(got.filter((item) => typeof item === 'object' && item !== null && 'question' in item)).toEqual([]);
  });
});
