import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueRows } from './catalogue.js';
import { fullResults, testedRows } from './support/results.js';
import { linesOf, unseen, withTables } from './support/table.js';

// The catalogue, its tests and docs/reliability.md agree. After a full run, UPDATE_DOCS=1 writes what was seen into the page.

const file = path.resolve(import.meta.dirname, '../../docs/reliability.md');
if (process.env.UPDATE_DOCS === '1') {
  const results = fullResults();
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), results));
}
const page = readFileSync(file, 'utf8');
const lines = linesOf(page);
const tested = testedRows();
const open = catalogueRows.filter((row) => row.open !== undefined);

describe('the catalogue', () => {
  it('names each row once', () => {
    const ids = catalogueRows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has a test for each row that is not open', () => {
    expect(catalogueRows.filter(({ id, open }) => open === undefined && !tested.has(id)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('knows every row that has a test', () => {
    const ids = new Set(catalogueRows.map(({ id }) => id));
    expect([...tested.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('leaves at most five rows open', () => {
    expect(open.length).toBeLessThanOrEqual(5);
  });
});

describe('docs/reliability.md', () => {
  it.each(catalogueRows)('tells what a full run of $id saw', ({ id, tried, open }) => {
    const line = lines.get(id);
    expect(line).toContain(`| ${id} | ${tried} |`);
    expect(line).not.toContain('**failed**');
    if (open !== undefined) expect(line).toContain(open);
    else expect(line).not.toContain(`| ${unseen} |`);
    for (const name of tested.get(id) ?? []) expect(line).toContain(`../test/reliability/${name}`);
  });
});
