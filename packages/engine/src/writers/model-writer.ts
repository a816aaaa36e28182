import { type EngineError, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { LanguageModel } from '../contract/language-model.js';
import { isObject } from '../lib/data.js';
import { say } from '../messages/own-messages.js';
import { policyOf } from '../models/failures.js';
import { chooseGame } from './choose-game.js';
import { askForItems, askForObject } from './model-calls.js';
import { hasRoom, roomFor, withDigest } from './model-window.js';
import { runTogether } from './run-together.js';
import { analysisPrompt, scoreIn } from './tasks/analysis.js';
import { choicePrompt, gamePrompts } from './tasks/choice.js';
import { scoresMember } from './tasks/common.js';
import { type CommonSchema, underCommonSchema } from './tasks/common-schema.js';
import { additionsIn, completionPrompt, itemsAsText } from './tasks/completion.js';
import type { WritingCall } from './tasks/writing.js';
import type { ItemWriter, WriterTask } from './writer.js';
import { draftsOf, promptOf, writingCalls } from './writing-calls.js';

interface ModelWriterOptions {
  /** How often missing and rejected items are requested again, 0 to 2; default 2. */
  readonly repairRounds?: number;
}

/** Time limit of one request when the model names none, in milliseconds. */
const defaultTimeoutMs = 120_000;

/**
 * Writes with a language model. Builds the prompts and the schemas of replies, and reads the replies; knows a game only
 * by its descriptor and its own prompt.
 */
export function modelWriter(model: LanguageModel, options: ModelWriterOptions = {}): ItemWriter {
  const { repairRounds = 2 } = options;
  /** The part of the text each draft was written from, so that a repair sees the same part. */
  const origins = new WeakMap<object, string>();
  const originOf = (draft: unknown) => (isObject(draft) ? origins.get(draft) : undefined);

  /** One schema for all calls only helps a model that reads the schema first. */
  const commonTo = (
    games: readonly GameHost[],
    { effort, solves }: Pick<WriterTask, 'effort' | 'solves'>,
  ): CommonSchema | undefined =>
    model.schemaFirst && (games.length > 1 || solves) ? { games, effort, solves } : undefined;

  return {
    llm: `${model.provider}/${model.modelName}`,
    origin: 'model',
    repairRounds,
    timeoutMs: model.timeoutMs ?? defaultTimeoutMs,
    canWrite: () => true,

    async analyse(task) {
      const common = commonTo(task.games, task);
      const alone = analysisPrompt(task.games, task.language);
      const prompt = common === undefined ? alone : underCommonSchema(alone, scoresMember, common);
      const reply = await withDigest(model, task, prompt, 'judged', (text) =>
        askForObject(model, { ...prompt, task, text }),
      );
      return task.games.map((game) => scoreIn(reply, game));
    },

    async *write(task) {
      const common = commonTo(task.among ?? [task.game], task);
      const roomOf = async (call: WritingCall) => roomFor(model, await promptOf(task, call, common));
      const sources = (await writingCalls(task, roomOf, originOf)).map(
        (call) =>
          async function* (signal: AbortSignal) {
            for await (const drafts of draftsOf(model, { ...task, signal }, call, common)) {
              for (const draft of drafts) if (isObject(draft)) origins.set(draft, call.text);
              yield drafts;
            }
          },
      );
      yield* runTogether(sources, model.parallelCalls ?? 1, endsOtherParts, task.signal);
    },

    async *choose(task) {
      const { count, language, difficulty, audience, effort } = task;
      const prompts = await gamePrompts(task.games, { count, language, difficulty, audience }, task.keptOf);
      const games = prompts.map(({ game }) => game);
      const full = choicePrompt(prompts, { count, language, effort });
      // In a small window the text matters more than the examples.
      const withoutExamples = () => prompts.map((each) => ({ ...each, examples: [] }));
      const prompt = hasRoom(model, full) ? full : choicePrompt(withoutExamples(), { count, language, effort });
      for (let attempt = 1; ; attempt++) {
        try {
          yield await withDigest(model, task, prompt, 'chosen', (text) =>
            chooseGame(model, { ...prompt, task, text }, games),
          );
          return;
        } catch (error) {
          if (!isEngineError(error) || policyOf(error)?.taskRetry !== 'always' || attempt > repairRounds) throw error;
          task.emit({ type: 'retry', what: 'call', attempt: attempt + 1, code: error.code, waitMs: 0 });
        }
      }
    },

    async complete(task) {
      const { typeId } = task.game.descriptor;
      const additions: unknown[] = task.items.map(() => ({}));
      let open = [...task.items.keys()];
      for (let attempt = 1; ; attempt++) {
        const items = open.map((index) => task.items[index]);
        const call = { ...completionPrompt(task), task, typeId, text: itemsAsText(items) };
        const entries: unknown[] = [];
        let failure: EngineError | undefined;
        try {
          for await (const { items: received } of askForItems(model, call, 'items')) entries.push(...received);
        } catch (error) {
          const isFirst = attempt === 1 && entries.length === 0;
          if (isFirst || !isEngineError(error) || error.code === 'aborted') throw error;
          failure = error;
        }
        // What was received before a reply broke off is complete; the rest is asked for again.
        const received = additionsIn(entries, task.game, items.length);
        for (const [place, index] of open.entries()) additions[index] = received[place] ?? {};
        open = open.filter((_, place) => received[place] === undefined);
        if (failure === undefined || open.length === 0) return additions;
        const mayHelp = entries.length > 0 && policyOf(failure)?.taskRetry !== 'never';
        if (attempt > repairRounds || !mayHelp) {
          const params = { case: 'some', code: failure.code, reason: failure.message };
          task.warn({ typeId, ...say('completion_failed', params) });
          return additions;
        }
        task.emit({ type: 'retry', typeId, what: 'call', attempt: attempt + 1, code: failure.code, waitMs: 0 });
      }
    },
  };
}

/** Whether the other parts of the text would fail in the same way. */
function endsOtherParts(error: unknown): boolean {
  return policyOf(error)?.otherParts !== 'go on';
}
