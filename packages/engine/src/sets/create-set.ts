import { z } from 'zod';
import type { JsonSchema } from '../contract/schema.js';
import { type LudotextSet, setSchema, setVersion } from '../contract/set.js';
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
  const { llm, language, results, typeId, items } = result;
  const byType = results ?? (typeId !== undefined && Array.isArray(items) ? { [typeId]: items } : {});
  const games = Object.entries(byType).map(([id, list]) => {
    const { host, version } = registry.game(Number(id));
    const { gameType, itemVersion } = host.descriptor;
    return {
      game_type: gameType,
      type_id: Number(id),
      ...(version === undefined ? {} : { version }),
      ...(itemVersion === 1 ? {} : { item_version: itemVersion }),
      items: (list as readonly object[]).map((item) => ({ ...item })),
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
