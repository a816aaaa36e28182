// Makes the files in packages/documents/test/fixtures from the texts in its folder `texts`, with LibreOffice. The texts
// were written for it. Run by hand, when a text or a case changes: node scripts/document-fixtures.mjs
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { flatText, markedText } from './document-fixtures/open-document.mjs';
import { parseText } from './document-fixtures/text.mjs';

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, '../packages/documents/test/fixtures');
const filters = {
  docx: 'docx:MS Word 2007 XML',
  odt: 'odt:writer8',
  epub: 'epub',
  pdf: 'pdf:writer_pdf_Export:{"ExportBookmarks":{"type":"boolean","value":"true"}}',
};

/** What is made: a flat document, and the formats it is written in. */
async function works() {
  const texts = {};
  for (const file of await readdir(path.join(folder, 'texts'))) {
    texts[path.basename(file, '.md')] = parseText(await readFile(path.join(folder, 'texts', file), 'utf8'));
  }
  const { rivers, german, ...others } = texts;
  return [
    { name: 'rivers', flat: flatText(rivers), formats: ['docx', 'odt', 'epub', 'pdf'] },
    { name: 'columns', flat: flatText(rivers, { columns: 2 }), formats: ['docx', 'pdf'] },
    { name: 'heads', flat: flatText(rivers, { head: 'Geography, year 7' }), formats: ['docx', 'odt', 'pdf'] },
    { name: 'german', flat: flatText(german, { columns: 2 }), formats: ['docx', 'odt', 'epub', 'pdf'] },
    { name: 'marks', flat: markedText(), formats: ['docx', 'odt'] },
    ...Object.entries(others).map(([name, text]) => ({
      name,
      flat: flatText(text),
      formats: ['docx', 'odt', 'epub', 'pdf'],
    })),
  ];
}

try {
  await run('soffice', ['--version']);
} catch {
  process.stderr.write('LibreOffice is missing: install it, so that `soffice` is found, and run this again.\n');
  process.exit(1);
}
const scratch = await mkdtemp(path.join(os.tmpdir(), 'ludotext-fixtures-'));
try {
  await mkdir(folder, { recursive: true });
  const made = new Map();
  for (const { name, flat, formats } of await works()) {
    const file = path.join(scratch, `${name}.fodt`);
    await writeFile(file, flat);
    for (const format of formats) made.set(format, [...(made.get(format) ?? []), file]);
  }
  for (const [format, files] of made) {
    const profile = `-env:UserInstallation=file://${scratch}/profile`;
    await run('soffice', [profile, '--headless', '--convert-to', filters[format], '--outdir', folder, ...files]);
    process.stdout.write(`${format}: ${files.length}\n`);
  }
  // With qpdf, a file that needs a password.
  const [open, locked] = ['rivers.pdf', 'locked/rivers.pdf'].map((name) => path.join(folder, name));
  await mkdir(path.dirname(locked), { recursive: true });
  await run('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', open, locked]);
  // The Word file with a password beside it is rivers.docx as Word's own encryption has it, made with msoffcrypto-tool.
  // Slides are made by pandoc: a heading is the title of one, and notes go to the speaker.
  const source = await readFile(path.join(folder, 'texts/rivers.md'), 'utf8');
  const slides = path.join(scratch, 'slides.md');
  await writeFile(slides, slidesOf(source));
  await run('pandoc', ['--slide-level', '3', '--to', 'pptx', '--output', path.join(folder, 'slides.pptx'), slides]);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** The text without the marks and texts of its notes, with a note for the speaker of the first slide. */
function slidesOf(source) {
  const text = source.replace(/^\[\^.+?\]: .*$/gm, '').replace(/\[\^.+?\]/g, '');
  return text.replace(/\n\n/, '\n\n::: notes\nA note for the speaker.\n:::\n\n');
}
