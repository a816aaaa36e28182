import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { hasType, membersOf, referencesOf, type SchemaNode, variantsOf } from '../../schema/json-schema.js';

/** Fewer drafts than this show no habit. */
const fewestDrafts = 3;

/** A member that has the same value in all drafts although it could have others. */
export interface ConstantMember {
  readonly path: string;
  readonly value: unknown;
}

/** Truth values, choices, whole numbers and places of the one right entry of a list that are the same in all drafts. */
export function constantMembers(drafts: readonly unknown[], schema: JsonSchema): ConstantMember[] {
  const objects = drafts.filter(isObject);
  if (objects.length < fewestDrafts) return [];
  const lookUp = referencesOf(schema);
  const members = variantsOf(schema, lookUp).flatMap((shape) => Object.entries(membersOf(shape)));
  return members.flatMap(([name, node]) => {
    const shapes = variantsOf(node, lookUp);
    return [
      ...(shapes.some(isChoice)
        ? same(
            name,
            objects.map((draft) => draft[name]),
          )
        : []),
      ...(shapes.some((shape) => hasType(shape, 'array'))
        ? same(
            `the right one of ${name} in place`,
            objects.map((draft) => placeOfTrue(draft[name])),
          )
        : []),
    ];
  });
}

/** Whether a member is one value out of a few, or a number that points at something. */
function isChoice(node: SchemaNode): boolean {
  const isEnum = Array.isArray(node.enum) && node.enum.length > 1;
  return isEnum || hasType(node, 'boolean') || hasType(node, 'integer');
}

function same(path: string, values: readonly unknown[]): ConstantMember[] {
  const [value] = values;
  return value !== undefined && values.every((each) => each === value) ? [{ path, value }] : [];
}

/** Where in a list of objects the only one with a true member stands, counted from 0. */
function placeOfTrue(list: unknown): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const right = list.flatMap((entry, index) => (isObject(entry) && Object.values(entry).includes(true) ? [index] : []));
  return right.length === 1 ? right[0] : undefined;
}
