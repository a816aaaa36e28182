import type { Source } from '../source/source.js';
import type { Fact } from './facts.js';

/**
 * Questions for the one of several statements that the text says, or contradicts: sentences of the text, and others
 * altered in one place so that the text proves them false.
 */
export function statementFacts(_source: Source, _count: number, _seed: number): Fact[] {
  return [];
}
