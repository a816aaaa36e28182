import type { GameDescriptor } from '../contract/game-host.js';
import type { Messages } from '../contract/message.js';
import type { JsonSchema } from '../contract/schema.js';
import { isObject } from '../lib/data.js';
import { ownMessages, withoutRegions } from '../messages/own-messages.js';
import { messageIn } from '../messages/wording.js';

/** The sentences of {@link Messages} that name a member, and say what belongs into it: the keywords of JSON Schema. */
const keywords = ['title', 'description'] as const;

/**
 * An item's JSON Schema with the `title` and `description` of its members in a language, so that a form can be made of
 * it. A game has the words as `title.<member>` and `description.<member>` of its messages, for a member inside another
 * one also as `<outer>_<member>`, for an entry of a list as `<list>_entry`; those of the engine name members that many games have, such as `hint`. What the
 * language has no words for keeps those of the schema.
 *
 * @param language BCP 47 tag
 * @param messages the game's
 */
export function schemaInWords(schema: JsonSchema, language: string, messages: Messages): JsonSchema {
  const languages = withoutRegions(language);

  /** @param names of the member, and of those it is inside of, the outermost first */
  const wordFor = (keyword: string, names: readonly string[], given: unknown): unknown => {
    const codes = [names.join('_'), names.at(-1)].map((name) => `${keyword}.${name}`);
    const found = (from: Messages, tags: readonly string[]) =>
      codes.map((code) => messageIn(from, tags, code, {})).find((words) => words !== undefined);
    const translated = languages.map((tag) => found(messages, [tag]) ?? found(ownMessages, [tag]));
    const english = found(messages, ['en']) ?? given ?? found(ownMessages, ['en']);
    return translated.find((words) => words !== undefined) ?? english;
  };

  const inWords = (node: unknown, names: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => inWords(part, names));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(([keyword, value]): [string, unknown] => {
      if (keyword === 'properties' && isObject(value)) return [keyword, membersInWords(value, names)];
      if (keyword === '$defs' && isObject(value)) {
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, own]) => [name, inWords(own, [])]))];
      }
      if (keyword === 'items' && isObject(value) && names.length > 0) return [keyword, entryInWords(value, names)];
      return [keyword, partsOfSchema.has(keyword) ? inWords(value, names) : value];
    });
    return Object.fromEntries(entries);
  };

  const entryInWords = (entry: Record<string, unknown>, outer: readonly string[]): unknown => {
    const title = wordFor('title', [[...outer, 'entry'].join('_')], entry.title);
    const inside = inWords(entry, outer) as Record<string, unknown>;
    return title === undefined ? inside : { ...inside, title };
  };

  const membersInWords = (members: Record<string, unknown>, outer: readonly string[]) =>
    Object.fromEntries(
      Object.entries(members).map(([name, node]) => {
        const names = [...outer, name];
        const inside = inWords(node, names);
        if (!isObject(inside)) return [name, inside];
        const words = keywords.flatMap((keyword) => {
          const word = wordFor(keyword, names, inside[keyword]);
          return word === undefined ? [] : [[keyword, word]];
        });
        return [name, { ...inside, ...Object.fromEntries(words) }];
      }),
    );

  return inWords(schema, []) as JsonSchema;
}

/** The keywords whose values are schemas, or lists of them, of the same member. */
const partsOfSchema: ReadonlySet<string> = new Set(['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf']);

/**
 * A game's direct format in a language: the words of its messages `direct_format.description` and
 * `direct_format.example`, else those it declares.
 *
 * @param language BCP 47 tag
 * @param messages the game's
 */
export function directFormatInWords(
  format: NonNullable<GameDescriptor['directFormat']>,
  language: string,
  messages: Messages,
): NonNullable<GameDescriptor['directFormat']> {
  const wordFor = (name: 'description' | 'example') =>
    messageIn(messages, withoutRegions(language), `direct_format.${name}`, {}) ?? format[name];
  return { description: wordFor('description'), example: wordFor('example') };
}
