import { EngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { Grade } from '../contract/game-plugin.js';

/** An item and a learner's submission. */
export interface GradeRequest<Item = unknown, Submission = unknown> {
  /** The item as the engine returned it, with or without its id. */
  readonly item: Item;
  /** Fits the game's `submissionSchema`. */
  readonly submission: Submission;
}

/**
 * Grades a submission. The game may be inactive, so that learners can finish what they started.
 * @throws EngineError `not_gradable`, `invalid_request` with every fault of item and submission, `plugin_failed`
 */
export async function gradeSubmission(
  { descriptor, grade }: GameHost,
  { item, submission }: GradeRequest,
): Promise<Grade> {
  const { typeId, displayName } = descriptor;
  if (!descriptor.grades) {
    throw new EngineError('not_gradable', `${displayName} does not grade submissions.`, { typeId });
  }
  const outcome = await grade(item, submission);
  if ('grade' in outcome) return outcome.grade;
  const [first] = outcome.findings;
  const message =
    outcome.findings.length === 1 && first !== undefined
      ? `${(first.path ?? []).join('.')}: ${first.message.replace(/\.$/, '')}.`
      : `The item or the submission has ${outcome.findings.length} faults.`;
  throw new EngineError('invalid_request', message, { typeId, findings: outcome.findings });
}
