import { describe, expect, it } from 'vitest';
import { twice } from '../../../src/testing/game/twice.js';

const isSame = async (run: () => unknown) => {
  const [first, second] = await twice(async () => run());
  return JSON.stringify(first) === JSON.stringify(second);
};

describe('twice', () => {
  it.each<[string, () => unknown]>([
    ['sorts by chance', () => [1, 2, 3].sort(() => Math.random() - 0.5)],
    ['turns round by chance', () => (Math.random() < 0.5 ? [1, 2] : [2, 1])],
    ['picks by chance', () => ['a', 'b', 'c'][Math.floor(Math.random() * 3)]],
    ['goes by the clock', () => Date.now() > 0 && Math.floor(Date.now() / 31_557_600_000)],
  ])('shows for certain what %s', async (_, run) => {
    for (let time = 0; time < 20; time += 1) expect(await isSame(run)).toBe(false);
  });

  it('leaves chance and clock as they were, also where the member throws', async () => {
    const { random } = Math;
    const { now } = Date;
    const [first, second] = await twice(async () => {
      throw new Error('no');
    });
    expect([first, second, Math.random === random, Date.now === now]).toEqual([undefined, undefined, true, true]);
  });
});
