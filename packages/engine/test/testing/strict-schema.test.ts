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

  it.each([
    ['a root that is a list', { type: 'array', items: {} }],
    ['a member that is not required', { ...member({ type: 'string' }), required: [] }],
    ['open objects', { ...member({ type: 'string' }), additionalProperties: true }],
    ['string lengths', member({ type: 'string', maxLength: 3 })],
    ['defaults', member({ type: 'string', default: 'x' })],
    ['oneOf', member({ oneOf: [{ type: 'string' }] })],
    ['allOf', member({ allOf: [{ type: 'string' }] })],
    ['an unknown format', member({ type: 'string', format: 'uri' })],
    ['a record', member({ type: 'object', propertyNames: { type: 'string' } })],
  ])('refuses %s', (_, schema) => {
    expect(strictSchemaFaults(schema)).not.toEqual([]);
  });
});
