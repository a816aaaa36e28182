import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRunner, register, registerSkipped } from '../../src/testing/runner.js';

const mine = { describe: () => {}, it: () => {} };

describe('findRunner', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('takes the one it is handed, before the globals', () => {
    vi.stubGlobal('describe', () => {});
    vi.stubGlobal('it', () => {});
    expect(findRunner(mine)).toBe(mine);
  });

  it('takes the globals where it is handed nothing', () => {
    vi.stubGlobal('describe', mine.describe);
    vi.stubGlobal('it', mine.it);
    expect(findRunner({}).it).toBe(mine.it);
  });

  it('says what to write where tests would be lost', () => {
    expect(() => findRunner({ describe: mine.describe })).toThrow(/import \{ describe, it \} from 'vitest'/);
  });
});

describe('register', () => {
  it('turns what a test throws into a promise that is refused', async () => {
    const bodies: (() => Promise<void>)[] = [];
    const runner = { ...mine, it: (_: string, body: () => Promise<void>) => bodies.push(body) };
    register(runner, 'fails', () => {
      throw new Error('as it should');
    });
    await expect(bodies[0]?.()).rejects.toThrow('as it should');
  });

  it('registers what is left out as such, or as a test that does nothing', () => {
    const names: string[] = [];
    const it = (name: string) => names.push(name);
    registerSkipped({ ...mine, it }, 'plain');
    registerSkipped(
      { ...mine, it: Object.assign(it, { skip: (name: string) => names.push(`skipped ${name}`) }) },
      'known',
    );
    expect(names).toEqual(['plain', 'skipped known']);
  });
});

// The kit under a real node:test, in a process of its own.

const support = path.join(import.meta.dirname, 'support');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-node-test-'));
  await build({
    entry: ['node-test-good.ts', 'node-test-bad.ts', 'node-test-hangs.ts'].map((name) => path.join(support, name)),
    outDir: folder,
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'node20',
    noExternal: [/.*/],
    removeNodeProtocol: false,
    config: false,
    silent: true,
    esbuildOptions: (options) => {
      options.conditions = ['@ludotext/source'];
    },
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `node --test` prints for a file, in TAP. */
function nodeTest(name: string): Promise<{ code: number; printed: string }> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return new Promise((resolve) => {
    const options = ['--test', '--test-reporter=tap', path.join(folder, name)];
    execFile(process.execPath, options, { env }, (error, printed) =>
      resolve({ code: error === null ? 0 : 1, printed }),
    );
  });
}

describe('testGame under node:test', { timeout: 60_000 }, () => {
  it('passes the good game, without being handed a runner', async () => {
    const { code, printed } = await nodeTest('node-test-good.mjs');
    expect(printed).toMatch(/# Subtest: the game odd_one_out\n/);
    expect(printed).toMatch(/ok \d+ - parse: linear time\n/);
    expect(printed).toMatch(/\n# fail 0\n/);
    expect(Number(/\n# tests (\d+)\n/.exec(printed)?.[1])).toBeGreaterThan(50);
    expect(code).toBe(0);
  });

  it('fails for a fault, and shows what was left out and why', async () => {
    const { code, printed } = await nodeTest('node-test-bad.mjs');
    expect(printed).toMatch(/not ok \d+ - prompt: no answer bias\n/);
    expect(printed).toMatch(/prompt has "Correct: B": a model copies a fixed answer/);
    expect(printed).toMatch(/parse: linear time \(left out: not what this test is about\) # SKIP/);
    expect(printed).toMatch(/\n# fail 1\n/);
    expect(code).toBe(1);
  });

  it('interrupts a parser that does not end, names the text, and runs the other tests', async () => {
    const { code, printed } = await nodeTest('node-test-hangs.mjs');
    expect(printed).toMatch(/not ok \d+ - parse: linear time\n/);
    expect(printed).toMatch(
      /parse\('apple, [^\n]* has not ended after 5 seconds: let its time grow with the length of the text/,
    );
    expect(printed).toMatch(/ok \d+ - prompt: no answer bias\n/);
    expect(printed).toMatch(/\n# fail 1\n/);
    expect(code).toBe(1);
  });
});
