import type * as FastCheck from 'fast-check';
import type { Subject } from './check.js';
import { Late } from './deadline.js';
import { fail } from './failure.js';

export type { FastCheck };

/** Loads fast-check for the first property check; the other checks work without it. */
export async function loadFastCheck(): Promise<typeof FastCheck> {
  try {
    return await import('fast-check');
  } catch {
    fail('This check tries many values and needs fast-check: npm install --save-dev fast-check.');
  }
}

/** Time limit of a search, in milliseconds; a slow game is tried with fewer values, so that the check ends. */
const maxSearchMs = 20_000;

/**
 * Tries values of an arbitrary, the same ones in every run, and fails with the message for the smallest failing value.
 * Skips values that `fits` refuses; when nearly all are refused, the remaining ones are enough.
 */
export async function expectForAll<Value>(
  { seed, runs }: Pick<Subject, 'seed' | 'runs'>,
  arbitraryOf: (fc: typeof FastCheck) => FastCheck.Arbitrary<Value>,
  run: (value: Value) => Promise<void>,
  fits: (value: Value) => Promise<boolean> = async () => true,
): Promise<void> {
  const fc: typeof FastCheck = await loadFastCheck();
  let late: Late | undefined;
  const property = fc.asyncProperty(arbitraryOf(fc), async (value) => {
    if (late !== undefined) return;
    fc.pre(await fits(value));
    await run(value).catch((error) => {
      if (!(error instanceof Late)) throw error;
      // Each step towards a smaller value could take as long.
      late = error;
    });
  });
  const result = await fc.check(property, {
    seed,
    numRuns: runs,
    maxSkipsPerRun: 20,
    interruptAfterTimeLimit: maxSearchMs,
  });
  if (late !== undefined) throw late;
  if (!result.failed || result.counterexample === null) return;
  const { errorInstance } = result;
  fail(
    `${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n(Found with value ${result.numRuns} of seed ${seed}, and made as small as it goes.)`,
  );
}
