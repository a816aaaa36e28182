import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';
import { analysisShape } from './analysis.js';
import { nameOf, objectOf, scoresMember } from './common.js';
import { itemsShape } from './writing.js';

/**
 * One shape for all calls of a request about several games, for servers that put the schema in front of everything: with a
 * schema for each call no two of them would begin alike. The answer says by its one member which of them it is.
 */
export function commonShape(games: readonly GameHost[]): JsonSchema {
  const lists = games.map((game) => itemsShape(game, nameOf(game.descriptor)));
  const $defs = Object.assign({}, ...lists.map((shape) => shape.$defs)) as JsonSchema;
  const alternatives = [
    objectOf({ [scoresMember]: analysisShape(games) }),
    ...lists.map(({ $defs: _, ...shape }) => shape),
  ];
  return objectOf({ answer: { anyOf: alternatives } }, $defs);
}

/** The end of a task under a common shape. */
export function memberNote(member: string): string {
  return `\n\nAnswer with the member "${member}".`;
}
