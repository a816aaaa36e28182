import type { ModelMessage } from '../contract/language-model.js';
import type { JsonSchema } from '../contract/schema.js';
import { oncePer } from '../lib/data.js';
import {
  hasType,
  type LookUp,
  membersOf,
  referencesOf,
  requiredOf,
  type SchemaNode,
  variantsOf,
} from './json-schema.js';

/**
 * A JSON Schema as the text of a TypeScript type: a third of the length, and well known to models. Descriptions become
 * comments. Bounds are omitted, except the length of lists.
 */
function typeText(schema: JsonSchema): string {
  return textOf(schema, referencesOf(schema), 0);
}

/**
 * The text that shows a schema to the model. Most servers only enforce the schema and do not show it to the model; some
 * require the word JSON in a message.
 */
export const schemaNote = oncePer((jsonSchema: JsonSchema): string => {
  return `\n\nAnswer with one JSON object of this TypeScript type and with nothing else:\n${typeText(jsonSchema)}`;
});

/** Appends the schema note to the last user message. */
export function withSchemaNote(messages: readonly ModelMessage[], jsonSchema: JsonSchema): readonly ModelMessage[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) =>
    index === last ? { ...message, content: message.content + schemaNote(jsonSchema) } : message,
  );
}

/** Maximum depth to which a recursive type is expanded. */
const maxDepth = 8;

function textOf(node: SchemaNode, lookUp: LookUp, depth: number): string {
  if (depth > maxDepth) return 'unknown';
  const variants = variantsOf(node, lookUp).map((variant) => variantText(variant, lookUp, depth));
  return [...new Set(variants)].join(' | ');
}

function variantText(variant: SchemaNode, lookUp: LookUp, depth: number): string {
  if (variant.const !== undefined) return JSON.stringify(variant.const);
  if (Array.isArray(variant.enum)) return variant.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (hasType(variant, 'array')) return listText(variant, lookUp, depth);
  const members = Object.entries(membersOf(variant));
  if (hasType(variant, 'object') || members.length > 0) return objectText(variant, members, lookUp, depth);
  const types = [variant.type ?? []].flat() as string[];
  return types.length === 0 ? 'unknown' : types.join(' | ').replace('integer', 'number');
}

function listText(variant: SchemaNode, lookUp: LookUp, depth: number): string {
  const { prefixItems, items, minItems, maxItems } = variant;
  if (Array.isArray(prefixItems)) {
    return `[${prefixItems.map((entry: SchemaNode) => textOf(entry, lookUp, depth + 1)).join(', ')}]`;
  }
  const bounds = [
    ...(typeof minItems === 'number' ? [`at least ${minItems}`] : []),
    ...(typeof maxItems === 'number' ? [`at most ${maxItems}`] : []),
  ];
  const entry = textOf(typeof items === 'object' ? (items as SchemaNode) : {}, lookUp, depth + 1);
  return `Array<${entry}>${bounds.length === 0 ? '' : ` /* ${bounds.join(', ')} */`}`;
}

/** An optional member is null in strict modes, and may be left out elsewhere. */
function objectText(
  variant: SchemaNode,
  members: readonly [string, SchemaNode][],
  lookUp: LookUp,
  depth: number,
): string {
  const required = requiredOf(variant);
  const parts = members.map(([name, member]) => {
    const type = textOf(member, lookUp, depth + 1);
    const orNull = required.has(name) || type.endsWith('null') ? '' : ' | null';
    return `${JSON.stringify(name)}: ${type}${orNull}${comment(member)}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function comment({ description }: SchemaNode): string {
  return typeof description === 'string' ? ` /* ${description.replaceAll('*/', '* /')} */` : '';
}
