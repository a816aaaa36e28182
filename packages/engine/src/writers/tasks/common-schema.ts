import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';
import { analysisSchema } from './analysis.js';
import { memberOf, objectSchema, scoresMember, type TaskPrompt } from './common.js';
import { itemsSchema } from './writing.js';

/**
 * The same task under a schema that all calls of a request share.
 * @param member the member of the reply that is to hold what the task asks for
 * @param games all games of the request
 */
export function underCommonSchema(task: TaskPrompt, member: string, games: readonly GameHost[]): TaskPrompt {
  const prompt = `${task.prompt}\n\nAnswer with the member "${member}".`;
  return { ...task, prompt, schema: { name: 'answer', jsonSchema: commonSchema(games) } };
}

/**
 * One schema for all calls of a request about several games, for servers that put the schema in front of everything: with a
 * schema for each call no two of them would begin alike. The reply says by its one member which of them it is.
 */
function commonSchema(games: readonly GameHost[]): JsonSchema {
  const lists = games.map((game) => itemsSchema(game, memberOf(game.descriptor)));
  const $defs = Object.assign({}, ...lists.map((list) => list.$defs)) as JsonSchema;
  const alternatives = [
    objectSchema({ [scoresMember]: analysisSchema(games) }),
    ...lists.map(({ $defs: _, ...list }) => list),
  ];
  return objectSchema({ answer: { anyOf: alternatives } }, $defs);
}
