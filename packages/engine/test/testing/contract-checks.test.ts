import { expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../src/contract/schema.js';
import { openPlaces } from '../../src/testing/contract-checks.js';

const found = (schema: z.ZodType) => openPlaces(toJsonSchema(schema)).map(({ path, kind }) => `${path} ${kind}`);

it.each<[string, z.ZodType, string[]]>([
  ['nothing in named members', z.strictObject({ a: z.string(), b: z.array(z.enum(['x', 'y'])).optional() }), []],
  [
    'nothing in a union, a tuple or a loose object',
    z.object({ a: z.union([z.int(), z.null()]), b: z.tuple([z.int()]) }),
    [],
  ],
  ['a member of any kind', z.object({ a: z.unknown() }), ['.a takes anything']],
  ['entries of any kind', z.object({ a: z.array(z.object({ b: z.any() })) }), ['.a[].b takes anything']],
  ['a record', z.object({ a: z.record(z.string(), z.int()) }), ['.a takes members of any name']],
  [
    'a record in a union',
    z.object({ a: z.union([z.int(), z.record(z.string(), z.int())]) }),
    ['.a takes members of any name'],
  ],
])('finds %s', (_, schema, places) => expect(found(schema)).toEqual(places));
