/** What JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** One place where what was seen is not what was recorded. */
export interface Difference {
  /** Where, such as `response.body.items[0].id`. */
  readonly path: string;
  /** `wording`: the same text in other words. `breaking`: everything else, which whoever calls may notice. */
  readonly kind: 'breaking' | 'wording';
  readonly recorded: Json | undefined;
  readonly seen: Json | undefined;
}

/** Members that hold text for people: a string, or a list of strings. */
const wording = new Set(
  'message detail title reason reasons feedback description summary suits help content lines'.split(' '),
);

/** Members whose value is compared to the letter, additions included: a model is no caller that overlooks what it does not know. */
const exact = new Set(['model_calls']);

/**
 * What differs from a recording. Members that were added are no difference, nor are events of types that the recording does
 * not have: callers overlook what they do not know.
 */
export function differences(recorded: Json, seen: Json): Difference[] {
  return compare(recorded, seen, { path: '', name: '', isExact: false });
}

interface Place {
  readonly path: string;
  /** The member this is, or is an entry of. */
  readonly name: string;
  readonly isExact: boolean;
}

function compare(recorded: Json | undefined, seen: Json | undefined, place: Place): Difference[] {
  if (isWords(recorded) && isWords(seen) && wording.has(place.name)) {
    const isSame = JSON.stringify(recorded) === JSON.stringify(seen);
    return isSame ? [] : [{ path: place.path, kind: 'wording', recorded, seen }];
  }
  if (isList(recorded) && isList(seen)) return compareLists(recorded, seen, place);
  if (isObject(recorded) && isObject(seen)) return compareObjects(recorded, seen, place);
  return recorded === seen ? [] : [{ path: place.path, kind: 'breaking', recorded, seen }];
}

function compareLists(recorded: readonly Json[], seen: readonly Json[], place: Place): Difference[] {
  const known = place.name === 'events' && !place.isExact ? ofKnownTypes(recorded, seen) : seen;
  const length = Math.max(recorded.length, known.length);
  return Array.from({ length }, (_, index) =>
    compare(recorded[index], known[index], { ...place, path: `${place.path}[${index}]` }),
  ).flat();
}

function compareObjects(
  recorded: { readonly [name: string]: Json },
  seen: { readonly [name: string]: Json },
  { path, isExact }: Place,
): Difference[] {
  const names = isExact ? new Set([...Object.keys(recorded), ...Object.keys(seen)]) : Object.keys(recorded);
  return [...names].flatMap((name) =>
    compare(recorded[name], Object.hasOwn(seen, name) ? seen[name] : undefined, {
      path: path === '' ? name : `${path}.${name}`,
      name,
      isExact: isExact || exact.has(name),
    }),
  );
}

function ofKnownTypes(recorded: readonly Json[], seen: readonly Json[]): Json[] {
  const types = new Set(recorded.map(typeOf));
  return seen.filter((event) => types.has(typeOf(event)));
}

function typeOf(event: Json): Json | undefined {
  return isObject(event) ? event.type : undefined;
}

function isWords(value: Json | undefined): boolean {
  return typeof value === 'string' || (isList(value) && value.every((entry) => typeof entry === 'string'));
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
