import { describe, expect, it } from 'vitest';
import { loadOnce } from '../src/load-once.js';

describe('what is loaded once', () => {
  it('is not loaded before it is needed, and not again', async () => {
    let loads = 0;
    const load = loadOnce(async () => {
      loads += 1;
      return { loads };
    });
    expect(loads).toBe(0);
    expect(await Promise.all([load(), load()])).toEqual([{ loads: 1 }, { loads: 1 }]);
    expect(await load()).toEqual({ loads: 1 });
  });

  it('is loaded again after a failure', async () => {
    let loads = 0;
    const load = loadOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    await expect(load()).rejects.toThrow('not yet');
    expect(await load()).toBe(2);
  });
});
