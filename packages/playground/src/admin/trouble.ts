import { explain } from '../problem/explanations.js';
import type { Say } from '../say.js';
import { problemOfFailure } from '../service/problem.js';

/** Why something failed, for an operator: a sentence, and what the service says about it. */
export function troubleOf(error: unknown, say: Say): string {
  const { code, message, faults } = problemOfFailure(error, 'unreachable');
  const { sentence, showsDetail } = explain(code);
  return showsDetail ? `${say(sentence, { count: faults.length })} ${message}` : say(sentence);
}
