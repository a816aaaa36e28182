import type { JsonSchema } from '../contract/schema.js';

/** One schema inside a JSON Schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** What a reference of a schema points to; nothing is asked of what it does not find. */
export type LookUp = (reference: string) => SchemaNode;

/** References are to the whole schema (`#`) or to one of its definitions (`#/$defs/name`). */
export function referencesOf(schema: JsonSchema): LookUp {
  const { $defs = {} } = schema as { $defs?: Readonly<Record<string, SchemaNode>> };
  return (reference) => (reference === '#' ? schema : ($defs[reference.replace('#/$defs/', '')] ?? {}));
}

/** The node itself instead of a reference to it. */
function resolve(node: SchemaNode, lookUp: LookUp): SchemaNode {
  return typeof node.$ref === 'string' ? lookUp(node.$ref) : node;
}

/** One node instead of `allOf`: the members of all its parts. */
export function mergeAll(node: SchemaNode, lookUp: LookUp): SchemaNode {
  if (!Array.isArray(node.allOf)) return node;
  const { allOf, ...rest } = node;
  const parts = [rest as SchemaNode, ...(allOf as SchemaNode[]).map((part) => mergeAll(resolve(part, lookUp), lookUp))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => (part.required ?? []) as string[]),
  };
}

export function alternativesOf(node: SchemaNode): readonly SchemaNode[] | undefined {
  return (node.anyOf ?? node.oneOf) as readonly SchemaNode[] | undefined;
}

export function membersOf(node: SchemaNode): Readonly<Record<string, SchemaNode>> {
  return (node.properties ?? {}) as Readonly<Record<string, SchemaNode>>;
}

export function requiredOf(node: SchemaNode): ReadonlySet<string> {
  return new Set((node.required ?? []) as readonly string[]);
}

/** Whether a node is of a type, possibly among others. */
export function hasType(node: SchemaNode, type: string): boolean {
  return Array.isArray(node.type) ? node.type.includes(type) : node.type === type;
}

/** Every shape without alternatives a node stands for. */
export function shapesOf(node: SchemaNode, lookUp: LookUp): readonly SchemaNode[] {
  const whole = mergeAll(resolve(node, lookUp), lookUp);
  return alternativesOf(whole)?.flatMap((entry) => shapesOf(entry, lookUp)) ?? [whole];
}
