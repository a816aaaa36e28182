import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';

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

/**
 * A game's examples as a task shows them: a short text and the drafts it gives. Drafts and not items: where the key of a
 * finished item stands would be copied.
 */
export function examplesInWords({ descriptor }: GameHost): string[] {
  return descriptor.examples.map(({ text, drafts }) => {
    const lines = drafts.map((draft) => toLine(draft));
    return `For example, out of another text, ${toLine(text)}, came:\n${lines.join('\n')}`;
  });
}

/** A language as a task names it to a model: "German (de)"; a language that is not known is the text's own. */
export function languageName(tag: string): string {
  if (tag === 'und') return "the text's own language";
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);
  return name === undefined || name === tag ? tag : `${name} (${tag})`;
}
