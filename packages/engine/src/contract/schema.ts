import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { type Finding, reject } from './finding.js';

/** A JSON Schema as a plain object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * A schema that can check a value and turn itself into JSON Schema: any library that implements both Standard Schema
 * and Standard JSON Schema, zod 4.2 or newer among them. https://standardschema.dev
 */
export interface Schema<Value = unknown> {
  readonly '~standard': StandardSchemaV1.Props<unknown, Value> & StandardJSONSchemaV1.Props<unknown, Value>;
}

/** The type of the values a schema lets through. */
export type SchemaValue<S> = S extends {
  readonly '~standard': { readonly types?: { readonly output: infer Value } | undefined };
}
  ? Value
  : never;

/**
 * The JSON Schema (draft 2020-12) of what a value may look like before it is checked.
 * The input side is taken because the value comes from outside; `additionalProperties: false` is left to the user of it.
 */
export function toJsonSchema(schema: Schema): JsonSchema {
  return schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' }) as JsonSchema;
}

/** Checks a value; what is wrong comes back as findings of rule `schema`. */
export async function checkSchema<Value>(
  schema: Schema<Value>,
  value: unknown,
): Promise<{ ok: true; value: Value } | { ok: false; findings: Finding[] }> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return { ok: true, value: result.value };
  const findings = result.issues.map((issue) =>
    reject(
      'schema',
      messageOf(issue),
      (issue.path ?? []).map((part) => {
        const key = typeof part === 'object' ? part.key : part;
        return typeof key === 'number' ? key : String(key);
      }),
    ),
  );
  return { ok: false, findings };
}

/** zod names the members it does not know, and those are the words of whoever made the value: a model, or a caller. */
function messageOf(issue: StandardSchemaV1.Issue): string {
  const { code } = issue as { readonly code?: unknown };
  return code === 'unrecognized_keys' ? 'has a member that is not part of the schema' : issue.message;
}
