/** Something found in a text that could become an item. */
export interface Candidate {
  /** Higher is better. */
  readonly strength: number;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The best candidates, strongest first. No two overlap, and each part of the text contributes its best one before any
 * part contributes a second.
 * @param length length of the text, in UTF-16 units
 */
export function spreadOut<Found extends Candidate>(
  candidates: readonly Found[],
  count: number,
  length: number,
): Found[] {
  const byStrength = [...candidates].sort((a, b) => b.strength - a.strength || a.start - b.start);
  const chosen: Found[] = [];
  const parts = new Set<number>();
  const partOf = ({ start }: Found): number => Math.floor((start / Math.max(1, length)) * count);
  const isFree = ({ start, end }: Found): boolean => chosen.every((other) => end <= other.start || start >= other.end);

  for (const oncePerPart of [true, false]) {
    for (const candidate of byStrength) {
      if (chosen.length >= count) break;
      if ((oncePerPart && parts.has(partOf(candidate))) || !isFree(candidate)) continue;
      parts.add(partOf(candidate));
      chosen.push(candidate);
    }
  }
  return chosen.sort((a, b) => b.strength - a.strength || a.start - b.start);
}
