import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';
import { analysisSchema } from './analysis.js';
import { memberOf, objectSchema, scoresMember, type TaskPrompt } from './common.js';
import { itemsSchema } from './writing.js';

/**
 * The same task under a schema that all calls of a request share.
 * @param member the member of the reply that holds the result of the task
 * @param games all games of the request
 */
export function underCommonSchema(task: TaskPrompt, member: string, games: readonly GameHost[]): TaskPrompt {
  const prompt = `${task.prompt}\n\nAnswer with the member "${member}".`;
  return { ...task, prompt, schema: { name: 'answer', jsonSchema: commonSchema(games) } };
}

/**
 * One schema for all calls of a request about several games, for servers that put the schema before everything else:
 * with a schema per call, no two calls would share a prefix. The one member of the reply tells which call it belongs
 * to.
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
