import type { JsonSchema } from '../schema.js';
import { hasType, type LookUp, membersOf, referencesOf, requiredOf, type SchemaNode, shapesOf } from './schema-node.js';

/**
 * Undoes what a wire schema does to optional members: a null where the schema has an optional member that does not
 * allow null is no member at all.
 */
export function dropNulls(value: unknown, schema: JsonSchema): unknown {
  return drop(value, schema, referencesOf(schema));
}

function drop(value: unknown, node: SchemaNode, lookUp: LookUp): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const shapes = shapesOf(node, lookUp);
  if (Array.isArray(value)) {
    const list = shapes.find((shape) => hasType(shape, 'array')) ?? {};
    return value.map((entry, index) => drop(entry, entryOf(list, index), lookUp));
  }
  const shape = bestShape(value as Record<string, unknown>, shapes);
  const members = membersOf(shape);
  const required = requiredOf(shape);
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const property = Object.hasOwn(members, name) ? members[name] : undefined;
    if (property === undefined) return [[name, member]];
    const isAbsent = member === null && !required.has(name) && !allowsNull(property, lookUp);
    return isAbsent ? [] : [[name, drop(member, property, lookUp)]];
  });
  return Object.fromEntries(kept);
}

/** The shape an object most likely is: no constant of it differs, and it knows most of the members. */
export function bestShape(value: Readonly<Record<string, unknown>>, shapes: readonly SchemaNode[]): SchemaNode {
  const fit = (shape: SchemaNode) => {
    const members = membersOf(shape);
    // An optional constant may be left null like any member.
    const differs = Object.entries(members).some(
      ([name, { const: only }]) => only !== undefined && (value[name] ?? only) !== only,
    );
    return differs ? -1 : Object.keys(value).filter((name) => Object.hasOwn(members, name)).length;
  };
  return shapes.reduce((best, shape) => (fit(shape) > fit(best) ? shape : best), shapes[0] ?? {});
}

/** The schema of a list's entry. */
export function entryOf(list: SchemaNode, index: number): SchemaNode {
  const places = (list.prefixItems ?? []) as readonly SchemaNode[];
  return places[index] ?? (typeof list.items === 'object' ? (list.items as SchemaNode) : {});
}

function allowsNull(node: SchemaNode, lookUp: LookUp): boolean {
  return shapesOf(node, lookUp).some((shape) => hasType(shape, 'null'));
}
