import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentBuilder } from '../src/builder.js';
import { partsOfPages } from '../src/parts.js';

const limits = { maxText: 2_000_000, maxPart: 60_000 };

/** Prose of about so many characters, in paragraphs. */
function prose(characters: number): string[] {
  const sentence = 'The lamp of the lighthouse burned on through the night while the keeper wrote letters. ';
  const paragraph = sentence.repeat(5).trim();
  return Array.from({ length: Math.ceil(characters / paragraph.length) }, () => paragraph);
}

/** A document of headings, each with so much prose below it; pages of 3,000 characters where they are wanted. */
function bookOf(...chapters: readonly (readonly [level: number, title: string, characters: number])[]) {
  const builder = new DocumentBuilder('docx', limits);
  for (const [level, title, characters] of chapters) {
    if (level > 0) builder.heading(level, title);
    for (const paragraph of prose(characters)) builder.paragraph(paragraph);
  }
  return builder;
}

const titles = (builder: DocumentBuilder) => builder.finish().parts.map(({ title }) => title);

describe('parts by headings', () => {
  test('are the highest level of which there are two, and the title of the book is none', () => {
    const book = bookOf([1, 'The Sea', 0], [2, 'Whales', 9000], [3, 'Food', 5000], [2, 'Waves', 9000]);
    expect(titles(book)).toEqual(['Whales', 'Waves']);
  });

  test('have what comes before the first chapter as one of them, by the title of the document or its first words', () => {
    const chapters = [
      [0, '', 3000],
      [1, 'Whales', 9000],
      [1, 'Waves', 9000],
    ] as const;
    const named = bookOf(...chapters);
    named.title = 'The Sea';
    expect(titles(named)).toEqual(['The Sea', 'Whales', 'Waves']);
    expect(titles(bookOf(...chapters))[0]).toBe('The lamp of the lighthouse burned on through the night…');
  });

  test('take headings without text into what follows, and a last one into what came before', () => {
    const book = bookOf([1, 'Chapter 1', 0], [1, 'Loomings', 9000], [1, 'Chapter 2', 9000], [1, 'The End', 0]);
    expect(titles(book)).toEqual(['Chapter 1: Loomings', 'Chapter 2']);
    expect(book.finish().text.slice(book.finish().parts[1]?.start)).toMatch(/^# Chapter 2\n(.|\n)*# The End$/);
  });

  test('of a long chapter are its sections, and pieces that end with a paragraph where it has none', () => {
    const book = bookOf([1, 'Whales', 1000], [2, 'Food', 40_000], [2, 'Song', 130_000], [1, 'Waves', 9000]);
    const { parts, text } = book.finish();
    const songs = ['Whales: Song (1)', 'Whales: Song (2)', 'Whales: Song (3)'];
    expect(parts.map(({ title }) => title)).toEqual(['Whales', 'Whales: Food', ...songs, 'Waves']);
    for (const { start, end } of parts) expect(text.slice(start, end)).toMatch(/(^|\.)\n\n$|\.$/);
  });

  test('say the pages of a piece, in the language of the text', () => {
    const builder = new DocumentBuilder('pdf', limits);
    const pages = 60;
    for (let page = 1; page <= pages; page += 1) {
      builder.place({ kind: 'page', page: String(page) });
      const satz =
        'Das Licht des Leuchtturms brannte die ganze Nacht, während der Wärter Briefe an seine Familie schrieb. ';
      builder.paragraph(satz.repeat(20));
    }
    builder.title = 'Das Meer';
    expect(titles(builder)).toEqual(['Das Meer (Seiten 1–20)', 'Das Meer (Seiten 21–40)', 'Das Meer (Seiten 41–60)']);
  });

  test('are not made of a handout, of terms with a line each, and of slides', () => {
    expect(titles(bookOf([1, 'Whales', 700], [1, 'Waves', 700]))).toEqual([]);
    expect(titles(bookOf(...Array.from({ length: 100 }, (_, at) => [1, `Term ${at}`, 300] as const)))).toEqual([]);
    expect(titles(bookOf([1, 'Whales', 2000], [1, 'Waves', 2000]))).toEqual(['Whales', 'Waves']);
  });

  test('have titles as people say them', () => {
    const names = ['1Introduction', '2.1. Waves . . . . . . . 12', '3\tTides', '3D printing', '4 What is it? …'];
    const book = bookOf(...names.map((name) => [1, name, 3000] as const));
    expect(titles(book)).toEqual(['1 Introduction', '2.1. Waves', '3 Tides', '3D printing', '4 What is it? …']);
  });
});

test('parts go by the outline of the document, and by its headings where the outline names one thing', () => {
  const written = (outline: readonly string[]) => {
    const builder = new DocumentBuilder('epub', limits);
    outline.forEach((title, at) => {
      builder.part(title);
      if (at === 0) builder.heading(1, 'A');
      for (const paragraph of prose(5000)) builder.paragraph(paragraph);
    });
    builder.heading(1, 'B');
    for (const paragraph of prose(5000)) builder.paragraph(paragraph);
    return titles(builder);
  };
  expect(written(['Whales', 'Waves'])).toEqual(['Whales', 'Waves']);
  expect(written(['All of it'])).toEqual(['A', 'B']);
});

test('parts of any document have a title each, no gaps, and the bound of a part', () => {
  const bounds = { maxText: 100_000, maxPart: 500 };
  const block = fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 1, max: 6 }), text: fc.string() }),
    fc.record({ kind: fc.constant('part' as const), level: fc.integer({ min: 1, max: 9 }), text: fc.string() }),
    fc.record({ kind: fc.constant('paragraph' as const), level: fc.constant(0), text: fc.lorem({ maxCount: 60 }) }),
    fc.record({
      kind: fc.constant('paragraph' as const),
      level: fc.constant(0),
      text: fc.string({ maxLength: 2000, unit: 'binary' }),
    }),
    fc.record({ kind: fc.constant('place' as const), level: fc.constant(0), text: fc.string({ maxLength: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 40 }), (blocks) => {
      const builder = new DocumentBuilder('html', bounds);
      for (const { kind, level, text } of blocks) {
        if (kind === 'heading') builder.heading(level, text);
        else if (kind === 'part') builder.part(text, level);
        else if (kind === 'paragraph') builder.paragraph(text);
        else builder.place({ kind: 'page', page: text });
      }
      const { parts, text } = builder.finish();
      const ends = parts.map(({ end }) => end);
      expect(parts.map(({ start }) => start)).toEqual(parts.length === 0 ? [] : [0, ...ends.slice(0, -1)]);
      expect(parts.length === 0 || ends.at(-1) === text.length).toBe(true);
      for (const { title, start, end } of parts) {
        expect(title.trim()).not.toBe('');
        expect(end - start).toBeGreaterThan(0);
        expect(end - start).toBeLessThanOrEqual(bounds.maxPart);
        expect(text.slice(start, end).isWellFormed()).toBe(text.isWellFormed());
      }
      for (const [part, { start, end }] of parts.entries()) {
        const alone = builder.finish(part);
        expect(alone.text).toBe(text.slice(start, end).trimEnd());
      }
    }),
  );
});

describe('parts by pages', () => {
  const of = (level: number, title: string, start: number) => ({ level, title, start });

  test('are the chapters of the outline, long ones by their sections or in even pieces of whole pages', () => {
    const outline = [of(1, 'Whales', 4), of(2, 'Food', 6), of(2, 'Song', 30.5), of(1, 'Waves', 50), of(1, 'Tides', 60)];
    expect(partsOfPages(outline, 120, 60_000)).toEqual([
      { title: '', start: 0 },
      { title: 'Whales', start: 4 },
      { title: 'Whales: Food', start: 6 },
      { title: 'Whales: Song', start: 30.5 },
      { title: 'Waves', start: 50 },
      { title: 'Tides', piece: 1, start: 60 },
      { title: 'Tides', piece: 2, start: 80 },
      { title: 'Tides', piece: 3, start: 100 },
    ]);
  });

  test('are none where the outline has an entry for each page, as slides have', () => {
    expect(
      partsOfPages(
        Array.from({ length: 40 }, (_, page) => of(1, `Slide ${page}`, page)),
        40,
        60_000,
      ),
    ).toEqual([]);
  });
});
