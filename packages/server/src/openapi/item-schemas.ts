import type { JsonSchema } from '@ludotext/engine/game';
import type { Registry } from '@ludotext/engine/host';
import { itemSchemaWithId } from '../routes/wire.js';
import { componentPath, refTo } from './json-schema.js';

const description = "A playable item; its members are the game's own: see `item_schema` of `GET /games/{game_type}`.";

/** An item of any game, and one schema for each game there is. */
export function itemSchemas({ games }: Registry, anyItem: JsonSchema): Record<string, JsonSchema> {
  const ofGames = games.map(({ host: { descriptor } }) => {
    const name = `Item_${descriptor.gameType}`;
    const title = `Item of ${descriptor.gameType}`;
    return [name, { ...placed(itemSchemaWithId(descriptor.itemSchema), componentPath(name)), title }] as const;
  });
  if (ofGames.length === 0) return { Item: { ...anyItem, description } };
  return { Item: { description, anyOf: ofGames.map(([name]) => refTo(name)) }, ...Object.fromEntries(ofGames) };
}

/** A schema at a place of the document: references to its own root begin there. */
function placed({ $schema: _draft, ...schema }: JsonSchema, root: string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (keyword, value) =>
    keyword === '$ref' && typeof value === 'string' && value.startsWith('#') ? root + value.slice(1) : value,
  );
}
