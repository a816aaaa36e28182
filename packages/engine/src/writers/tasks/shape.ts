import type { GameHost } from '../../game-host.js';
import type { JsonSchema } from '../../schema.js';

/** The shape of an object with these members, all of them required. */
export function objectOf(properties: JsonSchema, $defs: JsonSchema = {}): JsonSchema {
  const shape = { type: 'object', properties, required: Object.keys(properties) };
  return Object.keys($defs).length === 0 ? shape : { ...shape, $defs };
}

/** The member under which an answer holds what concerns a game; also a valid name in every schema dialect. */
export function nameOf({ typeId }: GameHost['descriptor']): string {
  return `game_${typeId}`;
}

/** The member under which a common answer holds the scores. */
export const scoresMember = 'scores';

/** Longest value a task names, in characters. */
const longestLine = 2_000;

/** A value on one line, as a task names it. */
export function toLine(value: unknown, longest = longestLine): string {
  const line = JSON.stringify(value) ?? 'null';
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
}
