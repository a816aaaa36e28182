import { describe, expect, it } from 'vitest';
import type { ItemContext, ItemOrigin } from '../../src/contract/game-plugin.js';
import { applyRules, type ItemRule } from '../../src/contract/item-rules.js';

const rules: ItemRule<string>[] = [
  { id: 'strict', severity: 'reject', find: () => [{ message: 'Wrong.', path: ['text'] }] },
  { id: 'mild_for_authors', severity: 'reject', forAuthors: 'warn', find: () => [{ message: 'Odd.' }] },
  { id: 'writers_only', severity: 'reject', forAuthors: 'skip', find: () => [{ message: 'Not so.' }] },
  { id: 'content', severity: 'warn', find: () => [] },
];

function findingsFor(origin: ItemOrigin) {
  const context: ItemContext<string> = { text: '', language: 'en', origin, kept: [], seed: 1 };
  return applyRules(rules, 'item', context).map(({ rule, severity }) => `${rule} ${severity}`);
}

describe('applyRules', () => {
  it('holds a writer to every rule', () => {
    expect(findingsFor('model')).toEqual(['strict reject', 'mild_for_authors reject', 'writers_only reject']);
  });

  it('is milder with an author where a rule says so', () => {
    expect(findingsFor('author')).toEqual(['strict reject', 'mild_for_authors warn']);
  });

  it('says what and where', () => {
    const context: ItemContext<string> = { text: '', language: 'en', origin: 'offline', kept: [], seed: 1 };
    expect(applyRules(rules.slice(0, 1), 'item', context)).toEqual([
      { rule: 'strict', severity: 'reject', message: 'Wrong.', path: ['text'] },
    ]);
  });
});
