import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isLong } from '../../support/long.js';
import { type Result, resultFolder } from './results.js';

/** What a test of a row saw, in words for the table: with counts. */
export interface Seen {
  /** What was run: `40 addresses, 5 redirects`. */
  readonly ran: string;
  /** What came of it: `all 422; no connection at the canary`. */
  readonly happened: string;
}

/** A row of the catalogue as a test: named by its id, and what it saw kept for the table. */
export function row(id: string, title: string, test: () => Promise<Seen>, timeoutMs = 60_000): void {
  testRow(it, id, title, test, timeoutMs);
}

/** A row of the full run alone: with a small count it says nothing, or no more than another test. */
export function fullRow(id: string, title: string, test: () => Promise<Seen>, timeoutMs = 60_000): void {
  testRow(it.runIf(isLong), id, title, test, timeoutMs);
}

function testRow(
  register: (name: string, test: () => Promise<void>, timeoutMs: number) => void,
  id: string,
  title: string,
  test: () => Promise<Seen>,
  timeoutMs: number,
): void {
  register(
    `${id} ${title}`,
    async () => {
      const file = path.basename(expect.getState().testPath ?? '');
      const keep = (seen: Seen | undefined) =>
        keepResult({ id, title, file, node: process.version, seen: seen ?? null });
      // Stands for a test that fails, or never ends.
      keep(undefined);
      keep(await test());
    },
    timeoutMs,
  );
}

function keepResult(result: Result): void {
  const folder = resultFolder(isLong);
  mkdirSync(folder, { recursive: true });
  const name = `${result.id}-${result.title.replaceAll(/[^\w]+/g, '-').toLowerCase()}`;
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(result)}\n`);
}
