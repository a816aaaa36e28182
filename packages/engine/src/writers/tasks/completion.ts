import type { GameHost } from '../../contract/game-host.js';
import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { membersOf, referencesOf, shapesOf } from '../../schema/json-schema.js';
import { prefixDefinitions } from '../../schema/server-schema.js';
import { languageName, nameOf, objectOf } from './common.js';

/** An author's items as the material of a call: one on a line, with its index. */
export function itemsAsText(items: readonly unknown[]): string {
  return items.map((item, index) => `${index}: ${JSON.stringify(item)}`).join('\n');
}

/** What completing is told. */
export interface CompletionRequest {
  readonly game: GameHost;
  readonly language: string;
  readonly audience?: string | undefined;
}

/** Completing an author's items in words, all of them at once. */
export function completionTask({ game, language, audience }: CompletionRequest): string {
  const { complete, displayName } = game.descriptor;
  return `The text holds items a teacher wrote for the game ${displayName}, one on a line, each after its index. For each give its index and,
where the item lacks them, these members in ${languageName(language)}: ${complete.join(', ')}. Nothing you add may give the answer away.${audience === undefined ? '' : ` They are for: ${JSON.stringify(audience)}.`}`;
}

/** A list of additions, each with the index of its item and the members the game lets a writer add. */
export function completionShape({ descriptor }: GameHost): JsonSchema {
  const { schema, $defs } = prefixDefinitions(descriptor.itemSchema, `${nameOf(descriptor)}_`);
  const members = shapesOf(schema, referencesOf({ $defs })).map(membersOf);
  const offered = descriptor.complete.map((name) => [name, members.find((shape) => name in shape)?.[name] ?? {}]);
  const properties = { index: { type: 'integer' }, ...Object.fromEntries(offered) };
  const addition = { type: 'object', properties, required: ['index'] };
  return objectOf({ items: { type: 'array', items: addition } }, $defs);
}

/** For each item what the answers add to it; empty where it adds nothing. */
export function additionsIn(answers: readonly unknown[], game: GameHost, count: number): unknown[] {
  const additions = answers.filter(isObject);
  return Array.from({ length: count }, (_, index) => {
    const addition = additions.find((candidate) => Number(candidate.index) === index) ?? {};
    const names = game.descriptor.complete.filter((name) => (addition[name] ?? null) !== null);
    return Object.fromEntries(names.map((name) => [name, addition[name]]));
  });
}
