import { EngineError, maxFindings } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import { identify } from '../contract/item-id.js';
import { defaultLimits } from '../contract/requests.js';
import { type LudotextSet, type SetGame, setSchema, setVersion } from '../contract/set.js';
import { isObject } from '../lib/data.js';
import { errorSaying } from '../messages/own-messages.js';

/** Maximum nesting of a set's JSON. */
const maxDepth = 32;

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
  const hostile = hostileMember(value);
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
  const count = checked.data.games.reduce((sum, { items }) => sum + items.length, 0);
  if (count > maxItems) {
    const message = `The set has ${count} items; at most ${maxItems} are allowed. Split it into several sets.`;
    throw invalidSet([reject('too_many_items', message, ['games'])]);
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
function hostileMember(value: unknown): Finding | undefined {
  const open: { readonly value: unknown; readonly path: readonly (string | number)[] }[] = [{ value, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next;
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (path.length >= maxDepth) {
      return reject('too_deep', `The set is nested more than ${maxDepth} deep.`, path.slice(0, 3));
    }
    if (Object.hasOwn(next.value, '__proto__')) {
      return reject('reserved_member', 'A set has no member __proto__; leave it out.', path);
    }
    const isList = Array.isArray(next.value);
    for (const [name, member] of Object.entries(next.value)) {
      open.push({ value: member, path: [...path, isList ? Number(name) : name] });
    }
  }
  return undefined;
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
