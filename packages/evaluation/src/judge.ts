import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinWords } from '@ludotext/engine/ordering';
import { readCorpus } from './corpus/read-corpus.js';
import { type SheetItem, sheetItem } from './corpus/sheet-item.js';
import { drawSheets, type Origin, type Yield } from './judging/sheet.js';
import { judged, judgedTables, misjudged, verdict } from './judging/verdicts.js';

const help = `Draws items for people to judge, and counts their verdicts. packages/evaluation/judging tells how.

Usage: npm run judge -- draw FOLDER [--part aside|develop] [--people FILE] [--size N] [--out FOLDER]
       npm run judge -- count SHEETS VERDICTS

  draw       writes a sheet for each game and group of languages, and beside it what judges must not see
  count      reads <sheet>.1.jsonl, <sheet>.2.jsonl … in VERDICTS, prints the table and writes results.json there

  --part     only texts of this part of judging/lessons.json; all texts when left out
  --people   items by people (JSON lines) to mix in as controls
  --size N   most items a sheet (default 100)
  --out      default: judging-sheets
`;

const jsonLines = async (file: string): Promise<unknown[]> =>
  (await readFile(file, 'utf8')).split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));

const toLines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const options = {
  part: { type: 'string' },
  people: { type: 'string' },
  size: { type: 'string', default: '100' },
  out: { type: 'string', default: 'judging-sheets' },
  help: { type: 'boolean', default: false },
} as const;
const read = () => parseArgs({ allowPositionals: true, options });

try {
  await run(read());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee npm run judge -- --help.\n`);
  process.exitCode = 2;
}

async function run({ values, positionals: [task, folder, verdictFolder] }: ReturnType<typeof read>): Promise<void> {
  if (values.help) process.stdout.write(help);
  else if (task === 'draw' && folder !== undefined) await draw(folder, values);
  else if (task === 'count' && folder !== undefined && verdictFolder !== undefined) await count(folder, verdictFolder);
  else throw new Error('Name a task and its folders: draw FOLDER, or count SHEETS VERDICTS.');
}

async function draw(from: string, values: ReturnType<typeof read>['values']): Promise<void> {
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 1) throw new Error(`--size is a number from 1; not ${values.size}.`);
  const parts: Record<string, string[]> = JSON.parse(
    await readFile(new URL('../judging/lessons.json', import.meta.url), 'utf8'),
  );
  const names = values.part === undefined ? undefined : parts[values.part];
  // All texts would be drawn, those set aside among them.
  if (values.part !== undefined && names === undefined)
    throw new Error(`--part is ${Object.keys(parts).join(' or ')}; not ${values.part}.`);
  const { texts } = await readCorpus([from]);
  const chosen =
    names === undefined ? texts : texts.filter(({ name }) => names.includes(name.replace(/(\.txt)?$/, '.txt')));
  const people = values.people === undefined ? [] : (await jsonLines(values.people)).map((row) => sheetItem.parse(row));
  const sheets = await drawSheets(chosen, people, { size, maxItems: 10, seed: 1 });
  await mkdir(values.out, { recursive: true });
  for (const { rows, ...hidden } of sheets) {
    const name = path.join(values.out, `${hidden.game}.${hidden.group}`);
    await writeFile(
      `${name}.jsonl`,
      toLines(rows.map((row, index) => ({ row: index + 1, ...row, ...acceptedOf(row) }))),
    );
    await writeFile(`${name}.hidden.json`, `${JSON.stringify(hidden)}\n`);
    process.stdout.write(`${name}.jsonl: ${rows.length} rows, of ${hidden.made.items} items made\n`);
  }
}

/** The other accepted orders as sentences, for people to read. */
function acceptedOf({ item }: SheetItem): { accepted?: string[] } {
  if (!('pieces' in item) || item.alternatives === undefined) return {};
  const { pieces, alternatives } = item;
  return { accepted: alternatives.map((order) => joinWords(order.map((index) => pieces[index] ?? ''))) };
}

async function count(sheets: string, verdicts: string): Promise<void> {
  const names = (await readdir(sheets)).filter((name) => name.endsWith('.hidden.json')).sort();
  const given = await readdir(verdicts);
  const results = await Promise.all(
    names.map(async (file) => {
      const hidden: { game: string; group: string; origins: Origin[]; made: Yield } = JSON.parse(
        await readFile(path.join(sheets, file), 'utf8'),
      );
      const own = given.filter((name) => name.startsWith(file.replace('hidden.json', '')) && name.endsWith('.jsonl'));
      const judges = await Promise.all(
        own.sort().map(async (name) => (await jsonLines(path.join(verdicts, name))).map((row) => verdict.parse(row))),
      );
      return judged(hidden, judges);
    }),
  );
  for (const sheet of results) {
    const shares = sheet.rows[0]?.faults.map((_, judge) => misjudged(sheet, judge)?.toFixed(2) ?? '–') ?? [];
    process.stdout.write(`${sheet.game} ${sheet.group}: controls misjudged ${shares.join(', ')}\n`);
  }
  process.stdout.write(`\n${judgedTables(results)}\n`);
  await writeFile(path.join(verdicts, 'results.json'), `${JSON.stringify(results)}\n`);
}
