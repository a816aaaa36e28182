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
