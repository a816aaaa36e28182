/** How a gap is written in a question. */
export const gapSign = '_____';

const gaps = /_{2,}/g;

/** How many gaps a question has; two underscores or more are one. */
export function gapCount(question: string): number {
  return question.match(gaps)?.length ?? 0;
}
