import type { GameHost } from '../../contract/game-host.js';
import type { ModelRequest } from '../../contract/language-model.js';
import type { JsonSchema } from '../../contract/schema.js';

/** A task as a model is asked it. */
export interface TaskPrompt {
  readonly prompt: string;
  /** What the reply must be. */
  readonly schema: ModelRequest['schema'];
  /** How many items are asked for; absent where it is not items. */
  readonly count?: number;
}

/** The schema of an object with these members, all of them required. */
export function objectSchema(properties: JsonSchema, $defs: JsonSchema = {}): JsonSchema {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return Object.keys($defs).length === 0 ? schema : { ...schema, $defs };
}

/** The member under which a reply holds what concerns a game; also a valid name in every schema dialect. */
export function memberOf({ typeId }: GameHost['descriptor']): string {
  return `game_${typeId}`;
}

/** The member under which a reply to a common schema holds the scores. */
export const scoresMember = 'scores';

/** Longest value a prompt shows, in characters. */
const maxLineLength = 2_000;

/** A value on one line, as a prompt shows it. */
export function toLine(value: unknown, maxLength = maxLineLength): string {
  const line = JSON.stringify(value) ?? 'null';
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}…`;
}

/**
 * A game's examples as a prompt shows them: a short text and the drafts it gives. Drafts and not items: where the key of a
 * finished item stands would be copied.
 */
export function exampleTexts({ descriptor }: GameHost): string[] {
  return descriptor.examples.map(({ text, drafts }) => {
    const lines = drafts.map((draft) => toLine(draft));
    return `For example, out of another text, ${toLine(text)}, came:\n${lines.join('\n')}`;
  });
}

/** A language as a prompt names it: "German (de)"; a language that is not known is the text's own. */
export function languageName(tag: string): string {
  if (tag === 'und') return "the text's own language";
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);
  return name === undefined || name === tag ? tag : `${name} (${tag})`;
}
