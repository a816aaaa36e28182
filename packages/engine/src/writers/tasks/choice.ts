import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { JsonSchema } from '../../contract/schema.js';
import { prefixDefinitions } from '../../schema/server-schema.js';
import { examplesInWords, languageName, nameOf, objectOf } from './common.js';

/** What a game asks of a writer, in its own words. */
export interface GameTask {
  readonly game: GameHost;
  readonly words: string;
  /** The game's examples, in words. */
  readonly examples: readonly string[];
}

/** The games with their tasks; one that fails at giving its own is not offered. @throws the failure, when all do */
export async function gameTasks(games: readonly GameHost[], request: PromptRequest): Promise<GameTask[]> {
  const asked = await Promise.allSettled(
    games.map(async (game) => ({ game, words: await game.prompt(request), examples: examplesInWords(game) })),
  );
  const tasks = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = asked.find((outcome) => outcome.status === 'rejected');
  if (tasks.length === 0 && failed !== undefined) throw failed.reason;
  return tasks;
}

/** Choosing and writing in words, with the task of every game and its examples. */
export function choiceTask(tasks: readonly GameTask[], { count, language }: PromptRequest): string {
  const list = tasks.map(({ game, words, examples }) => {
    const { typeId, displayName, suits } = game.descriptor;
    return [`type_id ${typeId}, ${displayName}. It suits: ${suits}`, words, ...examples].join('\n');
  });
  return `Choose the one of these games that suits the text best, say why in one sentence, and write ${count} items of it in
${languageName(language)}.\n\n${list.join('\n\n')}`;
}

/** One of as many shapes as there are games, told apart by the type_id. */
export function choiceShape(games: readonly GameHost[]): JsonSchema {
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

/** What an answer says of the choice beside the items; undefined when it chose no game of the list. */
export function choiceIn(outer: Readonly<Record<string, unknown>>, games: readonly GameHost[]): GameChoice | undefined {
  const game = games.find(({ descriptor }) => descriptor.typeId === Number(outer.type_id));
  if (game === undefined) return undefined;
  return { game, reason: typeof outer.reason === 'string' ? outer.reason : '' };
}

/** A game chosen, and why. */
export interface GameChoice {
  readonly game: GameHost;
  readonly reason: string;
}
