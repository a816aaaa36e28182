import { defaultLimits } from '../../contract/requests.js';
import { fail, shown, thrown } from './failure.js';

/** Longest time a member's promise is waited for, as a service waits by default. Milliseconds. */
const { gameTimeoutMs: limitMs } = defaultLimits;

/**
 * What a member returns, awaited; what it throws fails the check, and so does a promise that does not settle.
 * @param call As one would write it, for the message: `parse('\u0000')`.
 * @param remedy What to write instead of throwing.
 */
export async function calling<Result>(
  call: string,
  remedy: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  let isLate = false;
  try {
    const result = run();
    return await (result instanceof Promise ? inTime(result, () => (isLate = true)) : result);
  } catch (error) {
    if (isLate)
      fail(`${call} returned a promise that has not settled after ${limitMs / 1_000} seconds: ${remedy} instead.`);
    fail(`${call} threw ${thrown(error)}: ${remedy} instead of throwing.`);
  }
}

/** What a promise settles with, unless that takes too long. */
async function inTime<Result>(promise: Promise<Result>, onLate: () => void): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      onLate();
      refuse(new Error('late'));
    }, limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a member gives, or undefined where that fails: it is for another check to say, so that one fault fails one check. */
export async function ifGood<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}

/** A copy that a game may change without harm to the tables. */
export function copy<Value>(value: Value): Value {
  return structuredClone(value);
}

/** Fails where what a member returned is no plain data. */
export function expectPlain(value: unknown, call: string): void {
  try {
    structuredClone(value);
  } catch {
    fail(
      `${call} returned ${shown(value)}, which structuredClone refuses: return plain data, no functions or promises.`,
    );
  }
}
