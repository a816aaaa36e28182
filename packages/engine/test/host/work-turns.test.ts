import { describe, expect, it } from 'vitest';
import { workTurns } from '../../src/host/work-turns.js';
import { gate } from '../support/gate.js';

describe('the turns of work that holds the thread', () => {
  it('are taken one at a time, and others have theirs in between', async () => {
    const inTurn = workTurns();
    const seen: string[] = [];
    const step = (name: string) =>
      inTurn({ request: {} }, 1, async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        setImmediate(() => seen.push('other work'));
      });
    await Promise.all([step('a'), step('b')]);
    expect(seen).toEqual(['a begins', 'a ends', 'other work', 'b begins', 'b ends']);
  });

  it('go to the request that came first and to the smallest step by turns', async () => {
    const inTurn = workTurns();
    const seen: string[] = [];
    const stepsOf = (name: string, size: number, count: number) => {
      const request = {};
      return Array.from({ length: count }, () => inTurn({ request }, size, async () => void seen.push(name)));
    };
    await Promise.all([...stepsOf('large', 200, 4), ...stepsOf('later', 200, 2), ...stepsOf('small', 1, 2)]);
    expect(seen).toEqual(['small', 'large', 'small', 'large', 'large', 'large', 'later', 'later']);
  });

  it('go to the request that came first among texts of about one size', async () => {
    const inTurn = workTurns();
    const seen: string[] = [];
    const stepsOf = (name: string, size: number) => {
      const request = {};
      return Array.from({ length: 3 }, () => inTurn({ request }, size, async () => void seen.push(name)));
    };
    await Promise.all([...stepsOf('first', 3_100), ...stepsOf('second', 3_000), ...stepsOf('third', 2_900)]);
    expect(seen.join(' ')).toBe('first first first second second second third third third');
  });

  it('go to a request that has begun before those that came later', async () => {
    const inTurn = workTurns();
    const seen: string[] = [];
    const request = {};
    const first = inTurn({ request }, 1, async () => void seen.push('first')).then(() =>
      inTurn({ request }, 1, async () => void seen.push('first again')),
    );
    await Promise.all([first, inTurn({ request: {} }, 1, async () => void seen.push('second'))]);
    expect(seen).toEqual(['first', 'first again', 'second']);
  });

  it('are over for a step that fails, and the next one runs', async () => {
    const inTurn = workTurns();
    const failing = inTurn({ request: {} }, 1, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await inTurn({ request: {} }, 1, async () => 'done')).toBe('done');
  });

  it('are left at once by a step that waits when its caller goes, and never begun', async () => {
    const inTurn = workTurns();
    const begun = gate();
    const over = gate();
    const long = inTurn({ request: {} }, 1, () => {
      begun.open();
      return over.opened;
    });
    await begun.opened;
    const leaving = new AbortController();
    let hasBegun = false;
    const waiting = inTurn({ request: {}, signal: leaving.signal }, 1, async () => {
      hasBegun = true;
    });
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
    const gone = inTurn({ request: {}, signal: leaving.signal }, 1, async () => {});
    await expect(gone).rejects.toMatchObject({ code: 'aborted' });
    // The step under way was still running all this time.
    over.open();
    await long;
    expect(hasBegun).toBe(false);
  });
});
