import { EngineError } from '../errors.js';
import type { GameHost } from '../game-host.js';
import { dropNulls } from '../models/drop-nulls.js';
import type { LanguageModel } from '../models/language-model.js';
import { membersOf, referencesOf, shapesOf } from '../models/schema-node.js';
import { prefixDefinitions, toWireSchema } from '../models/wire-schema.js';
import type { JsonSchema } from '../schema.js';
import type { Choice, GameScore, ItemWriter, RejectedDraft, WriterTask, WriteTask } from './item-writer.js';
import { isObject, listIn, readModelJson } from './model-json.js';
import { promptMessages, shapeNote } from './prompt.js';

export interface LanguageModelWriterOptions {
  /** How often rejected items are asked for again, 0 to 2; 2. */
  readonly repairRounds?: number;
}

/**
 * Writes with a language model. It owns the prompts, the shape of the answers and reading them; no game is known to it
 * but by its descriptor and its own prompt.
 */
export function languageModelWriter(model: LanguageModel, options: LanguageModelWriterOptions = {}): ItemWriter {
  const { repairRounds = 2 } = options;

  /** One call: the task in words and the shape of the answer. */
  async function ask(task: WriterTask, name: string, words: string, shape: JsonSchema): Promise<unknown> {
    const jsonSchema = toWireSchema(shape, model.profile);
    const { text, complete } = await model.generate({
      messages: promptMessages(task.text, words + shapeNote(jsonSchema, model.profile)),
      schema: { name, jsonSchema },
      signal: task.signal,
      usage: task.usage,
    });
    return readModelJson(text, complete);
  }

  return {
    llm: `${model.provider}/${model.modelName}`,
    origin: 'model',
    repairRounds,
    canWrite: () => true,

    async analyse(task) {
      const answer = await ask(task, 'analysis', analysisTask(task.games), analysisShape(task.games));
      return task.games.map((game) => scoreIn(answer, game));
    },

    async *write(task) {
      const words = await writingTask(task);
      const answer = await ask(task, 'items', words, itemsShape(task.game));
      yield draftsIn(listIn(answer, 'items'), task.game);
    },

    async *choose(task) {
      const words = await choiceTask(task.games, task);
      yield choiceIn(await ask(task, 'choice', words, choiceShape(task.games)), task.games);
    },

    async complete(task) {
      const answer = await ask(task, 'additions', completionTask(task), completionShape(task.game));
      const additions = listIn(answer, 'items').filter(isObject);
      return task.items.map((_, index) => {
        const addition = additions.find((candidate) => candidate.index === index) ?? {};
        const names = task.game.descriptor.complete.filter((name) => (addition[name] ?? null) !== null);
        return Object.fromEntries(names.map((name) => [name, addition[name]]));
      });
    },
  };
}

function analysisTask(games: readonly GameHost[]): string {
  const list = games.map(
    ({ descriptor }) => `- ${nameOf(descriptor)} (${descriptor.displayName}): ${descriptor.suits}`,
  );
  return `Judge how well the text suits each of these games:\n${list.join('\n')}
For each give a score from 0 (not at all) to 100 (made for it), and a reason in one sentence for a teacher.`;
}

function analysisShape(games: readonly GameHost[]): JsonSchema {
  const score = objectOf({ reason: { type: 'string' }, score: { type: 'integer', minimum: 0, maximum: 100 } });
  return objectOf(Object.fromEntries(games.map(({ descriptor }) => [nameOf(descriptor), score])));
}

function scoreIn(answer: unknown, { descriptor }: GameHost): GameScore {
  const entry = isObject(answer) ? answer[nameOf(descriptor)] : undefined;
  const score = isObject(entry) ? Number(entry.score) : Number.NaN;
  if (!isObject(entry) || Number.isNaN(score)) {
    return { typeId: descriptor.typeId, score: 0, reason: 'The model gave no score for this game.' };
  }
  const reason = typeof entry.reason === 'string' ? entry.reason : '';
  return { typeId: descriptor.typeId, score: Math.round(Math.min(100, Math.max(0, score))), reason };
}

/** The first round asks for all items; a later one names only what is missing and why. */
async function writingTask({ game, count, language, kept, rejected }: WriteTask): Promise<string> {
  const parts = [await game.prompt({ count, language }), `Write ${count} items in the language ${language}.`];
  if (kept.length > 0) parts.push(`These items exist already, write others:\n${kept.map(toLine).join('\n')}`);
  if (rejected.length > 0) {
    parts.push(
      `These items were not accepted. Mend each, or write another in its place:\n${rejected.map(complaint).join('\n')}`,
    );
  }
  return parts.join('\n\n');
}

function complaint({ draft, findings }: RejectedDraft): string {
  const reasons = findings
    .filter(({ severity }) => severity === 'reject')
    .map(({ message, path = [] }) => {
      const place = path.length === 0 ? '' : `${path.join('.')}: `;
      return `  - ${place}${message}`;
    });
  return [toLine(draft), ...reasons].join('\n');
}

function itemsShape({ descriptor }: GameHost): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${nameOf(descriptor)}_`);
  return objectOf({ items: { type: 'array', items: schema, minItems: 1 } }, $defs);
}

function draftsIn(drafts: readonly unknown[], { descriptor }: GameHost): unknown[] {
  return drafts.map((draft) => dropNulls(draft, descriptor.draftSchema));
}

async function choiceTask(
  games: readonly GameHost[],
  { count, language }: { count: number; language: string },
): Promise<string> {
  const tasks = await Promise.all(
    games.map(async (game) => {
      const { typeId, displayName, suits } = game.descriptor;
      return `type_id ${typeId}, ${displayName}. It suits: ${suits}\n${await game.prompt({ count, language })}`;
    }),
  );
  return `Choose the one of these games that suits the text best, say why in one sentence, and write ${count} items of it in the
language ${language}.\n\n${tasks.join('\n\n')}`;
}

function choiceShape(games: readonly GameHost[]): JsonSchema {
  const parts = games.map(({ descriptor }) => {
    const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${nameOf(descriptor)}_`);
    const choice = objectOf({
      type_id: { type: 'integer', const: descriptor.typeId },
      reason: { type: 'string' },
      items: { type: 'array', items: schema, minItems: 1 },
    });
    return { choice, $defs };
  });
  const $defs = Object.assign({}, ...parts.map((part) => part.$defs));
  return objectOf({ choice: { anyOf: parts.map((part) => part.choice) } }, $defs);
}

/** @throws EngineError `model_output_invalid` when no game of the list was chosen */
function choiceIn(answer: unknown, games: readonly GameHost[]): Choice {
  const choice = isObject(answer) && isObject(answer.choice) ? answer.choice : answer;
  const typeId = isObject(choice) ? Number(choice.type_id) : Number.NaN;
  const game = games.find(({ descriptor }) => descriptor.typeId === typeId);
  if (!isObject(choice) || game === undefined) {
    throw new EngineError('model_output_invalid', 'The model chose none of the games it was offered.');
  }
  const drafts = draftsIn(listIn(choice.items, 'items'), game);
  const reason = typeof choice.reason === 'string' ? choice.reason : '';
  return {
    typeId,
    reason,
    drafts: (async function* () {
      yield drafts;
    })(),
  };
}

function completionTask({
  game,
  items,
  language,
}: {
  game: GameHost;
  items: readonly unknown[];
  language: string;
}): string {
  const members = game.descriptor.complete.join(', ');
  const list = items.map((item, index) => `${index}: ${toLine(item)}`);
  return `A teacher wrote these items for the game ${game.descriptor.displayName}. For each give its index and, where the item lacks them,
these members in the language ${language}: ${members}. Leave out what would give the answer away.\n${list.join('\n')}`;
}

function completionShape({ descriptor }: GameHost): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.itemSchema, `${nameOf(descriptor)}_`);
  const members = shapesOf(schema, referencesOf({ $defs })).map(membersOf);
  const offered = descriptor.complete.map((name) => [name, members.find((shape) => name in shape)?.[name] ?? {}]);
  const properties = { index: { type: 'integer' }, ...Object.fromEntries(offered) };
  const addition = { type: 'object', properties, required: ['index'] };
  return objectOf({ items: { type: 'array', items: addition } }, $defs);
}

/** The shape of an object with these members, all of them required. */
function objectOf(properties: JsonSchema, $defs: JsonSchema = {}): JsonSchema {
  const shape = { type: 'object', properties, required: Object.keys(properties) };
  return Object.keys($defs).length === 0 ? shape : { ...shape, $defs };
}

/** The member under which a game's score is asked for; also a valid name in every schema dialect. */
function nameOf({ typeId }: { typeId: number }): string {
  return `game_${typeId}`;
}

function toLine(value: unknown): string {
  return JSON.stringify(value);
}
