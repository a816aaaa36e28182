import type { Grade } from '@ludotext/engine/game';
import { folded } from './folded.js';
import type { Item, Submission } from './item.js';

/** A point for each gap that holds one of its answers. */
export function grade({ gaps }: Item, submission: Submission): Grade {
  const feedback = gaps.flatMap(({ answers }, index) => {
    const given = folded(submission[index] ?? '');
    if (answers.some((right) => folded(right) === given)) return [];
    const wrong = given === '' ? 'is empty' : `is not "${submission[index]?.trim()}"`;
    return [`Gap ${index + 1} ${wrong}: ${answers.join(' or ')}.`];
  });
  const score = gaps.length - feedback.length;
  return { score, max: gaps.length, correct: score === gaps.length, feedback };
}
