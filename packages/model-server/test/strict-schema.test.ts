import { describe, expect, it } from 'vitest';
import { strictSchemaFaults } from '../src/index.js';

const text = { type: 'string' };
const member = (schema: object) => ({
  type: 'object',
  properties: { a: schema },
  required: ['a'],
  additionalProperties: false,
});

/** A schema of this many levels of members. */
function nested(levels: number): object {
  return levels === 0 ? text : member(nested(levels - 1));
}

function members(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `m${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  return { type: 'object', properties, required: names, additionalProperties: false };
}

function values(count: number, length: number): object {
  const entries = Array.from({ length: count }, (_, index) => String(index).padStart(length, 'v'));
  return member({ type: 'string', enum: entries });
}

describe('strictSchemaFaults', () => {
  it.each<[string, object]>([
    ['unions with null and known formats', member({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] })],
    ['types in a list', member({ type: ['string', 'null'] })],
    ['patterns', member({ type: 'string', pattern: '^(?:a|b)+$' })],
    ['references', { ...member({ anyOf: [{ $ref: '#' }, { $ref: '#/$defs/Word' }] }), $defs: { Word: text } }],
    ['members named like keywords', { ...member(text), properties: { oneOf: text }, required: ['oneOf'] }],
    ['10 levels', nested(10)],
    ['5,000 members', members(5_000)],
    ['1,000 values', values(1_000, 4)],
    ['120,000 characters', values(1, 119_999)],
    ['an enum of 250 values as long as they like', values(250, 100)],
    ['an enum of 251 values with 15,000 characters', values(251, 59)],
  ])('takes %s', (_, schema) => {
    expect(strictSchemaFaults(schema)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      'a root that is a list',
      { type: 'array', items: text },
      `schema must be a JSON Schema of 'type: "object"', got 'type: "array"'.`,
    ],
    ['no schema', undefined, `schema must be a JSON Schema of 'type: "object"', got 'type: "undefined"'.`],
    ['a root that is a union', { ...member(text), anyOf: [] }, "In context=(), 'anyOf' is not permitted at the root."],
    [
      'a member that is not required',
      { ...member(text), required: [] },
      "In context=(), 'required' is required to be supplied and to be an array including every key in properties. Missing 'a'.",
    ],
    [
      'a required member that is none',
      { ...member(text), required: ['a', 'b'] },
      "In context=(), 'required' is required to be supplied and to be an array including every key in properties. Extra required key 'b' supplied.",
    ],
    [
      'an open object further down',
      member({ ...member(text), additionalProperties: true }),
      "In context=('properties', 'a'), 'additionalProperties' is required to be supplied and to be false.",
    ],
    [
      'string lengths',
      member({ ...text, maxLength: 3 }),
      "In context=('properties', 'a'), 'maxLength' is not permitted.",
    ],
    ['defaults', member({ ...text, default: 'x' }), "In context=('properties', 'a'), 'default' is not permitted."],
    [
      'a keyword inside a union',
      member({ anyOf: [{ type: 'array', items: text, uniqueItems: true }] }),
      "In context=('properties', 'a', 'anyOf', '0'), 'uniqueItems' is not permitted.",
    ],
    [
      'a keyword inside a definition',
      { ...member(text), $defs: { Word: { ...text, minLength: 1 } } },
      "In context=('$defs', 'Word'), 'minLength' is not permitted.",
    ],
    [
      'an unknown format',
      member({ ...text, format: 'uri' }),
      "In context=('properties', 'a'), 'uri' is not a valid format.",
    ],
    [
      'a pattern that looks around',
      member({ ...text, pattern: '^(?!x)' }),
      'regex lookaround is not supported. Found at $.properties.a.pattern.',
    ],
    ['a member of no type', member({}), "In context=('properties', 'a'), schema must have a 'type' key."],
    ['a list of anything', member({ type: 'array' }), "In context=('properties', 'a'), array schema missing items."],
    [
      'an object of anything',
      member({ type: 'object', additionalProperties: false }),
      "In context=('properties', 'a'), object schema missing properties.",
    ],
    [
      'a reference to nothing',
      member({ $ref: '#/$defs/Missing' }),
      "In context=('properties', 'a'), reference to component '#/$defs/Missing' which was not found in the schema.",
    ],
    ['11 levels', nested(11), '11 levels of nesting exceeds limit of 10.'],
    ['too many members', members(5_001), '5001 parameters exceeds limit of 5000.'],
    ['too many values', values(1_001, 4), '1001 enum values exceeds limit of 1000.'],
    [
      'too many characters',
      values(1, 120_000),
      '120001 characters of names, enum values and const values exceeds limit of 120000.',
    ],
    [
      'too many characters in a large enum',
      values(251, 60),
      '15060 characters in an enum of more than 250 values exceeds limit of 15000.',
    ],
  ])('refuses %s in the words of the server', (_, schema, words) => {
    expect(strictSchemaFaults(schema)).toEqual([words]);
  });

  it.each([
    'allOf',
    'oneOf',
    'not',
    'if',
    'dependentRequired',
    'propertyNames',
    'patternProperties',
    'prefixItems',
    'contains',
  ])('refuses %s', (keyword) => {
    expect(strictSchemaFaults(member({ ...text, [keyword]: {} }))).toEqual([
      `In context=('properties', 'a'), '${keyword}' is not permitted.`,
    ]);
  });
});
