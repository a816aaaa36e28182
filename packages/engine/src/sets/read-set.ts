import { EngineError, maxFindings } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import { identify } from '../contract/item-id.js';
import { defaultLimits } from '../contract/requests.js';
import { type LudotextSet, type SetGame, setSchema, setVersion } from '../contract/set.js';
import { isObject } from '../lib/data.js';
import { errorSaying } from '../messages/own-messages.js';

/** Maximum nesting of a set's JSON. */
const maxDepth = 32;

/** Maximum number of tags of a set and of its notes together. */
const maxTags = 10_000;

/**
 * Reads a set: a JSON document as text, or what `JSON.parse` made of one. Ids are computed anew and notes follow them;
 * members that are not known are kept. Whether the items are good, {@link Engine.checkSet} says.
 * @param limits `maxItems`: the most items of all games together, default 500
 * @throws EngineError `invalid_request` with a finding per fault; its `path` begins with `set`, the document
 */
export function readSet(
  json: unknown,
  { maxItems = defaultLimits.maxSetItems }: { readonly maxItems?: number } = {},
): LudotextSet {
  const value = typeof json === 'string' ? parseJson(json) : json;
  const hostile = longList(value, maxItems) ?? hostileMember(value);
  if (hostile !== undefined) throw invalidSet([hostile]);
  if (isObject(value) && typeof value.ludotext === 'number' && value.ludotext > setVersion) {
    const message = `The set is of version ${value.ludotext}; this engine reads sets up to version ${setVersion}. Use a newer one.`;
    throw invalidSet([reject('set_version', message, ['ludotext'])]);
  }
  const checked = setSchema.safeParse(value);
  if (!checked.success) {
    throw invalidSet(
      checked.error.issues.map((issue) => {
        // What is wrong with a key stands inside the issue.
        const { message } = (issue.code === 'invalid_key' ? issue.issues[0] : undefined) ?? issue;
        return reject('schema', `${message}.`, issue.path as (string | number)[]);
      }),
    );
  }
  return { ...checked.data, games: checked.data.games.map(withOwnIds) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new EngineError('invalid_request', 'The set is not JSON.', { cause });
  }
}

/** A member that no set has a use for and that could do harm: `__proto__`, or nesting without end. */
function hostileMember(value: unknown, path: readonly (string | number)[] = []): Finding | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maxDepth) {
    return reject('too_deep', `The set is nested more than ${maxDepth} deep.`, path.slice(0, 3));
  }
  if (Object.hasOwn(value, '__proto__')) {
    return reject('reserved_member', 'A set has no member __proto__; leave it out.', path);
  }
  // A list of millions has no names to make.
  const members = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, member] of members) {
    const found = typeof member === 'object' ? hostileMember(member, [...path, name]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A list longer than any set has, looked for before the schema sees it: the schema makes an issue of every wrong entry,
 * and a list of millions would take all memory.
 */
function longList(value: unknown, maxItems: number): Finding | undefined {
  const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  if (!isObject(value)) return undefined;
  const games = Array.isArray(value.games) ? value.games.slice(0, maxItems).filter(isObject) : [];
  const notes = games.flatMap((game) => (isObject(game.notes) ? Object.values(game.notes) : []));
  const tags = [value, ...notes].map((holder) => lengthOf(isObject(holder) ? holder.tags : undefined));
  const items = games.reduce((sum, game) => sum + lengthOf(game.items), 0);
  if (items > maxItems) {
    const message = `The set has ${items} items; at most ${maxItems} are allowed. Split it into several sets.`;
    return reject('too_many_items', message, ['games']);
  }
  if (lengthOf(value.games) > maxItems || notes.length > maxItems) {
    const message = `The set has more games or notes than the ${maxItems} items it may have; leave out what belongs to no item.`;
    return reject('too_many_items', message, ['games']);
  }
  const most = tags.reduce((sum, length) => sum + length, 0);
  return most > maxTags
    ? reject('too_many_tags', `The set has ${most} tags; at most ${maxTags} are allowed.`)
    : undefined;
}

/** The items with the ids of their content, and each note under the new id of its item. */
function withOwnIds(game: SetGame): SetGame {
  const items = game.items.map((item) => identify(item));
  if (game.notes === undefined) return { ...game, items };
  const renamed = new Map(game.items.map(({ id }, index) => [id, items[index]?.id]));
  const notes = Object.entries(game.notes).map(([id, note]) => [renamed.get(id) ?? id, note] as const);
  return { ...game, items, notes: Object.fromEntries(notes) };
}

function invalidSet(findings: readonly Finding[]): EngineError {
  const [first] = findings;
  const params = { field: ['set', ...(first?.path ?? [])].join('.'), issue: first?.message ?? '' };
  return errorSaying('invalid_request', params, {
    findings: findings.slice(0, maxFindings).map((finding) => ({ ...finding, path: ['set', ...(finding.path ?? [])] })),
    findingsTotal: findings.length,
  });
}
