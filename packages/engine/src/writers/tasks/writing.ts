import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { JsonSchema } from '../../contract/schema.js';
import { prefixDefinitions } from '../../schema/server-schema.js';
import type { RejectedDraft } from '../writer.js';
import type { WritingCall } from '../writing-calls.js';
import { languageName, nameOf, objectOf, toLine } from './common.js';

/**
 * The first round asks for all items; a later one names only what is missing and why.
 * @param examples the game's, in words
 */
export async function writingTask(
  game: GameHost,
  { language, difficulty, audience }: Omit<PromptRequest, 'count'>,
  { count, kept, rejected }: Omit<WritingCall, 'text'>,
  examples: readonly string[],
): Promise<string> {
  const parts = [
    await game.prompt({ count, language, difficulty, audience }),
    ...examples,
    `Write ${count === 1 ? 'one item' : `${count} items`} in ${languageName(language)}.`,
  ];
  if (kept.length > 0) {
    const names = kept.slice(-mostNamed).map((item) => toLine(item, longestName));
    parts.push(`These items exist already, write others:\n${names.join('\n')}`);
  }
  if (rejected.length > 0) {
    parts.push(
      `These items were not accepted. Mend each, or write another in its place:\n${rejected.map(complaint).join('\n')}`,
    );
  }
  return parts.join('\n\n');
}

/** Most items a task names as existing already, and how many characters of each: enough to know it by. */
const mostNamed = 50;
const longestName = 160;

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
export function itemsShape({ descriptor }: GameHost, list = 'items'): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${nameOf(descriptor)}_`);
  return objectOf({ [list]: { type: 'array', items: schema, minItems: 1 } }, $defs);
}
