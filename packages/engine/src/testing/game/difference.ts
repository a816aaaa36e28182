import { isObject } from '../../lib/data.js';

/** The first place where two values differ. */
export interface Difference {
  /** As one would write it in code, `answers[0].text`; empty for the whole. */
  readonly path: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

/** The first difference of two values of plain data; a member that is undefined counts as left out. */
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
