import { EngineError, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { LanguageModel } from '../contract/language-model.js';
import { type FailureKind, failureCodes } from '../models/failures.js';
import { type AnswerStep, askForItems, type Question } from './model-calls.js';
import { fitDraft } from './reply/fit-draft.js';
import { choiceIn, type GameChoice } from './tasks/choice.js';
import type { Choice } from './writer.js';

/** How an answer breaks off that another try may bring to its end. */
const breaks: readonly FailureKind[] = ['cut_stream', 'runaway', 'server_error', 'unreachable', 'idle_timeout'];

/**
 * The game an answer chooses, with its drafts as they come. A server may put the members of an answer in any order, so the
 * choice may be known only when it is over; drafts that come before wait for it. When an answer breaks off, the drafts of a
 * game that is known are given out before the failure is thrown.
 * @throws EngineError `model_output_invalid` when no game of the list was chosen, or the answer broke off before
 */
export async function chooseGame(
  model: LanguageModel,
  question: Question,
  games: readonly GameHost[],
): Promise<Choice> {
  const answers = askForItems(model, question, 'items');
  const steps: AnswerStep[] = [];
  const choiceSoFar = () => choiceIn(steps.at(-1)?.outer ?? {}, games);
  try {
    for (let next = await answers.next(); !next.done; next = await answers.next()) {
      steps.push(next.value);
      const choice = choiceSoFar();
      if (choice !== undefined && choice.reason !== '') return choiceOf(choice, draftsOf(steps, answers, choice));
    }
  } catch (error) {
    const choice = choiceSoFar();
    if (choice !== undefined) return choiceOf(choice, draftsOf(steps, failing(error), choice));
    const kind = isEngineError(error) ? error.model?.kind : undefined;
    if (steps.length === 0 || kind === undefined || !breaks.includes(kind)) throw error;
    throw noChoice('The answer of the model broke off before it had chosen a game.', error);
  }
  const choice = choiceSoFar();
  if (choice !== undefined) return choiceOf(choice, draftsOf(steps, answers, choice));
  throw noChoice('The model chose none of the games it was offered, or wrote nothing for it.');
}

function noChoice(message: string, cause?: unknown): EngineError {
  return new EngineError(failureCodes.bad_output, message, { model: { kind: 'bad_output' }, cause });
}

function choiceOf({ game, reason }: GameChoice, drafts: Choice['drafts']): Choice {
  return { typeId: game.descriptor.typeId, reason, drafts };
}

async function* draftsOf(
  known: readonly AnswerStep[],
  rest: AsyncGenerator<AnswerStep, void, void>,
  { game }: GameChoice,
): AsyncGenerator<readonly unknown[], void, void> {
  const fit = ({ items, unreadable }: AnswerStep) => [
    ...items.map((item) => fitDraft(item, game.descriptor.draftSchema)),
    ...Array(unreadable).fill(null),
  ];
  try {
    for (const step of known) yield fit(step);
    for await (const step of rest) yield fit(step);
  } finally {
    // Whoever stops listening closes the call, also before it has brought more.
    await rest.return();
  }
}

/** Steps of an answer of which nothing more comes than its failure. */
// biome-ignore lint/correctness/useYield: what was brought has been given out.
async function* failing(error: unknown): AsyncGenerator<AnswerStep, void, void> {
  throw error;
}
