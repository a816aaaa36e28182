import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import type { Finding } from './finding.js';

/** A JSON Schema as a plain object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * A schema that checks values and converts itself to JSON Schema: any library that implements Standard Schema and
 * Standard JSON Schema, for example zod 4.2 or newer. https://standardschema.dev
 */
export interface Schema<Value = unknown> {
  readonly '~standard': StandardSchemaV1.Props<unknown, Value> & StandardJSONSchemaV1.Props<unknown, Value>;
}

/** The type of a schema's valid values. */
export type SchemaValue<S> = S extends {
  readonly '~standard': { readonly types?: { readonly output: infer Value } | undefined };
}
  ? Value
  : never;

/**
 * The JSON Schema (draft 2020-12) of a value before it is checked. It uses the input side because the value comes from
 * outside, and sets no `additionalProperties: false`; callers add it.
 */
export function toJsonSchema(schema: Schema): JsonSchema {
  return schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' }) as JsonSchema;
}

/** Checks a value. Faults are returned as findings of rule `schema`. */
export async function checkSchema<Value>(
  schema: Schema<Value>,
  value: unknown,
): Promise<{ ok: true; value: Value } | { ok: false; findings: Finding[] }> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return { ok: true, value: result.value };
  return { ok: false, findings: result.issues.map(findingOf) };
}

function findingOf(issue: StandardSchemaV1.Issue): Finding {
  const message = messageOf(issue);
  const path = (issue.path ?? []).map((part) => {
    const key = typeof part === 'object' ? part.key : part;
    return typeof key === 'number' ? key : String(key);
  });
  return { rule: 'schema', severity: 'reject', params: { issue: message }, message, path };
}

/** zod's message quotes the unknown members, which are text of a model or a caller. This message does not. */
function messageOf(issue: StandardSchemaV1.Issue): string {
  const { code } = issue as { readonly code?: unknown };
  return code === 'unrecognized_keys' ? 'has a member that is not part of the schema' : issue.message;
}
