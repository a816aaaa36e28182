import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';

/** A place of a schema that lets through what a model cannot be asked for. */
export interface OpenPlace {
  /** As one would write it in code, `.answers[].text`. */
  readonly path: string;
  readonly kind: 'takes anything' | 'takes members of any name';
}

/** Keywords of which one says what a value is. */
const kinds = ['type', 'anyOf', 'oneOf', 'allOf', '$ref', 'enum', 'const'];

/** Members without a type, and objects with names of any kind, wherever they are. */
export function openPlaces(schema: JsonSchema, path = ''): OpenPlace[] {
  if (!kinds.some((kind) => schema[kind] !== undefined)) return [{ path, kind: 'takes anything' }];
  const { properties, items, prefixItems, additionalProperties: more } = schema;
  const isRecord = isObject(more) && Object.keys(isObject(properties) ? properties : {}).length === 0;
  const parts: [string, unknown][] = [
    ...membersAt(properties).map(([name, member]): [string, unknown] => [`${path}.${name}`, member]),
    ...membersAt(schema.$defs).map(([name, member]): [string, unknown] => [`${path}(${name})`, member]),
    ...[prefixItems === undefined ? items : undefined, ...listAt(prefixItems)].map((each): [string, unknown] => [
      `${path}[]`,
      each,
    ]),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(listAt).map((each): [string, unknown] => [path, each]),
  ];
  const below = parts.flatMap(([place, part]) => (isObject(part) ? openPlaces(part, place) : []));
  return [...(isRecord ? [{ path, kind: 'takes members of any name' } as const] : []), ...below];
}

function membersAt(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
