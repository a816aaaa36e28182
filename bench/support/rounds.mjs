export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The value below which such a share of the values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Runs each task once per round, one after the other, so that a machine that slows down slows all of them.
 * @param tasks functions by name, each giving a number
 * @returns the median of each task's numbers, by name
 */
export async function interleaved(rounds, tasks) {
  const values = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) values[name].push(await task());
  }
  return Object.fromEntries(Object.entries(values).map(([name, numbers]) => [name, median(numbers)]));
}

/** CPU time this process spends on a task, in milliseconds. */
export async function cpuOf(task) {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Time a task takes, in milliseconds. */
export async function timeOf(task) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
