import { EngineError } from '../errors.js';
import type { GameHost } from '../game-host.js';
import type { LanguageModel } from '../models/language-model.js';
import { failureCodes } from '../models/model-failure.js';
import { fitDraft } from './answer/fit-draft.js';
import type { Choice } from './item-writer.js';
import { type AnswerStep, askForItems, type Question } from './model-questions.js';
import { choiceIn, type GameChoice } from './tasks/choice.js';

/**
 * The game an answer chooses, with its drafts as they come. A server may put the members of an answer in any order, so the
 * choice may be known only when it is over; drafts that come before wait for it.
 * @throws EngineError `model_output_invalid` when no game of the list was chosen
 */
export async function chooseGame(
  model: LanguageModel,
  question: Question,
  games: readonly GameHost[],
): Promise<Choice> {
  const answers = askForItems(model, question, 'items');
  const steps: AnswerStep[] = [];
  for (let next = await answers.next(); !next.done; next = await answers.next()) {
    steps.push(next.value);
    const choice = choiceIn(next.value.outer, games);
    if (choice !== undefined && choice.reason !== '') return choiceOf(choice, draftsOf(steps, answers, choice));
  }
  const choice = choiceIn(steps.at(-1)?.outer ?? {}, games);
  if (choice !== undefined) return choiceOf(choice, draftsOf(steps, answers, choice));
  throw new EngineError(failureCodes.bad_output, 'The model chose none of the games it was offered.', {
    model: { kind: 'bad_output' },
  });
}

function choiceOf({ game, reason }: GameChoice, drafts: Choice['drafts']): Choice {
  return { typeId: game.descriptor.typeId, reason, drafts };
}

async function* draftsOf(
  known: readonly AnswerStep[],
  rest: AsyncIterable<AnswerStep>,
  { game }: GameChoice,
): AsyncGenerator<readonly unknown[], void, void> {
  const fit = ({ items }: AnswerStep) => items.map((item) => fitDraft(item, game.descriptor.draftSchema));
  for (const step of known) yield fit(step);
  for await (const step of rest) yield fit(step);
}
