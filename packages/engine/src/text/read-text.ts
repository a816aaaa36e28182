import { type Block, type BlockKind, blocksOf } from './blocks.js';
import { detectLanguage } from './detect-language.js';
import { splitSentences } from './sentences.js';
import { splitWords, type Word } from './words.js';

export type { Word };

/** A text that has been read: its language, paragraphs, sentences and words. */
export interface TextReading {
  readonly text: string;
  /** BCP 47 tag, `und` when it cannot be detected. */
  readonly language: string;
  readonly paragraphs: readonly Paragraph[];
  /** All sentences of the text in order, without headings. */
  readonly sentences: readonly Sentence[];
  /** How often a word occurs in the whole text, ignoring case; 0 if it does not. */
  count(word: string): number;
}

/** A block of the text: a paragraph of prose, one list entry, or a heading. */
export interface Paragraph {
  readonly kind: BlockKind;
  /** Offsets in the text, without list marker and heading signs. */
  readonly start: number;
  readonly end: number;
  /** Indices into `sentences`: from `first` up to, not including, `last`. Empty for a heading. */
  readonly first: number;
  readonly last: number;
  /** True for an entry of a numbered list. */
  readonly numbered: boolean;
}

/** A sentence of a text, with its place in it. */
export interface Sentence {
  /** An exact slice of the text, except that a line break with its indentation is one space. */
  readonly text: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Index of its paragraph. */
  readonly paragraph: number;
  /** Its words in order, without punctuation; segmented on first use. */
  readonly words: readonly Word[];
}

/** Characters of the texts whose readings are kept beside the last one; a reading counts for so many more. */
const maxKept = 100_000;
const perReading = 1_000;
/** In the order of their last use. */
const readings = new Map<string, TextReading>();
let kept = 0;

/**
 * Reads a text: language, paragraphs, sentences, and words on demand. Keeps the last readings, of texts
 * of up to 100,000 characters together, so that all that is done for one text shares its reading.
 */
export function readText(text: string): TextReading {
  const known = readings.get(text);
  const reading = known ?? newReading(text);
  if (known === undefined) kept += text.length + perReading;
  // Set again, so that the map's order is the order of last use.
  readings.delete(text);
  readings.set(text, reading);
  for (const oldest of readings.keys()) {
    if (kept - text.length <= maxKept) break;
    readings.delete(oldest);
    kept -= oldest.length + perReading;
  }
  return reading;
}

function newReading(text: string): TextReading {
  const language = detectLanguage(text);
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  for (const block of blocksOf(text)) {
    const first = sentences.length;
    if (block.kind !== 'heading') {
      for (const sentence of sentencesOf(text, block, language)) {
        sentences.push(lazySentence(sentence, paragraphs.length, language));
      }
    }
    const { kind, numbered, lines } = block;
    const start = lines[0]?.start ?? 0;
    const end = lines.at(-1)?.end ?? start;
    paragraphs.push({ kind, start, end, first, last: sentences.length, numbered });
  }
  let counts: ReadonlyMap<string, number> | undefined;
  const count = (word: string) => {
    counts ??= countWords(text, paragraphs, sentences, language);
    return counts.get(folded(word)) ?? 0;
  };
  return { text, language, paragraphs, sentences, count };
}

type PlainSentence = Pick<Sentence, 'text' | 'start' | 'end'>;

/** The sentences of a block, found in its joined lines, with their offsets in the text. */
function sentencesOf(text: string, { lines }: Block, language: string): PlainSentence[] {
  const oneLine = lines.map(({ start, end }) => text.slice(start, end)).join(' ');
  let line = 0;
  let shift = lines[0]?.start ?? 0;
  let lineEnd = lines[0] === undefined ? 0 : lines[0].end - shift;
  // Offsets only grow, so one pass over the lines serves all sentences.
  const sourceOffset = (offset: number) => {
    for (let next = lines[line + 1]; next !== undefined && offset > lineEnd; next = lines[line + 1]) {
      shift = next.start - (lineEnd + 1);
      lineEnd = next.end - shift;
      line += 1;
    }
    return offset + shift;
  };
  return splitSentences(oneLine, language).map(({ start, end }) => ({
    text: oneLine.slice(start, end),
    start: sourceOffset(start),
    end: sourceOffset(end),
  }));
}

function lazySentence(sentence: PlainSentence, paragraph: number, language: string): Sentence {
  let words: readonly Word[] | undefined;
  return {
    ...sentence,
    paragraph,
    get words() {
      words ??= splitWords(sentence.text, language);
      return words;
    },
  };
}

function countWords(
  text: string,
  paragraphs: readonly Paragraph[],
  sentences: readonly Sentence[],
  language: string,
): ReadonlyMap<string, number> {
  const written = new Map<string, number>();
  const add = ({ text: word }: Word) => written.set(word, (written.get(word) ?? 0) + 1);
  for (const { kind, start, end } of paragraphs) {
    if (kind === 'heading') splitWords(text.slice(start, end), language).forEach(add);
  }
  for (const { words } of sentences) words.forEach(add);
  // Words are folded once, for all their places.
  const counts = new Map<string, number>();
  for (const [word, count] of written) counts.set(folded(word), (counts.get(folded(word)) ?? 0) + count);
  return counts;
}

const folded = (word: string): string => word.normalize('NFC').toLowerCase().replaceAll('’', "'");
