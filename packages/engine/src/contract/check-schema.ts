import { type Finding, reject } from './finding.js';
import { type JsonSchema, type Schema, toJsonSchema } from './schema.js';

/** Checks that a value is a {@link Schema} that can validate and convert itself to JSON Schema. */
export function checkSchemaShape(name: string, value: unknown): { findings: Finding[]; jsonSchema?: JsonSchema } {
  const standard = (value as Partial<Schema> | null | undefined)?.['~standard'] as
    | Partial<Schema['~standard']>
    | undefined;
  if (typeof standard?.validate !== 'function') {
    const message = `${name} must be a Standard Schema, for example one made with zod ^4.2.`;
    return { findings: [reject('not_a_schema', message, [name])] };
  }
  if (typeof standard.jsonSchema?.input !== 'function') {
    return { findings: [reject('not_a_schema', `${name} ${withoutJsonSchema(value, standard.vendor)}`, [name])] };
  }
  try {
    return { findings: [], jsonSchema: toJsonSchema(value as Schema) };
  } catch {
    const message = `${name} holds something JSON Schema cannot express, such as a date, a transform or a function.`;
    return { findings: [reject('not_json_schema', message, [name])] };
  }
}

function withoutJsonSchema(schema: unknown, vendor: string | undefined): string {
  if (vendor === 'valibot') {
    return 'cannot turn itself into JSON Schema: wrap it, toStandardJsonSchema(schema) of @valibot/to-json-schema.';
  }
  if (vendor !== 'zod') return 'must be able to turn itself into JSON Schema (Standard JSON Schema).';
  const found = typeof schema === 'object' && schema !== null && '_zod' in schema ? 'a zod before 4.2' : 'zod 3';
  return `is made with ${found}, which is too old: a game needs zod ^4.2; take z from @ludotext/engine/game.`;
}
