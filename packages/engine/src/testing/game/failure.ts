import { AssertionError } from 'node:assert';
import { inspect } from 'node:util';
import { difference } from './difference.js';

/** Longest piece of a value that a message repeats, in characters. */
const longestShown = 300;

/** Ends a check. The message says what is wrong and what to write instead. */
export function fail(message: string): never {
  throw new AssertionError({ message, stackStartFn: fail });
}

/** Ends a check where two values differ, naming the first place; members that are undefined count as left out. */
export function expectSame(actual: unknown, expected: unknown, words: string): void {
  const found = difference(actual, expected);
  if (found === undefined) return;
  const place = found.path === '' ? '' : ` at ${found.path}`;
  const message = `${words}${place}: got ${shown(found.actual)}, expected ${shown(found.expected)}.`;
  throw new AssertionError({ message, actual, expected, operator: 'same', stackStartFn: expectSame });
}

/** A value on one line, as one would write it in code, cut where it is long. */
export function shown(value: unknown): string {
  if (value instanceof Promise) return 'a promise (take "async" away)';
  const words = inspect(value, {
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    depth: 6,
    maxStringLength: longestShown,
  });
  return words.length <= longestShown ? words : `${words.slice(0, longestShown)} …`;
}

/** What was thrown, in a few words: "a TypeError (x is undefined)". */
export function thrown(error: unknown): string {
  if (!(error instanceof Error)) return `${shown(error)}, which is no Error`;
  const [line = ''] = error.message.split('\n');
  return `${/^[AEIOU]/.test(error.name) ? 'an' : 'a'} ${error.name} (${line})`;
}
