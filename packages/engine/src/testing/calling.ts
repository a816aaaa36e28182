import { defaultLimits } from '../contract/requests.js';
import { frozenCopy } from '../lib/data.js';
import { Late } from './deadline.js';
import { describeError, difference, fail, show } from './failure.js';

/** How long the kit waits for a member's promise, in milliseconds: the default of the service. */
const { gameTimeoutMs: limitMs } = defaultLimits;

/**
 * Calls a member and awaits its result. Fails the check when it throws or its promise does not settle in time.
 * @param call The call in source form, for the message: `parse('\u0000')`.
 * @param remedy What to write instead of throwing.
 */
export async function callMember<Result>(
  call: string,
  remedy: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  let isLate = false;
  try {
    const result = run();
    return await (result instanceof Promise ? inTime(result, () => (isLate = true)) : result);
  } catch (error) {
    if (error instanceof Late) throw error;
    if (isLate)
      fail(`${call} returned a promise that has not settled after ${limitMs / 1_000} seconds: ${remedy} instead.`);
    fail(`${call} threw ${describeError(error)}: ${remedy} instead of throwing.`);
  }
}

/** The result of a promise, unless it takes too long. */
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

/** What a member returns, or undefined when it fails: another check reports that, so that one fault fails one check. */
export async function ifGood<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Late) throw error;
    return undefined;
  }
}

/** A copy that a game may change without affecting the tables. */
export function copy<Value>(value: Value): Value {
  return structuredClone(value);
}

/** Fails when what a member returned is not plain data. */
export function expectPlain(value: unknown, call: string): void {
  try {
    structuredClone(value);
  } catch {
    fail(
      `${call} returned ${show(value)}, which structuredClone refuses: return plain data, no functions or promises.`,
    );
  }
}

/** Two results of Math.random far enough apart that every random choice differs. */
const low = 0.1;
const high = 0.9;

/** Far enough for anything that depends on the day, the month or the year. Milliseconds. */
const fortyYears = 40 * 365.25 * 24 * 3_600_000;

/**
 * What a member returns in two calls, the second with other random numbers and years later, so that any dependence on
 * chance or the clock shows for certain. Undefined when it fails.
 */
export async function runTwice<Result>(
  run: () => Promise<Result>,
): Promise<readonly [first: Result | undefined, second: Result | undefined]> {
  const first = structuredClone(await underLuck(low, 0, run));
  return [first, await underLuck(high, fortyYears, run)];
}

async function underLuck<Result>(
  chance: number,
  later: number,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  const { random } = Math;
  const { now } = Date;
  Math.random = () => chance;
  Date.now = () => now() + later;
  try {
    return await ifGood(run);
  } finally {
    Math.random = random;
    Date.now = now;
  }
}

/**
 * Runs a member on frozen arguments, then on ones it can change, and fails when it tries to change them.
 * @param call The member with its arguments, for the message.
 */
export async function expectUnchanged<Arguments extends readonly unknown[]>(
  call: string,
  values: Arguments,
  run: (...values: Arguments) => unknown,
): Promise<void> {
  const remedy = 'work on a copy, with [...list], { ...object } or toSorted()';
  try {
    await run(...frozenCopy(values));
  } catch (error) {
    // Another check reports what is thrown for these arguments in any case.
    if (error instanceof Late) throw error;
    if (await throwsAnyway(values, run)) return;
    fail(
      `${call} threw ${describeError(error)} where its arguments were frozen: it changes what it is handed; ${remedy}.`,
    );
  }
  const handed = structuredClone(values);
  await run(...handed);
  const found = difference(handed, values);
  if (found === undefined) return;
  fail(`${call} changed what it was handed from ${show(found.expected)} to ${show(found.actual)}: ${remedy}.`);
}

async function throwsAnyway<Arguments extends readonly unknown[]>(
  values: Arguments,
  run: (...values: Arguments) => unknown,
): Promise<boolean> {
  try {
    await run(...structuredClone(values));
    return false;
  } catch {
    return true;
  }
}
