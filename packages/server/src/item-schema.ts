import type { JsonSchema } from '@ludotext/engine';

const id = {
  type: 'string',
  pattern: '^[0-9a-f]{16}$',
  description: "Hash of the item's content, added by the engine.",
};

/** The JSON Schema of an item as callers receive it: the game's own, with the id the engine adds to every item. */
export function itemSchemaWithId(schema: JsonSchema): JsonSchema {
  for (const union of ['anyOf', 'oneOf'] as const) {
    const branches = schema[union];
    if (Array.isArray(branches)) return { ...schema, [union]: branches.map(itemSchemaWithId) };
  }
  const properties = (schema.properties ?? {}) as JsonSchema;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return { ...schema, properties: { id, ...properties }, required: ['id', ...required] };
}
