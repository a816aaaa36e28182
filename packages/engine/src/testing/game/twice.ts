import { ifGood } from './calling.js';

/** Chances between which every choice by chance falls out otherwise. */
const low = 0.1;
const high = 0.9;

/** Far enough for whatever goes by the day, the month or the year. Milliseconds. */
const fortyYears = 40 * 365.25 * 24 * 3_600_000;

/**
 * What a member gives twice, the second time with other luck and years later, so that what goes by chance or by the clock
 * shows for certain. Undefined where it fails.
 */
export async function twice<Result>(
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
