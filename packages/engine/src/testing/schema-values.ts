import { checkSchema, type JsonSchema, type Schema, toJsonSchema } from '../contract/schema.js';
import { isObject } from '../lib/data.js';
import {
  alternativesOf,
  hasType,
  type LookUp,
  membersOf,
  mergeAll,
  referencesOf,
  requiredOf,
  type SchemaNode,
} from '../schema/json-schema.js';
import type { Subject } from './check.js';
import { expectForAll, type FastCheck } from './fast-check.js';
import { oddTexts } from './texts.js';

/**
 * Runs a check on values that fit a schema: those of the game and its tables, then near copies of them and values
 * generated from the schema alone. Every value has passed the schema, as in a service.
 */
export async function forFitting(
  subject: Subject,
  schema: Schema,
  known: readonly unknown[],
  check: (value: unknown) => Promise<void>,
): Promise<void> {
  const fits = async (value: unknown) => (await checkSchema(schema, value)).ok;
  const passed = async (value: unknown) => {
    const checked = await checkSchema(schema, structuredClone(value));
    if (checked.ok) await check(checked.value);
  };
  const good: unknown[] = [];
  for (const value of known) if (await fits(value)) good.push(value);
  for (const value of good) await passed(value);
  const jsonSchema = toJsonSchema(schema);
  await expectForAll(
    subject,
    (fc) => fc.oneof(schemaValues(fc, jsonSchema), ...good.slice(0, 20).map((value) => nearValues(fc, value))),
    passed,
    fits,
  );
}

/**
 * Copies of a value with some texts, numbers and truth values changed, and entries of lists left out, duplicated or
 * reordered, so that most still fit its schema.
 */
export function nearValues(fc: typeof FastCheck, value: unknown): FastCheck.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => nearValues(fc, entry));
    if (entries.length === 0) return fc.constant([]);
    const doubled = fc.nat({ max: value.length - 1 }).map((index) => value.toSpliced(index, 0, value[index]));
    return fc.oneof(fc.tuple(...entries), fc.shuffledSubarray(value), doubled);
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, member]) => [name, nearValues(fc, member)] as const);
    return fc.record(Object.fromEntries(members), { noNullPrototype: true });
  }
  const same = { arbitrary: fc.constant(value), weight: 3 };
  if (typeof value === 'string') {
    const odd = fc.constantFrom(...oddTexts.filter((text) => text !== '' && text.length < 100));
    return fc.oneof(same, fc.string({ unit: 'binary', minLength: 1 }), odd, fc.constant(`${value} ${value}`));
  }
  if (typeof value === 'number') return fc.oneof(same, fc.integer({ min: -2, max: 12 }));
  return typeof value === 'boolean' ? fc.oneof(same, fc.boolean()) : fc.constant(value);
}

/** How often a recursive schema is followed. */
const maxDepth = 4;
/** Longest lists and texts beyond what a schema requires. */
const maxListLength = 6;
const maxTextLength = 60;

interface Making {
  readonly fc: typeof FastCheck;
  readonly lookUp: LookUp;
  /** References followed so far. */
  readonly depth: number;
}

/**
 * Values of a JSON Schema (draft 2020-12). Ignores what JSON Schema cannot express, such as a check in code: validate
 * the values with the schema itself.
 */
export function schemaValues(fc: typeof FastCheck, schema: JsonSchema): FastCheck.Arbitrary<unknown> {
  return valuesOf(schema, { fc, lookUp: referencesOf(schema), depth: 0 });
}

function valuesOf(node: SchemaNode, making: Making): FastCheck.Arbitrary<unknown> {
  const { fc, lookUp, depth } = making;
  if (typeof node.$ref === 'string') {
    return depth < maxDepth ? valuesOf(lookUp(node.$ref), { ...making, depth: depth + 1 }) : fc.constant(null);
  }
  const merged = mergeAll(node, lookUp);
  if (merged.const !== undefined) return fc.constant(merged.const);
  if (Array.isArray(merged.enum)) return fc.constantFrom(...(merged.enum as unknown[]));
  const alternatives = alternativesOf(merged);
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((entry) => valuesOf(entry, making)));
  const kinds = kindsOf(merged, making);
  return kinds.length === 0 ? fc.jsonValue({ maxDepth: 2 }) : fc.oneof(...kinds);
}

function kindsOf(node: SchemaNode, making: Making): FastCheck.Arbitrary<unknown>[] {
  const { fc } = making;
  const kinds: FastCheck.Arbitrary<unknown>[] = [];
  if (hasType(node, 'string')) kinds.push(textsOf(node, fc));
  if (hasType(node, 'integer')) kinds.push(fc.integer(boundsOf(node, 1)));
  if (hasType(node, 'number')) kinds.push(fc.double({ ...boundsOf(node, 0), noNaN: true, noDefaultInfinity: true }));
  if (hasType(node, 'boolean')) kinds.push(fc.boolean());
  if (hasType(node, 'null')) kinds.push(fc.constant(null));
  if (hasType(node, 'array')) kinds.push(listsOf(node, making));
  if (hasType(node, 'object')) kinds.push(objectsOf(node, making));
  return kinds;
}

/** Any Unicode of a valid length; texts that match the pattern when there is one. */
function textsOf({ minLength, maxLength, pattern }: SchemaNode, fc: typeof FastCheck): FastCheck.Arbitrary<string> {
  const least = numberOr(minLength, 0);
  const length = {
    minLength: least,
    maxLength: Math.min(numberOr(maxLength, Number.POSITIVE_INFINITY), least + maxTextLength),
    // All lengths, not mostly short ones.
    size: 'max' as const,
  };
  const anything = fc.oneof(fc.string({ unit: 'binary', ...length }), fc.string({ unit: 'grapheme', ...length }));
  const followed = typeof pattern === 'string' ? followingOf(pattern, fc) : undefined;
  return followed === undefined ? anything : fc.oneof(followed, anything);
}

/** fast-check does not support every pattern. */
function followingOf(pattern: string, fc: typeof FastCheck): FastCheck.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}

/** Bounds around 0 when the schema has none: mistakes at small numbers are more common. */
function boundsOf(node: SchemaNode, step: number): { min: number; max: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
  const lowest = Math.max(numberOr(minimum, -1e6), numberOr(exclusiveMinimum, -1e6) + step, -1e6);
  const highest = Math.min(numberOr(maximum, 1e6), numberOr(exclusiveMaximum, 1e6) - step, 1e6);
  const [min, max] = step === 1 ? [Math.ceil(lowest), Math.floor(highest)] : [lowest, highest];
  return min <= max ? { min, max } : { min: numberOr(minimum, min), max: Math.max(numberOr(minimum, min), max) };
}

function listsOf(node: SchemaNode, making: Making): FastCheck.Arbitrary<unknown[]> {
  const { fc } = making;
  if (Array.isArray(node.prefixItems)) {
    return fc.tuple(...(node.prefixItems as SchemaNode[]).map((entry) => valuesOf(entry, making)));
  }
  const minLength = numberOr(node.minItems, 0);
  const maxLength = Math.min(numberOr(node.maxItems, Number.POSITIVE_INFINITY), minLength + maxListLength);
  return fc.array(valuesOf((node.items ?? {}) as SchemaNode, making), { minLength, maxLength });
}

function objectsOf(node: SchemaNode, making: Making): FastCheck.Arbitrary<object> {
  const { fc } = making;
  const required = requiredOf(node);
  const members = Object.entries(membersOf(node)).map(([name, member]) => [name, valuesOf(member, making)] as const);
  const { additionalProperties: more } = node;
  if (members.length === 0 && typeof more === 'object' && more !== null) {
    return fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(more as SchemaNode, making), {
      maxKeys: maxListLength,
    });
  }
  const requiredKeys = members.map(([name]) => name).filter((name) => required.has(name));
  return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' ? value : other;
}
