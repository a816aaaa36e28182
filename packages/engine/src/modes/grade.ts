import type { GameHost } from '../contract/game-host.js';
import type { Grade } from '../contract/game-plugin.js';
import { errorSaying } from '../messages/own-messages.js';

/** An item and a learner's submission. */
export interface GradeRequest<Item = unknown, Submission = unknown> {
  /** The item as the engine returned it, with or without its id. */
  readonly item: Item;
  /** Fits the game's `submissionSchema`. */
  readonly submission: Submission;
  /** BCP 47 tag of the language of the feedback; default English. */
  readonly messageLanguage?: string | undefined;
}

/**
 * Grades a submission. The game may be inactive, so that learners can finish what they started.
 * @throws EngineError `not_gradable`, `invalid_request` with every fault of item and submission, or with the game's reason
 *   for refusing the submission, `plugin_failed`
 */
export async function gradeSubmission(
  { descriptor, grade }: GameHost,
  { item, submission, messageLanguage = 'en' }: GradeRequest,
): Promise<Grade> {
  const { typeId, displayName } = descriptor;
  if (!descriptor.grades) {
    throw errorSaying('not_gradable', { game: displayName }, { typeId });
  }
  const outcome = await grade(item, submission, { language: messageLanguage });
  if ('grade' in outcome) return outcome.grade;
  const [first] = outcome.findings;
  const { findings } = outcome;
  const params =
    findings.length === 1 && first !== undefined
      ? { field: (first.path ?? []).join('.'), issue: `${first.message.replace(/\.$/, '')}.` }
      : { case: 'graded', count: findings.length };
  throw errorSaying('invalid_request', params, { typeId, findings });
}
