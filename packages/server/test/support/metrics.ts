/** The samples of Prometheus' text format by name and labels, such as `ludotext_games{state="active"}`. */
export function samplesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** The sum of a metric over all its labels that hold these. */
export function sumOf(samples: ReadonlyMap<string, number>, name: string, ...labels: string[]): number {
  const wanted = [...samples].filter(
    ([key]) => (key === name || key.startsWith(`${name}{`)) && labels.every((label) => key.includes(label)),
  );
  return wanted.reduce((sum, [, value]) => sum + value, 0);
}
