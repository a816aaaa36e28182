import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EngineError } from '../../src/contract/errors.js';
import { memoryStore, RuntimeDecisions, type StateStore } from '../../src/engine/decisions.js';

const full: StateStore['update'] = async () => {
  throw new EngineError('state_unavailable', 'The disk is full.');
};

describe('RuntimeDecisions', () => {
  it('lets the declaration count until something is decided, and again when it changes', async () => {
    const decisions = new RuntimeDecisions(memoryStore());
    expect(await decisions.activeOf('quiz', true)).toBe(true);
    await decisions.decideActive('quiz', true, false);
    expect(await decisions.activeOf('quiz', true)).toBe(false);
    expect(await decisions.activeOf('quiz', false)).toBe(false);
    expect(await decisions.activeOf('quiz', true)).toBe(true);
  });

  it('follows the latest of declaring and deciding, whatever happens in between', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('declare' as const), value: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ kind: fc.constant('decide' as const), value: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ kind: fc.constant('restart' as const), value: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 }), fc.array(step, { maxLength: 12 }), async (first, steps) => {
        const store = memoryStore();
        let decisions = new RuntimeDecisions(store);
        let declared = first;
        let expected = first;
        for (const { kind, value } of steps) {
          if (kind === 'declare' && value !== declared) expected = declared = value;
          if (kind === 'restart') decisions = new RuntimeDecisions(store);
          if (kind === 'decide') {
            await decisions.decide('model', { model: declared }, { model: value });
            expected = value;
          }
          const latest = await decisions.latest('model', { model: declared }, z.object({ model: z.number() }));
          expect(latest).toEqual({ model: expected });
        }
      }),
    );
  });

  it('changes nothing when a decision cannot be kept', async () => {
    const store = memoryStore();
    const decisions = new RuntimeDecisions({ ...store, update: full });
    await expect(decisions.decideActive('quiz', true, false)).rejects.toMatchObject({ code: 'state_unavailable' });
    expect(await decisions.activeOf('quiz', true)).toBe(true);
    expect(await store.read()).toEqual({});
  });

  it('needs no place to write as long as nothing is decided', async () => {
    const decisions = new RuntimeDecisions({ ...memoryStore(), update: full });
    expect(await decisions.activeOf('quiz', false)).toBe(false);
  });

  it.each([['text'], [null], [{ declared: true }], [{ declared: true, chosen: 'yes' }]])(
    'takes %j for never decided, and says so',
    async (junk) => {
      const store = memoryStore();
      await store.update('active.quiz', () => junk);
      const told: string[] = [];
      const decisions = new RuntimeDecisions(store, (name) => told.push(name));
      expect(await decisions.activeOf('quiz', true)).toBe(true);
      expect(told).toEqual(['active.quiz']);
    },
  );

  it('does not lose a decision that is made while a changed declaration is kept', async () => {
    const decisions = new RuntimeDecisions(memoryStore());
    await decisions.decideActive('quiz', true, true);
    const reading = decisions.activeOf('quiz', false);
    await decisions.decideActive('quiz', false, true);
    expect([await reading, await decisions.activeOf('quiz', false)]).toEqual([false, true]);
  });
});
