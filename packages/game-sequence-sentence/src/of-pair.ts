import type { Unit } from './unit.js';

/** Something found of two units that are read in the same language. */
export type OfPair = (before: Unit, after: Unit, language: string) => number;

/** Finds it once for each pair, as long as the units live: the windows of a text overlap, and each asks about its pairs. */
export function ofPair(find: OfPair): OfPair {
  const found = new WeakMap<Unit, Map<Unit, number>>();
  return (before, after, language) => {
    const ofBefore = found.get(before) ?? new Map<Unit, number>();
    found.set(before, ofBefore);
    const value = ofBefore.get(after) ?? find(before, after, language);
    ofBefore.set(after, value);
    return value;
  };
}
