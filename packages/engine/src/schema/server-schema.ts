import type { JsonSchema } from '../contract/schema.js';
import { oncePer } from '../lib/data.js';
import {
  alternativesOf,
  closestVariant,
  entryOf,
  hasType,
  type LookUp,
  membersOf,
  mergeAll,
  referencesOf,
  requiredOf,
  type SchemaNode,
  variantsOf,
} from './json-schema.js';

/** The schema dialect of a model server. */
type SchemaProfile = 'strict' | 'grammar';

/**
 * Keywords every profile accepts unchanged. The rest is translated below, or checked only by the game's own schema.
 */
const plainKeywords = ['type', 'enum', 'const', 'description'];

/** String formats documented for OpenAI's strict mode. */
const strictFormats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);

/** Bounds as text: servers that refuse or mishandle the keyword still pass the text to the model. */
const boundTexts: Readonly<Record<string, string>> = {
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minimum: 'at least #',
  maximum: 'at most #',
  exclusiveMinimum: 'more than #',
  exclusiveMaximum: 'less than #',
  multipleOf: 'a multiple of #',
  minItems: 'at least # entries',
  maxItems: 'at most # entries',
};

/**
 * Bounds each profile accepts as keywords. OpenAI's strict mode documents these; large repetitions make grammars
 * explode.
 */
const keptBounds: Readonly<Record<SchemaProfile, (keyword: string, limit: number) => boolean>> = {
  strict: (keyword) => !/Length$/.test(keyword),
  grammar: (keyword, limit) => keyword === 'minItems' && limit <= 8,
};

/** Strict mode's substitute for a schema that accepts anything. */
const anyScalar = ['string', 'number', 'boolean', 'null'];

/** How many times a recursive schema is expanded in a profile without references. */
const maxUnfolding = 4;

/**
 * Converts a JSON Schema (draft 2020-12) to a server's dialect.
 *
 * `strict`, for OpenAI's structured outputs: every member is required, optional ones become a union with null, no
 * additional members, `anyOf` for `oneOf`, no defaults, patterns or string lengths. `grammar`, for servers that turn a
 * schema into a grammar (Ollama, llama.cpp): the same without bounds, with references expanded. Omitted bounds go into
 * the description.
 */
export function toServerSchema(schema: JsonSchema, profile: SchemaProfile): JsonSchema {
  return inDialect[profile](schema);
}

const inDialect: Readonly<Record<SchemaProfile, (schema: JsonSchema) => JsonSchema>> = {
  strict: oncePer((schema) => convert(schema, 'strict')),
  grammar: oncePer((schema) => convert(schema, 'grammar')),
};

function convert(schema: JsonSchema, profile: SchemaProfile): JsonSchema {
  const translation = { profile, lookUp: referencesOf(schema), depth: 0 };
  const { $defs: definitions = {} } = schema as { $defs?: Readonly<Record<string, SchemaNode>> };
  const translated = translate(schema, translation);
  if (profile === 'grammar' || Object.keys(definitions).length === 0) return translated;
  const entries = Object.entries(definitions).map(([name, node]) => [name, translate(node, translation)]);
  return { ...translated, $defs: Object.fromEntries(entries) };
}

interface Translation {
  readonly profile: SchemaProfile;
  readonly lookUp: LookUp;
  /** Number of references expanded on the path to this node. */
  readonly depth: number;
}

function translate(node: SchemaNode, translation: Translation): SchemaNode {
  const { profile, lookUp } = translation;
  if (typeof node.$ref === 'string') return translateReference(node.$ref, translation);
  const merged = mergeAll(node, lookUp);
  const result: Record<string, unknown> = {};
  for (const keyword of plainKeywords) if (merged[keyword] !== undefined) result[keyword] = merged[keyword];
  if (profile === 'strict' && strictFormats.has(String(merged.format))) result.format = merged.format;

  const alternatives = alternativesOf(merged);
  if (alternatives !== undefined) result.anyOf = alternatives.map((entry) => translate(entry, translation));
  if (hasType(merged, 'array')) result.items = translateEntries(merged, translation);
  if (hasType(merged, 'object') || Object.keys(membersOf(merged)).length > 0)
    Object.assign(result, translateMembers(merged, translation));
  addBounds(merged, result, profile);
  return profile === 'strict' && !saysType(result) ? { ...result, type: anyScalar } : result;
}

/** Strict mode has no schema that accepts anything. */
function saysType({ type, anyOf, enum: values, const: only }: SchemaNode): boolean {
  return [type, anyOf, values, only].some((keyword) => keyword !== undefined);
}

function translateReference(reference: string, { profile, lookUp, depth }: Translation): SchemaNode {
  if (profile === 'strict') return { $ref: reference };
  return depth < maxUnfolding ? translate(lookUp(reference), { profile, lookUp, depth: depth + 1 }) : {};
}

function translateMembers(node: SchemaNode, translation: Translation): SchemaNode {
  const required = requiredOf(node);
  const members = Object.entries(membersOf(node)).map(([name, member]) => {
    const translated = translate(member, translation);
    return [name, required.has(name) || allowsNull(translated) ? translated : orNull(translated)];
  });
  return {
    type: node.type ?? 'object',
    properties: Object.fromEntries(members),
    required: members.map(([name]) => name),
    additionalProperties: false,
  };
}

/** Turns a tuple into a list of any of its entries; the game's own schema still checks the order. */
function translateEntries(node: SchemaNode, translation: Translation): SchemaNode {
  if (Array.isArray(node.prefixItems)) {
    return { anyOf: node.prefixItems.map((entry: SchemaNode) => translate(entry, translation)) };
  }
  return translate((node.items ?? {}) as SchemaNode, translation);
}

function addBounds(node: SchemaNode, result: Record<string, unknown>, profile: SchemaProfile): void {
  const texts: string[] = [];
  for (const [keyword, phrase] of Object.entries(boundTexts)) {
    const limit = node[keyword];
    // Zod limits every integer to the safe range of a double; such a bound is omitted.
    if (typeof limit !== 'number' || Math.abs(limit) === Number.MAX_SAFE_INTEGER) continue;
    if (keptBounds[profile](keyword, limit)) result[keyword] = limit;
    else texts.push(phrase.replace('#', String(limit)));
  }
  if (texts.length === 0) return;
  const note = texts.join(', ');
  result.description = typeof result.description === 'string' ? `${result.description} (${note})` : note;
}

function allowsNull(node: SchemaNode): boolean {
  return hasType(node, 'null') || (alternativesOf(node) ?? []).some(allowsNull);
}

function orNull(node: SchemaNode): SchemaNode {
  if (Array.isArray(node.anyOf)) return { ...node, anyOf: [...node.anyOf, { type: 'null' }] };
  const { description, ...rest } = node;
  const union = { anyOf: [rest, { type: 'null' }] };
  return description === undefined ? union : { description, ...union };
}

/**
 * Undoes what {@link toServerSchema} does to optional members: removes a null in an optional member that does not allow
 * null.
 */
export function dropNulls(value: unknown, schema: JsonSchema): unknown {
  return holdsNull(value) ? drop(value, schema, referencesOf(schema)) : value;
}

function holdsNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(holdsNull));
}

function drop(value: unknown, node: SchemaNode, lookUp: LookUp): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const variants = variantsOf(node, lookUp);
  if (Array.isArray(value)) {
    const list = variants.find((variant) => hasType(variant, 'array')) ?? {};
    return value.map((entry, index) => drop(entry, entryOf(list, index), lookUp));
  }
  const variant = closestVariant(value as Record<string, unknown>, variants);
  const members = membersOf(variant);
  const required = requiredOf(variant);
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const property = Object.hasOwn(members, name) ? members[name] : undefined;
    if (property === undefined) return [[name, member]];
    const isAbsent = member === null && !required.has(name) && !mayBeNull(property, lookUp);
    return isAbsent ? [] : [[name, drop(member, property, lookUp)]];
  });
  return Object.fromEntries(kept);
}

function mayBeNull(node: SchemaNode, lookUp: LookUp): boolean {
  return variantsOf(node, lookUp).some((variant) => hasType(variant, 'null'));
}
