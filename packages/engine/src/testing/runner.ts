/** Registers a group of tests, as `describe` of vitest, node:test, Jest and Mocha does. */
export type DescribeBlock = (name: string, body: () => void) => unknown;

/** Registers a test, as `it` of the same runners does; a runner without a third argument ignores it. */
export type ItBlock = (name: string, body: () => Promise<void>, timeoutMs?: number) => unknown;

export interface TestRunner {
  readonly describe: DescribeBlock;
  readonly it: ItBlock;
}

/** Time limit of a test, for runners with timeouts. Milliseconds. */
const timeoutMs = 60_000;

/**
 * The given runner, else the globals, else `node:test`.
 * @param call how to hand one over, for the message
 * @throws TypeError when there is none, or when tests would be registered with a runner that is not running
 */
export function findRunner(
  given: { readonly describe?: unknown; readonly it?: unknown },
  call = 'testGame(game, { describe, it, ... })',
): TestRunner {
  for (const candidate of [given, globalThis as { describe?: unknown; it?: unknown }]) {
    if (isRunner(candidate)) return candidate;
  }
  // Vitest without globals: tests registered with node:test would never be reported.
  const builtin = '__vitest_worker__' in globalThis ? undefined : globalThis.process?.getBuiltinModule?.('node:test');
  if (builtin !== undefined) return builtin;
  throw new TypeError(
    `No test runner was found: import { describe, it } from 'vitest' (or yours) and hand them over, ${call}.`,
  );
}

function isRunner(candidate: { readonly describe?: unknown; readonly it?: unknown }): candidate is TestRunner {
  const { describe, it } = candidate;
  return typeof describe === 'function' && typeof it === 'function';
}

export function register({ it }: TestRunner, name: string, run: () => void | Promise<void>): void {
  it(name, async () => run(), timeoutMs);
}

/** Registers a skipped test; for a runner that cannot skip, a test that does nothing. */
export function registerSkipped({ it }: TestRunner, name: string): void {
  const { skip } = it as { readonly skip?: ItBlock };
  (skip ?? it)(name, async () => {});
}
