import { isObject, type JsonObject } from './json.js';

/** Keywords documented for OpenAI's strict mode. https://platform.openai.com/docs/guides/structured-outputs */
const known = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf', '$ref', '$defs'],
  ...['description', 'title', 'pattern', 'format', 'minItems', 'maxItems'],
  ...['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** Keywords of which one must say what a value is. */
const kinds = ['type', 'anyOf', '$ref', 'enum', 'const'];

/** Formats documented for strict mode. */
const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);

const maxLevels = 10;

/**
 * How a schema breaks the published rules of OpenAI's strict structured outputs, in the words of its server where
 * known; empty when the server would accept it.
 */
export function strictSchemaFaults(schema: unknown): string[] {
  if (!isObject(schema) || schema.type !== 'object') {
    const type = isObject(schema) ? String(schema.type ?? 'None') : typeof schema;
    return [`schema must be a JSON Schema of 'type: "object"', got 'type: "${type}"'.`];
  }
  if (schema.anyOf !== undefined) return ["In context=(), 'anyOf' is not permitted at the root."];
  const definitions = isObject(schema.$defs) ? Object.keys(schema.$defs) : [];
  const references = new Set(['#', ...definitions.map((name) => `#/$defs/${name}`)]);
  const walk: Walk = { references, deepest: 0, faults: [] };
  visit(schema, [], 0, walk);
  const levels = walk.deepest > maxLevels ? [`${walk.deepest} levels of nesting exceeds limit of ${maxLevels}.`] : [];
  return [...schemaSizeFaults(schema), ...levels, ...walk.faults];
}

interface Walk {
  /** Valid targets of a reference. */
  readonly references: ReadonlySet<string>;
  deepest: number;
  readonly faults: string[];
}

type Path = readonly string[];

/** Checks a schema and everything below it; each step into a member or an entry is one level. */
function visit(node: unknown, path: Path, level: number, walk: Walk): void {
  walk.deepest = Math.max(walk.deepest, level);
  const say = (words: string) => walk.faults.push(`In context=${contextOf(path)}, ${words}`);
  if (!isObject(node)) return void say('schema must be an object.');
  for (const keyword of Object.keys(node)) if (!known.has(keyword)) say(`'${keyword}' is not permitted.`);
  if (!kinds.some((kind) => node[kind] !== undefined)) say("schema must have a 'type' key.");
  for (const words of valueFaults(node, path, walk.references)) walk.faults.push(words);
  for (const words of objectFaults(node)) say(words);
  if (typesOf(node).includes('array') && node.items === undefined) say('array schema missing items.');
  for (const [name, member] of entriesOf(node.properties))
    visit(member, [...path, 'properties', name], level + 1, walk);
  if (node.items !== undefined) visit(node.items, [...path, 'items'], level + 1, walk);
  for (const [index, entry] of (Array.isArray(node.anyOf) ? node.anyOf : []).entries()) {
    visit(entry, [...path, 'anyOf', String(index)], level, walk);
  }
  for (const [name, entry] of entriesOf(node.$defs)) visit(entry, [...path, '$defs', name], 0, walk);
}

/** Rules about formats, patterns and references. */
function valueFaults(node: JsonObject, path: Path, references: ReadonlySet<string>): string[] {
  const { format, pattern, $ref: reference } = node;
  const context = `In context=${contextOf(path)}`;
  const faults: string[] = [];
  if (typeof format === 'string' && !formats.has(format)) faults.push(`${context}, '${format}' is not a valid format.`);
  if (typeof pattern === 'string' && /\(\?<?[=!]/.test(pattern)) {
    faults.push(`regex lookaround is not supported. Found at ${['$', ...path, 'pattern'].join('.')}.`);
  }
  if (typeof reference === 'string' && !references.has(reference)) {
    faults.push(`${context}, reference to component '${reference}' which was not found in the schema.`);
  }
  return faults;
}

function objectFaults(node: JsonObject): string[] {
  if (!typesOf(node).includes('object') && !isObject(node.properties)) return [];
  const faults: string[] = [];
  if (node.additionalProperties !== false)
    faults.push("'additionalProperties' is required to be supplied and to be false.");
  if (!isObject(node.properties)) return [...faults, 'object schema missing properties.'];
  const names = Object.keys(node.properties);
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  const supplied = "'required' is required to be supplied and to be an array including every key in properties.";
  const missing = names.filter((name) => !required.has(name)).map((name) => `${supplied} Missing '${name}'.`);
  const extra = [...required].filter((name) => !names.includes(String(name)));
  return [...faults, ...missing, ...extra.map((name) => `${supplied} Extra required key '${String(name)}' supplied.`)];
}

function typesOf({ type }: JsonObject): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function entriesOf(members: unknown): [string, unknown][] {
  return isObject(members) ? Object.entries(members) : [];
}

/** A path in the server's notation. */
function contextOf(path: Path): string {
  const steps = path.map((step) => `'${step}'`);
  return steps.length === 1 ? `(${steps[0]},)` : `(${steps.join(', ')})`;
}

/** Maximum sizes in strict mode. */
const limits = {
  members: 5_000,
  /** Values of all enums. */
  values: 1_000,
  /** Characters of all names of members and definitions, and of all values of enum and const. */
  characters: 120_000,
  /** From this number of values on, the characters of one string enum are limited as well. */
  largeEnum: 250,
  charactersOfLargeEnum: 15_000,
};

interface Sizes {
  members: number;
  values: number;
  characters: number;
  readonly faults: string[];
}

/** How a schema as a whole exceeds the limits of OpenAI's strict mode. */
function schemaSizeFaults(schema: unknown): string[] {
  const sizes: Sizes = { members: 0, values: 0, characters: 0, faults: [] };
  measure(schema, sizes);
  const { members, values, characters, faults } = sizes;
  if (members > limits.members) faults.push(`${members} parameters exceeds limit of ${limits.members}.`);
  if (values > limits.values) faults.push(`${values} enum values exceeds limit of ${limits.values}.`);
  if (characters > limits.characters) {
    faults.push(
      `${characters} characters of names, enum values and const values exceeds limit of ${limits.characters}.`,
    );
  }
  return faults;
}

function measure(node: unknown, sizes: Sizes): void {
  if (!isObject(node)) return;
  const { properties, $defs: definitions, enum: values, const: constant, items, anyOf } = node;
  for (const named of [properties, definitions]) {
    for (const [name, member] of isObject(named) ? Object.entries(named) : []) {
      sizes.characters += name.length;
      measure(member, sizes);
    }
  }
  if (isObject(properties)) sizes.members += Object.keys(properties).length;
  if (Array.isArray(values)) measureEnum(values, sizes);
  if (constant !== undefined) sizes.characters += String(constant).length;
  measure(items, sizes);
  for (const entry of Array.isArray(anyOf) ? anyOf : []) measure(entry, sizes);
}

function measureEnum(values: readonly unknown[], sizes: Sizes): void {
  const characters = values.reduce<number>((sum, value) => sum + String(value).length, 0);
  sizes.values += values.length;
  sizes.characters += characters;
  const isLarge = values.length > limits.largeEnum && values.every((value) => typeof value === 'string');
  if (isLarge && characters > limits.charactersOfLargeEnum) {
    sizes.faults.push(
      `${characters} characters in an enum of more than ${limits.largeEnum} values exceeds limit of ${limits.charactersOfLargeEnum}.`,
    );
  }
}
