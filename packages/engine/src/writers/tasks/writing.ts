import type { RejectedDraft } from '../../contract/errors.js';
import type { GameHost } from '../../contract/game-host.js';
import type { PromptRequest } from '../../contract/game-plugin.js';
import type { Effort, Wish } from '../../contract/requests.js';
import type { JsonSchema } from '../../contract/schema.js';
import { oncePer } from '../../lib/data.js';
import { placeName, valueAt } from '../../lib/place.js';
import { prefixDefinitions } from '../../schema/json-schema.js';
import type { Instead } from '../writer.js';
import { exampleTexts, keptPrompt, languageName, memberOf, objectSchema, type TaskPrompt, toLine } from './common.js';
import { planOf } from './plan.js';

/** What one call writes: the part of the text, the number of items, and the drafts to repair. */
export interface WritingCall {
  readonly text: string;
  readonly count: number;
  readonly rejected: readonly RejectedDraft[];
  /** Existing items, which must not be repeated; none when only rejected drafts are missing. */
  readonly kept: readonly unknown[];
}

/** How the items are to be written. */
export interface Manner extends Omit<PromptRequest, 'count'> {
  readonly effort: Effort;
  /** The item that another is to stand in for, and what is wished of it. */
  readonly instead?: Instead | undefined;
}

/**
 * Asks for items. The first round asks for all of them; a later round names only what is missing and why.
 * @param withExamples whether the game's examples are shown
 */
export async function writingPrompt(
  game: GameHost,
  { language, difficulty, audience, effort, instead }: Manner,
  { count, kept, rejected }: Omit<WritingCall, 'text'>,
  withExamples: boolean,
): Promise<TaskPrompt> {
  const plan = planOf(effort, count);
  const parts = [
    await game.prompt({ count, language, difficulty, audience }),
    ...(withExamples ? exampleTexts(game, language) : []),
    plan.prompt,
    `Write ${count === 1 ? 'one item' : `${count} items`} in ${languageName(language)}.`,
    keptPrompt(kept),
  ];
  if (instead !== undefined) parts.push(wishPrompt(instead));
  if (rejected.length > 0) {
    parts.push(
      `These items were not accepted. Mend each, or write another in its place:\n${rejected.map(complaint).join('\n')}`,
    );
  }
  return {
    prompt: parts.filter((part) => part !== '').join('\n\n'),
    schema: { name: 'items', jsonSchema: itemsSchema(game, effort) },
    itemTokens: count * plan.tokensPerItem,
  };
}

/** What each wish asks for. */
const wishes: Readonly<Record<Wish, string>> = {
  another: 'Write an item about something else in the text.',
  easier: 'Write an item that is easier to solve.',
  harder: 'Write an item that is harder to solve, and still has only one right answer.',
  clearer: 'Write the same item more clearly: in plain words, with nothing that can be read in two ways.',
  better_distractors:
    'Keep what is asked and the right answer, and write better wrong ones: plausible, of one kind, certainly wrong.',
};

function wishPrompt({ item, wish, instruction }: Instead): string {
  const words = instruction === undefined ? '' : `\nThe teacher wishes, about this item alone: ${toLine(instruction)}`;
  return `The new item takes the place of this one:\n${toLine(item)}\n${wishes[wish]}${words}`;
}

/** Characters of what stands at a finding's place: enough to recognise it. */
const maxValueLength = 80;

function complaint({ draft, item = draft, findings }: RejectedDraft): string {
  const reasons = findings
    .filter(({ severity }) => severity === 'reject')
    .map(({ message, path = [] }) => {
      if (path.length === 0) return `  - ${message}`;
      // Paths lead into the item, where a member may have another place than in the draft that the model knows.
      const value = valueAt(item, path);
      const shown = value === undefined ? '' : ` (${toLine(value, maxValueLength)})`;
      return `  - ${placeName(path)}${shown}: ${message}`;
    });
  return [toLine(draft), ...reasons].join('\n');
}

/** What comes before the items, and a list of drafts. The same schema each time, since much is made of it. */
export function itemsSchema({ descriptor }: GameHost, effort: Effort, list = 'items'): JsonSchema {
  const schemas = schemasOf(descriptor);
  const key = `${effort} ${list}`;
  const known = schemas.get(key) ?? listSchema(descriptor, effort, list);
  schemas.set(key, known);
  return known;
}

const schemasOf = oncePer((_: GameHost['descriptor']) => new Map<string, JsonSchema>());

function listSchema(descriptor: GameHost['descriptor'], effort: Effort, list: string): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${memberOf(descriptor)}_`);
  const items = { type: 'array', items: schema, minItems: 1 };
  return objectSchema({ ...planOf(effort, 1).members, [list]: items }, $defs);
}
