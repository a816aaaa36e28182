import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { whenReady } from '../lib/async.js';
import type { Finding } from './finding.js';
import type { MessageParams } from './message.js';

/** A JSON Schema as a plain object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * A schema that checks values and converts itself to JSON Schema: any library that implements Standard Schema and
 * Standard JSON Schema, for example zod 4.2 or newer. https://standardschema.dev
 */
export interface Schema<Value = unknown, Input = unknown> {
  readonly '~standard': StandardSchemaV1.Props<Input, Value> & StandardJSONSchemaV1.Props<Input, Value>;
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

/**
 * Checks a value. Faults are returned as findings of rule `schema`, whose params have the schema's own words as `issue`,
 * and say of the common kinds of fault which one it is, as `case`.
 */
export function checkSchema<Value>(schema: Schema<Value>, value: unknown): Checked<Value> | Promise<Checked<Value>> {
  return whenReady(schema['~standard'].validate(value), (result) =>
    result.issues === undefined
      ? { ok: true, value: result.value }
      : { ok: false, findings: result.issues.map((issue) => findingOf(issue, value)) },
  );
}

/** What a schema says of a value. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly findings: Finding[] };

function findingOf(issue: StandardSchemaV1.Issue, value: unknown): Finding {
  const message = messageOf(issue);
  const path = (issue.path ?? []).map((part) => {
    const key = typeof part === 'object' ? part.key : part;
    return typeof key === 'number' ? key : String(key);
  });
  return {
    rule: 'schema',
    severity: 'reject',
    params: { ...caseOf(issue, value, path), issue: message },
    message,
    path,
  };
}

/** Which kind of fault it is, with its bound; nothing for a kind without a name. Bounds and kinds are told by zod. */
function caseOf(issue: StandardSchemaV1.Issue, value: unknown, path: readonly (string | number)[]): MessageParams {
  const given = path.reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], value);
  if (given === undefined) return { case: 'missing' };
  if (typeof given === 'string' && given.trim() === '') return { case: 'empty' };
  const { code, minimum: min, maximum: max, inclusive, expected } = issue as Bounds;
  const kind = code === 'invalid_type' ? kindNames[expected as keyof typeof kindNames] : undefined;
  if (kind !== undefined) return { case: kind };
  const kinds = Array.isArray(given) ? boundNames.list : boundNames[typeof given as keyof typeof boundNames];
  if (kinds === undefined || inclusive === false) return {};
  if (code === 'too_small' && typeof min === 'number') return { case: kinds[0], min };
  return code === 'too_big' && typeof max === 'number' ? { case: kinds[1], max } : {};
}

/** What zod says of an issue about a bound, or about the kind of a value. */
interface Bounds {
  readonly code?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: unknown;
  readonly expected?: unknown;
}

/** What is wrong with a value of another kind than the one that zod names. */
const kindNames = {
  string: 'no_text',
  number: 'no_number',
  int: 'no_whole_number',
  boolean: 'no_truth_value',
  array: 'no_list',
  object: 'no_object',
} as const;

/** What is wrong with a value below its bounds, and above them. */
const boundNames = {
  string: ['too_short', 'too_long'],
  number: ['too_low', 'too_high'],
  list: ['too_few', 'too_many'],
} as const;

/** zod's message quotes the unknown members, which are text of a model or a caller. This message does not. */
function messageOf(issue: StandardSchemaV1.Issue): string {
  const { code } = issue as { readonly code?: unknown };
  return code === 'unrecognized_keys' ? 'has a member that is not part of the schema' : issue.message;
}
