import { isObject } from '../../engine/src/lib/data.js';

/** How much strict mode takes of each. */
const limits = {
  members: 5_000,
  /** Values of all enums. */
  values: 1_000,
  /** Characters of all names of members and definitions, and of all values of enum and const. */
  characters: 120_000,
  /** From this many values on the characters of one enum of strings are limited as well. */
  largeEnum: 250,
  charactersOfLargeEnum: 15_000,
};

interface Sizes {
  members: number;
  values: number;
  characters: number;
  readonly faults: string[];
}

/** How a schema as a whole is larger than OpenAI's strict mode takes it. */
export function schemaSizeFaults(schema: unknown): string[] {
  const sizes: Sizes = { members: 0, values: 0, characters: 0, faults: [] };
  measure(schema, sizes);
  const { members, values, characters, faults } = sizes;
  if (members > limits.members) faults.push(`${members} parameters exceeds limit of ${limits.members}.`);
  if (values > limits.values) faults.push(`${values} enum values exceeds limit of ${limits.values}.`);
  if (characters > limits.characters) {
    faults.push(
      `${characters} characters of names, enum values and const values exceeds limit of ${limits.characters}.`,
    );
  }
  return faults;
}

function measure(node: unknown, sizes: Sizes): void {
  if (!isObject(node)) return;
  const { properties, $defs: definitions, enum: values, const: constant, items, anyOf } = node;
  for (const named of [properties, definitions]) {
    for (const [name, member] of isObject(named) ? Object.entries(named) : []) {
      sizes.characters += name.length;
      measure(member, sizes);
    }
  }
  if (isObject(properties)) sizes.members += Object.keys(properties).length;
  if (Array.isArray(values)) measureEnum(values, sizes);
  if (constant !== undefined) sizes.characters += String(constant).length;
  measure(items, sizes);
  for (const entry of Array.isArray(anyOf) ? anyOf : []) measure(entry, sizes);
}

function measureEnum(values: readonly unknown[], sizes: Sizes): void {
  const characters = values.reduce<number>((sum, value) => sum + String(value).length, 0);
  sizes.values += values.length;
  sizes.characters += characters;
  const isLarge = values.length > limits.largeEnum && values.every((value) => typeof value === 'string');
  if (isLarge && characters > limits.charactersOfLargeEnum) {
    sizes.faults.push(
      `${characters} characters in an enum of more than ${limits.largeEnum} values exceeds limit of ${limits.charactersOfLargeEnum}.`,
    );
  }
}
