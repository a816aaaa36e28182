import { printable } from '../paper/outcome.js';

/**
 * What has a meaning anywhere in a line: CommonMark's own marks, GitHub's (tables, strikethrough, formulas, mentions,
 * addresses, names of emoji), marks that are doubled, and the braces of static sites (Liquid, MDX, attributes). Each may
 * have a backslash before it. CommonMark, 2.4.
 */
const marks = /[\\`*_[\]{}<>&~|$^#@]|:(?=\S)|(?<=www)\.|([=+-])(?=\1)/gi;
/** What begins a block: a list, a rule, the underline of a heading, a definition. CommonMark, 4 and 5. */
const opening = /^(\d{0,9})([-+=:.)])/;

/**
 * Plain text as Markdown that reads as it is, on one line or more: line breaks are hard breaks, and white space that a
 * reader would drop is written by its number.
 */
export const escapeMarkdown = (text: string): string => escapePrintable(printable(text));

/** Escapes a text with gaps in it as one, so that spaces beside gaps stay spaces. */
export function escapeAround(segments: readonly (string | number)[], write: (gap: number) => string): string {
  const gaps = segments.filter((segment) => typeof segment === 'number');
  // Half a surrogate pair stands for a gap: no printable text has one.
  const text = segments.map((segment) => (typeof segment === 'number' ? '\ud800' : printable(segment))).join('');
  const [first = '', ...rest] = escapePrintable(text).split(/\ud800/u);
  return first + rest.map((after, index) => write(gaps[index] ?? 0) + after).join('');
}

const escapePrintable = (text: string): string =>
  withSpaces(text, (inner) =>
    inner
      .split(/\r\n|\n|\r/)
      .map((line) => withSpaces(line, escapeLine))
      .join('\\\n'),
  );

/** Plain text as Markdown on one line, for headings: a line break is written by its number, and shown as a space. */
export const escapeMarkdownLine = (text: string): string => escapeMarkdown(text).replaceAll('\\\n', '&#10;');

function escapeLine(line: string): string {
  const [found = '', digits = '', mark = ''] = opening.exec(line) ?? [];
  const start = found === '' ? '' : `${digits}\\${mark}`;
  const escaped = line.slice(found.length).replace(marks, '\\$&');
  // Readers take a tab for the spaces up to the next column, and in JavaScript the others for ends of lines.
  return start + escaped.replace(/[\t\u2028\u2029]/g, byNumber);
}

/** Writes the white space around a text by its numbers, and the rest as told. */
function withSpaces(text: string, write: (inner: string) => string): string {
  const inner = text.trim();
  if (inner === '') return byNumber(text);
  const start = text.length - text.trimStart().length;
  return byNumber(text.slice(0, start)) + write(inner) + byNumber(text.slice(start + inner.length));
}

const byNumber = (spaces: string): string => [...spaces].map((space) => `&#${space.codePointAt(0)};`).join('');
