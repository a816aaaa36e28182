import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMember, expectUnchanged, runTwice } from '../../src/testing/calling.js';

describe('callMember', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives what a member returns, now or later', async () => {
    expect(await callMember('validate()', 'return []', () => 1)).toBe(1);
    expect(await callMember('validate()', 'return []', async () => 2)).toBe(2);
  });

  it('says what was thrown, now or later', async () => {
    const thrower = () => {
      throw new RangeError('too far');
    };
    const message = 'validate() threw a RangeError (too far): return [] instead of throwing.';
    await expect(callMember('validate()', 'return []', thrower)).rejects.toThrow(message);
    await expect(callMember('validate()', 'return []', async () => thrower())).rejects.toThrow(message);
  });

  it('gives up a promise that does not settle', async () => {
    const refused = expect(callMember('validate()', 'return []', () => new Promise(() => {}))).rejects.toThrow(
      'validate() returned a promise that has not settled after 5 seconds: return [] instead.',
    );
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
  });
});

const isSame = async (run: () => unknown) => {
  const [first, second] = await runTwice(async () => run());
  return JSON.stringify(first) === JSON.stringify(second);
};

describe('runTwice', () => {
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
    const [first, second] = await runTwice(async () => {
      throw new Error('no');
    });
    expect([first, second, Math.random === random, Date.now === now]).toEqual([undefined, undefined, true, true]);
  });
});

const values: [{ readonly words: readonly string[] }] = [{ words: ['b', 'a'] }];
const check = (run: (value: { readonly words: readonly string[] }) => unknown) =>
  expectUnchanged('finish()', values, run);

describe('expectUnchanged', () => {
  it('lets copies be sorted', async () => {
    await expect(check(({ words }) => words.toSorted())).resolves.toBeUndefined();
  });

  it('finds what writes into its arguments, also where it waits before it does', async () => {
    const message = /^finish\(\) threw a TypeError .*it changes what it is handed; work on a copy/;
    await expect(check(({ words }) => (words as string[]).sort())).rejects.toThrow(message);
    await expect(check(async ({ words }) => (words as string[]).push('c'))).rejects.toThrow(message);
  });

  it('finds what writes without a word, as code outside strict mode does', async () => {
    const change = (value: object) => void Reflect.set(value, 'words', []);
    await expect(check(change)).rejects.toThrow(/^finish\(\) changed what it was handed from 'b' to undefined/);
  });

  it('leaves it to another check to say what throws in any case', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    await expect(check(broken)).resolves.toBeUndefined();
  });
});
