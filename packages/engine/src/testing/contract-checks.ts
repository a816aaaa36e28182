import { strictSchemaFaults } from '@ludotext/model-server';
import type { GamePlugin } from '../contract/game-plugin.js';
import { type JsonSchema, type Schema, toJsonSchema } from '../contract/schema.js';
import { checkGame } from '../host/check-game.js';
import { isObject } from '../lib/data.js';
import { toServerSchema } from '../schema/server-schema.js';
import { primarySubtag } from '../text/languages/language.js';
import type { GameCheck } from './check.js';
import { describeError, expectSame, fail } from './failure.js';

const dataMembers = [
  'gameType',
  'typeId',
  'displayName',
  'suits',
  'directFormat',
  'complete',
  'examples',
  'messages',
] as const;

/** Whether a game can be run at all. */
export const shapeCheck: GameCheck = {
  name: 'contract: shape',
  asks: 'Every member is there and of the right kind, schemas turn into JSON Schema, what `complete` names is optional.',
  run: ({ game }) => {
    const faults = checkGame(game).map(({ message }) => message);
    if (faults.length > 0) fail(faults.join('\n'));
  },
};

export const contractChecks: readonly GameCheck[] = [
  shapeCheck,
  {
    name: 'contract: plain data',
    asks: 'Names, format, examples survive `structuredClone`: no functions, no class instances.',
    run: ({ game }) => {
      for (const name of dataMembers) {
        try {
          expectSame(structuredClone(game[name]), game[name], `${name} changes when it is cloned`);
        } catch (error) {
          fail(`${name} is no plain data (${describeError(error)}): write texts, numbers, lists and plain objects.`);
        }
      }
    },
  },
  {
    name: 'contract: named in each language',
    asks: '`displayName` has a name in every language that `messages` has: without one the page shows the English name.',
    applies: ({ game }) => game.messages !== undefined,
    run: ({ game: { displayName, messages = {} } }) => {
      const names: Readonly<Record<string, string>> =
        typeof displayName === 'string' ? { en: displayName } : displayName;
      const [missing] = Object.keys(messages).filter((tag) => !(tag in names) && !(primarySubtag(tag) in names));
      if (missing === undefined) return;
      fail(
        `messages has sentences in ${missing}, and displayName no name: displayName: { en: '...', ${missing}: '...' }.`,
      );
    },
  },
];

/** The schemas a model may be asked for, by name. */
function schemasOf({ itemSchema, draftSchema }: GamePlugin): [string, JsonSchema][] {
  const schemas: [string, Schema | undefined][] = [
    ['itemSchema', itemSchema],
    ['draftSchema', draftSchema],
  ];
  return schemas.flatMap(([name, schema]) => (schema === undefined ? [] : [[name, toJsonSchema(schema)]]));
}

export const schemaChecks: readonly GameCheck[] = [
  {
    name: 'schemas: strict profile',
    asks: '`itemSchema` and `draftSchema` turn into a schema that OpenAI’s strict structured outputs take.',
    run: ({ game }) => {
      for (const [name, schema] of schemasOf(game)) {
        const faults = strictSchemaFaults(toServerSchema(schema, 'strict'));
        if (faults.length > 0) fail(`A model server with strict schemas refuses ${name}: ${faults.join(' ')}`);
      }
    },
  },
  {
    name: 'schemas: grammar profile',
    asks: 'They turn into a schema that servers make a grammar of (Ollama, llama.cpp): every member says what it is, and no object takes members of any name.',
    run: ({ game }) => {
      for (const [name, schema] of schemasOf(game)) {
        const grammar = toServerSchema(schema, 'grammar');
        if (!isObject(grammar.properties))
          fail(`${name} has no members: a model answers with an object of named members.`);
        const [open] = openPlaces(schema);
        if (open !== undefined) {
          fail(
            `${name}${open.path} ${open.kind}, which no model server can be asked for: name the type, or write a list of { name, value }.`,
          );
        }
      }
    },
  },
];

/** A place of a schema that is too open to ask a model for. */
export interface OpenPlace {
  /** Path in source form, `.answers[].text`. */
  readonly path: string;
  readonly kind: 'takes anything' | 'takes members of any name';
}

/** Keywords of which one must say what a value is. */
const kinds = ['type', 'anyOf', 'oneOf', 'allOf', '$ref', 'enum', 'const'];

/** Members without a type, and objects with arbitrary names, at any depth. */
export function openPlaces(schema: JsonSchema, path = ''): OpenPlace[] {
  if (!kinds.some((kind) => schema[kind] !== undefined)) return [{ path, kind: 'takes anything' }];
  const { properties, items, prefixItems, additionalProperties: more } = schema;
  const isRecord = isObject(more) && Object.keys(isObject(properties) ? properties : {}).length === 0;
  const parts: [string, unknown][] = [
    ...membersAt(properties).map(([name, member]): [string, unknown] => [`${path}.${name}`, member]),
    ...membersAt(schema.$defs).map(([name, member]): [string, unknown] => [`${path}(${name})`, member]),
    ...[prefixItems === undefined ? items : undefined, ...listAt(prefixItems)].map((each): [string, unknown] => [
      `${path}[]`,
      each,
    ]),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(listAt).map((each): [string, unknown] => [path, each]),
  ];
  const below = parts.flatMap(([place, part]) => (isObject(part) ? openPlaces(part, place) : []));
  return [...(isRecord ? [{ path, kind: 'takes members of any name' } as const] : []), ...below];
}

function membersAt(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
