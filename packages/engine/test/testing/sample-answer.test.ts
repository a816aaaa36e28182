import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dropNulls } from '../../src/models/drop-nulls.js';
import { toWireSchema } from '../../src/models/wire-schema.js';
import { toJsonSchema } from '../../src/schema.js';
import { sampleAnswer } from '../../src/testing/sample-answer.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles. Nobody knows what they mean.';

describe('sampleAnswer', () => {
  it.each(['strict', 'grammar'] as const)('fits the schema a %s wire schema was made of', (profile) => {
    const leaf = fc.constantFrom<z.ZodType>(
      z.string().min(1).max(500),
      z.int().min(0).max(9),
      z.number().max(5),
      z.boolean(),
      z.enum(['a', 'b']),
      z.literal('x'),
    );
    const { schema } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
      schema: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        tie('schema').map((entry) => z.array(entry).min(2).max(6)),
        fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => z.union([a, b])),
        fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => z.strictObject({ a, b: b.optional() })),
      ),
    }));
    fc.assert(
      fc.property(schema, (member) => {
        const whole = z.strictObject({ member });
        const jsonSchema = toJsonSchema(whole);
        const answer = sampleAnswer(toWireSchema(jsonSchema, profile), text);
        expect(whole.safeParse(dropNulls(answer, jsonSchema)).error).toBeUndefined();
      }),
    );
  });
});
