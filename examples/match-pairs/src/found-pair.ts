import type { Pair } from './item.js';

/** A pair with its place in the text, by offsets. */
export interface FoundPair extends Pair {
  readonly start: number;
  readonly end: number;
}
