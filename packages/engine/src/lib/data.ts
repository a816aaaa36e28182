/** True for an object with named members, not for a list or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All strings of a value, ordered by member name: equal items give equal lists. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .flatMap(([, member]) => stringsOf(member));
}

/** The copies frozen here, with all that is in them: they cannot change, and need not be copied again. */
const frozenCopies = new WeakSet<object>();

/** True for a {@link frozenCopy} or an item of {@link itemData}. */
export const isFrozenCopy = (value: unknown): boolean => frozenCopies.has(value as object);

/**
 * A deep-frozen copy for games: a game that writes to it throws, and the caller's value stays unchanged. A copy is its
 * own copy.
 * @throws DataCloneError for a value that cannot be cloned, such as a function
 */
export function frozenCopy<Value>(value: Value): Value {
  return remember(frozenClone(value)) as Value;
}

function remember(copy: unknown): unknown {
  if (typeof copy === 'object' && copy !== null) frozenCopies.add(copy);
  return copy;
}

function frozenClone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || frozenCopies.has(value)) return cloneable(value);
  if (Array.isArray(value)) return freeze(value.map(frozenClone));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return freeze(mapMembers(value, frozenClone));
  return deepFreeze(structuredClone(value));
}

/** @throws DataCloneError for a function or a symbol */
function cloneable(value: unknown): unknown {
  return typeof value === 'function' || typeof value === 'symbol' ? structuredClone(value) : value;
}

function deepFreeze<Value>(value: Value): Value {
  // Typed arrays cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return freeze(value);
}

function freeze<Value extends object>(value: Value): Value {
  return Object.freeze(value);
}

/** An object with each member as `copy` makes it. */
export function mapMembers(
  value: object,
  copy: (member: unknown) => unknown,
  names: readonly string[] = Object.keys(value),
): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const name of names) {
    const member = copy((value as Record<string, unknown>)[name]);
    // Setting it would set the prototype.
    if (name === '__proto__') Object.defineProperty(members, name, { ...ownMember, value: member });
    else members[name] = member;
  }
  return members;
}

const ownMember = { configurable: true, enumerable: true, writable: true };

/**
 * What a plugin's member returned is not what the contract says. The message is for the plugin's author and safe for a
 * log: it says what was expected and the kind of what was found, never what it holds.
 */
export class ContractFault extends TypeError {
  override readonly name = 'ContractFault';
}

/** Checks the name: one process may contain two copies of the engine, and errors come out of threads as copies. */
export function isContractFault(value: unknown): value is ContractFault {
  return value instanceof Error && value.name === 'ContractFault';
}

/** Maximum nesting depth of a game's data. */
const maxDepth = 64;

/**
 * Copies a game's value as JSON data: finite numbers, strings, booleans, null, lists and objects. Members that are
 * undefined are left out. Anything else would get lost or fail when the data is sent.
 * @throws ContractFault that names what was found
 */
export function jsonData(value: unknown): unknown {
  return copyOf(value, 0, (copy) => copy);
}

/** @param finish what is done with the copies of lists and objects, the inner ones first */
function copyOf(value: unknown, depth: number, finish: (copy: object) => object): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (depth > maxDepth) throw new ContractFault(`expected data nested at most ${maxDepth} deep`);
  if (Array.isArray(value)) return finish(value.map((entry) => copyOf(entry ?? null, depth + 1, finish)));
  if (Object.prototype.toString.call(value) !== '[object Object]') {
    throw new ContractFault(`expected plain data, got ${kindOf(value)}`);
  }
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  return finish(mapMembers(members, (member) => copyOf(member, depth + 1, finish), names));
}

/** Returns the value of a member that must be synchronous. @throws ContractFault for a promise */
export function notAsync<Value>(value: Value): Value {
  if (typeof (value as { then?: unknown } | null | undefined)?.then !== 'function') return value;
  // Prevents an unhandled rejection: nothing awaits the promise.
  Promise.resolve(value).catch(() => {});
  throw new ContractFault('expected a result, got a promise: this member must not be async');
}

/** The kind of a value, in a word or two; nothing of what it holds. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : String(value);
  if (typeof value !== 'object') return typeof value;
  // A class of the plugin may give itself any name.
  return /^\[object (\w{1,40})\]$/.exec(Object.prototype.toString.call(value))?.[1] ?? 'object';
}

/**
 * An item as JSON data, a frozen copy. Needed because a schema that accepts anything lets other values through.
 * @throws ContractFault if it has no named members or is not JSON data
 */
export function itemData(value: unknown): Readonly<Record<string, unknown>> {
  const data = remember(copyOf(value, 0, freeze));
  if (!isObject(data)) throw new ContractFault(`expected an item with named members, got ${kindOf(data)}`);
  return data;
}

/** What is made of an object, made once for each; the object must not change. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** True for a whole number of 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
