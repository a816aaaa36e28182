import type { JsonSchema } from '@ludotext/engine/game';
import { z } from 'zod';

/** The schema of an object, as far as the document looks into it. */
export interface ObjectSchema extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Where the document keeps the schema of a name. */
export function componentPath(name: string): string {
  return `#/components/schemas/${name}`;
}

/** A reference to a schema of the document. */
export function refTo(name: string): JsonSchema {
  return { $ref: componentPath(name) };
}

/** Schemas by the names they have in the document; where one holds another of them, it refers to it. */
export function componentsOf(schemas: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: converted } = z.toJSONSchema(registry, { io: 'input', uri: componentPath, override: withoutNoise });
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, withoutOrigin(schema)]));
}

/** The schema of an object that stands for itself. */
export function objectSchemaOf(schema: z.ZodObject): ObjectSchema {
  return withoutOrigin(z.toJSONSchema(schema, { io: 'input', override: withoutNoise }));
}

/** Bounds that only say what a number of JavaScript can hold. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** The document says of which draft its schemas are, and where they stand. */
function withoutOrigin({ $schema: _draft, $id: _place, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
