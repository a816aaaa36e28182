import { describe, expect, it } from 'vitest';
import { singleFlight } from '../../src/node/single-flight.js';

function controlled() {
  const runs: { finish(): void; fail(): void }[] = [];
  const call = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = runs.length + 1;
        runs.push({ finish: () => resolve(number), fail: () => reject(new Error(`run ${number}`)) });
      }),
  );
  return { runs, call };
}

describe('singleFlight', () => {
  it('lets all that arrive during a run share one further run', async () => {
    const { runs, call } = controlled();
    const first = call();
    const later = [call(), call(), call()];
    expect(runs).toHaveLength(1);
    runs[0]?.finish();
    expect(await first).toBe(1);
    runs[1]?.finish();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(runs).toHaveLength(2);
  });

  it('goes on after a run that failed', async () => {
    const { runs, call } = controlled();
    const first = call();
    const second = call();
    runs[0]?.fail();
    await expect(first).rejects.toThrow('run 1');
    runs[1]?.finish();
    expect(await second).toBe(2);
    const third = call();
    runs[2]?.finish();
    expect(await third).toBe(3);
  });
});
