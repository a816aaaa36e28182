import { z } from 'zod';
import { itemsByType } from '../contract/results.js';
import type { JsonSchema } from '../contract/schema.js';
import { type LudotextSet, type SetGame, setSchema, setVersion } from '../contract/set.js';
import type { Registry } from '../host/registry.js';

/** What {@link setOf} makes a set of: a result of the engine, whichever mode it comes from. */
interface Written {
  readonly llm: string;
  readonly language: string;
  /** Items by type_id, as `generate` returns them. */
  readonly results?: Readonly<Record<string, readonly object[]>>;
  /** One game and its items, as `single` and `direct` return them. */
  readonly typeId?: number;
  readonly items?: unknown;
  /** Where the evidence of items stands, by their ids. */
  readonly places?: Readonly<Record<string, string>> | undefined;
}

/**
 * Makes a set of a result, to keep it, share it or export it.
 * @param about `title`: what the set is called; `text`: the source, to keep it with the set
 * @example const set = setOf(await engine.generate({ text }), engine.registry, { title: 'Volcanoes', text });
 */
export function setOf(
  result: Written,
  registry: Registry,
  about: { readonly title: string; readonly text?: string | undefined },
): LudotextSet {
  const { llm, language, places = {} } = result;
  const games = Object.entries(itemsByType(result)).map(([id, list]) => {
    const { host, version } = registry.game(Number(id));
    const { gameType, itemVersion } = host.descriptor;
    const items = list.map((item): SetGame['items'][number] => ({ ...item }));
    const notes = Object.fromEntries(
      items.flatMap(({ id = '' }) => (places[id] === undefined ? [] : [[id, { place: places[id] }]])),
    );
    return {
      game_type: gameType,
      type_id: Number(id),
      ...(version === undefined ? {} : { version }),
      ...(itemVersion === 1 ? {} : { item_version: itemVersion }),
      items,
      ...(Object.keys(notes).length === 0 ? {} : { notes }),
    };
  });
  const { title, text } = about;
  const created = new Date().toISOString();
  return { ludotext: setVersion, title, language, ...(text === undefined ? {} : { text }), games, llm, created };
}

/** The JSON Schema (draft 2020-12) of a set. */
export function setJsonSchema(): JsonSchema {
  return z.toJSONSchema(setSchema, { target: 'draft-2020-12', io: 'input' }) as JsonSchema;
}
