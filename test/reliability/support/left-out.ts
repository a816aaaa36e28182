import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Guard } from './guard.js';

const root = path.resolve(import.meta.dirname, '../../..');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** How tests ended that were run in a process of their own. */
export interface Ended {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Runs a guard's tests without it; they stop at the first that fails. */
export function runWithout(guard: Guard): Promise<Ended> {
  const only = guard.only === undefined ? [] : ['--testNamePattern', guard.only];
  return runTests([...guard.tests, ...only, '--bail', '1'], { STUBBED_GUARD: JSON.stringify(guard) });
}

/** Runs tests as they are; they are ended after the time in milliseconds. */
export async function runTests(
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  timeout = 120_000,
): Promise<Ended> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-guards-'));
  const report = path.join(folder, 'report.json');
  const { TEST_LONG: _, ...inherited } = process.env;
  const config = [
    '--config',
    'test/reliability/support/stubbed.config.ts',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  try {
    const output = await new Promise<string>((resolve) => {
      const given = { cwd: root, env: { ...inherited, ...environment }, timeout };
      // A failed test is a failed process: what counts is the report.
      execFile(process.execPath, [vitest, 'run', ...config, ...options], given, (_error, out, err) =>
        resolve(out + err),
      );
    });
    const text = await readFile(report, 'utf8').catch(() => {
      throw new Error(`The tests left no report: ${output}`);
    });
    const { numPassedTests, numFailedTests } = JSON.parse(text) as Report;
    return { passed: numPassedTests, failed: numFailedTests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
