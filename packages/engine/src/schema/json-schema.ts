import type { JsonSchema } from '../contract/schema.js';

/** One schema inside a JSON Schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** Resolves a reference of a schema; an unknown reference resolves to an empty schema. */
export type LookUp = (reference: string) => SchemaNode;

/** References point to the whole schema (`#`) or to one of its definitions (`#/$defs/name`). */
export function referencesOf(schema: JsonSchema): LookUp {
  const { $defs = {} } = schema as { $defs?: Readonly<Record<string, SchemaNode>> };
  return (reference) => (reference === '#' ? schema : ($defs[reference.replace('#/$defs/', '')] ?? {}));
}

/** Replaces a reference by its target. */
function resolve(node: SchemaNode, lookUp: LookUp): SchemaNode {
  return typeof node.$ref === 'string' ? lookUp(node.$ref) : node;
}

/** Merges the parts of `allOf` into one node. */
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

/** True if a node allows a type, possibly among others. */
export function hasType(node: SchemaNode, type: string): boolean {
  return Array.isArray(node.type) ? node.type.includes(type) : node.type === type;
}

/** All alternatives of a node, each without further alternatives. */
export function variantsOf(node: SchemaNode, lookUp: LookUp): readonly SchemaNode[] {
  const whole = mergeAll(resolve(node, lookUp), lookUp);
  return alternativesOf(whole)?.flatMap((entry) => variantsOf(entry, lookUp)) ?? [whole];
}

/** The variant that most likely describes an object: no constant differs, and it has most of the object's members. */
export function closestVariant(value: Readonly<Record<string, unknown>>, variants: readonly SchemaNode[]): SchemaNode {
  const fit = (variant: SchemaNode) => {
    const members = membersOf(variant);
    // An optional constant may be null, like any optional member.
    const differs = Object.entries(members).some(
      ([name, { const: only }]) => only !== undefined && (value[name] ?? only) !== only,
    );
    return differs ? -1 : Object.keys(value).filter((name) => Object.hasOwn(members, name)).length;
  };
  return variants.reduce((best, variant) => (fit(variant) > fit(best) ? variant : best), variants[0] ?? {});
}

/** The schema of a list's entry at an index. */
export function entryOf(list: SchemaNode, index: number): SchemaNode {
  const places = (list.prefixItems ?? []) as readonly SchemaNode[];
  return places[index] ?? (typeof list.items === 'object' ? (list.items as SchemaNode) : {});
}

/**
 * Prefixes a schema's definition names, so that several schemas fit into one: `$defs` of two games may share names, and
 * a reference to the whole schema would otherwise point to the combined one.
 */
export function prefixDefinitions(
  schema: JsonSchema,
  prefix: string,
): { schema: JsonSchema; $defs: Readonly<Record<string, unknown>> } {
  const { $schema: _, $defs = {}, ...rest } = schema as JsonSchema & { $defs?: Readonly<Record<string, unknown>> };
  const whole = `${prefix}whole`;
  let isRecursive = false;
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference } = value as SchemaNode;
    if (reference === '#') isRecursive = true;
    const members = Object.entries(value).map(([key, member]) => [key, rename(member)]);
    if (typeof reference !== 'string') return Object.fromEntries(members);
    const $ref = reference === '#' ? `#/$defs/${whole}` : reference.replace('#/$defs/', `#/$defs/${prefix}`);
    return { ...Object.fromEntries(members), $ref };
  };
  const definitions = Object.entries($defs).map(([name, node]) => [`${prefix}${name}`, rename(node)]);
  const renamed = rename(rest) as JsonSchema;
  if (!isRecursive) return { schema: renamed, $defs: Object.fromEntries(definitions) };
  return { schema: { $ref: `#/$defs/${whole}` }, $defs: { ...Object.fromEntries(definitions), [whole]: renamed } };
}
