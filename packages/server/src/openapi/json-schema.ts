import type { JsonSchema } from '@ludotext/engine/game';
import { z } from 'zod';

/** The schema of an object, with the members the document reads. */
export interface ObjectSchema extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** The place of a named schema in the document. */
export function componentPath(name: string): string {
  return `#/components/schemas/${name}`;
}

/** A reference to a named schema of the document. */
export function refTo(name: string): JsonSchema {
  return { $ref: componentPath(name) };
}

/** Schemas by their names in the document; a schema that contains another one refers to it. */
export function componentsOf(schemas: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: converted } = z.toJSONSchema(registry, { io: 'input', uri: componentPath, override: withoutNoise });
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, withoutOrigin(schema)]));
}

/** The schema of an object, without references. */
export function objectSchemaOf(schema: z.ZodObject): ObjectSchema {
  return withoutOrigin(z.toJSONSchema(schema, { io: 'input', override: withoutNoise }));
}

/** Removes bounds that only state the number range of JavaScript. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** The document itself states the draft and the ids of its schemas. */
function withoutOrigin({ $schema: _draft, $id: _place, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
