import { describe, expect, it } from 'vitest';
import { Arrivals } from '../../src/bounds/arrivals.js';

const tooMany = () => new Error('too many');
const never = () => new Promise<never>(() => {});

describe('what comes in', () => {
  it('is given on, and leaves its place to the next', async () => {
    const arrivals = new Arrivals(1, tooMany);
    expect(await arrivals.wait(async () => 'one')).toBe('one');
    expect(await arrivals.wait(async () => 'two')).toBe('two');
  });

  it('leaves its place also when it fails', async () => {
    const arrivals = new Arrivals(1, tooMany);
    const broken = arrivals.wait(() => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await arrivals.wait(async () => 'next')).toBe('next');
  });

  it('is refused when all places are taken by others who have just come', async () => {
    const arrivals = new Arrivals(2, tooMany, 600_000);
    void arrivals.wait(never);
    void arrivals.wait(never);
    await expect(arrivals.wait(async () => 'late')).rejects.toThrow('too many');
  });

  it('takes the place of whoever has been slow for longest', async () => {
    const arrivals = new Arrivals(2, tooMany, 0);
    const slow = arrivals.wait(never);
    let isThere = (_: string) => {};
    const other = arrivals.wait(
      () =>
        new Promise<string>((resolve) => {
          isThere = resolve;
        }),
    );
    const refused = expect(slow).rejects.toThrow('too many');
    expect(await arrivals.wait(async () => 'quick')).toBe('quick');
    await refused;
    isThere('other');
    expect(await other).toBe('other');
  });

  it('is let come slowly while there is room', async () => {
    const arrivals = new Arrivals(2, tooMany, 0);
    let isThere = (_: string) => {};
    const slow = arrivals.wait(
      () =>
        new Promise<string>((resolve) => {
          isThere = resolve;
        }),
    );
    for (let count = 0; count < 3; count += 1) expect(await arrivals.wait(async () => count)).toBe(count);
    isThere('slow');
    expect(await slow).toBe('slow');
  });
});
