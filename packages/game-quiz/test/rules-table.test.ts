import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../src/messages/en.js';
import { rules } from '../src/validate.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the table of rules in the README', () => {
  const rows = Array.from(readme.matchAll(/^\| `(\w+)`( \*)? \| (reject|warn) \| (.+?) \| (.+?) \|$/gm), (row) =>
    row.slice(1),
  );

  it('has every rule with its severity, its message and whether it is for writers only', () => {
    const expected = rules.map(({ id, severity, writersOnly }) => [
      id,
      writersOnly ? ' *' : undefined,
      severity,
      en[id],
    ]);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(expected);
  });

  it('names a source for each', () => {
    for (const row of rows) expect(row[4]).toMatch(/\w{4}/);
  });
});
