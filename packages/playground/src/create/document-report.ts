import { languageName } from '../language-name.js';
import type { Say } from '../say.js';
import type { PlaceReport, ReadingProgress } from '../service/documents.js';
import type { OpenDocument } from './opening.js';

/** What people call the types of documents. */
const typeNames: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  pptx: 'PowerPoint',
  odt: 'OpenDocument',
  epub: 'EPUB',
  html: 'HTML',
  markdown: 'Markdown',
  vtt: 'WebVTT',
  srt: 'SubRip',
  text: 'TXT',
};

/** The types whose places are numbered, or counted. */
const counted = { pdf: 'documentPages', pptx: 'documentSlides', epub: 'documentChapters' } as const;
const numbered = { pdf: 'documentPagesAt', pptx: 'documentSlidesAt' } as const;

/** Maximum places that are named in one sentence. */
const maxNamed = 12;

/** What a document is, in a few words each. */
export function factsOf({ name, document }: OpenDocument, say: Say, locale: string): readonly string[] {
  const { type, report, language = 'und', text } = document;
  return [
    name,
    typeNames[type] ?? type.toUpperCase(),
    ...(type in counted ? [say(counted[type as keyof typeof counted], { count: report.length })] : []),
    ...languageName(language, locale),
    say('characters', { count: text.length }),
  ];
}

/** What could not be read of a document: a sentence for each reason, with all its places. */
export function troublesOf({ document: { type, report } }: OpenDocument, say: Say, locale: string): readonly string[] {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const reasons = new Map<string, number[]>();
  for (const [index, { problem, problem_code: code = problem }] of report.entries()) {
    if (code !== undefined) reasons.set(code, [...(reasons.get(code) ?? []), index]);
  }
  return [...reasons.values()].map((indexes) => {
    const sentence = report[indexes[0] ?? 0]?.problem ?? '';
    const isNumbered = type in numbered;
    const named = runsOf(indexes).flatMap((run) => namesOf(run, report, isNumbered));
    if (named.length === 0) return sentence;
    const places = list.format(named.length > maxNamed ? [...named.slice(0, maxNamed), '…'] : named);
    const where = isNumbered ? say(numbered[type as keyof typeof numbered], { count: indexes.length, places }) : places;
    return `${where}: ${sentence}`;
  });
}

/** How far reading is, in words. */
export function progressWords(name: string, progress: ReadingProgress, say: Say): string {
  if ('sent' in progress) {
    const percent = Math.floor(progress.sent * 100);
    return percent < 100 ? say('documentSending', { percent }) : say('documentReading', { name });
  }
  const { read, of } = progress;
  if (of < 2) return say('documentReading', { name });
  const key = { pdf: 'documentPage', pptx: 'documentSlide', epub: 'documentChapter' } as const;
  const type = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return say(type in key ? key[type as keyof typeof key] : 'documentPiece', { read, of });
}

/** Indexes that follow each other, together. */
function runsOf(indexes: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** What a run of places is called; a number without its word, because `Pages 3–5` says it once. */
function namesOf(run: readonly number[], report: readonly PlaceReport[], isNumbered: boolean): readonly string[] {
  const labels = run.flatMap((index) => report[index]?.place ?? []);
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (!isNumbered) return labels.map((label) => `“${label}”`);
  const number = (label: string) => label.slice(label.lastIndexOf(' ') + 1);
  return [labels.length === 1 ? number(first) : `${number(first)}–${number(last)}`];
}
