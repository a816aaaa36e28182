import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules, validate } from '../src/validate.js';
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
        message: 'An option stands for all others; write a real answer.',
        path: ['answers', 2, 'text'],
      },
    ]);
  });

  it('names each rule once, and each message says what to do', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, message } of rules) {
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(message).toMatch(/^[A-Z][^;]+; .+\.$/);
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
