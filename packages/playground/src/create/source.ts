import type { DocumentText, Place } from '../service/documents.js';

/** Where a text comes from: a document, or parts of one. */
export interface Source {
  /** The title of a set that is made of it. */
  readonly title: string;
  /** Where stretches of the text stand in the document. */
  readonly places: readonly Place[];
  /** Whether a person changed the text since. */
  readonly isEdited: boolean;
}

/** A text with its source. */
export interface SourcedText {
  readonly text: string;
  readonly source: Source;
}

const maxTitle = 500;

/**
 * The text of some parts of a document, one after the other.
 * @param title of the document
 * @param chosen indexes of parts, in their order; of a document without parts all is taken
 */
export function takeParts(
  { text, places, parts }: DocumentText,
  title: string,
  chosen: readonly number[],
): SourcedText {
  const isAll = parts.length === 0 || chosen.length === parts.length;
  const stretches = isAll ? [{ title: '', start: 0, end: text.length }] : chosen.flatMap((index) => parts[index] ?? []);
  let taken = '';
  const moved: Place[] = [];
  for (const { start, end } of stretches) {
    const part = text.slice(start, end).trim();
    if (part === '') continue;
    if (taken !== '') taken += '\n\n';
    const from = start + text.slice(start, end).indexOf(part);
    const by = taken.length - from;
    taken += part;
    moved.push(...within(places, from, from + part.length).map((place) => shift(place, by)));
  }
  const [only] = stretches;
  const own = stretches.length === 1 ? (only?.title ?? '') : '';
  const name = own === '' || own === title ? title : `${title}: ${own}`;
  return { text: taken, source: { title: name.slice(0, maxTitle), places: moved, isEdited: false } };
}

/**
 * The source of a text after an edit: what a person writes stands on no page, and what is around it moves along.
 * `undefined` when most of the text was replaced: then it is another text.
 */
export function sourceAfter(source: Source, before: string, after: string): Source | undefined {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (most === 0 || start + end < most / 2) return undefined;
  const by = after.length - before.length;
  const rest = within(source.places, before.length - end, before.length).map((place) => shift(place, by));
  return { ...source, places: [...within(source.places, 0, start), ...rest], isEdited: true };
}

/** A text cut to a length, after a whole paragraph or sentence if there is one in the last tenth. */
export function beginOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const tail = part.slice(Math.floor(part.length * 0.9));
  const end = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf('. ') + 1, tail.lastIndexOf('。') + 1);
  return end > 0 ? part.slice(0, part.length - tail.length + end) : part;
}

/** What of the places stands between two offsets. */
function within(places: readonly Place[], start: number, end: number): readonly Place[] {
  return places
    .map((place) => ({ ...place, start: Math.max(place.start, start), end: Math.min(place.end, end) }))
    .filter((place) => place.end > place.start);
}

const shift = (place: Place, by: number): Place => ({ ...place, start: place.start + by, end: place.end + by });
