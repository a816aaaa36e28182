import type { Item } from './item.js';

/** Marks what a player sent; `correct` is a full score. Say here which other answers count. */
export function grade(item: Item, given: string) {
  const correct = comparable(given) === comparable(item.solution);
  const feedback = correct ? 'That is right.' : `The answer is: ${item.solution}`;
  return { score: correct ? 1 : 0, max: 1, correct, feedback: [feedback] };
}

/** A text without the differences that do not matter in an answer. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
