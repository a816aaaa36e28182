/** True for an object with named members: no list, no null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A copy that nobody can change, as games are handed things: what a game writes into it throws in the game, and what the
 * caller has stays as it is.
 * @throws DataCloneError for what is no data, such as a function
 */
export function frozenCopy<Value>(value: Value): Value {
  return deepFreeze(structuredClone(value));
}

function deepFreeze<Value>(value: Value): Value {
  // The elements of a typed array cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}

/** Deepest nesting of what a game gives. */
const maxDepth = 64;

/**
 * A copy of what a game gave, as JSON has it: finite numbers, texts, truth values, null, lists and objects; members that are
 * undefined are left out. What is none of these would be lost or break where it is sent.
 * @throws TypeError that names what was found
 */
export function jsonData(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (depth > maxDepth) throw new TypeError(`expected data nested at most ${maxDepth} deep`);
  if (Array.isArray(value)) return value.map((entry) => jsonData(entry ?? null, depth + 1));
  if (Object.prototype.toString.call(value) !== '[object Object]') {
    throw new TypeError(`expected plain data, got ${kindOf(value)}`);
  }
  const members = Object.entries(value as object).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, jsonData(member, depth + 1)]));
}

/** What a member gave that has to give it at once. @throws TypeError for a promise */
export function notAsync<Value>(value: Value): Value {
  if (typeof (value as { then?: unknown } | null | undefined)?.then !== 'function') return value;
  // Whatever becomes of it, nobody waits for it.
  Promise.resolve(value).catch(() => {});
  throw new TypeError('expected a result, got a promise: this member must not be async');
}

/** What a value is, in a word or two. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return typeof value;
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

/**
 * An item as data. A schema of anything at all would let what is none through.
 * @throws TypeError when it has no named members, or is no data
 */
export function itemData(value: unknown): unknown {
  const data = jsonData(value);
  if (!isObject(data)) throw new TypeError(`expected an item with named members, got ${kindOf(data)}`);
  return data;
}

/** True for a whole number of 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
