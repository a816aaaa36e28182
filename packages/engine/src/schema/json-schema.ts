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

/** Every node without alternatives that a node stands for. */
export function variantsOf(node: SchemaNode, lookUp: LookUp): readonly SchemaNode[] {
  const whole = mergeAll(resolve(node, lookUp), lookUp);
  return alternativesOf(whole)?.flatMap((entry) => variantsOf(entry, lookUp)) ?? [whole];
}

/** The variant an object most likely is: no constant of it differs, and it has most of the object's members. */
export function closestVariant(value: Readonly<Record<string, unknown>>, variants: readonly SchemaNode[]): SchemaNode {
  const fit = (variant: SchemaNode) => {
    const members = membersOf(variant);
    // An optional constant may be left null like any member.
    const differs = Object.entries(members).some(
      ([name, { const: only }]) => only !== undefined && (value[name] ?? only) !== only,
    );
    return differs ? -1 : Object.keys(value).filter((name) => Object.hasOwn(members, name)).length;
  };
  return variants.reduce((best, variant) => (fit(variant) > fit(best) ? variant : best), variants[0] ?? {});
}

/** The schema of a list's entry. */
export function entryOf(list: SchemaNode, index: number): SchemaNode {
  const places = (list.prefixItems ?? []) as readonly SchemaNode[];
  return places[index] ?? (typeof list.items === 'object' ? (list.items as SchemaNode) : {});
}

/**
 * A schema under names of its own, so that it can be put into another beside the schemas of others: `$defs` of two games
 * may share names, and a reference to the whole would point to something else.
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
