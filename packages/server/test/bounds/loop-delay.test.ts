import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loopDelay } from '../../src/bounds/loop-delay.js';

/** Stops this thread, as work without end would, but costs nothing. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('a loop that is late for a while is late, and is not when it turns again', async () => {
  const delay = loopDelay(150, 500);
  expect(delay.isLate).toBe(false);
  await expect
    .poll(
      async () => {
        block(300);
        await turn();
        return delay.isLate;
      },
      { interval: 1 },
    )
    .toBe(true);
  await expect.poll(() => delay.isLate).toBe(false);
  delay.close();
});

it('with a limit of 0 nothing is watched', () => {
  const delay = loopDelay(0);
  expect(delay.isLate).toBe(false);
  delay.close();
});
