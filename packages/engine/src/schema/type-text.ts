import type { ModelMessage } from '../contract/language-model.js';
import type { JsonSchema } from '../contract/schema.js';
import { hasType, type LookUp, membersOf, referencesOf, requiredOf, type SchemaNode, shapesOf } from './json-schema.js';

/**
 * The words that show a schema to the model. Most servers only bind the answer to a schema and never show it; some demand
 * the word JSON in a message.
 */
export function schemaNote(jsonSchema: JsonSchema): string {
  return `\n\nAnswer with one JSON object of this TypeScript type and with nothing else:\n${typeWords(jsonSchema)}`;
}

/** The messages with the schema at the end of the last one of the user's. */
export function withSchemaNote(messages: readonly ModelMessage[], jsonSchema: JsonSchema): readonly ModelMessage[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) =>
    index === last ? { ...message, content: message.content + schemaNote(jsonSchema) } : message,
  );
}

/** How deep a type that contains itself is written out. */
const deepest = 8;

/**
 * A JSON Schema in the words of a TypeScript type: a third of the length, and models know it well. Descriptions stand as
 * comments; bounds are left to the schema itself, except how many entries a list has.
 */
export function typeWords(schema: JsonSchema): string {
  return wordsOf(schema, referencesOf(schema), 0);
}

function wordsOf(node: SchemaNode, lookUp: LookUp, depth: number): string {
  if (depth > deepest) return 'unknown';
  const shapes = shapesOf(node, lookUp).map((shape) => shapeWords(shape, lookUp, depth));
  return [...new Set(shapes)].join(' | ');
}

function shapeWords(shape: SchemaNode, lookUp: LookUp, depth: number): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (Array.isArray(shape.enum)) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (hasType(shape, 'array')) return listWords(shape, lookUp, depth);
  const members = Object.entries(membersOf(shape));
  if (hasType(shape, 'object') || members.length > 0) return objectWords(shape, members, lookUp, depth);
  const types = [shape.type ?? []].flat() as string[];
  return types.length === 0 ? 'unknown' : types.join(' | ').replace('integer', 'number');
}

function listWords(shape: SchemaNode, lookUp: LookUp, depth: number): string {
  const { prefixItems, items, minItems, maxItems } = shape;
  if (Array.isArray(prefixItems)) {
    return `[${prefixItems.map((entry: SchemaNode) => wordsOf(entry, lookUp, depth + 1)).join(', ')}]`;
  }
  const bounds = [
    ...(typeof minItems === 'number' ? [`at least ${minItems}`] : []),
    ...(typeof maxItems === 'number' ? [`at most ${maxItems}`] : []),
  ];
  const entry = wordsOf(typeof items === 'object' ? (items as SchemaNode) : {}, lookUp, depth + 1);
  return `Array<${entry}>${bounds.length === 0 ? '' : ` /* ${bounds.join(', ')} */`}`;
}

/** What is optional in the schema is a null in strict modes, and may be left out everywhere else. */
function objectWords(
  shape: SchemaNode,
  members: readonly [string, SchemaNode][],
  lookUp: LookUp,
  depth: number,
): string {
  const required = requiredOf(shape);
  const words = members.map(([name, member]) => {
    const type = wordsOf(member, lookUp, depth + 1);
    const orNull = required.has(name) || type.endsWith('null') ? '' : ' | null';
    return `${JSON.stringify(name)}: ${type}${orNull}${comment(member)}`;
  });
  return `{ ${words.join(', ')} }`;
}

function comment({ description }: SchemaNode): string {
  return typeof description === 'string' ? ` /* ${description.replaceAll('*/', '* /')} */` : '';
}
