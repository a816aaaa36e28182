import { type Finding, reject } from './finding.js';
import { type JsonSchema, type Schema, toJsonSchema } from './schema.js';

/** The members an object schema knows, over all its branches. */
export interface SchemaMembers {
  readonly names: ReadonlySet<string>;
  /** Those that some branch demands. */
  readonly required: ReadonlySet<string>;
}

/** Whether a value is a {@link Schema} that can be checked against and turned into JSON Schema. */
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
  if (vendor !== 'zod') return 'must be able to turn itself into JSON Schema (Standard JSON Schema).';
  const found = typeof schema === 'object' && schema !== null && '_zod' in schema ? 'a zod before 4.2' : 'zod 3';
  return `is made with ${found}, which is too old: a game needs zod ^4.2.`;
}

/** The members of an object schema; where it is a choice of several, those of all. */
export function schemaMembers(jsonSchema: JsonSchema): SchemaMembers {
  const names = new Set<string>();
  const required = new Set<string>();
  const definitions = (jsonSchema.$defs ?? {}) as Record<string, JsonSchema>;
  const seen = new Set<JsonSchema>();
  const collect = (part: JsonSchema | undefined) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const name of Object.keys(part.properties ?? {})) names.add(name);
    for (const name of (part.required ?? []) as string[]) required.add(name);
    for (const branches of [part.oneOf, part.anyOf, part.allOf]) for (const branch of asList(branches)) collect(branch);
    if (typeof part.$ref === 'string') collect(definitions[part.$ref.replace('#/$defs/', '')]);
  };
  collect(jsonSchema);
  return { names, required };
}

function asList(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}
