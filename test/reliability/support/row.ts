import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'vitest';

/** Where runs leave what they saw; docs/reliability.md is made of the last full one. */
export const results = path.resolve(import.meta.dirname, '../results');

/** Whether this is the full run (`npm run test:long`) and not the small one of `npm test`. */
export const isLong = process.env.TEST_LONG === '1';

/** How often something is tried: a few times in the normal run, as often as the catalogue asks in the full one. */
export function times(few: number, full: number): number {
  return isLong ? full : few;
}

/** What a test of a row saw, in words for the table: with counts. */
export interface Seen {
  /** What was run: `40 addresses, 5 redirects`. */
  readonly ran: string;
  /** What came of it: `all 422; no connection at the canary`. */
  readonly happened: string;
}

/** A row of the catalogue as a test: named by its id, and told to the table when it passes. */
export function row(id: string, title: string, test: () => Promise<Seen>, timeoutMs = 60_000): void {
  it(
    `${id} ${title}`,
    async () => {
      const seen = await test();
      mkdirSync(results, { recursive: true });
      const name = `${id}-${title.replaceAll(/[^\w]+/g, '-').toLowerCase()}`;
      writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify({ id, title, isLong, ...seen })}\n`);
    },
    timeoutMs,
  );
}
