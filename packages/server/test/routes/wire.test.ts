import type { ProgressEvent } from '@ludotext/engine';
import { errorCodes } from '@ludotext/engine/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressData, progressEvent } from '../../src/routes/wire.js';

type EventOf<Type extends ProgressEvent['type']> = Extract<ProgressEvent, { type: Type }>;

const typeId = fc.integer({ min: 1, max: 1_000_000 });
const count = fc.nat(1_000_000);
const words = fc.string({ maxLength: 20 });
const params = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.oneof(words, count), { maxKeys: 3 });
const content = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
const item = content.map((members) => ({ ...members, id: '0123456789abcdef' }));
const reasons = { typeId, reason: words, reasonCode: words, params };
const code = fc.constantFrom(...(Object.keys(errorCodes) as (keyof typeof errorCodes)[]));
const finding = fc.record(
  {
    ...{ rule: words, severity: fc.constantFrom('reject' as const, 'warn' as const), params, message: words },
    ...{ path: fc.array(fc.oneof(words, count), { maxLength: 3 }), line: count, column: count },
  },
  { requiredKeys: ['rule', 'severity', 'params', 'message'] },
);

/** Every event there can be, as far as the wire carries it. */
const events: { readonly [Type in ProgressEvent['type']]: fc.Arbitrary<EventOf<Type>> } = {
  analysis: fc.record({
    type: fc.constant('analysis'),
    gameScores: fc.array(fc.record({ ...reasons, score: fc.nat(100) }), { maxLength: 3 }),
    games: fc.array(typeId, { maxLength: 3 }),
  }),
  choice: fc.record({ type: fc.constant('choice'), ...reasons }),
  item: fc.record({ type: fc.constant('item'), typeId, index: count, item }),
  rejected: fc.record(
    {
      type: fc.constant('rejected'),
      typeId,
      draft: fc.jsonValue(),
      item,
      findings: fc.array(finding, { maxLength: 3 }),
    },
    { requiredKeys: ['type', 'typeId', 'draft', 'findings'] },
  ),
  retry: fc.record(
    {
      ...{
        type: fc.constant('retry'),
        what: fc.constantFrom('call', 'items'),
        attempt: fc.integer({ min: 2, max: 9 }),
      },
      ...{ typeId, code, waitMs: count, wanted: count },
    },
    { requiredKeys: ['type', 'what', 'attempt'] },
  ),
  game: fc.record(
    {
      ...{ type: fc.constant('game'), typeId, kept: count },
      error: fc.record({ typeId, code, params: fc.constant({}), message: words }),
    },
    { requiredKeys: ['type', 'typeId', 'kept'] },
  ),
  usage: fc.record({
    type: fc.constant('usage'),
    tokenUsage: fc.record(
      {
        ...{ promptTokens: count, completionTokens: count, totalTokens: count, cachedTokens: count },
        ...{ calls: count, estimatedTokens: count },
      },
      { requiredKeys: ['promptTokens', 'completionTokens', 'totalTokens', 'cachedTokens', 'calls'] },
    ),
  }),
};

/** A value as a log keeps it. */
const logged = (value: object): object => JSON.parse(JSON.stringify(value));

describe('an event that is read back from a log', () => {
  it.each(Object.entries(events))('%s is the one that was told', (type, arbitrary: fc.Arbitrary<ProgressEvent>) => {
    fc.assert(
      fc.property(arbitrary, (event) => {
        const read = progressEvent(type, logged(progressData(event)));
        expect(read && logged(read)).toEqual(logged(event));
      }),
    );
  });

  it('is none where its type is not known', () => {
    expect(progressEvent('done', { success: true })).toBeUndefined();
    expect(progressEvent('heard of later', {})).toBeUndefined();
  });
});
