import { isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { LanguageModel } from '../contract/language-model.js';
import { isObject } from '../lib/data.js';
import type { FailureKind } from '../models/failures.js';
import { chooseGame } from './choose-game.js';
import { askForItems, askForObject } from './model-calls.js';
import { hasRoom, roomFor, withDigest } from './model-window.js';
import { runTogether } from './run-together.js';
import { analysisShape, analysisTask, scoreIn } from './tasks/analysis.js';
import { choiceShape, choiceTask, type GameTask, gameTasks } from './tasks/choice.js';
import { scoresMember } from './tasks/common.js';
import { commonShape, memberNote } from './tasks/common-schema.js';
import { additionsIn, completionShape, completionTask, itemsAsText } from './tasks/completion.js';
import type { ItemWriter } from './writer.js';
import { callForDrafts, type WritingCall, wordCall, writingCalls } from './writing-calls.js';

export interface LanguageModelWriterOptions {
  /** How often missing and rejected items are asked for again, 0 to 2; 2. */
  readonly repairRounds?: number;
}

/** Longest time for one request where the model names none, in milliseconds. */
const usualTimeoutMs = 120_000;

/** What a model or a filter does to one part of a text, it need not do to another. */
const ofOnePart: readonly FailureKind[] = [
  'refused',
  'content_filter',
  'bad_output',
  'output_limit',
  'empty_output',
  'runaway',
  'cut_stream',
];

function meetsAllParts(error: unknown): boolean {
  return !isEngineError(error) || error.model === undefined || !ofOnePart.includes(error.model.kind);
}

/**
 * Writes with a language model. It owns the prompts, the shape of the answers and reading them; no game is known to it
 * but by its descriptor and its own prompt.
 */
export function languageModelWriter(model: LanguageModel, options: LanguageModelWriterOptions = {}): ItemWriter {
  const { repairRounds = 2 } = options;
  /** The part of the text each draft was written from, so that it is mended from the same. */
  const origins = new WeakMap<object, string>();
  const originOf = (draft: unknown) => (isObject(draft) ? origins.get(draft) : undefined);

  /** Only a model that reads the schema first gains by one shape for all calls. */
  const commonTo = (games: readonly GameHost[] | undefined) =>
    model.schemaFirst && games !== undefined && games.length > 1 ? games : undefined;

  return {
    llm: `${model.provider}/${model.modelName}`,
    origin: 'model',
    repairRounds,
    timeoutMs: model.timeoutMs ?? usualTimeoutMs,
    canWrite: () => true,

    async analyse(task) {
      const common = commonTo(task.games);
      const words = analysisTask(task.games, task.language);
      const question =
        common === undefined
          ? { name: 'analysis', words, shape: analysisShape(task.games) }
          : { name: 'answer', words: words + memberNote(scoresMember), shape: commonShape(common) };
      const answer = await withDigest(model, task, question, 'the games were judged by', (text) =>
        askForObject(model, { ...question, task, text }),
      );
      return task.games.map((game) => scoreIn(answer, game));
    },

    async *write(task) {
      const common = commonTo(task.among);
      const roomOf = async (call: WritingCall) => roomFor(model, await wordCall(task, call, common));
      const sources = (await writingCalls(task, roomOf, originOf)).map(
        (call) =>
          async function* (signal: AbortSignal) {
            for await (const drafts of callForDrafts(model, { ...task, signal }, call, common)) {
              for (const draft of drafts) if (isObject(draft)) origins.set(draft, call.text);
              yield drafts;
            }
          },
      );
      yield* runTogether(sources, model.parallelCalls ?? 1, meetsAllParts, task.signal);
    },

    async *choose(task) {
      const { count, language, difficulty, audience } = task;
      const tasks = await gameTasks(task.games, { count, language, difficulty, audience });
      const games = tasks.map(({ game }) => game);
      const inWords = (shown: readonly GameTask[]) => {
        return { name: 'choice', words: choiceTask(shown, { count, language }), shape: choiceShape(games), count };
      };
      // In a small window the room is the text's, and the examples stay away.
      const full = inWords(tasks);
      const question = hasRoom(model, full) ? full : inWords(tasks.map((each) => ({ ...each, examples: [] })));
      for (let attempt = 1; ; attempt++) {
        try {
          yield await withDigest(model, task, question, 'the game was chosen and written from', (text) =>
            chooseGame(model, { ...question, task, text }, games),
          );
          return;
        } catch (error) {
          if (!isEngineError(error) || error.model?.kind !== 'bad_output' || attempt > repairRounds) throw error;
          task.emit({ type: 'retry', what: 'call', attempt: attempt + 1, code: error.code, waitMs: 0 });
        }
      }
    },

    async complete(task) {
      const additions: unknown[] = [];
      const answers = askForItems(
        model,
        {
          task,
          typeId: task.game.descriptor.typeId,
          text: itemsAsText(task.items),
          name: 'additions',
          words: completionTask(task),
          shape: completionShape(task.game),
        },
        'items',
      );
      try {
        for await (const { items } of answers) additions.push(...items);
      } catch (error) {
        // What came before the answer broke off is whole.
        if (additions.length === 0 || !isEngineError(error) || error.code === 'aborted') throw error;
        const { typeId } = task.game.descriptor;
        task.warn({ typeId, code: 'completion_failed', message: `Some items are as written: ${error.message}` });
      }
      return additionsIn(additions, task.game, task.items.length);
    },
  };
}
