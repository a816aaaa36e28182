import { type CatalogueRow, catalogue, catalogueRows } from '../catalogue.js';
import type { Result } from './results.js';

const begin = '<!-- The tables are written by test/reliability/catalogue.test.ts -->\n';
const head = '| row | what is tried | what was run | what happened | test |\n| --- | --- | --- | --- | --- |\n';

/** What stands for a row of which nothing was seen in a full run. */
export const unseen = 'not run';

/** The page with its tables made anew: rows of which there are results from these, all others as they stood. */
export function withTables(page: string, results: readonly Result[]): string {
  const lines = linesOf(page);
  const lineOf = (row: CatalogueRow) => {
    const own = results.filter(({ id }) => id === row.id);
    return own.length === 0 && row.open === undefined ? (lines.get(row.id) ?? emptyLine(row)) : writtenLine(row, own);
  };
  const tables = catalogue.map(({ name, rows }) => `### ${name}\n\n${head}${rows.map(lineOf).join('')}`);
  return `${page.slice(0, page.indexOf(begin))}${begin}\n${tables.join('\n')}`;
}

/** The lines of the page's tables, by id. */
export function linesOf(page: string): Map<string, string> {
  const ids = new Set(catalogueRows.map(({ id }) => id));
  const lines = [...page.matchAll(/^\| ([A-Z]\d\d) \|.*\n/gm)].map(([line, id = '']) => [id, line] as const);
  return new Map(lines.filter(([id]) => ids.has(id)));
}

function writtenLine(row: CatalogueRow, results: readonly Result[]): string {
  const words = (told: (seen: NonNullable<Result['seen']>) => string) =>
    results.map(({ title, seen }) => (seen === null ? `**failed**: ${title}` : told(seen)));
  const open = row.open === undefined ? [] : [`**open**: ${row.open}`];
  const files = new Set(results.map(({ file }) => `[${file.replace('.test.ts', '')}](../test/reliability/${file})`));
  return line(row, [words(({ ran }) => ran), [...words(({ happened }) => happened), ...open], [...files].sort()]);
}

function emptyLine(row: CatalogueRow): string {
  return line(row, [[unseen], [unseen], []]);
}

function line({ id, tried }: CatalogueRow, cells: readonly (readonly string[])[]): string {
  const words = cells.map((lines) =>
    lines.map((each) => each.replaceAll('|', '\\|').replaceAll('\n', ' ')).join('<br>'),
  );
  return `| ${[id, tried, ...words].join(' | ')} |\n`;
}
