import type { GameHost } from '../../game-host.js';
import { membersOf, referencesOf, shapesOf } from '../../models/schema-node.js';
import { prefixDefinitions } from '../../models/wire-schema.js';
import type { JsonSchema } from '../../schema.js';
import { isObject, listIn } from '../model-json.js';
import { languageName } from './language-name.js';
import { nameOf, objectOf, toLine } from './shape.js';

/** Completing an author's items in words, all of them at once. */
export function completionTask({
  game,
  items,
  language,
}: {
  game: GameHost;
  items: readonly unknown[];
  language: string;
}): string {
  const members = game.descriptor.complete.join(', ');
  const list = items.map((item, index) => `${index}: ${toLine(item)}`);
  return `A teacher wrote these items for the game ${game.descriptor.displayName}. For each give its index and, where the item lacks them,
these members in ${languageName(language)}: ${members}. Leave out what would give the answer away.\n${list.join('\n')}`;
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

/** For each item what the answer adds to it; empty where it adds nothing. */
export function additionsIn(answer: unknown, game: GameHost, count: number): unknown[] {
  const additions = listIn(answer, 'items').filter(isObject);
  return Array.from({ length: count }, (_, index) => {
    const addition = additions.find((candidate) => candidate.index === index) ?? {};
    const names = game.descriptor.complete.filter((name) => (addition[name] ?? null) !== null);
    return Object.fromEntries(names.map((name) => [name, addition[name]]));
  });
}
