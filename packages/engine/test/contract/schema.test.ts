import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSchema } from '../../src/contract/schema.js';
import { ownMessages } from '../../src/messages/own-messages.js';
import { messageIn } from '../../src/messages/wording.js';

describe('what a schema says of a value', () => {
  it.each([
    [z.string(), 7, 'no_text'],
    [z.number(), '7', 'no_number'],
    [z.int(), 1.5, 'no_whole_number'],
    [z.boolean(), 1, 'no_truth_value'],
    [z.array(z.string()), {}, 'no_list'],
    [z.object({}), [], 'no_object'],
    [z.string().max(2), 'abc', 'too_long'],
    [z.int().max(6), 7, 'too_high'],
    [z.string(), undefined, 'missing'],
  ])('of the kind of fault is said in every language: %#', async (schema, value, fault) => {
    const checked = await checkSchema(z.object({ member: schema }), { member: value });
    const [finding] = checked.ok ? [] : checked.findings;
    expect(finding?.params.case).toBe(fault);
    const sentences = Object.keys(ownMessages).map((language) =>
      messageIn(ownMessages, [language], 'schema', finding?.params ?? {}),
    );
    expect(new Set(sentences).size).toBe(5);
    expect(sentences.join()).not.toContain('expected');
  });
});
