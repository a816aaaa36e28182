import { AssertionError } from 'node:assert';
import { inspect } from 'node:util';
import { isObject } from '../lib/data.js';

/** Most characters of a value in a message. */
const maxShownLength = 300;

/** Fails a check. The message says what is wrong and what to write instead. */
export function fail(message: string): never {
  throw new AssertionError({ message, stackStartFn: fail });
}

/** Fails a check when two values differ, and names the first place; undefined members count as left out. */
export function expectSame(actual: unknown, expected: unknown, words: string): void {
  const found = difference(actual, expected);
  if (found === undefined) return;
  const place = found.path === '' ? '' : ` at ${found.path}`;
  const message = `${words}${place}: got ${show(found.actual)}, expected ${show(found.expected)}.`;
  throw new AssertionError({ message, actual, expected, operator: 'same', stackStartFn: expectSame });
}

/** A value on one line in source form, cut when it is long. */
export function show(value: unknown): string {
  if (value instanceof Promise) return 'a promise (take "async" away)';
  const words = inspect(value, {
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    depth: 6,
    maxStringLength: maxShownLength,
  });
  return words.length <= maxShownLength ? words : `${words.slice(0, maxShownLength)} …`;
}

/** A thrown value in a few words: "a TypeError (x is undefined)". */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `${show(error)}, which is no Error`;
  const [line = ''] = error.message.split('\n');
  return `${/^[AEIOU]/.test(error.name) ? 'an' : 'a'} ${error.name} (${line})`;
}

/** The first place where two values differ. */
export interface Difference {
  /** Path in source form, `answers[0].text`; empty for the whole value. */
  readonly path: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

/** The first difference of two values of plain data; undefined members count as left out. */
export function difference(actual: unknown, expected: unknown, path = ''): Difference | undefined {
  if (Object.is(actual, expected)) return undefined;
  if (Array.isArray(actual) && Array.isArray(expected)) return listDifference(actual, expected, path);
  if (isObject(actual) && isObject(expected)) {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const found = difference(actual[name], expected[name], path === '' ? name : `${path}.${name}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return { path, actual, expected };
}

function listDifference(actual: readonly unknown[], expected: readonly unknown[], path: string) {
  for (let index = 0; index < Math.max(actual.length, expected.length); index += 1) {
    const found = difference(actual[index], expected[index], `${path}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}
