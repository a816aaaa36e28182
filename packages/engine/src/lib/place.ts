/** A place in plain data: the names of members and the indices in lists on the way to it. */
export type PlacePath = readonly (string | number)[];

/** A place in source form: `answers[2].text`. */
export function placeName(path: PlacePath): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
  });
  return parts.join('').replace(/^\./, '');
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, path: PlacePath): unknown {
  return path.reduce<unknown>(
    (outer, part) =>
      typeof outer === 'object' && outer !== null && Object.hasOwn(outer, part)
        ? (outer as Record<string | number, unknown>)[part]
        : undefined,
    value,
  );
}
