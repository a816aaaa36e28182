import { describe, expect, it } from 'vitest';
import { beginRun, type Run } from '../../src/run/run.js';
import { withEarlier } from '../../src/run/run-again.js';
import { Problem } from '../../src/service/problem.js';

const request = { path: '/generate', body: { text: 'The whale.' } };
const games: Run['games'] = [{ typeId: 7, items: [{ id: 'a' }], finished: true }];
const cutOff = new Problem('cut_off', 'Cut off.');
const away = new Problem('unreachable', 'Away.');
const earlier: Run = { ...beginRun(request), phase: 'failed', games, problem: cutOff };
const again = beginRun({ ...request });

describe('a run that is tried again', () => {
  it('is shown as it goes on, and gives way to nothing once it has an item', () => {
    const withItem: Run = { ...again, phase: 'failed', games: [{ typeId: 7, items: [{ id: 'b' }], finished: true }] };
    expect(withEarlier(again, earlier)).toBe(again);
    expect(withEarlier(withItem, earlier)).toBe(withItem);
  });

  it('brings the items back that were there where it fails with none, and says why', () => {
    const run = withEarlier({ ...again, phase: 'failed', problem: away }, earlier);
    expect(run).toMatchObject({ phase: 'failed', games, problem: away });
    expect(run.request).toBe(again.request);
  });

  it('brings them back where somebody stops it', () => {
    const run = withEarlier({ ...again, phase: 'stopped' }, earlier);
    expect(run).toMatchObject({ phase: 'stopped', games });
    expect(run.problem).toBeUndefined();
  });

  it('leaves what was there as it was where it ends with nothing', () => {
    expect(withEarlier({ ...again, phase: 'done' }, earlier)).toEqual({ ...earlier, request: again.request });
  });

  it('is shown as it is where there was nothing to lose', () => {
    const failed: Run = { ...again, phase: 'failed', problem: away };
    expect(withEarlier(failed, beginRun(request))).toBe(failed);
  });
});
