import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { en } from '../src/messages/en.js';
import { rules, validate, validateSet } from '../src/validate.js';
import { contextOf } from './support/context.js';
import { judged, options } from './support/judged.js';

describe('validate', () => {
  it('has nothing to say about a sound item', () => expect(judged({})).toEqual([]));

  it('says where in the item something is wrong', () => {
    const item = { question: 'What does the heart pump?', ...options('blood', 'air', 'All of the above') };
    expect(validate(item, contextOf({ origin: 'author' }))).toEqual([
      {
        rule: 'all_of_the_above',
        severity: 'reject',
        path: ['answers', 2, 'text'],
      },
    ]);
  });

  it('names each rule once, and each message says what to do', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of rules) {
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(en[id]).toMatch(/^[A-Z][^;]+; .+\.$/);
    }
  });

  it('never throws, whatever the item says', () => {
    const anyText = fc.string({ unit: 'binary', minLength: 1 });
    const answers = fc.array(anyText, { minLength: 2, maxLength: 6 });
    const languages = fc.constantFrom('en', 'de', 'zh', 'und', 'constructor', 'pt-BR');
    fc.assert(
      fc.property(anyText, answers, anyText, languages, (question, texts, evidence, language) => {
        const item = { question, ...options(...texts), evidence };
        for (const finding of validate(item, contextOf({ text: question, language, kept: [item] }))) {
          expect(rules.map(({ id }) => id)).toContain(finding.rule);
        }
      }),
    );
  });
});

/** An item whose key stands at a place among so many answers of four letters, or of the texts given. */
const itemWith = (place: number, texts: readonly string[]): QuizItem => ({
  question: 'Which word is it?',
  answers: texts.map((text, index) => ({ text, correct: index === place })),
});
const words = ['lamp', 'door', 'wall', 'roof'];
const rulesOf = (items: readonly QuizItem[]) =>
  validateSet(items, contextOf()).map(({ rule, severity }) => `${severity} ${rule}`);
const times = (count: number, make: (index: number) => QuizItem) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('validateSet', () => {
  it('has nothing to say about keys in every place', () =>
    expect(rulesOf(times(40, (n) => itemWith(n % 4, words)))).toEqual([]));

  it('warns of keys that stand in one place', () => {
    expect(rulesOf(times(20, (n) => itemWith(n < 9 ? 2 : n % 4, words)))).toEqual(['warn key_position']);
  });

  it('goes by how many answers there are: of two, every place has half', () => {
    expect(rulesOf(times(40, (n) => itemWith(n % 2, words.slice(0, 2))))).toEqual([]);
    expect(rulesOf(times(40, (n) => itemWith(n % 3 === 0 ? 1 : 0, words.slice(0, 2))))).toEqual(['warn key_position']);
  });

  it('leaves out numbers in order', () => {
    expect(rulesOf(times(30, () => itemWith(1, ['1900', '1910', '1920', '1930'])))).toEqual([]);
  });

  it('warns of keys that are the longest answer', () => {
    const longKey = (n: number) =>
      itemWith(
        n % 4,
        words.map((word, index) => (index === n % 4 ? `${word} and more` : word)),
      );
    expect(rulesOf(times(24, (n) => (n % 2 === 0 ? longKey(n / 2) : itemWith(n % 4, words))))).toEqual([
      'warn longest_is_right',
    ]);
  });

  it('says nothing about fewer than twenty items', () =>
    expect(rulesOf(times(19, () => itemWith(0, words)))).toEqual([]));
});
