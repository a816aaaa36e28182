import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import {
  closestVariant,
  entryOf,
  hasType,
  type LookUp,
  membersOf,
  referencesOf,
  type SchemaNode,
  variantsOf,
} from '../../schema/json-schema.js';
import { dropNulls } from '../../schema/server-schema.js';

/**
 * Makes a draft fit its JSON Schema where that needs no guessing: drops nulls that stand for absent members, and
 * converts a value of a wrong type to the type it clearly means. Leaves everything else unchanged, including unknown
 * members; the game judges the draft.
 */
export function fitDraft(value: unknown, schema: JsonSchema): unknown {
  return dropNulls(fit(value, schema, referencesOf(schema)), schema);
}

function fit(value: unknown, node: SchemaNode, lookUp: LookUp): unknown {
  const variants = variantsOf(node, lookUp);
  const list = variants.find((variant) => hasType(variant, 'array'));
  if (Array.isArray(value)) return value.map((entry, index) => fit(entry, entryOf(list ?? {}, index), lookUp));
  if (isObject(value)) return fitObject(value, variants, lookUp);
  if (typeof value === 'string') return fitText(value, variants, lookUp);
  const isText =
    typeof value === 'number' && isAllowed(variants, 'string') && !isAllowed(variants, 'number', 'integer');
  return isText ? fitText(String(value), variants, lookUp) : value;
}

function fitObject(value: Record<string, unknown>, variants: readonly SchemaNode[], lookUp: LookUp): unknown {
  if (Object.keys(value).length === 0 && isAllowed(variants, 'array') && !isAllowed(variants, 'object')) return [];
  const members = membersOf(closestVariant(value, variants));
  if (isEcho(value) && !Object.hasOwn(members, 'properties')) return fitObject(value.properties, variants, lookUp);
  const fitted = Object.entries(value).map(([name, member]) => {
    const property = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, property === undefined ? member : fit(member, property, lookUp)];
  });
  return Object.fromEntries(fitted);
}

/** Models sometimes put their values into a copy of the schema. */
function isEcho(value: Record<string, unknown>): value is { type: 'object'; properties: Record<string, unknown> } {
  return value.type === 'object' && isObject(value.properties);
}

function fitText(text: string, variants: readonly SchemaNode[], lookUp: LookUp): unknown {
  if (isAllowed(variants, 'string')) return fitChoice(text, variants);
  const trimmed = text.trim();
  if (isAllowed(variants, 'number') && isNumber.test(trimmed)) return Number(trimmed);
  if (isAllowed(variants, 'integer') && isInteger.test(trimmed)) return Number(trimmed);
  if (isAllowed(variants, 'boolean') && isBoolean.test(trimmed)) return trimmed.toLowerCase() === 'true';
  const [list, ...others] = variants.filter((variant) => hasType(variant, 'array'));
  if (list === undefined || others.length > 0) return text;
  const entries = variantsOf(entryOf(list, 0), lookUp);
  const isListOfTexts = entries.every((entry) => hasType(entry, 'string')) && list.prefixItems === undefined;
  return isListOfTexts ? splitList(text).map((part) => fitChoice(part, entries)) : text;
}

/** The text the schema allows that matches but for case and space, when exactly one does. */
function fitChoice(text: string, variants: readonly SchemaNode[]): string {
  if (variants.some((variant) => hasType(variant, 'string') && choicesOf(variant) === undefined)) return text;
  const choices = variants.flatMap((variant) => choicesOf(variant) ?? []);
  const allowed = new Set(choices.filter((choice) => typeof choice === 'string'));
  if (allowed.has(text)) return text;
  const [match, ...others] = [...allowed].filter((choice) => folded(choice) === folded(text));
  return match !== undefined && others.length === 0 ? match : text;
}

function choicesOf(variant: SchemaNode): readonly unknown[] | undefined {
  return Array.isArray(variant.enum) ? variant.enum : variant.const === undefined ? undefined : [variant.const];
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

function splitList(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Whether the variants allow a value of one of the types; a variant that names no type allows all. */
function isAllowed(variants: readonly SchemaNode[], ...types: readonly string[]): boolean {
  return variants.some((variant) => {
    if (variant.type !== undefined) return types.some((type) => hasType(variant, type));
    return choicesOf(variant)?.some((choice) => types.includes(typeof choice)) ?? true;
  });
}

const isNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const isInteger = /^-?\d{1,15}$/;
const isBoolean = /^(?:true|false)$/i;
