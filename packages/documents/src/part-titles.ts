import type { DocumentPart, Place, PlaceName } from './document.js';
import type { PlannedPart } from './parts.js';
import { pagesLabel } from './place-words.js';

/** What titles of parts are made of where the document gives none. */
export interface PartsAbout {
  /** The document's title; empty where it has none. */
  readonly title: string;
  readonly places: readonly Place[];
  /** BCP 47 tag of the words for pages. */
  readonly language: string;
}

/** Longest title, and longest that is made of the first words of a part, in UTF-16 units. */
const maxTitle = 200;
const maxWords = 60;

/**
 * Parts with titles that are never empty. What has none, as what comes before the first chapter, has the document's, or
 * its own first words. A piece says its pages, or which it is: "Chapter 3 (pages 12–20)", "Chapter 3 (2)".
 */
export function titledParts(planned: readonly PlannedPart[], text: string, about: PartsAbout): DocumentPart[] {
  const pages = pagesIn(about.places);
  return planned.map(({ title, piece, start: begun }, index) => {
    const start = index === 0 ? 0 : begun;
    const end = planned[index + 1]?.start ?? text.length;
    const own = cut(title || about.title || firstWords(text, start, end), maxTitle);
    if (piece === undefined) return { title: own || String(index + 1), start, end };
    const [first, last] = pages(start, end);
    const which = first === last ? String(piece) : pagesLabel(first ?? '', last ?? '', about.language);
    return { title: `${own} (${which})`.trimStart(), start, end };
  });
}

/** A place by a name that is never empty, and not longer than a label may be. */
export function placeName(name: PlaceName, number: number): PlaceName {
  if (name.kind === 'page') return { ...name, page: cut(tidy(name.page), maxWords) || String(number) };
  return 'title' in name ? { ...name, title: cut(untangled(name.title), maxTitle) || String(number) } : name;
}

/** The first and the last page of stretches that are asked for in their order. */
function pagesIn(places: readonly Place[]) {
  let at = 0;
  return (start: number, end: number): readonly (string | undefined)[] => {
    const found: string[] = [];
    while (at < places.length && (places[at]?.end ?? 0) <= start) at += 1;
    for (let next = at; (places[next]?.start ?? end) < end; next += 1) {
      const name = places[next]?.name;
      if (name?.kind === 'page') found.push(name.page);
    }
    return [found[0], found.at(-1)];
  };
}

/** Without the marks of a heading or of an entry of a list before them. */
function firstWords(text: string, start: number, end: number): string {
  const words = text.slice(start, Math.min(end, start + 4 * maxWords));
  return cut(
    tidy(words)
      .replace(/^(#{1,6}|-|\d{1,9}\.) /, '')
      .replaceAll('\n', ' '),
    maxWords,
  );
}

/** At the end of a word, where there is one. */
function cut(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const room = words.slice(0, longest - 1).toWellFormed();
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > longest / 2 ? end : undefined).replace(/[\s\uFFFD]+$/, '')}…`;
}

/** A title as people say it: with a space behind its number, without the dots and the page of a table of contents. */
export function untangled(title: string): string {
  const line = tidy(title).replaceAll('\n', ' ');
  const dots = line.search(/\.{4}|…{2}|(?: \.){3}/);
  const words = dots > 0 && /^[\d\s.…]*$/.test(line.slice(dots)) ? line.slice(0, dots).trimEnd() : line;
  return words.replace(/^(\d{1,3}(?:\.\d{1,3}){0,5}[.)]?)(?=\p{Lu}\p{Ll})/u, '$1 ');
}

/** Without white space at the ends, doubled, or of other kinds than a space and a line break, and without controls. */
export function tidy(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F\u00AD\uFEFF]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
