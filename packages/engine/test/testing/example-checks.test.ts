import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../src/contract/schema.js';
import { constantMembers } from '../../src/testing/example-checks.js';

const option = z.object({ text: z.string(), correct: z.boolean() });
const schema = toJsonSchema(
  z.object({
    statement: z.string(),
    answer: z.boolean().optional(),
    level: z.enum(['easy', 'hard']).optional(),
    key: z.int().optional(),
    version: z.literal(1).optional(),
    options: z.array(option).optional(),
  }),
);
const options = (...correct: boolean[]) => correct.map((each, index) => ({ text: `${index}`, correct: each }));
const found = (...drafts: object[]) => constantMembers(drafts, schema);

describe('constantMembers', () => {
  it('finds a truth value, a choice and an index that are always the same', () => {
    const draft = { statement: 's', answer: true, level: 'easy', key: 2, version: 1 };
    expect(found(draft, draft, draft)).toEqual([
      { path: 'answer', value: true },
      { path: 'level', value: 'easy' },
      { path: 'key', value: 2 },
    ]);
  });

  it('finds a right entry that always stands in the same place', () => {
    const same = [
      { options: options(false, true) },
      { options: options(false, true, false) },
      { options: options(false, true) },
    ];
    expect(found(...same)).toEqual([{ path: 'the right one of options in place', value: 1 }]);
    expect(found(...same, { options: options(true, false) })).toEqual([]);
  });

  it('says nothing about two drafts, values that differ, or members left out', () => {
    expect(found({ answer: true }, { answer: true })).toEqual([]);
    expect(found({ answer: true }, { answer: false }, { answer: true })).toEqual([]);
    expect(found({ statement: 'a' }, { statement: 'a' }, { statement: 'a' })).toEqual([]);
    expect(found({ answer: true }, { answer: true }, {})).toEqual([]);
  });
});
