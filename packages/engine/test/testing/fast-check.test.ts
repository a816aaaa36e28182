import { describe, expect, it, vi } from 'vitest';
import { expectForAll, loadFastCheck } from '../../src/testing/fast-check.js';

const settings = { seed: 1, runs: 100 };

describe('expectForAll', () => {
  it('fails for the smallest value that fails, with its message and the seed', async () => {
    const run = expectForAll(
      settings,
      (fc) => fc.nat(),
      async (value) => {
        if (value > 41) throw new Error(`${value} is too large`);
      },
    );
    await expect(run).rejects.toThrow(
      /^42 is too large\n\(Found with value \d+ of seed 1, and made as small as it goes\.\)$/,
    );
  });

  it('tries the same values in every run, and others with another seed', async () => {
    const tried = async (seed: number) => {
      const values: number[] = [];
      await expectForAll(
        { seed, runs: 20 },
        (fc) => fc.nat(),
        async (value) => void values.push(value),
      );
      return values;
    };
    expect(await tried(7)).toHaveLength(20);
    expect(await tried(7)).toEqual(await tried(7));
    expect(await tried(8)).not.toEqual(await tried(7));
  });

  it('is content with the values that fit, however few', async () => {
    const values: number[] = [];
    const fits = async (value: number) => value === 0;
    await expectForAll(
      settings,
      (fc) => fc.nat(5),
      async (value) => void values.push(value),
      fits,
    );
    expect(new Set(values)).toEqual(new Set([0]));
    await expect(
      expectForAll(
        settings,
        (fc) => fc.nat(),
        async () => {},
        async () => false,
      ),
    ).resolves.toBeUndefined();
  });
});

describe('loadFastCheck', () => {
  it('says what to install where it is missing', async () => {
    vi.doMock('fast-check', () => {
      throw new Error('Cannot find package');
    });
    await expect(loadFastCheck()).rejects.toThrow('needs fast-check: npm install --save-dev fast-check.');
    vi.doUnmock('fast-check');
  });
});
