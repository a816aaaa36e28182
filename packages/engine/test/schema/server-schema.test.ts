import { strictSchemaFaults } from '@ludotext/model-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../src/contract/schema.js';
import { prefixDefinitions } from '../../src/schema/json-schema.js';
import { dropNulls, toServerSchema } from '../../src/schema/server-schema.js';

const draft = toJsonSchema(
  z.strictObject({
    evidence: z.string().max(300).describe('A quote of the text'),
    count: z.int().min(1).max(9),
    distractors: z.array(z.string()).min(2).max(3),
    hint: z.string().optional(),
    level: z.enum(['easy', 'hard']).default('easy'),
  }),
);

const tree = z.object({
  name: z.string(),
  get branches() {
    return z.array(tree);
  },
});

describe('toServerSchema', () => {
  it('makes a schema for strict mode: all required, null unions, string lengths in words', () => {
    expect(toServerSchema(draft, 'strict')).toEqual({
      type: 'object',
      properties: {
        evidence: { type: 'string', description: 'A quote of the text (at most 300 characters)' },
        count: { type: 'integer', minimum: 1, maximum: 9 },
        distractors: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 3 },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        level: { anyOf: [{ type: 'string', enum: ['easy', 'hard'] }, { type: 'null' }] },
      },
      required: ['evidence', 'count', 'distractors', 'hint', 'level'],
      additionalProperties: false,
    });
  });

  it('makes a schema for grammars: the same without bounds, but for few entries', () => {
    expect(toServerSchema(draft, 'grammar')).toMatchObject({
      properties: {
        count: { type: 'integer', description: 'at least 1, at most 9' },
        distractors: { minItems: 2, description: 'at most 3 entries' },
      },
    });
    expect(JSON.stringify(toServerSchema(draft, 'grammar'))).not.toMatch(/"(maximum|minimum|maxItems|maxLength)"/);
  });

  it('rewrites unions, intersections and tuples', () => {
    const union = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), pair: z.tuple([z.string(), z.number()]) }),
      z.object({ kind: z.literal('b') }).and(z.object({ more: z.string() })) as never,
    ]);
    const wire = JSON.stringify(toServerSchema(toJsonSchema(z.object({ union })), 'strict'));
    expect(wire).not.toMatch(/oneOf|allOf|prefixItems/);
    expect(wire).toContain('anyOf');
  });

  it('keeps references for strict mode and writes them out for grammars', () => {
    const point = z.object({ x: z.number() }).meta({ id: 'Point' });
    const schema = toJsonSchema(z.object({ from: point, to: point }));
    expect(toServerSchema(schema, 'strict')).toMatchObject({
      properties: { from: { $ref: '#/$defs/Point' } },
      $defs: { Point: { required: ['x'] } },
    });
    const grammar = JSON.stringify(toServerSchema(schema, 'grammar'));
    expect(grammar).not.toMatch(/\$ref|\$defs/);
    expect(grammar).toContain('"x"');
  });

  it('merges an intersection of named parts', () => {
    const point = z.intersection(z.object({ x: z.number() }).meta({ id: 'Left' }), z.object({ y: z.number() }));
    expect(toServerSchema(toJsonSchema(z.object({ point })), 'strict')).toMatchObject({
      properties: { point: { properties: { x: {}, y: {} }, required: ['x', 'y'], additionalProperties: false } },
    });
  });

  it('offers the plain values where a game lets everything through, for strict mode knows no such schema', () => {
    const wire = toServerSchema(toJsonSchema(z.object({ anything: z.unknown() })), 'strict');
    expect(wire).toMatchObject({ properties: { anything: { type: ['string', 'number', 'boolean', 'null'] } } });
    expect(strictSchemaFaults(wire)).toEqual([]);
  });

  it('writes a schema that contains itself out to a depth, for servers without references', () => {
    const wire = JSON.stringify(toServerSchema(toJsonSchema(tree), 'grammar'));
    expect(wire).not.toContain('$ref');
    expect(wire.match(/"name"/g)?.length).toBeGreaterThan(2);
  });

  it('gives a schema strict mode takes, whatever a game is made of', () => {
    const leaf = fc.constantFrom<z.ZodType>(
      z.string().min(1).max(50),
      z.email(),
      z.url(),
      z.string().regex(/^a+$/),
      z.int(),
      z.number().min(0).max(5),
      z.boolean(),
      z.enum(['a', 'b']),
      z.literal('x'),
      z.null(),
    );
    const { schema } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
      schema: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        tie('schema').map((entry) => z.array(entry).min(1).max(4)),
        fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => z.union([a, b])),
        fc
          .tuple(tie('schema'), tie('schema'), tie('schema'))
          .map(([a, b, c]) => z.strictObject({ a, b: b.optional(), c: c.nullish() })),
      ),
    }));
    fc.assert(
      fc.property(schema, (member) => {
        const wire = toServerSchema(toJsonSchema(z.object({ member })), 'strict');
        expect(strictSchemaFaults(wire).filter((fault) => !fault.includes('nested deeper'))).toEqual([]);
      }),
    );
  });
});

describe('prefixDefinitions', () => {
  it('keeps the definitions of two games apart', () => {
    const point = z.object({ x: z.number() }).meta({ id: 'Shape' });
    const { schema, $defs } = prefixDefinitions(toJsonSchema(z.object({ point })), 'game_1_');
    expect(schema).toMatchObject({ properties: { point: { $ref: '#/$defs/game_1_Shape' } } });
    expect(Object.keys($defs)).toEqual(['game_1_Shape']);
  });

  it('keeps a reference of a schema to itself, inside another', () => {
    const { schema, $defs } = prefixDefinitions(toJsonSchema(tree), 'game_1_');
    const outer = {
      type: 'object',
      properties: { items: { type: 'array', items: schema } },
      required: ['items'],
      $defs,
    };
    const wire = toServerSchema(outer, 'strict');
    expect(strictSchemaFaults(wire)).toEqual([]);
    expect(wire).toMatchObject({
      properties: { items: { items: { $ref: '#/$defs/game_1_whole' } } },
      $defs: { game_1_whole: { properties: { branches: { items: { $ref: '#/$defs/game_1_whole' } } } } },
    });
  });
});

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
