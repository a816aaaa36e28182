import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../src/contract/schema.js';
import { nearValues, schemaValues } from '../../src/testing/schema-values.js';

const tree: z.ZodType = z.strictObject({
  name: z.string(),
  get branches() {
    return z.array(tree).max(2).optional();
  },
});

const schemas: [string, z.ZodType][] = [
  ['texts with bounds', z.string().min(3).max(5)],
  ['texts that follow a pattern', z.string().regex(/^[a-f]{2,4}$/)],
  ['whole numbers with bounds', z.int().min(-3).max(4)],
  ['numbers beyond a bound', z.number().gt(0).lt(1)],
  ['choices', z.enum(['easy', 'hard'])],
  ['one value', z.literal(7)],
  ['null or a truth value', z.boolean().nullable()],
  ['one of several', z.union([z.int(), z.string().max(4)])],
  ['lists with bounds', z.array(z.boolean()).min(2).max(3)],
  ['pairs', z.tuple([z.string(), z.int()])],
  ['records', z.record(z.string(), z.int())],
  ['objects with optional members', z.strictObject({ a: z.string(), b: z.int().optional() })],
  ['all of several', z.object({ a: z.string() }).and(z.object({ b: z.boolean() }))],
  ['what contains itself', tree],
];

describe('schemaValues', () => {
  it.each(schemas)('makes %s', (_, schema) => {
    const values = fc.sample(schemaValues(fc, toJsonSchema(schema)), { seed: 1, numRuns: 200 });
    const fitting = values.filter((value) => schema.safeParse(value).success);
    // Of a pattern and of what contains itself JSON Schema lets through more.
    expect(fitting.length).toBeGreaterThan(values.length / 4);
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(
      schema.type === 'literal' ? 0 : 1,
    );
  });

  it('makes members that may be left out both with and without them', () => {
    const schema = z.strictObject({ a: z.string(), b: z.int().optional() });
    const values = fc.sample(schemaValues(fc, toJsonSchema(schema)), { seed: 1, numRuns: 50 }) as object[];
    expect(values.some((value) => 'b' in value)).toBe(true);
    expect(values.some((value) => !('b' in value))).toBe(true);
  });
});

describe('nearValues', () => {
  const value = { words: ['sun', 'moon', 'boot'], odd: 2, good: true, more: null, none: [] };

  it('keeps the shape, and changes something here and there', () => {
    const values = fc.sample(nearValues(fc, value), { seed: 1, numRuns: 200 }) as (typeof value)[];
    for (const each of values) {
      expect(Object.keys(each)).toEqual(Object.keys(value));
      expect(each.more).toBeNull();
      expect(typeof each.odd).toBe('number');
    }
    expect(new Set(values.map(({ odd }) => odd)).size).toBeGreaterThan(3);
    expect(new Set(values.map(({ good }) => good)).size).toBe(2);
    expect(new Set(values.map(({ words }) => words.length))).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
