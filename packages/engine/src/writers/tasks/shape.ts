import type { GameHost } from '../../game-host.js';
import { dropNulls } from '../../models/drop-nulls.js';
import type { JsonSchema } from '../../schema.js';

/** The shape of an object with these members, all of them required. */
export function objectOf(properties: JsonSchema, $defs: JsonSchema = {}): JsonSchema {
  const shape = { type: 'object', properties, required: Object.keys(properties) };
  return Object.keys($defs).length === 0 ? shape : { ...shape, $defs };
}

/** The member under which a game's score is asked for; also a valid name in every schema dialect. */
export function nameOf({ typeId }: { typeId: number }): string {
  return `game_${typeId}`;
}

/** Drafts as their game knows them: without the nulls that stand for absent members. */
export function draftsIn(drafts: readonly unknown[], { descriptor }: GameHost): unknown[] {
  return drafts.map((draft) => dropNulls(draft, descriptor.draftSchema));
}

/** A value on one line, as a task names it. */
export function toLine(value: unknown): string {
  return JSON.stringify(value);
}
