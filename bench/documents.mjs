// What comes back out of documents, how fast, and with how much memory, beside pdftotext and pandoc where they are
// installed: the fixtures of packages/documents, and books of 300 pages. Writes the tables of docs/documents.md.
//   npm run bench:documents
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { parseText } from '../scripts/document-fixtures/text.mjs';
import { returned, sentencesOf } from './support/returned.mjs';

const run = promisify(execFile);
const self = fileURLToPath(import.meta.url);
const root = path.join(import.meta.dirname, '..');
const fixtures = path.join(root, 'packages/documents/test/fixtures');
const large = { maxBuffer: 2 ** 28 };

const [asked, ...given] = process.argv.slice(2);
if (asked === '--read') process.stdout.write(JSON.stringify(await readHere(given[0])));
else await compare();

async function compare() {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'ludotext-documents-'));
  try {
    const second = await secondReaders();
    const texts = [];
    for (const { file, source } of await made()) {
      const others = await Promise.all(second.map((reader) => readBy(reader, file)));
      const cells = [await readByUs(file), ...others].map((read) => shown(read && returned(source, read.text)));
      texts.push([path.basename(file), ...cells]);
    }
    const books = [];
    for (const { what, file, source } of await longBooks(scratch)) {
      const others = await Promise.all(second.map((reader) => readBy(reader, file)));
      for (const [at, read] of [await readByUs(file), ...others].entries()) {
        if (read === undefined) continue;
        const back = source === undefined ? '' : shown(returned(source, read.text));
        const reader = ['Ludotext', ...second.map(({ name }) => name)][at];
        books.push([what, reader, back, (300 / read.seconds).toFixed(0), (read.memory / 1024).toFixed(0)]);
      }
    }
    const names = second.map(({ name }) => name);
    const tables = [
      table(['file', 'Ludotext', ...names], texts),
      table(['300 pages', 'reader', 'sentences, extra', 'pages a second', 'memory, MiB'], books),
    ];
    process.stdout.write(`${tables.join('\n\n')}\n`);
    await intoThePage(tables, second);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The fixtures that were made of a text, with that text. */
async function made() {
  const source = async (name) => sentencesOf(parseText(await readFile(path.join(fixtures, 'texts', name), 'utf8')));
  const ofName = new Map();
  for (const name of await readdir(path.join(fixtures, 'texts'))) {
    ofName.set(path.basename(name, '.md'), await source(name));
  }
  for (const name of ['columns', 'heads', 'slides']) ofName.set(name, ofName.get('rivers'));
  const files = (await readdir(fixtures)).filter((name) => ofName.has(path.parse(name).name) && name !== 'texts');
  return files.map((name) => ({ file: path.join(fixtures, name), source: ofName.get(path.parse(name).name) }));
}

/** A book by a small program of our own; and, with qpdf, one of pages by LibreOffice. */
async function longBooks(scratch) {
  const module = path.join(scratch, 'book-pdf.mjs');
  await build({ entryPoints: [path.join(root, 'test/support/book-pdf.ts')], outfile: module, format: 'esm' });
  const { bookPdf, pageOf } = await import(module);
  const chapters = Array.from({ length: 15 }, (_, at) => `Chapter ${at + 1}`);
  const file = path.join(scratch, 'book.pdf');
  await writeFile(file, bookPdf({ title: 'The Island', chapters, pages: 20 }));
  const pages = Array.from({ length: 300 }, (_, page) => [
    ...(page % 20 === 0 ? [chapters[page / 20]] : []),
    ...pageOf(page),
  ]);
  const books = [{ what: 'prose', file, source: { sentences: pages.flat(), aside: [] } }];
  const again = path.join(scratch, 'again.pdf');
  const rivers = path.join(fixtures, 'rivers.pdf');
  const joined = await run('qpdf', ['--empty', '--pages', ...Array(75).fill(rivers), '--', again]).catch(
    () => undefined,
  );
  if (joined !== undefined) books.push({ what: 'rivers.pdf, 75 times', file: again });
  return books;
}

/** Reads in a process of its own, so that its memory is its own. */
async function readByUs(file) {
  return JSON.parse((await run(process.execPath, [self, '--read', file], large)).stdout);
}

/** Reads twice, the first time to warm up. @returns the text, seconds of processor, and the process's memory in KiB */
async function readHere(file) {
  const { readDocument } = await import('../packages/documents/dist/index.js');
  const bytes = await readFile(file);
  const read = () => readDocument(bytes).catch((error) => ({ text: '', refused: error.message }));
  await read();
  const before = process.cpuUsage();
  const { text, refused } = await read();
  const { user, system } = process.cpuUsage(before);
  return { text, refused, seconds: (user + system) / 1e6, memory: process.resourceUsage().maxRSS };
}

/** The programs that are installed, with the types that each reads. */
async function secondReaders() {
  const readers = [
    { name: 'pdftotext', asks: '-v', types: ['.pdf'], command: (file) => [file, '-'] },
    {
      name: 'pandoc',
      asks: '--version',
      types: ['.docx', '.odt', '.epub'],
      command: (file) => ['--to', 'plain', '--wrap', 'none', file],
    },
  ];
  const installed = await Promise.all(
    readers.map(async (reader) => {
      const { stdout, stderr } = await run(reader.name, [reader.asks]).catch(() => ({ stdout: '', stderr: '' }));
      return { ...reader, version: /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] };
    }),
  );
  return installed.filter(({ version }) => version !== undefined);
}

async function readBy({ name, types, command }, file) {
  if (!types.includes(path.extname(file))) return undefined;
  const { stdout, stderr } = await run('/usr/bin/time', ['-f', '%U %S %M', name, ...command(file)], large);
  const [user, system, memory] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { text: stdout, seconds: user + system, memory };
}

function shown(back) {
  return back === undefined ? '' : `${back.inOrder.toFixed(1)} %, ${back.extra.toFixed(1)} %`;
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Puts the tables into docs/documents.md, where every second reader was there. */
async function intoThePage(tables, second) {
  if (second.length < 2) {
    process.stdout.write('\npdftotext or pandoc is missing: docs/documents.md stays as it is.\n');
    return;
  }
  const page = path.join(root, 'docs/documents.md');
  const versions = second.map(({ name, version }) => `${name} ${version}`).join(', ');
  const about = `Node ${process.versions.node}, ${versions}, ${os.cpus()[0]?.model ?? ''}.`;
  const [before, , after] = (await readFile(page, 'utf8')).split(/^<!-- bench:documents.*-->\n/m);
  const mark = (which) => `<!-- bench:documents: ${which} -->\n`;
  await writeFile(page, `${before}${mark('begin')}\n${[...tables, about].join('\n\n')}\n\n${mark('end')}${after}`);
}
