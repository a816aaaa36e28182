import { EngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { Grade } from '../contract/game-plugin.js';

/** What is to be graded. */
export interface GradeRequest<Item = unknown, Answer = unknown> {
  /** The item as the engine gave it out, with or without its id. */
  readonly item: Item;
  /** What the player answered, as the game's `submissionSchema` has it. */
  readonly submission: Answer;
}

/**
 * Grades an answer. The game may be switched off: players finish what they began.
 * @throws EngineError `not_gradable`, `invalid_request` with every fault of item and answer, `plugin_failed`
 */
export async function gradeSubmission(
  { descriptor, grade }: GameHost,
  { item, submission }: GradeRequest,
): Promise<Grade> {
  const { typeId, displayName } = descriptor;
  if (!descriptor.grades) {
    throw new EngineError('not_gradable', `${displayName} does not grade answers.`, { typeId });
  }
  const outcome = await grade(item, submission);
  if ('grade' in outcome) return outcome.grade;
  const [first] = outcome.findings;
  const message =
    outcome.findings.length === 1 && first !== undefined
      ? `${(first.path ?? []).join('.')}: ${first.message.replace(/\.$/, '')}.`
      : `The item or the answer has ${outcome.findings.length} faults.`;
  throw new EngineError('invalid_request', message, { typeId, findings: outcome.findings });
}
