import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong } from '../support/long.js';
import { allGuards } from './support/all-guards.js';
import { runTests, runWithout } from './support/left-out.js';

// A guard that nobody calls guards nothing: each is left out, and a test has to notice.

const root = path.resolve(import.meta.dirname, '../..');

describe.each(allGuards)('the guard against $name', ({ file, find, tests }) => {
  it('stands in its file once, and has tests', () => {
    expect(readFileSync(path.join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(tests.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    expect(tests).not.toEqual([]);
  });
});

describe.runIf(isLong)('without the guard', () => {
  it('nothing is left out, all tests pass', async () => {
    const { passed, failed } = await runTests([...new Set(allGuards.flatMap(({ tests }) => tests))], {}, 880_000);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(0);
  }, 900_000);

  it.concurrent.each(allGuards)(
    'against $name, a test fails',
    async (guard) => {
      const { failed } = await runWithout(guard);
      expect(failed).toBeGreaterThan(0);
    },
    150_000,
  );
});
