import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dropNulls } from '../../src/models/drop-nulls.js';
import { toJsonSchema } from '../../src/schema.js';

const tip = z.object({ tip: z.string().optional() });

function dropped(schema: z.ZodType, value: unknown): unknown {
  return dropNulls(value, toJsonSchema(schema));
}

describe('dropNulls', () => {
  const schema = z.object({
    word: z.string(),
    hint: z.string().optional(),
    note: z.string().nullish(),
    level: z.enum(['easy', 'hard']).default('easy'),
    parts: z.array(tip).optional(),
  });

  it('drops a null that stands for an absent member, at any depth', () => {
    const value = { word: 'a', hint: null, level: null, parts: [{ tip: null }] };
    expect(dropped(schema, value)).toEqual({ word: 'a', parts: [{}] });
  });

  it('keeps a null the schema asks for, one where a value is required, and one nobody knows', () => {
    const value = { word: null, note: null, other: null };
    expect(dropped(schema, value)).toEqual(value);
  });

  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a list that may be null', z.object({ tips: z.array(tip).nullable() }), { tips: [{ tip: null }] }, { tips: [{}] }],
    ['an object that may be null', z.object({ one: tip.nullish() }), { one: { tip: null } }, { one: {} }],
    ['a tuple', z.object({ pair: z.tuple([z.string(), tip]) }), { pair: ['a', { tip: null }] }, { pair: ['a', {}] }],
    [
      'an intersection of named parts',
      z.object({ both: z.intersection(tip.meta({ id: 'Tip' }), z.object({ more: z.string().optional() })) }),
      { both: { tip: null, more: null } },
      { both: {} },
    ],
  ])('looks into %s', (_, shape, value, expected) => {
    expect(dropped(shape, value)).toEqual(expected);
  });

  it('judges a member by the alternative the object is', () => {
    const union = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), hint: z.string().nullable() }),
      z.object({ kind: z.literal('b'), hint: z.string().optional() }),
    ]);
    for (const shape of [z.object({ union }), z.object({ union: union.nullish() })]) {
      expect(dropped(shape, { union: { kind: 'a', hint: null } })).toEqual({ union: { kind: 'a', hint: null } });
      expect(dropped(shape, { union: { kind: 'b', hint: null } })).toEqual({ union: { kind: 'b' } });
    }
  });

  it('follows a schema that contains itself', () => {
    const tree = z.object({
      hint: z.string().optional(),
      get branches() {
        return z.array(tree);
      },
    });
    const value = { hint: null, branches: [{ hint: 'x', branches: [{ hint: null, branches: [] }] }] };
    expect(dropped(tree, value)).toEqual({ branches: [{ hint: 'x', branches: [{ branches: [] }] }] });
  });
});
