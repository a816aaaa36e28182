import { type Finding, type Grade, reject } from '@ludotext/engine/game';
import type { Item, Submission } from './item.js';

/**
 * A point for each term that has its definition, or another with the same words. An index beyond the item's pairs is
 * refused: a program has mistaken itself, and a learner would be told nonsense.
 */
export function grade({ pairs }: Item, submission: Submission): Grade | Finding {
  const beyond = submission.findIndex((chosen, index) => index >= pairs.length || chosen >= pairs.length);
  if (beyond !== -1) {
    const message = `Send one index for each term, from 0 to ${pairs.length - 1}, or -1 for none.`;
    return reject('no_such_pair', message, [beyond]);
  }
  const feedback: string[] = [];
  for (const [index, { term, definition }] of pairs.entries()) {
    const chosen = pairs[submission[index] ?? -1]?.definition;
    if (chosen === definition) continue;
    const owner = pairs.find((pair) => pair.definition === chosen);
    const mistake = owner === undefined ? 'has no definition yet' : `got the definition of "${owner.term}"`;
    feedback.push(`"${term}" ${mistake}; it is: ${definition}`);
  }
  const score = pairs.length - feedback.length;
  return { score, max: pairs.length, correct: score === pairs.length, feedback };
}
