import { frozenCopy } from '../../lib/data.js';
import { difference } from './difference.js';
import { fail, shown, thrown } from './failure.js';

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
    fail(`${call} threw ${thrown(error)} where its arguments were frozen: it changes what it is handed; ${remedy}.`);
  }
  const handed = structuredClone(values);
  await run(...handed);
  const found = difference(handed, values);
  if (found === undefined) return;
  fail(`${call} changed what it was handed from ${shown(found.expected)} to ${shown(found.actual)}: ${remedy}.`);
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
