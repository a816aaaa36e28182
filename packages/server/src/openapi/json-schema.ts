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
  const { schemas: converted } = z.toJSONSchema(registry, { io: 'input', uri: componentPath, override: forClients });
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, withoutOrigin(schema)]));
}

/** The schema of an object, without references. */
export function objectSchemaOf(schema: z.ZodObject): ObjectSchema {
  return withoutOrigin(z.toJSONSchema(schema, { io: 'input', override: forClients }));
}

/** A converted schema, and what it was made of. */
interface Converted {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Makes a schema one that people and generated clients can read. */
function forClients({ zodSchema, jsonSchema }: Converted): void {
  // These only state the number range of JavaScript.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Some generators compare a boolean with the text of the constant, and refuse every response.
  if (typeof jsonSchema.const === 'boolean') delete jsonSchema.const;
  if (zodSchema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator: propertyName, options } = zodSchema.def;
    const mapping = options.flatMap((option, index) =>
      [...(option._zod.propValues?.[propertyName] ?? [])].map((value) => [value, jsonSchema.oneOf?.[index]?.$ref]),
    );
    jsonSchema.discriminator = { propertyName, mapping: Object.fromEntries(mapping) };
  }
}

/** The document itself states the draft and the ids of its schemas. */
function withoutOrigin({ $schema: _draft, $id: _place, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
