import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { Effort } from '../../contract/requests.js';
import type { JsonSchema } from '../../contract/schema.js';
import { prefixDefinitions } from '../../schema/json-schema.js';
import { exampleTexts, keptPrompt, languageName, memberOf, objectSchema, type TaskPrompt } from './common.js';
import { planOf } from './plan.js';

/** A game's prompt. */
interface GamePrompt {
  readonly game: GameHost;
  readonly prompt: string;
  /** The game's examples, each as a paragraph. */
  readonly examples: readonly string[];
}

/** The games with their prompts; a game whose prompt fails is not offered. @throws the failure, when all fail */
export async function gamePrompts(
  games: readonly GameHost[],
  request: PromptRequest,
  keptOf: (typeId: number) => readonly unknown[],
): Promise<GamePrompt[]> {
  const asked = await Promise.allSettled(
    games.map(async (game) => {
      const parts = [await game.prompt(request), keptPrompt(keptOf(game.descriptor.typeId))];
      return {
        game,
        prompt: parts.filter((part) => part !== '').join('\n'),
        examples: exampleTexts(game, request.language),
      };
    }),
  );
  const prompts = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = asked.find((outcome) => outcome.status === 'rejected');
  if (prompts.length === 0 && failed !== undefined) throw failed.reason;
  return prompts;
}

/** Asks to choose a game and write its items; contains the prompt and examples of every game. */
export function choicePrompt(
  games: readonly GamePrompt[],
  { count, language, effort }: PromptRequest & { readonly effort: Effort },
): TaskPrompt {
  const plan = planOf(effort, count);
  const list = games.map(({ game, prompt, examples }) => {
    const { typeId, displayName, suits } = game.descriptor;
    return [`type_id ${typeId}, ${displayName}. It suits: ${suits}`, prompt, ...examples].join('\n');
  });
  const prompt = `Choose the one of these games that suits the text best, say why in one sentence, and write ${count} items of it in
${languageName(language)}.\n\n${[...list, plan.prompt].filter((part) => part !== '').join('\n\n')}`;
  const jsonSchema = choiceSchema(
    games.map(({ game }) => game),
    plan.members,
  );
  return { prompt, schema: { name: 'choice', jsonSchema }, itemTokens: count * plan.tokensPerItem };
}

/** One of as many objects as there are games, told apart by `type_id`. */
function choiceSchema(games: readonly GameHost[], plan: JsonSchema): JsonSchema {
  const parts = games.map(({ descriptor }) => {
    const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${memberOf(descriptor)}_`);
    const choice = objectSchema({
      type_id: { type: 'integer', const: descriptor.typeId },
      reason: { type: 'string' },
      ...plan,
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
