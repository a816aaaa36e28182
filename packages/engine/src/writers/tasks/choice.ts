import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { JsonSchema } from '../../contract/schema.js';
import { prefixDefinitions } from '../../schema/json-schema.js';
import { exampleTexts, languageName, memberOf, objectSchema, type TaskPrompt } from './common.js';

/** A game's prompt. */
interface GamePrompt {
  readonly game: GameHost;
  readonly prompt: string;
  /** The game's examples, each as a paragraph. */
  readonly examples: readonly string[];
}

/** The games with their prompts; a game whose prompt fails is not offered. @throws the failure, when all fail */
export async function gamePrompts(games: readonly GameHost[], request: PromptRequest): Promise<GamePrompt[]> {
  const asked = await Promise.allSettled(
    games.map(async (game) => ({ game, prompt: await game.prompt(request), examples: exampleTexts(game) })),
  );
  const prompts = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = asked.find((outcome) => outcome.status === 'rejected');
  if (prompts.length === 0 && failed !== undefined) throw failed.reason;
  return prompts;
}

/** Asks to choose a game and write its items; contains the prompt and examples of every game. */
export function choicePrompt(games: readonly GamePrompt[], { count, language }: PromptRequest): TaskPrompt {
  const list = games.map(({ game, prompt, examples }) => {
    const { typeId, displayName, suits } = game.descriptor;
    return [`type_id ${typeId}, ${displayName}. It suits: ${suits}`, prompt, ...examples].join('\n');
  });
  const prompt = `Choose the one of these games that suits the text best, say why in one sentence, and write ${count} items of it in
${languageName(language)}.\n\n${list.join('\n\n')}`;
  return { prompt, schema: { name: 'choice', jsonSchema: choiceSchema(games.map(({ game }) => game)) }, count };
}

/** One of as many objects as there are games, told apart by `type_id`. */
function choiceSchema(games: readonly GameHost[]): JsonSchema {
  const parts = games.map(({ descriptor }) => {
    const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${memberOf(descriptor)}_`);
    const choice = objectSchema({
      type_id: { type: 'integer', const: descriptor.typeId },
      reason: { type: 'string' },
      items: { type: 'array', items: schema, minItems: 1 },
    });
    return { choice, $defs };
  });
  const $defs = Object.assign({}, ...parts.map((part) => part.$defs));
  return objectSchema({ choice: { anyOf: parts.map((part) => part.choice) } }, $defs);
}

/** The game a reply chooses; undefined when it chose no game of the list. */
export function choiceIn(outer: Readonly<Record<string, unknown>>, games: readonly GameHost[]): GameChoice | undefined {
  const game = games.find(({ descriptor }) => descriptor.typeId === Number(outer.type_id));
  if (game === undefined) return undefined;
  return { game, reason: typeof outer.reason === 'string' ? outer.reason : '' };
}

/** A chosen game, and the reason. */
export interface GameChoice {
  readonly game: GameHost;
  readonly reason: string;
}
