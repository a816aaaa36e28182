/** The known key a mistyped one most likely stands for; undefined when none is near. */
export function nearestKey(key: string, known: readonly string[]): string | undefined {
  const distances = known.map((name) => ({ name, distance: editDistance(key.toLowerCase().slice(0, 64), name) }));
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined;
}

/** Letters to add, leave out or change (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const change = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
