import { describe, expect, it } from 'vitest';
import { beginRun, type Run } from '../../src/run/run.js';
import { headline, milestone } from '../../src/run/run-status.js';

const begun = beginRun({ path: '/generate', body: { text: 'The whale.' } });
const withItems = (count: number): Run => ({
  ...begun,
  games: [{ typeId: 1, items: Array.from({ length: count }, (_, id) => ({ id })), finished: false }],
});

describe('milestone', () => {
  it('tells the beginning, also of the next run', () => {
    expect(milestone(undefined, begun)).toEqual({ key: 'startedToSay' });
    expect(milestone(begun, beginRun({ ...begun.request }))).toEqual({ key: 'startedToSay' });
  });

  it('tells the first item and no other', () => {
    expect(milestone(begun, withItems(1))).toEqual({ key: 'firstItem' });
    expect(milestone(withItems(1), withItems(2))).toBeUndefined();
  });

  it('tells how many games suit', () => {
    const analysed: Run = {
      ...withItems(0),
      scores: [{ type_id: 1, score: 90, reason: 'Facts.', reason_code: 'model_reason', params: {} }],
    };
    expect(milestone(begun, analysed)).toEqual({ key: 'analysed', count: 1 });
  });

  it('tells the end, with what there is to play', () => {
    expect(milestone(withItems(3), { ...withItems(3), phase: 'done' })).toEqual({ key: 'readyToSay', count: 3 });
    expect(milestone(begun, { ...begun, phase: 'done' })).toEqual({ key: 'noGames' });
    expect(milestone(withItems(1), { ...withItems(1), phase: 'stopped' })).toEqual({ key: 'stopped' });
  });

  it('tells whoever plays that no more will come', () => {
    expect(milestone(withItems(1), { ...withItems(1), phase: 'failed' })).toEqual({ key: 'restFailed' });
  });

  it('leaves failures without items to their own alert', () => {
    expect(milestone(begun, { ...begun, phase: 'failed' })).toBeUndefined();
  });
});

describe('headline', () => {
  it.each([
    [begun, 'making'],
    [{ ...withItems(1), phase: 'done' }, 'ready'],
    [{ ...begun, phase: 'done' }, 'noGames'],
    [{ ...begun, phase: 'failed' }, 'failed'],
    [{ ...withItems(1), phase: 'failed' }, 'partly'],
    [{ ...withItems(1), phase: 'stopped' }, 'stopped'],
  ] as const)('names a run as it stands', (run, key) => {
    expect(headline(run)).toBe(key);
  });
});
