/** Maximum length of compared names; a longer one is hardly a typing error for a known name. */
const maxNameLength = 64;

/** The known name that a mistyped one most likely means; undefined if none is close. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > maxNameLength) return undefined;
  const folded = fold(name);
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(folded, fold(candidate));
    // Of the shorter name: `version` is no `apiVersion`.
    const limit = Math.max(1, Math.floor(Math.min(name.length, candidate.length) / 3));
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { name: candidate, distance };
  }
  return best?.name;
}

/** Ignores the naming style: `maxItems`, `max-items` and `max_items` are the same name. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}

/** Number of letters to insert, delete, replace or swap with a neighbour (optimal string alignment distance). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
