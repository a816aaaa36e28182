import type { JsonSchema } from '../schema.js';
import type { WireProfile } from './language-model.js';

type Node = Readonly<Record<string, unknown>>;

/** What every profile takes as it is; the rest is translated below or left to the game's own schema. */
const plainKeywords = ['type', 'enum', 'const', 'description'];

/** String formats OpenAI's strict mode documents. */
const strictFormats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);

/** Bounds in words: servers that refuse or choke on the keyword still tell the model. */
const boundWords: Readonly<Record<string, string>> = {
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

/** Bounds a profile takes as keywords: OpenAI's strict mode documents these; grammars blow up on large repetitions. */
const keptBounds: Readonly<Record<WireProfile, (keyword: string, limit: number) => boolean>> = {
  strict: (keyword) => !/Length$/.test(keyword),
  grammar: (keyword, limit) => keyword === 'minItems' && limit <= 8,
};

/** How deep a schema that contains itself is written out for a profile without references. */
const maxUnfolding = 4;

/**
 * A JSON Schema (draft 2020-12) as a server wants it.
 *
 * `strict`, OpenAI's structured outputs: every member required, optional ones a union with null, no additional members,
 * `anyOf` for `oneOf`, no defaults, patterns or string lengths. `grammar`, for servers that turn a schema into a grammar
 * (Ollama, llama.cpp): the same without bounds, references written out. Bounds that are left out stand in the description.
 */
export function toWireSchema(schema: JsonSchema, profile: WireProfile): JsonSchema {
  const { $defs: definitions = {} } = schema as { $defs?: Record<string, Node> };
  const translated = translate(schema, { profile, definitions, depth: 0 });
  if (profile === 'grammar' || Object.keys(definitions).length === 0) return translated;
  const $defs = Object.fromEntries(
    Object.entries(definitions).map(([name, node]) => [name, translate(node, { profile, definitions, depth: 0 })]),
  );
  return { ...translated, $defs };
}

/** A schema under names of its own, so that it can stand beside the schemas of others: `$defs` of two games may share names. */
export function prefixDefinitions(
  schema: JsonSchema,
  prefix: string,
): { schema: JsonSchema; $defs: Record<string, unknown> } {
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        key === '$ref' && typeof member === 'string'
          ? member.replace(/^#\/\$defs\//, `#/$defs/${prefix}`)
          : rename(member),
      ]),
    );
  };
  const { $defs = {}, ...rest } = schema as { $defs?: Record<string, unknown> };
  const definitions = Object.entries($defs).map(([name, node]) => [`${prefix}${name}`, rename(node)]);
  return { schema: rename(rest) as JsonSchema, $defs: Object.fromEntries(definitions) };
}

interface Translation {
  readonly profile: WireProfile;
  readonly definitions: Readonly<Record<string, Node>>;
  /** References written out so far on the way down. */
  readonly depth: number;
}

function translate(node: Node, translation: Translation): Node {
  const { profile } = translation;
  if (typeof node.$ref === 'string') return translateReference(node.$ref, translation);
  const merged = mergeAll(node);
  const result: Record<string, unknown> = {};
  for (const keyword of plainKeywords) if (merged[keyword] !== undefined) result[keyword] = merged[keyword];
  if (profile === 'strict' && strictFormats.has(String(merged.format))) result.format = merged.format;

  const alternatives = (merged.anyOf ?? merged.oneOf) as readonly Node[] | undefined;
  if (alternatives !== undefined) result.anyOf = alternatives.map((entry) => translate(entry, translation));
  if (merged.type === 'array') result.items = translateEntries(merged, translation);
  if (merged.properties !== undefined || merged.type === 'object')
    Object.assign(result, translateMembers(merged, translation));
  addBounds(merged, result, profile);
  return result;
}

function translateReference(reference: string, { profile, definitions, depth }: Translation): Node {
  if (profile === 'strict') return { $ref: reference };
  const target = definitions[reference.replace('#/$defs/', '')];
  if (target === undefined || depth >= maxUnfolding) return {};
  return translate(target, { profile, definitions, depth: depth + 1 });
}

function translateMembers(node: Node, translation: Translation): Node {
  const properties = (node.properties ?? {}) as Readonly<Record<string, Node>>;
  const required = new Set((node.required ?? []) as readonly string[]);
  const members = Object.entries(properties).map(([name, member]) => {
    const translated = translate(member, translation);
    return [name, required.has(name) || allowsNull(translated) ? translated : orNull(translated)];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(members),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** A tuple becomes a list of any of its entries; its own schema still checks the places. */
function translateEntries(node: Node, translation: Translation): Node {
  if (Array.isArray(node.prefixItems)) {
    return { anyOf: node.prefixItems.map((entry: Node) => translate(entry, translation)) };
  }
  return translate((node.items ?? {}) as Node, translation);
}

function mergeAll(node: Node): Node {
  if (!Array.isArray(node.allOf)) return node;
  const { allOf, ...rest } = node;
  const parts = [rest as Node, ...(allOf as Node[]).map(mergeAll)];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => (part.required ?? []) as string[]),
  };
}

function addBounds(node: Node, result: Record<string, unknown>, profile: WireProfile): void {
  const words: string[] = [];
  for (const [keyword, phrase] of Object.entries(boundWords)) {
    const limit = node[keyword];
    // zod bounds every integer by what a double can hold; that says nothing.
    if (typeof limit !== 'number' || Math.abs(limit) === Number.MAX_SAFE_INTEGER) continue;
    if (keptBounds[profile](keyword, limit)) result[keyword] = limit;
    else words.push(phrase.replace('#', String(limit)));
  }
  if (words.length === 0) return;
  const note = words.join(', ');
  result.description = typeof result.description === 'string' ? `${result.description} (${note})` : note;
}

function allowsNull(node: Node): boolean {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  return types.includes('null') || (Array.isArray(node.anyOf) && node.anyOf.some((entry: Node) => allowsNull(entry)));
}

function orNull(node: Node): Node {
  if (Array.isArray(node.anyOf)) return { ...node, anyOf: [...node.anyOf, { type: 'null' }] };
  const { description, ...rest } = node;
  const union = { anyOf: [rest, { type: 'null' }] };
  return description === undefined ? union : { description, ...union };
}

/**
 * Undoes what {@link toWireSchema} did to optional members: a null where the schema has an optional member that does
 * not allow null is no member at all.
 */
export function dropNulls(value: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown {
  const node = resolve(schema, root);
  if (Array.isArray(value)) {
    const entries = (node.items ?? {}) as Node;
    return value.map((entry) => dropNulls(entry, entries, root));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeFor(value, node, root);
  const properties = (shape.properties ?? {}) as Readonly<Record<string, Node>>;
  const required = new Set((shape.required ?? []) as readonly string[]);
  const members = Object.entries(value).filter(([name, member]) => {
    const property = properties[name];
    return member !== null || property === undefined || required.has(name) || allowsNull(resolve(property, root));
  });
  return Object.fromEntries(
    members.map(([name, member]) => {
      const property = properties[name];
      return [name, property === undefined ? member : dropNulls(member, property, root)];
    }),
  );
}

function resolve(node: Node, root: JsonSchema): Node {
  if (typeof node.$ref !== 'string') return node;
  if (node.$ref === '#') return root;
  const { $defs = {} } = root as { $defs?: Record<string, Node> };
  return $defs[node.$ref.replace('#/$defs/', '')] ?? {};
}

/** The alternative of a union an object most likely is: the one that knows most of its members. */
function shapeFor(value: object, node: Node, root: JsonSchema): Node {
  const alternatives = (node.anyOf ?? node.oneOf) as readonly Node[] | undefined;
  if (alternatives === undefined) return mergeAll(node);
  const known = (shape: Node) =>
    Object.keys(value).filter((name) => name in ((shape.properties as object) ?? {})).length;
  const shapes = alternatives.map((entry) => mergeAll(resolve(entry, root)));
  return shapes.reduce((best, shape) => (known(shape) > known(best) ? shape : best), shapes[0] ?? {});
}
