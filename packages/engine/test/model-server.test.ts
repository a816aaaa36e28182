import { contentVariants, sampleReply } from '@ludotext/model-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../src/contract/schema.js';
import { dropNulls, toServerSchema } from '../src/schema/server-schema.js';
import { scanReply } from '../src/writers/reply/item-scanner.js';

// What the stand-in model server promises, held against the engine's own schemas and its reader of replies.

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles. Nobody knows what they mean.';

describe('sampleReply', () => {
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
        const answer = sampleReply(toServerSchema(jsonSchema, profile), text);
        expect(whole.safeParse(dropNulls(answer, jsonSchema)).error).toBeUndefined();
      }),
    );
  });
});

const items = [
  {
    question: `What's a "whale", and is it true?`,
    answers: [{ text: 'Ein großes Tier 😀', correct: true }],
    hint: null,
  },
  { question: 'Which {fin} is [it]?', answers: [{ text: 'The left, or none', correct: false }], tags: ['a', 'b'] },
  { question: 'How many are there?', answers: [], tags: [], difficulty: 1.5 },
];

const by = (expected: string) => contentVariants.filter((variant) => variant.expected === expected);

describe('contentVariants', () => {
  it.each(by('all'))('$name: a careful reader gets all items as they were', ({ write }) => {
    expect(scanReply(write({ items })).items).toEqual(items);
  });

  it.each(by('changed'))('$name: a careful reader gets all items with some value changed', ({ write }) => {
    const got = scanReply(write({ items })).items;
    expect(got).toHaveLength(items.length);
    expect(got).not.toEqual(items);
  });

  it.each(by('fewer'))('$name: a careful reader gets some of the items', ({ write }) => {
    const got = scanReply(write({ items })).items;
    expect(got.length).toBeLessThan(items.length);
    expect(items).toEqual(expect.arrayContaining([...got]));
    expect(got.length).toBeGreaterThan(0);
  });

  it.each(by('none'))('$name: there is no item', ({ write }) => {
    const got = scanReply(write({ items })).items;
    expect(got.filter((item) => typeof item === 'object' && item !== null && 'question' in item)).toEqual([]);
  });
});
