import type { GameHost } from '../../contract/game-host.js';
import type { Effort } from '../../contract/requests.js';
import type { JsonSchema } from '../../contract/schema.js';
import { analysisSchema } from './analysis.js';
import { memberOf, objectSchema, scoresMember, type TaskPrompt } from './common.js';
import { proofsSchema, solutionsSchema } from './solving.js';
import { itemsSchema } from './writing.js';

/** What the schema common to all calls of a request depends on. */
export interface CommonSchema {
  /** All games of the request. */
  readonly games: readonly GameHost[];
  readonly effort: Effort;
  /** Whether the items are solved, in further calls. */
  readonly solves: boolean;
}

/**
 * The same task under a schema that all calls of a request share.
 * @param member the member of the reply that holds the result of the task
 */
export function underCommonSchema(task: TaskPrompt, member: string, common: CommonSchema): TaskPrompt {
  const prompt = `${task.prompt}\n\nAnswer with the member "${member}".`;
  return { ...task, prompt, schema: { name: 'answer', jsonSchema: commonSchema(common) } };
}

/**
 * One schema for all calls of a request about several games, for servers that put the schema before everything else:
 * with a schema per call, no two calls would share a prefix. The one member of the reply tells which call it belongs
 * to.
 */
function commonSchema({ games, effort, solves }: CommonSchema): JsonSchema {
  const lists = games.map((game) => itemsSchema(game, effort, memberOf(game.descriptor)));
  const $defs = Object.assign({}, ...lists.map((list) => list.$defs)) as JsonSchema;
  const alternatives = [
    objectSchema({ [scoresMember]: analysisSchema(games) }),
    ...lists.map(({ $defs: _, ...list }) => list),
    ...(solves ? [solutionsSchema, proofsSchema] : []),
  ];
  return objectSchema({ answer: { anyOf: alternatives } }, $defs);
}
