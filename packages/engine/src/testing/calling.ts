import { defaultLimits } from '../contract/requests.js';
import { frozenCopy } from '../lib/data.js';
import { describeError, difference, fail, show } from './failure.js';

/** Longest time a member's promise is waited for, as a service waits by default. Milliseconds. */
const { gameTimeoutMs: limitMs } = defaultLimits;

/**
 * What a member returns, awaited; what it throws fails the check, and so does a promise that does not settle.
 * @param call As one would write it, for the message: `parse('\u0000')`.
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
    if (isLate)
      fail(`${call} returned a promise that has not settled after ${limitMs / 1_000} seconds: ${remedy} instead.`);
    fail(`${call} threw ${describeError(error)}: ${remedy} instead of throwing.`);
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
      `${call} returned ${show(value)}, which structuredClone refuses: return plain data, no functions or promises.`,
    );
  }
}

/** Chances between which every choice by chance falls out otherwise. */
const low = 0.1;
const high = 0.9;

/** Far enough for whatever goes by the day, the month or the year. Milliseconds. */
const fortyYears = 40 * 365.25 * 24 * 3_600_000;

/**
 * What a member gives twice, the second time with other luck and years later, so that what goes by chance or by the clock
 * shows for certain. Undefined where it fails.
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
 * Runs a member on arguments that cannot be changed, then on ones that can, and fails where it tries to change them.
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
    // What is thrown for these arguments in any case is for another check to say.
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
