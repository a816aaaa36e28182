import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { returned, sentencesOf } from '../../../bench/support/returned.mjs';
import { parseText } from '../../../scripts/document-fixtures/text.mjs';
import { bookPdf, pageOf } from '../../../test/support/book-pdf.js';
import { readDocument } from '../src/index.js';
import { read } from './read.js';

// Files of real programs, made of texts that are known: scripts/document-fixtures.mjs.

const fixtures = path.join(import.meta.dirname, 'fixtures');
const file = async (name: string) => new Uint8Array(await readFile(path.join(fixtures, name)));

const sources = new Map<string, ReturnType<typeof sentencesOf>>();
for (const name of await readdir(path.join(fixtures, 'texts'))) {
  const text = await readFile(path.join(fixtures, 'texts', name), 'utf8');
  sources.set(path.basename(name, '.md'), sentencesOf(parseText(text)));
}
for (const name of ['columns', 'heads', 'slides'])
  sources.set(name, sources.get('rivers') ?? { sentences: [], aside: [] });
const made = (await readdir(fixtures)).filter((name) => name.includes('.') && sources.has(path.parse(name).name));

/** Sentences that come back in order at least, of a hundred. Cells of a narrow column break inside of words. */
const least = (name: string) => (name === 'columns.pdf' ? 97 : 99);

describe('a text comes back from every format', () => {
  it('has files in every format of Office, in PDF and as a book', () => {
    expect(new Set(made.map((name) => path.extname(name)))).toEqual(
      new Set(['.docx', '.odt', '.epub', '.pdf', '.pptx']),
    );
  });

  it.each(made)('%s', async (name) => {
    const source = sources.get(path.parse(name).name);
    if (source === undefined) throw new Error('There is no source.');
    const { text, type } = await read(await file(name));
    expect(`.${type}`).toBe(path.extname(name));
    const { inOrder, extra } = returned(source, text);
    expect(inOrder).toBeGreaterThanOrEqual(least(name));
    expect(extra).toBeLessThan(2);
  });
});

test('headings, lists and tables keep their structure, and heads, feet and notes are left out', async () => {
  for (const name of ['heads.docx', 'heads.odt', 'heads.pdf']) {
    const { text, title } = await read(await file(name));
    expect(title).toBe('How rivers work');
    expect(text).toMatch(/^# How rivers work\n\n/);
    expect(text).toContain('\n\n### The upper course\n\n');
    expect(text).toMatch(/^- .*pebbles/m);
    expect(text).toMatch(/^2\. Measure its depth/m);
    expect(text).toMatch(/^Nile \| 6,650 \|/m);
    expect(text).not.toMatch(/Geography, year 7|^Page \d|Before engineers led/m);
  }
});

test('what was deleted, hidden, said in a comment or made for the contents is not in the text', async () => {
  for (const name of ['marks.docx', 'marks.odt']) {
    const { text } = await read(await file(name));
    expect(text).not.toMatch(/deleted|hidden|Contents/i);
    expect(text).toContain('A comment stands here. This is page');
    expect(text).toMatch(/^3\. Third$/m);
  }
});

test('a PDF has its pages as places, its outline as parts, and one part reads as it does in the whole', async () => {
  const bytes = await file('rivers.pdf');
  const progress: object[] = [];
  const whole = await readDocument(bytes, { onProgress: (news) => progress.push(news) });
  expect(whole.places.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4].map((page) => ({ kind: 'page', page: String(page) })),
  );
  expect(progress.at(-1)).toEqual({ read: 4, of: 4 });
  expect(whole.parts.length).toBeGreaterThan(1);
  for (const [index, { start, end }] of whole.parts.entries()) {
    const part = await readDocument(bytes, { part: index });
    expect(part.text).toBe(whole.text.slice(start, end).trimEnd());
  }
});

test('slides are places, with their titles as headings and without the notes of the speaker', async () => {
  const { text, places } = await read(await file('slides.pptx'));
  expect(places[0]?.name).toEqual({ kind: 'slide', slide: 1 });
  expect(text).not.toContain('note for the speaker');
  expect(text).toMatch(/^# The upper course$/m);
});

test('a book has its chapters as places', async () => {
  const { places, title } = await read(await file('rivers.epub'));
  expect(title).toBe('How rivers work');
  expect(places[0]?.name.kind).toBe('chapter');
});

test('a book without columns, heads or notes comes back to the letter, its numbers of pages left out', async () => {
  const { text, parts } = await read(bookPdf({ title: 'The Island', chapters: ['The lamp', 'The bell'], pages: 4 }));
  const pages = Array.from({ length: 8 }, (_, page) => [
    ...(page % 4 === 0 ? [`# ${['The lamp', 'The bell'][page / 4]}`] : []),
    ...pageOf(page),
  ]);
  expect(text.replace(/\s+/g, ' ')).toBe(pages.flat().join(' '));
  expect(parts.map(({ title }) => title)).toEqual(['The lamp', 'The bell']);
});

test("of a long book's first chapter only its own pages are read, and its last page is not", async () => {
  const chapters = Array.from({ length: 15 }, (_, at) => `Chapter ${at + 1}`);
  const book = bookPdf({ title: 'The Island', chapters, pages: 20 });
  const progress: { read: number; of: number }[] = [];
  const { text } = await readDocument(book, { part: 0, onProgress: (news) => progress.push(news) });
  expect(text).toContain(pageOf(19).at(-1));
  expect(text).not.toContain(pageOf(20)[0]);
  expect(progress.at(-1)?.of).toBeLessThanOrEqual(21);
});
