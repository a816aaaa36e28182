import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { hasType, type LookUp, membersOf, referencesOf, type SchemaNode, shapesOf } from '../../schema/json-schema.js';
import { bestShape, dropNulls, entryOf } from '../../schema/server-schema.js';

/**
 * Makes a draft fit its JSON Schema where that needs no guessing: nulls that stand for absent members are dropped, and a
 * value of a type the schema does not allow becomes the one it clearly means. What fits stays as it is, members the
 * schema does not know as well; whether the draft is any good its game judges.
 */
export function fitDraft(value: unknown, schema: JsonSchema): unknown {
  return dropNulls(fit(value, schema, referencesOf(schema)), schema);
}

function fit(value: unknown, node: SchemaNode, lookUp: LookUp): unknown {
  const shapes = shapesOf(node, lookUp);
  const list = shapes.find((shape) => hasType(shape, 'array'));
  if (Array.isArray(value)) return value.map((entry, index) => fit(entry, entryOf(list ?? {}, index), lookUp));
  if (isObject(value)) return fitObject(value, shapes, lookUp);
  if (typeof value === 'string') return fitText(value, shapes, lookUp);
  const isText = typeof value === 'number' && isAllowed(shapes, 'string') && !isAllowed(shapes, 'number', 'integer');
  return isText ? fitText(String(value), shapes, lookUp) : value;
}

function fitObject(value: Record<string, unknown>, shapes: readonly SchemaNode[], lookUp: LookUp): unknown {
  if (Object.keys(value).length === 0 && isAllowed(shapes, 'array') && !isAllowed(shapes, 'object')) return [];
  const members = membersOf(bestShape(value, shapes));
  if (isEcho(value) && !Object.hasOwn(members, 'properties')) return fitObject(value.properties, shapes, lookUp);
  const fitted = Object.entries(value).map(([name, member]) => {
    const property = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, property === undefined ? member : fit(member, property, lookUp)];
  });
  return Object.fromEntries(fitted);
}

/** Models that are shown a schema at times put their values into a copy of it. */
function isEcho(value: Record<string, unknown>): value is { type: 'object'; properties: Record<string, unknown> } {
  return value.type === 'object' && isObject(value.properties);
}

function fitText(text: string, shapes: readonly SchemaNode[], lookUp: LookUp): unknown {
  if (isAllowed(shapes, 'string')) return fitChoice(text, shapes);
  const trimmed = text.trim();
  if (isAllowed(shapes, 'number') && isNumber.test(trimmed)) return Number(trimmed);
  if (isAllowed(shapes, 'integer') && isInteger.test(trimmed)) return Number(trimmed);
  if (isAllowed(shapes, 'boolean') && isBoolean.test(trimmed)) return trimmed.toLowerCase() === 'true';
  const [list, ...others] = shapes.filter((shape) => hasType(shape, 'array'));
  if (list === undefined || others.length > 0) return text;
  const entries = shapesOf(entryOf(list, 0), lookUp);
  const isListOfTexts = entries.every((entry) => hasType(entry, 'string')) && list.prefixItems === undefined;
  return isListOfTexts ? splitList(text).map((part) => fitChoice(part, entries)) : text;
}

/** One of the texts a schema allows, however it is cased and spaced, when it is no other as well. */
function fitChoice(text: string, shapes: readonly SchemaNode[]): string {
  const choices = shapes.filter((shape) => hasType(shape, 'string') || choicesOf(shape) !== undefined).map(choicesOf);
  if (choices.includes(undefined)) return text;
  const allowed = new Set(choices.flatMap((list) => list ?? []).filter((choice) => typeof choice === 'string'));
  if (allowed.has(text)) return text;
  const [match, ...others] = [...allowed].filter((choice) => folded(choice) === folded(text));
  return match !== undefined && others.length === 0 ? match : text;
}

function choicesOf(shape: SchemaNode): readonly unknown[] | undefined {
  return Array.isArray(shape.enum) ? shape.enum : shape.const === undefined ? undefined : [shape.const];
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

function splitList(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Whether a value of one of the types may stand there; a shape that names no type allows all. */
function isAllowed(shapes: readonly SchemaNode[], ...types: readonly string[]): boolean {
  return shapes.some((shape) => {
    if (shape.type !== undefined) return types.some((type) => hasType(shape, type));
    return choicesOf(shape)?.some((choice) => types.includes(typeof choice)) ?? true;
  });
}

const isNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const isInteger = /^-?\d{1,15}$/;
const isBoolean = /^(?:true|false)$/i;
