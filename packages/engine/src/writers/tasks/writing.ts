import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { JsonSchema } from '../../contract/schema.js';
import { prefixDefinitions } from '../../schema/json-schema.js';
import type { RejectedDraft } from '../writer.js';
import { exampleTexts, languageName, memberOf, objectSchema, type TaskPrompt, toLine } from './common.js';

/** What one call writes: the part of the text, the number of items, and the drafts to repair. */
export interface WritingCall {
  readonly text: string;
  readonly count: number;
  readonly rejected: readonly RejectedDraft[];
  /** Existing items, which must not be repeated; none when only rejected drafts are missing. */
  readonly kept: readonly unknown[];
}

/**
 * Asks for items. The first round asks for all of them; a later round names only what is missing and why.
 * @param withExamples whether the game's examples are shown
 */
export async function writingPrompt(
  game: GameHost,
  { language, difficulty, audience }: Omit<PromptRequest, 'count'>,
  { count, kept, rejected }: Omit<WritingCall, 'text'>,
  withExamples: boolean,
): Promise<TaskPrompt> {
  const parts = [
    await game.prompt({ count, language, difficulty, audience }),
    ...(withExamples ? exampleTexts(game) : []),
    `Write ${count === 1 ? 'one item' : `${count} items`} in ${languageName(language)}.`,
  ];
  if (kept.length > 0) {
    const names = kept.slice(-maxNamed).map((item) => toLine(item, maxNameLength));
    parts.push(`These items exist already, write others:\n${names.join('\n')}`);
  }
  if (rejected.length > 0) {
    parts.push(
      `These items were not accepted. Mend each, or write another in its place:\n${rejected.map(complaint).join('\n')}`,
    );
  }
  return { prompt: parts.join('\n\n'), schema: { name: 'items', jsonSchema: itemsSchema(game) }, count };
}

/** Most existing items a prompt lists, and how many characters of each: enough to recognise it. */
const maxNamed = 50;
const maxNameLength = 160;

function complaint({ draft, findings }: RejectedDraft): string {
  const reasons = findings
    .filter(({ severity }) => severity === 'reject')
    .map(({ message, path = [] }) => {
      const place = path.length === 0 ? '' : `${path.join('.')}: `;
      return `  - ${place}${message}`;
    });
  return [toLine(draft), ...reasons].join('\n');
}

/** A list of drafts. */
export function itemsSchema({ descriptor }: GameHost, list = 'items'): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${memberOf(descriptor)}_`);
  return objectSchema({ [list]: { type: 'array', items: schema, minItems: 1 } }, $defs);
}
