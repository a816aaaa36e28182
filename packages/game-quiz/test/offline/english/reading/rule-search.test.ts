import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type Nlp from 'compromise/two';
import { describe, expect, it } from 'vitest';
import { type RuleMethods, ruleSearch } from '../../../../src/offline/english/reading/rule-search.js';

/** A copy of the package of its own: the one that the tagger loads has this search already. */
const nlp: typeof Nlp = createRequire(import.meta.url)('compromise/two');

const fixtures = new URL('../../../../../../test/fixtures/texts/', import.meta.url);
const sentences = [
  'He isn’t here, but they’re going to leave: “We’ve had enough, haven’t we?”',
  'U.S. and/or E.U. & Co. paid $5,000.50 (about 3/4 of it) on Tuesday, May 5th, 2021.',
  `The ${'very old and '.repeat(20)}tired dog slept.`,
  'GO HOME NOW AND CLEAN YOUR ROOM',
];

describe('rule search', () => {
  it('finds what the search of the package finds, in the same order', async () => {
    const text = await readFile(new URL('en_novel_alice_ch1.txt', fixtures), 'utf8');
    const { one } = nlp.methods() as unknown as { one: RuleMethods & { bulkMatch: ReturnType<typeof ruleSearch> } };
    const { bulkMatch } = one;
    const search = ruleSearch(one);
    let found = 0;
    nlp.plugin({
      methods: {
        one: {
          bulkMatch: (...given: Parameters<typeof search>) => {
            const expected = bulkMatch(...given);
            expect(search(...given)).toEqual(expected);
            found += expected.length;
            return expected;
          },
        },
      },
    });
    for (const sentence of [...sentences, ...text.split(/(?<=[.!?])\s+/u)]) nlp(sentence);
    expect(found).toBeGreaterThan(200);
  });
});
