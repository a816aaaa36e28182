import { detectLanguage } from '@ludotext/engine/game';
import type {
  DocumentLimits,
  DocumentPart,
  DocumentText,
  DocumentType,
  Place,
  PlaceName,
  PlaceProblem,
  PlaceReport,
} from './document.js';
import { type PartsAbout, placeName, tidy, titledParts, untangled } from './part-titles.js';
import { type Mark, type PlannedPart, partsOfText } from './parts.js';

/** Thrown when a document has more text than may be read. */
export class TooMuchText extends Error {
  override readonly name = 'TooMuchText';
}

/**
 * What the readers of all formats write into: blocks of text one after the other, and where they stand. White space is
 * tidied here, and nothing is written twice: a reader only says what there is.
 */
export class DocumentBuilder {
  readonly #type: DocumentType;
  readonly #maxText: number;
  readonly #maxPart: number;
  readonly #chunks: string[] = [];
  #length = 0;
  /** Whether a block is open and has no text yet, and what begins it. */
  #lead: string | undefined;
  #lastBlock: 'entry' | 'row' | 'other' = 'other';
  /** Between the last block and the next. */
  #gap = '';
  readonly #places: { start: number; name: PlaceName }[] = [];
  readonly #report: { name?: PlaceName; characters: number; problem?: PlaceProblem }[] = [];
  readonly #headings: Mark[] = [];
  readonly #outline: { level: number; title: string; start: number }[] = [];
  readonly #planned: { title: string; piece?: number; start: number }[] = [];
  /** The title that the document gives itself. */
  title: string | undefined;
  /** The BCP 47 tag that the document gives itself. */
  language: string | undefined;

  constructor(type: DocumentType, { maxText, maxPart }: Pick<DocumentLimits, 'maxText' | 'maxPart'>) {
    this.#type = type;
    this.#maxText = maxText;
    this.#maxPart = maxPart;
  }

  /** Offset of what is written next, in the text so far. */
  get length(): number {
    return this.#length;
  }

  /**
   * Begins a place: what is written from now on stands there. A block may run from one place into the next.
   * @param isReported false for a place within another that has its own line in the report, such as a section
   */
  place(name: PlaceName, isReported = true): void {
    const called = placeName(name, this.#places.length + 1);
    this.#places.push({ start: this.#length, name: called });
    if (isReported) this.#report.push({ name: called, characters: 0 });
  }

  /** Says what is wrong with the place that was begun last, or with the whole document where there is none. */
  problem(problem: PlaceProblem): void {
    if (this.#report.length === 0) this.#report.push({ characters: this.#length });
    const last = this.#report.at(-1);
    if (last !== undefined) last.problem = problem;
  }

  /**
   * Says that an entry of the document's own outline begins here. Parts are made of them where they can be, else of the
   * headings.
   * @param level 1 is the highest
   */
  part(title: string, level = 1): void {
    this.#outline.push({ level, title: untangled(title), start: this.#length });
  }

  /**
   * Begins a part that was planned before the document was read, for a reader that reads one part alone: it stays as it
   * is, also where it has no text. All parts are begun, in their order, and no entry of the outline is told by `part`.
   */
  plannedPart({ title, piece }: Omit<PlannedPart, 'start'>): void {
    this.#planned.push({ title: untangled(title), ...(piece === undefined ? {} : { piece }), start: this.#length });
  }

  /** @param level 1 to 6; 1 is the highest */
  heading(level: number, text: string): void {
    const title = tidy(text).replaceAll('\n', ' ');
    if (title === '') return;
    const signs = '#'.repeat(Math.min(6, Math.max(1, level)));
    this.begin(`${signs} `);
    const start = this.#length + this.#gap.length;
    this.append(title);
    this.#headings.push({ level: Math.min(6, level), title: untangled(title), start });
  }

  /** A heading that begins a place, in a document without pages. */
  section(level: number, text: string): void {
    const title = tidy(text).replaceAll('\n', ' ');
    if (title === '') return;
    this.place({ kind: 'section', title }, false);
    this.heading(level, title);
  }

  paragraph(text: string): void {
    this.begin();
    this.append(tidy(text));
  }

  /**
   * An entry of a list.
   * @param depth 0 for a list that stands in no other
   * @param number of a numbered list, from 1
   */
  entry(text: string, depth = 0, number?: number): void {
    const isNext = this.#lastBlock === 'entry';
    this.begin(
      `${'  '.repeat(Math.min(depth, 8))}${number === undefined ? '-' : `${number}.`} `,
      isNext ? '\n' : '\n\n',
    );
    this.append(tidy(text).replaceAll('\n', ' '));
    this.#lastBlock = 'entry';
  }

  /** A row of a table. */
  row(cells: readonly string[]): void {
    const filled = cells.map((cell) => tidy(cell).replaceAll('\n', ' ')).filter((cell) => cell !== '');
    if (filled.length === 0) return;
    const isNext = this.#lastBlock === 'row';
    this.begin('', isNext ? '\n' : '\n\n');
    this.append(filled.join(' | '));
    this.#lastBlock = 'row';
  }

  /** Begins a block that is written piece by piece with {@link append}, for one that runs over several places. */
  begin(lead = '', gap = '\n\n'): void {
    this.#gap = this.#length === 0 ? '' : gap;
    this.#lead = lead;
    this.#lastBlock = 'other';
  }
  /** Adds to the open block as it is. */
  append(text: string): void {
    if (text === '') return;
    const gap = this.#lead === undefined ? '' : this.#gap;
    const before = gap + (this.#lead ?? '');
    this.#lead = undefined;
    const room = this.#maxText - this.#length;
    if (before.length + text.length > room) throw new TooMuchText();
    this.#chunks.push(before, text);
    // What was begun begins with its first text, not with the gap before it.
    for (const begun of [this.#places, this.#outline, this.#planned]) {
      for (let index = begun.length - 1; index >= 0; index -= 1) {
        const last = begun[index];
        if (last === undefined || last.start !== this.#length) break;
        last.start += gap.length;
      }
    }
    this.#length += before.length + text.length;
    const report = this.#report.at(-1);
    if (report !== undefined) report.characters += text.length;
  }

  /** The document, or one part of it. */
  finish(part?: number): DocumentText {
    const text = this.#chunks.join('');
    const title = tidy(this.title ?? '').replaceAll('\n', ' ');
    const places = this.#placesOf(text);
    const parts = this.#partsOf(text, { title, places });
    const report: PlaceReport[] = this.#report.length === 0 ? [{ characters: text.length }] : this.#report;
    const whole: DocumentText = {
      type: this.#type,
      ...(title === '' ? {} : { title }),
      ...(this.language === undefined ? {} : { language: this.language }),
      text,
      places,
      parts,
      report,
    };
    if (part === undefined) return whole;
    const chosen = parts[part];
    if (chosen === undefined) throw new NoSuchPart(parts.length);
    return cutOut(whole, chosen);
  }

  #placesOf(text: string): Place[] {
    return this.#places
      .map(({ start, name }, index) => ({ start, end: this.#places[index + 1]?.start ?? text.length, name }))
      .map((place) => ({ ...place, end: place.start + text.slice(place.start, place.end).trimEnd().length }))
      .filter(({ start, end }) => end > start);
  }

  #partsOf(text: string, about: Omit<PartsAbout, 'language'>): DocumentPart[] {
    const planned =
      this.#planned.length > 0 ? this.#planned : partsOfText(text, [this.#outline, this.#headings], this.#maxPart);
    if (planned.length === 0) return [];
    const detected = detectLanguage(text);
    return titledParts(planned, text, { ...about, language: detected === 'und' ? (this.language ?? '') : detected });
  }
}

/** Thrown when a part is asked for that is not there. */
export class NoSuchPart extends Error {
  override readonly name = 'NoSuchPart';
  readonly parts: number;
  constructor(parts: number) {
    super(`There are ${parts} parts.`);
    this.parts = parts;
  }
}

function cutOut(whole: DocumentText, { start, end }: DocumentPart): DocumentText {
  const text = whole.text.slice(start, end).trimEnd();
  const places = whole.places
    .map((place) => ({
      ...place,
      start: Math.max(0, place.start - start),
      end: Math.min(text.length, place.end - start),
    }))
    .filter((place) => place.end > place.start);
  return { ...whole, text, places, parts: [] };
}
