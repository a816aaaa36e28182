import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { membersOf, prefixDefinitions, referencesOf, variantsOf } from '../../schema/json-schema.js';
import { languageName, memberOf, objectSchema, type TaskPrompt } from './common.js';

/** An author's items as the text of a call: one per line, with its index. */
export function itemsAsText(items: readonly unknown[]): string {
  return items.map((item, index) => `${index}: ${JSON.stringify(item)}`).join('\n');
}

interface CompletionRequest {
  readonly game: GameHost;
  readonly language: string;
  readonly audience?: string | undefined;
}

/** Asks for the missing members of an author's items, all at once. */
export function completionPrompt({ game, language, audience }: CompletionRequest): TaskPrompt {
  const { complete, displayName } = game.descriptor;
  const prompt = `The text holds items a teacher wrote for the game ${displayName}, one on a line, each after its index. For each give its index and,
where the item lacks them, these members in ${languageName(language)}: ${complete.join(', ')}. Nothing you add may give the answer away.${audience === undefined ? '' : ` They are for: ${JSON.stringify(audience)}.`}`;
  return { prompt, schema: { name: 'additions', jsonSchema: completionSchema(game) } };
}

/** A list of additions, each with the index of its item and the members a writer may add. */
function completionSchema({ descriptor }: GameHost): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.itemSchema, `${memberOf(descriptor)}_`);
  const members = variantsOf(schema, referencesOf({ $defs })).map(membersOf);
  const offered = descriptor.complete.map((name) => [name, members.find((variant) => name in variant)?.[name] ?? {}]);
  const properties = { index: { type: 'integer' }, ...Object.fromEntries(offered) };
  const addition = { type: 'object', properties, required: ['index'] };
  return objectSchema({ items: { type: 'array', items: addition } }, $defs);
}

/** For each item what a reply adds to it; undefined where it says nothing about the item. */
export function additionsIn(
  entries: readonly unknown[],
  game: GameHost,
  count: number,
): (Readonly<Record<string, unknown>> | undefined)[] {
  const additions = entries.filter(isObject);
  return Array.from({ length: count }, (_, index) => {
    const addition = additions.find((candidate) => Number(candidate.index) === index);
    if (addition === undefined) return undefined;
    const names = game.descriptor.complete.filter((name) => (addition[name] ?? null) !== null);
    return Object.fromEntries(names.map((name) => [name, addition[name]]));
  });
}
