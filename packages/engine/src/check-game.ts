import { type Finding, reject } from './finding.js';
import { apiVersion } from './game-plugin.js';
import { reservedMember } from './item-id.js';
import { type JsonSchema, type Schema, toJsonSchema } from './schema.js';

type Members = Readonly<Record<string, unknown>>;

const gameTypePattern = /^[a-z][a-z0-9_]{0,63}$/;

/** Everything that is wrong with the shape of a game, one finding each; empty for a game the engine can run. */
export function checkGame(game: unknown): Finding[] {
  if (typeof game !== 'object' || game === null) return [fault('game', 'A game is an object, made with defineGame.')];
  const members = game as Members;
  // Another version may have other members, so nothing else is said about it.
  if (members.apiVersion !== apiVersion) return [wrongVersion(members.apiVersion)];
  return [...checkNames(members), ...checkMethods(members), ...checkSchemas(members), ...checkOffline(members.offline)];
}

function wrongVersion(found: unknown): Finding {
  const which = typeof found === 'number' ? `is written for version ${found} of the contract` : 'names no apiVersion';
  return fault('api_version', `The game ${which}; this engine runs games of apiVersion ${apiVersion}.`);
}

function checkNames({ gameType, typeId, displayName, suits }: Members): Finding[] {
  const faults: Finding[] = [];
  if (typeof gameType !== 'string' || !gameTypePattern.test(gameType)) {
    faults.push(
      fault('gameType', 'gameType must be lower-case letters, digits and _, beginning with a letter, at most 64.'),
    );
  }
  if (!Number.isSafeInteger(typeId) || (typeId as number) < 1)
    faults.push(fault('typeId', 'typeId must be a whole number, 1 or more.'));
  if (!isName(displayName) && !isNames(displayName)) {
    faults.push(fault('displayName', 'displayName must be a name, or a record of language tags to names.'));
  }
  if (!isName(suits)) faults.push(fault('suits', 'suits must say in a sentence which texts the game suits.'));
  return faults;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isNames(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).length > 0 && Object.values(value).every(isName)
  );
}

function checkMethods(members: Members): Finding[] {
  const required = ['parse', 'prompt', 'validate'];
  const optional = ['finish', 'validateSet', 'grade'];
  const missing = required.filter((name) => typeof members[name] !== 'function');
  const wrong = optional.filter((name) => members[name] !== undefined && typeof members[name] !== 'function');
  return [
    ...missing.map((name) => fault(name, `${name} must be a function.`)),
    ...wrong.map((name) => fault(name, `${name} must be a function, or be left out.`)),
  ];
}

function checkSchemas(members: Members): Finding[] {
  const faults = checkSchema('itemSchema', members.itemSchema);
  for (const name of ['draftSchema', 'answerSchema']) {
    if (members[name] !== undefined) faults.push(...checkSchema(name, members[name]));
  }
  if (members.draftSchema !== undefined && typeof members.finish !== 'function') {
    faults.push(fault('finish', 'A game with a draftSchema needs finish, which makes an item of a draft.'));
  }
  if (faults.length > 0) return faults;
  return checkItemMembers(toJsonSchema(members.itemSchema as Schema), members.complete);
}

/** A schema must check values and turn itself into JSON Schema, and must do the latter now rather than at a request. */
function checkSchema(name: string, value: unknown): Finding[] {
  const standard = (value as { '~standard'?: { validate?: unknown; jsonSchema?: unknown } } | null | undefined)?.[
    '~standard'
  ];
  if (typeof standard?.validate !== 'function' || typeof standard.jsonSchema !== 'object') {
    const old = typeof value === 'object' && value !== null && '_def' in value;
    const advice = old ? 'this one is of a zod that is too old; zod ^4.2 is needed' : 'zod ^4.2 makes such schemas';
    return [
      fault(name, `${name} must be a schema that implements Standard Schema and Standard JSON Schema; ${advice}.`),
    ];
  }
  try {
    toJsonSchema(value as Schema);
    return [];
  } catch {
    return [
      fault(name, `${name} has no JSON Schema: leave out transforms, dates, maps and other types JSON does not have.`),
    ];
  }
}

function checkItemMembers(schema: JsonSchema, complete: unknown): Finding[] {
  const { properties = {}, required = [] } = schema as { properties?: Members; required?: readonly string[] };
  const faults: Finding[] = [];
  if (reservedMember in properties) {
    faults.push(fault('itemSchema', `itemSchema must not have ${reservedMember}: the engine adds it to every item.`));
  }
  if (complete === undefined) return faults;
  if (!Array.isArray(complete)) return [...faults, fault('complete', 'complete must be a list of members of an item.')];
  for (const name of complete) {
    if (!(String(name) in properties))
      faults.push(fault('complete', `complete names ${name}, which itemSchema does not have.`));
    else if (required.includes(name))
      faults.push(fault('complete', `complete names ${name}, which must be optional in itemSchema.`));
  }
  return faults;
}

function checkOffline(offline: unknown): Finding[] {
  if (offline === undefined) return [];
  const { score, write } = (offline ?? {}) as Members;
  if (typeof score === 'function' && typeof write === 'function') return [];
  return [fault('offline', 'offline must have the functions score and write, or be left out.')];
}

function fault(path: string, message: string): Finding {
  return reject('game_shape', message, [path]);
}
