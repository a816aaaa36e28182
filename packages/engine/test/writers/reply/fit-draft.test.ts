import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../../src/contract/schema.js';
import { fitDraft } from '../../../src/writers/reply/fit-draft.js';

function fitted(schema: z.ZodType, value: unknown): unknown {
  return fitDraft(value, toJsonSchema(schema));
}

const level = z.enum(['Easy', 'hard', 'HARD']);

describe('fitDraft', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a null that stands for an absent member', z.string().optional(), null, undefined],
    ['a number in quotes', z.number(), ' 12.5 ', 12.5],
    ['a whole number in quotes', z.int(), '123', 123],
    ['a boolean in quotes', z.boolean(), 'True', true],
    ['a number for a text', z.string(), 1969, '1969'],
    ['an empty object for a list', z.array(z.string()), {}, []],
    ['a list of texts in one text', z.array(z.string()), 'red, green; blue\n', ['red', 'green', 'blue']],
    ['a choice in another case', level, ' EASY ', 'Easy'],
    ['a choice inside a list', z.array(level), ['easy'], ['Easy']],
    ['a number that may be null', z.number().nullable(), '7', 7],
    ['an entry of a list', z.array(z.object({ at: z.int() })), [{ at: '3' }], [{ at: 3 }]],
  ])('mends %s', (_, member, value, expected) => {
    const result = fitted(z.object({ member }), { member: value });
    expect(result).toEqual(expected === undefined ? {} : { member: expected });
  });

  it.each<[string, z.ZodType, unknown]>([
    ['digits where a text is wanted', z.string(), '123'],
    ['digits where a text or a number is wanted', z.union([z.string(), z.number()]), '123'],
    ['a number where both are', z.union([z.string(), z.number()]), 123],
    ['a text that is no number', z.number(), '12 men'],
    ['half a number for a whole one', z.int(), '1.5'],
    ['a choice that two could be', level, 'Hard'],
    ['a choice that only holds the text', level, 'Eas'],
    ['a text for a list of numbers', z.array(z.int()), '1, 2'],
    ['a text with commas', z.string(), 'red, green'],
    ['commas where text and list are allowed', z.union([z.string(), z.array(z.string())]), 'red, green'],
    ['an empty object where one is wanted', z.object({}), {}],
    ['a boolean for a text', z.string(), true],
    ['anything where all is allowed', z.unknown(), '123'],
  ])('leaves %s', (_, member, value) => {
    expect(fitted(z.object({ member }), { member: value })).toEqual({ member: value });
  });

  it('takes the values out of a copy of the schema, unless the schema has such members', () => {
    const echo = { type: 'object', properties: { at: '1' } };
    expect(fitted(z.object({ at: z.int() }), echo)).toEqual({ at: 1 });
    const schema = z.object({ type: z.string(), properties: z.object({ at: z.string() }) });
    expect(fitted(schema, echo)).toEqual(echo);
  });

  it('keeps members the schema does not know', () => {
    expect(fitted(z.object({ at: z.int() }), { at: '1', more: '2' })).toEqual({ at: 1, more: '2' });
  });

  it('judges a member by the alternative the object is, and follows a schema that contains itself', () => {
    const tree = z.object({
      at: z.int(),
      get branches() {
        return z.array(tree).optional();
      },
    });
    const schema = z.object({
      node: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), value: z.string() }),
        z.object({ kind: z.literal('b'), value: tree }),
      ]),
    });
    expect(fitted(schema, { node: { kind: 'a', value: '1' } })).toEqual({ node: { kind: 'a', value: '1' } });
    const value = { at: '1', branches: [{ at: '2', branches: null }] };
    expect(fitted(schema, { node: { kind: 'b', value } })).toEqual({
      node: { kind: 'b', value: { at: 1, branches: [{ at: 2 }] } },
    });
  });

  it('leaves what fits as it is', () => {
    const schema = z.object({
      text: z.string(),
      count: z.int(),
      sure: z.boolean(),
      parts: z.array(z.string()),
      level: z.enum(['low', 'high']).optional(),
    });
    const fitting = fc.record(
      {
        text: fc.string(),
        count: fc.integer(),
        sure: fc.boolean(),
        parts: fc.array(fc.string()),
        level: fc.constantFrom('low', 'high'),
      },
      { requiredKeys: ['text', 'count', 'sure', 'parts'] },
    );
    fc.assert(
      fc.property(fitting, (value) => {
        expect(fitted(schema, value)).toEqual({ ...value });
      }),
    );
  });
});
