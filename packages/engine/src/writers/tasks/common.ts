import type { GameHost } from '../../contract/game-host.js';
import type { ModelRequest } from '../../contract/language-model.js';
import type { JsonSchema } from '../../contract/schema.js';
import { primarySubtag } from '../../text/languages/language.js';
import { withoutInvisible } from '../prompt.js';

/** A task as it is given to a model. */
export interface TaskPrompt {
  readonly prompt: string;
  /** The schema of the reply. */
  readonly schema: ModelRequest['schema'];
  /** Tokens the items of the reply need; absent when the task is not about items. */
  readonly itemTokens?: number;
}

/** The schema of an object with these members, all required. */
export function objectSchema(properties: JsonSchema, $defs: JsonSchema = {}): JsonSchema {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return Object.keys($defs).length === 0 ? schema : { ...schema, $defs };
}

/** The member of a reply for a game; a valid name in every schema dialect. */
export function memberOf({ typeId }: GameHost['descriptor']): string {
  return `game_${typeId}`;
}

/** The member of a reply under a common schema that holds the scores. */
export const scoresMember = 'scores';

/** Longest value in a prompt, in characters. */
const maxLineLength = 2_000;

/** A value on one line, for a prompt. */
export function toLine(value: unknown, maxLength = maxLineLength): string {
  const line = withoutInvisible(JSON.stringify(value) ?? 'null');
  // Half a surrogate pair at the cut would make servers refuse the request.
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * A game's examples for a prompt: a short text and its drafts. Drafts rather than items, because a model would copy the
 * position of the key from a finished item.
 *
 * @param language BCP 47 tag: examples in this language where there are any, else all
 */
export function exampleTexts({ descriptor }: GameHost, language: string): string[] {
  const own = descriptor.examples.filter((each) => primarySubtag(each.language) === primarySubtag(language));
  return (own.some(({ drafts }) => drafts !== undefined) ? own : descriptor.examples).flatMap(({ text, drafts }) => {
    if (drafts === undefined) return [];
    const lines = drafts.map((draft) => toLine(draft));
    return [`For example, out of another text, ${toLine(text)}, came:\n${lines.join('\n')}`];
  });
}

/** Most existing items a prompt lists, and how many characters of each: enough to recognise it. */
const maxNamed = 50;
const maxNameLength = 160;

/** Names the items that exist already; empty when there are none. */
export function keptPrompt(kept: readonly unknown[]): string {
  if (kept.length === 0) return '';
  const names = kept.slice(-maxNamed).map((item) => toLine(item, maxNameLength));
  return `These items exist already, write others:\n${names.join('\n')}`;
}

/** Made once: making it takes as long as building the rest of a prompt. */
let englishNames: Intl.DisplayNames | undefined;

/** The name of a language for a prompt: "German (de)"; for an unknown language, the language of the text. */
export function languageName(tag: string): string {
  if (tag === 'und') return "the text's own language";
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'language' });
  const name = englishNames.of(tag);
  return name === undefined || name === tag ? tag : `${name} (${tag})`;
}
