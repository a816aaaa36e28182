import { checkSchemaShape } from '../contract/check-schema.js';
import { type Finding, reject } from '../contract/finding.js';
import { apiVersion, type GameExample, type GamePlugin, gameTypePattern, maxTypeId } from '../contract/game-plugin.js';
import { reservedMember } from '../contract/item-id.js';
import type { JsonSchema, Schema } from '../contract/schema.js';
import { isObject } from '../lib/data.js';
import { checkMessages } from './check-messages.js';
import { misspeltMembers } from './misspelt.js';

/**
 * Checks the shape of a game against the contract; it runs only the conversion of the schemas to JSON Schema. Returns
 * all faults at once, each with the member in `path`; an empty list means the value is a {@link GamePlugin}.
 */
export function checkGame(game: unknown): Finding[] {
  if (typeof game === 'function') {
    const how = game.name === '' ? ', and hand over the game it returns' : `: ${game.name}()`;
    return [reject('not_a_game', `It is a function; call it${how}.`)];
  }
  if (typeof game !== 'object' || game === null || Array.isArray(game)) {
    return [reject('not_a_game', 'A game is an object, as defineGame makes it.')];
  }
  try {
    const members = game as Record<string, unknown>;
    const version = checkVersion(members.apiVersion);
    // The rules of other contract versions are unknown, so further checks are pointless.
    return version.length > 0
      ? version
      : [
          ...checkMembers(members),
          ...checkNames(members),
          ...checkMessages(members.messages),
          ...checkSchemas(members),
        ];
  } catch {
    return [reject('not_a_game', 'A member of the game throws when it is read.')];
  }
}

function checkVersion(version: unknown): Finding[] {
  if (version === apiVersion) return [];
  const found = typeof version === 'number' ? `version ${version}` : 'no version';
  const message = `apiVersion must be ${apiVersion}, the version of the game contract this engine speaks; the game names ${found}.`;
  return [reject('api_version', message, ['apiVersion'])];
}

function checkMembers(game: Record<string, unknown>): Finding[] {
  const { gameType, typeId, displayName, suits, directFormat, complete, examples, offline } = game;
  const { itemVersion = 1 } = game;
  const optionalMethods = ['validateSet', 'finish', 'grade', 'interaction', 'fromInteraction', 'migrate'].filter(
    (name) => game[name] !== undefined,
  );
  const checks: [boolean, string, string][] = [
    [
      typeof gameType === 'string' && gameTypePattern.test(gameType),
      'gameType',
      'must be a lower-case name of at most 64 letters, digits and underscores that begins with a letter',
    ],
    [
      Number.isSafeInteger(typeId) && (typeId as number) >= 1 && (typeId as number) <= maxTypeId,
      'typeId',
      `must be a whole number from 1 to ${maxTypeId}`,
    ],
    [isTextByLanguage(displayName), 'displayName', 'must be a name, or a record of language tag to name'],
    [
      isTextByLanguage(suits),
      'suits',
      'must say in a sentence or two which texts the game suits, or be a record of language tag to such sentences',
    ],
    ...['parse', 'prompt', 'validate', ...optionalMethods].map((name): [boolean, string, string] => [
      typeof game[name] === 'function',
      name,
      'must be a function',
    ]),
    [
      directFormat === undefined ||
        (isObject(directFormat) && isText(directFormat.description) && isText(directFormat.example)),
      'directFormat',
      'must have a description and an example, both texts',
    ],
    [complete === undefined || isList(complete, isText), 'complete', 'must be a list of member names'],
    [
      examples === undefined || isList(examples, isExample),
      'examples',
      'must be a list of text and items, with drafts as a list where there are any',
    ],
    [
      offline === undefined ||
        (isObject(offline) && typeof offline.score === 'function' && typeof offline.write === 'function'),
      'offline',
      'must have the functions score and write',
    ],
    [
      Number.isSafeInteger(itemVersion) && (itemVersion as number) >= 1,
      'itemVersion',
      'must be a whole number of 1 or more',
    ],
    [itemVersion === 1 || game.migrate !== undefined, 'migrate', 'is needed where itemVersion is 2 or more'],
    [game.draftSchema === undefined || game.finish !== undefined, 'finish', 'is needed where there is a draftSchema'],
  ];
  return checks.flatMap(([good, name, message]) =>
    good ? [] : [reject('wrong_member', `${name} ${message}.`, [name])],
  );
}

/** The members of a game, all of them. */
const gameMembers: Readonly<Record<keyof GamePlugin, true>> = {
  ...{ apiVersion: true, gameType: true, typeId: true, displayName: true, suits: true, itemSchema: true },
  ...{ draftSchema: true, directFormat: true, complete: true, examples: true, offline: true, submissionSchema: true },
  ...{ itemVersion: true, messages: true, parse: true, prompt: true, validate: true, validateSet: true, finish: true },
  ...{ grade: true, interaction: true, fromInteraction: true, migrate: true },
};

const exampleMembers: Readonly<Record<keyof GameExample, true>> = {
  ...{ source: true, language: true, text: true, items: true, drafts: true },
};

function checkNames(game: Record<string, unknown>): Finding[] {
  const examples = Array.isArray(game.examples) ? game.examples.filter(isObject) : [];
  return [
    ...misspeltMembers(game, Object.keys(gameMembers), 'The game has'),
    ...examples.flatMap((each) => misspeltMembers(each, Object.keys(exampleMembers), 'An example has')),
  ];
}

function checkSchemas(game: Record<string, unknown>): Finding[] {
  const item = checkSchemaShape('itemSchema', game.itemSchema);
  const others = ['draftSchema', 'submissionSchema']
    .filter((name) => game[name] !== undefined)
    .flatMap((name) => checkSchemaShape(name, game[name]).findings);
  if (item.jsonSchema === undefined) return [...item.findings, ...others];
  return [
    ...checkUnchanged(game.itemSchema as Schema),
    ...checkItemShape(item.jsonSchema),
    ...checkComplete(schemaMembers(item.jsonSchema), game.complete),
    ...others,
  ];
}

/**
 * A check must not change an item, because items are checked more than once. The conversion of the output side fails
 * for a transform.
 */
function checkUnchanged(itemSchema: Schema): Finding[] {
  try {
    itemSchema['~standard'].jsonSchema.output?.({ target: 'draft-2020-12' });
    return [];
  } catch {
    const message =
      'itemSchema has a transform, and items are checked more than once; do what it does in parse or finish.';
    return [reject('not_json_schema', message, ['itemSchema'])];
  }
}

function checkItemShape(jsonSchema: JsonSchema): Finding[] {
  if (jsonSchema.type !== undefined && jsonSchema.type !== 'object') {
    return [reject('wrong_member', 'itemSchema must describe an object.', ['itemSchema'])];
  }
  if (!schemaMembers(jsonSchema).names.has(reservedMember)) return [];
  const message = `itemSchema must not have the member ${reservedMember}: the engine adds it to every item.`;
  return [reject('reserved_member', message, ['itemSchema', reservedMember])];
}

function checkComplete({ names, required }: SchemaMembers, complete: unknown): Finding[] {
  if (!isList(complete, isText)) return [];
  return complete.flatMap((name, index) => {
    if (!names.has(name)) {
      return [reject('unknown_member', `complete names ${name}, which itemSchema does not have.`, ['complete', index])];
    }
    if (!required.has(name)) return [];
    return [
      reject('unknown_member', `complete names ${name}, which itemSchema must have as optional.`, ['complete', index]),
    ];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isList<Member>(value: unknown, isMember: (member: unknown) => member is Member): value is Member[] {
  return Array.isArray(value) && value.every(isMember);
}

function isTextByLanguage(value: unknown): boolean {
  return isText(value) || (isObject(value) && isList(Object.values(value), isText) && Object.keys(value).length > 0);
}

function isExample(value: unknown): value is Record<string, unknown> {
  const isWhole = isObject(value) && typeof value.text === 'string' && Array.isArray(value.items);
  return isWhole && (value.drafts === undefined || Array.isArray(value.drafts));
}

/** The members of an object schema, over all its branches. */
interface SchemaMembers {
  readonly names: ReadonlySet<string>;
  /** Members that some branch requires. */
  readonly required: ReadonlySet<string>;
}

/** The members of an object schema; for a union, those of all branches. */
function schemaMembers(jsonSchema: JsonSchema): SchemaMembers {
  const names = new Set<string>();
  const required = new Set<string>();
  const definitions = (jsonSchema.$defs ?? {}) as Record<string, JsonSchema>;
  const seen = new Set<JsonSchema>();
  const collect = (part: JsonSchema | undefined) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const name of Object.keys(part.properties ?? {})) names.add(name);
    for (const name of (part.required ?? []) as string[]) required.add(name);
    for (const branches of [part.oneOf, part.anyOf, part.allOf]) for (const branch of asList(branches)) collect(branch);
    if (typeof part.$ref === 'string') collect(definitions[part.$ref.replace('#/$defs/', '')]);
  };
  collect(jsonSchema);
  return { names, required };
}

function asList(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}
