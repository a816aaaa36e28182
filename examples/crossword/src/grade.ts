import type { Grade } from '@ludotext/engine/game';
import type { Entry, Item, Submission } from './item.js';
import { folded, lettersOf } from './letters.js';

/** A point for each word. */
export function grade({ entries }: Item, submission: Submission): Grade {
  const missed = entries.filter((entry, index) => !isRight(entry, submission[index]));
  const score = entries.length - missed.length;
  const feedback = missed.map(({ number, direction, answer }) => ({
    code: 'missed',
    params: { number, direction, answer },
  }));
  return { score, max: entries.length, correct: missed.length === 0, feedback };
}

/** Whatever the case, the marks of its letters, and what joins its words. */
export function isRight({ answer }: Pick<Entry, 'answer'>, given = ''): boolean {
  return folded(lettersOf(given)) === folded(lettersOf(answer));
}
