import type { EngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { LanguageModel } from '../contract/language-model.js';
import { modelError, policyOf } from '../models/failures.js';
import { askForItems, type ModelCall, type ReplyStep } from './model-calls.js';
import { fitDraft } from './reply/fit-draft.js';
import { choiceIn, type GameChoice } from './tasks/choice.js';
import type { Choice } from './writer.js';

/**
 * The game a reply chooses, with its drafts as they arrive. A server may send the members of a reply in any order, so
 * the choice may be known only at the end; drafts that arrive earlier wait for it. When a reply breaks off, the drafts
 * of a known game are yielded before the failure is thrown.
 * @throws EngineError `model_output_invalid` when no game of the list was chosen, or the reply broke off before
 */
export async function chooseGame(model: LanguageModel, call: ModelCall, games: readonly GameHost[]): Promise<Choice> {
  const reply = askForItems(model, call, 'items');
  const steps: ReplyStep[] = [];
  const choiceSoFar = () => choiceIn(steps.at(-1)?.outer ?? {}, games);
  try {
    for (let next = await reply.next(); !next.done; next = await reply.next()) {
      steps.push(next.value);
      const choice = choiceSoFar();
      if (choice !== undefined && choice.reason !== '') return choiceOf(choice, draftsOf(steps, reply, choice));
    }
  } catch (error) {
    const choice = choiceSoFar();
    if (choice !== undefined) return choiceOf(choice, draftsOf(steps, failing(error), choice));
    if (steps.length === 0 || policyOf(error)?.taskRetry !== 'after items') throw error;
    throw noChoice("The model's reply broke off before it had chosen a game.", error);
  }
  const choice = choiceSoFar();
  if (choice !== undefined) return choiceOf(choice, draftsOf(steps, reply, choice));
  throw noChoice('The model chose none of the games it was offered, or wrote nothing for it.');
}

function noChoice(message: string, cause?: unknown): EngineError {
  return modelError(message, { kind: 'bad_output' }, cause);
}

function choiceOf({ game, reason }: GameChoice, drafts: Choice['drafts']): Choice {
  return { typeId: game.descriptor.typeId, reason, reasonCode: 'model_reason', params: {}, drafts };
}

async function* draftsOf(
  known: readonly ReplyStep[],
  rest: AsyncGenerator<ReplyStep, void, void>,
  { game }: GameChoice,
): AsyncGenerator<readonly unknown[], void, void> {
  const fit = ({ items, unreadable }: ReplyStep) => [
    ...items.map((item) => fitDraft(item, game.descriptor.draftSchema)),
    ...Array(unreadable).fill(null),
  ];
  try {
    for (const step of known) yield fit(step);
    for await (const step of rest) yield fit(step);
  } finally {
    // Closes the call when the consumer stops early, even before the first batch.
    await rest.return();
  }
}

/** Yields nothing and throws the failure of the reply. */
// biome-ignore lint/correctness/useYield: all steps have been yielded before.
async function* failing(error: unknown): AsyncGenerator<ReplyStep, void, void> {
  throw error;
}
