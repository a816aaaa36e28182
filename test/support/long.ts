// What `npm test` runs a part of, and `npm run test:long` all.

/** Whether this is the full run (`npm run test:long`) and not the small one of `npm test`. */
export const isLong = process.env.TEST_LONG === '1';

/** How often something is tried: a few times in the normal run, as often as its subject asks in the full one. */
export function times<T>(few: T, full: T): T {
  return isLong ? full : few;
}

/** The first row of each kind in the normal run, all rows in the full one. */
export function oneOfEach<Row>(rows: readonly Row[], kindOf: (row: Row) => unknown): readonly Row[] {
  const firsts = new Map(rows.toReversed().map((row) => [kindOf(row), row]));
  return isLong ? rows : rows.filter((row) => firsts.get(kindOf(row)) === row);
}
