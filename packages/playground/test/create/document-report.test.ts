import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf, progressWords, troublesOf } from '../../src/create/document-report.js';
import { openDocument } from '../../src/create/opening.js';
import { loadLocale, locales, sayIn } from '../../src/say.js';
import type { DocumentText, PlaceReport } from '../../src/service/documents.js';

beforeAll(() => Promise.all(locales.map(({ locale }) => loadLocale(locale))));

const noText = { problem: 'Pictures only.', problem_code: 'no_text' };
const damaged = { problem: 'It is damaged.', problem_code: 'damaged' };

function opened(type: string, report: readonly PlaceReport[], change: Partial<DocumentText> = {}) {
  const document = { type, language: 'en', text: 'Lava is hot.', places: [], parts: [], report, ...change };
  return openDocument('volcanoes.pdf', document, 1000);
}

/** Pages with a word of their own, some of them with a problem. */
const pages = (word: string, count: number, problems: Readonly<Record<number, object>>): PlaceReport[] =>
  Array.from({ length: count }, (_, index) => ({
    place: `${word} ${index + 1}`,
    characters: 9,
    ...problems[index + 1],
  }));

describe('what could not be read', () => {
  it('is told once for each reason, with runs of pages', () => {
    const document = opened('pdf', pages('page', 12, { 3: noText, 4: noText, 5: noText, 9: noText, 10: damaged }));
    expect(troublesOf(document, sayIn('en'), 'en')).toEqual([
      'Pages 3–5 and 9: Pictures only.',
      'Page 10: It is damaged.',
    ]);
  });

  it('names pages as the document does, with the word in the language of the page', () => {
    const report = pages('page', 3, { 2: noText }).map((line, index) => ({
      ...line,
      place: `page ${['i', 'ii', '1'][index]}`,
    }));
    expect(troublesOf(opened('pdf', report), sayIn('de'), 'de')).toEqual(['Seite ii: Pictures only.']);
  });

  it('names chapters by their titles, and nothing where a document has no places', () => {
    const report = [{ place: 'Etna', characters: 0, ...damaged }];
    expect(troublesOf(opened('epub', report), sayIn('en'), 'en')).toEqual(['“Etna”: It is damaged.']);
    expect(troublesOf(opened('docx', [{ characters: 9, ...damaged }]), sayIn('en'), 'en')).toEqual(['It is damaged.']);
  });

  it('stays short however many places there are', () => {
    const every = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [index * 2 + 1, noText]));
    const [told = ''] = troublesOf(opened('pdf', pages('page', 400, every)), sayIn('en'), 'en');
    expect(told.length).toBeLessThan(120);
    expect(told).toContain('…');
  });
});

it('what a document is: its file, type, pages, language and length', () => {
  const document = opened('pdf', pages('page', 2, {}));
  expect(factsOf(document, sayIn('en'), 'en')).toEqual(['volcanoes.pdf', 'PDF', '2 pages', 'English', '12 characters']);
  expect(factsOf(opened('vtt', [{ characters: 12 }], { language: 'und' }), sayIn('en'), 'en')).toEqual([
    'volcanoes.pdf',
    'WebVTT',
    '12 characters',
  ]);
});

it('how far reading is', () => {
  const say = sayIn('en');
  expect(progressWords('a.pdf', { sent: 0.415 }, say)).toBe('Uploading … 41 %');
  expect(progressWords('a.pdf', { sent: 1 }, say)).toBe('Reading a.pdf …');
  expect(progressWords('a.pdf', { read: 12, of: 300 }, say)).toBe('Page 12 of 300');
  expect(progressWords('A.PPTX', { read: 1, of: 3 }, say)).toBe('Slide 1 of 3');
  expect(progressWords('a.odt', { read: 1, of: 1 }, say)).toBe('Reading a.odt …');
});
