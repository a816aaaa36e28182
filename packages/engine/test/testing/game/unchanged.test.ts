import { describe, expect, it } from 'vitest';
import { expectUnchanged } from '../../../src/testing/game/unchanged.js';

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
