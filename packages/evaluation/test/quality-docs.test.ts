import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isLong } from '../../../test/support/long.js';
import { readCorpus } from '../src/corpus/read-corpus.js';
import { evaluate } from '../src/evaluate.js';
import { judgedSheet, judgedTables } from '../src/judging/verdicts.js';
import { verdicts } from '../src/measure.js';
import { picture } from '../src/report/picture.js';
import { figuresTable } from '../src/report/tables.js';
import { fixtureFolders } from '../src/run.js';

// The table and the picture of docs/quality.md; `UPDATE_DOCS=1` writes them. Figures may differ a little between versions of
// Node, whose dictionaries cut words differently, so without it the rows are compared and not the figures.

const page = new URL('../../../docs/quality.md', import.meta.url);
const image = new URL('../../../docs/quality.svg', import.meta.url);

it.runIf(isLong || process.env.UPDATE_DOCS === '1')(
  'docs/quality.md has a row for every figure there is',
  async () => {
    const corpus = await readCorpus(fixtureFolders);
    // Which rows there are does not depend on how many texts there are.
    const texts = process.env.UPDATE_DOCS === '1' ? corpus.texts : corpus.texts.filter((_, index) => index % 12 === 0);
    const sections = await evaluate({ ...corpus, texts });
    const table = figuresTable(sections);
    const before = await readFile(page, 'utf8');
    if (process.env.UPDATE_DOCS === '1') {
      const after = before.replace(
        /(<!-- figures:begin -->\n)[\s\S]*?(<!-- figures:end -->)/,
        (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
      );
      await writeFile(page, after);
      await writeFile(image, picture(sections, 'Ludotext on its own fixtures, written by offline'));
      return;
    }
    const shown = /<!-- figures:begin -->([\s\S]*?)<!-- figures:end -->/.exec(before)?.[1] ?? '';
    expect(rowsOf(shown), 'docs/quality.md is out of date: run this file with UPDATE_DOCS=1').toEqual(rowsOf(table));
    const known = shown.trim().split('\n').slice(2);
    for (const line of known) expect(verdicts).toContain(line.split(' | ').at(-1)?.replace(/ \|$/, ''));
    expect(await readFile(image, 'utf8')).toContain('</svg>');
  },
  600_000,
);

/** Section and name of each row; which kind comes last may change, and its name in brackets with it. */
function rowsOf(table: string): string[] {
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split(' | ')
      .slice(0, 2)
      .join(' ')
      .replace(/ \(\S+\)$/, ''),
  );
}

it('docs/quality.md shows what the judges said', async () => {
  const results = JSON.parse(await readFile(new URL('../judging/judged.json', import.meta.url), 'utf8'));
  const table = judgedTables(judgedSheet.array().parse(results));
  const before = await readFile(page, 'utf8');
  const marks = /(<!-- judged:begin -->\n)[\s\S]*?(<!-- judged:end -->)/;
  if (process.env.UPDATE_DOCS === '1') {
    const write = (_: string, begin: string, end: string) => `${begin}\n${table}\n\n${end}`;
    await writeFile(page, before.replace(marks, write));
    return;
  }
  expect(marks.exec(before)?.[0], 'docs/quality.md is out of date: run this file with UPDATE_DOCS=1').toContain(table);
});
