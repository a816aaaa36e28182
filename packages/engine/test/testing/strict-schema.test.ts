import { describe, expect, it } from 'vitest';
import { strictSchemaFaults } from '../../src/testing/index.js';

const member = (schema: object) => ({
  type: 'object',
  properties: { a: schema },
  required: ['a'],
  additionalProperties: false,
});

describe('strictSchemaFaults', () => {
  it('takes what strict mode takes', () => {
    expect(strictSchemaFaults(member({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }))).toEqual([]);
  });

  it('takes references to definitions and to the whole', () => {
    const schema = {
      ...member({ anyOf: [{ $ref: '#' }, { $ref: '#/$defs/Word' }] }),
      $defs: { Word: { type: 'string' } },
    };
    expect(strictSchemaFaults(schema)).toEqual([]);
  });

  it.each([
    ['a root that is a list', { type: 'array', items: {} }],
    ['a member that is not required', { ...member({ type: 'string' }), required: [] }],
    ['open objects', { ...member({ type: 'string' }), additionalProperties: true }],
    ['string lengths', member({ type: 'string', maxLength: 3 })],
    ['defaults', member({ type: 'string', default: 'x' })],
    ['oneOf', member({ oneOf: [{ type: 'string' }] })],
    ['allOf', member({ allOf: [{ type: 'string' }] })],
    ['an unknown format', member({ type: 'string', format: 'uri' })],
    ['a root that is a union', { ...member({ type: 'string' }), anyOf: [] }],
    ['a member of no type', member({})],
    ['a list of anything', member({ type: 'array' })],
    ['a reference to nothing', member({ $ref: '#/$defs/Missing' })],
    ['too many values', member({ type: 'string', enum: Array.from({ length: 1001 }, (_, index) => `v${index}`) })],
    ['too long values', member({ type: 'string', enum: ['a'.repeat(120_000)] })],
    ['a record', member({ type: 'object', propertyNames: { type: 'string' } })],
  ])('refuses %s', (_, schema) => {
    expect(strictSchemaFaults(schema)).not.toEqual([]);
  });
});
