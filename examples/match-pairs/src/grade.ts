import type { Grade } from '@ludotext/engine/game';
import type { Item, Submission } from './item.js';

/** A point for each term that has its definition, or another with the same words. */
export function grade({ pairs }: Item, submission: Submission): Grade {
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
