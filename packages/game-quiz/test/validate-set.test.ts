import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { validateSet } from '../src/validate.js';
import { contextOf } from './support/context.js';

/** An item whose key stands at a place among so many answers of four letters, or of the texts given. */
const itemWith = (place: number, texts: readonly string[]): QuizItem => ({
  question: 'Which word is it?',
  answers: texts.map((text, index) => ({ text, correct: index === place })),
});
const words = ['lamp', 'door', 'wall', 'roof'];
const rules = (items: readonly QuizItem[]) =>
  validateSet(items, contextOf()).map(({ rule, severity }) => `${severity} ${rule}`);
const times = (count: number, make: (index: number) => QuizItem) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('validateSet', () => {
  it('has nothing to say about keys in every place', () =>
    expect(rules(times(40, (n) => itemWith(n % 4, words)))).toEqual([]));

  it('warns of keys that stand in one place', () => {
    expect(rules(times(20, (n) => itemWith(n < 9 ? 2 : n % 4, words)))).toEqual(['warn key_position']);
  });

  it('goes by how many answers there are: of two, every place has half', () => {
    expect(rules(times(40, (n) => itemWith(n % 2, words.slice(0, 2))))).toEqual([]);
    expect(rules(times(40, (n) => itemWith(n % 3 === 0 ? 1 : 0, words.slice(0, 2))))).toEqual(['warn key_position']);
  });

  it('leaves out numbers in order', () => {
    expect(rules(times(30, () => itemWith(1, ['1900', '1910', '1920', '1930'])))).toEqual([]);
  });

  it('warns of keys that are the longest answer', () => {
    const longKey = (n: number) =>
      itemWith(
        n % 4,
        words.map((word, index) => (index === n % 4 ? `${word} and more` : word)),
      );
    expect(rules(times(24, (n) => (n % 2 === 0 ? longKey(n / 2) : itemWith(n % 4, words))))).toEqual([
      'warn longest_is_right',
    ]);
  });

  it('says nothing about fewer than twenty items', () =>
    expect(rules(times(19, () => itemWith(0, words)))).toEqual([]));
});
