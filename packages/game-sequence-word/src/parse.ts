import { detectLanguage, type Finding, faultAt, type MessageParams, warn } from '@ludotext/engine/game';
import {
  isUnspaced,
  joinPieceLines,
  joinWords,
  type ListLine,
  listLines,
  minPieces,
  type PieceLine,
  pieceLines,
} from '@ludotext/engine/ordering';
import type { WordOrderItem } from './item.js';
import { partsOf } from './marks.js';
import { lowerFirstPiece } from './pieces.js';
import { tokensOf } from './tokens.js';

/** Longest sentence that is cut into words, in UTF-16 units. */
const maxSentence = 2_000;
/** How much of the text is searched for the spelling of a sentence's first word, in UTF-16 units. */
const maxSample = 2_000;

/**
 * Words or groups of words separated by `;`, one item per line; or set apart by `/`, `|` or tabs; or one sentence per
 * line, whose words are the pieces.
 *
 * Findings of the severity `warn` say how a text was read that can be meant otherwise.
 */
export function parse(text: string): { items: WordOrderItem[]; faults: Finding[] } {
  const items: WordOrderItem[] = [];
  const faults: Finding[] = [];
  const lines = listLines(pieceLines(text));
  const language = detectLanguage(lines.map((line) => line.text).join('\n'));
  const sample = text.slice(0, maxSample);
  const isNumbered = lines.some(({ mark }) => mark !== undefined);
  const headings: ListLine[] = [];
  /** The lines that are read as sentences. */
  const sentences: ListLine[] = [];
  let separated: PieceLine[] = [];

  const readSeparated = (): void => {
    const read = joinPieceLines(separated);
    separated = [];
    items.push(...read.items.map(({ pieces }) => ({ sentence: joinWords(pieces), pieces: [...pieces] })));
    faults.push(...read.faults);
  };
  const fault = ({ line, column }: ListLine, rule: string, params: MessageParams = {}): void => {
    faults.push(faultAt(line, column, rule, params));
  };
  const doubt = ({ line, column }: ListLine, rule: string, params: MessageParams): void => {
    faults.push({ ...warn(rule, params), line, column });
  };

  const readSetApart = (line: ListLine, pieces: readonly string[]): void => {
    if (pieces.includes('')) fault(line, 'empty_piece');
    else if (pieces.length < minPieces)
      fault(line, 'too_few_pieces', { case: 'set_apart', count: pieces.length, min: minPieces });
    else {
      if (!hasEnd(pieces.at(-1)!) && pieces.some(hasEnd)) doubt(line, 'read_in_this_order', {});
      items.push({ sentence: joinWords(pieces), pieces: [...pieces] });
    }
  };

  const readSentence = (line: ListLine): void => {
    const sentence = spaced(line.text);
    const { core } = partsOf(sentence);
    if (sentence.length > maxSentence) fault(line, 'sentence_too_long', { max: maxSentence });
    else if (isUnspaced(core)) fault(line, 'no_word_spaces', { min: minPieces });
    else {
      const words = tokensOf(core, language).map(({ start, end }) => core.slice(start, end));
      if (words.length < minPieces) {
        fault(line, 'too_few_pieces', { case: 'words', count: words.length, min: minPieces });
      } else {
        items.push({ sentence, pieces: lowerFirstPiece(words, sentence, language, sample) });
        sentences.push(line);
      }
    }
  };

  for (const line of lines) {
    const { source, mark, text: own } = line;
    if (source.text.trim() !== '' && (source.separated || separated.at(-1)?.continues === true)) {
      separated.push(source);
      continue;
    }
    readSeparated();
    const pieces = setApart(own);
    if (own === '' && mark !== undefined) fault(line, 'empty_sentence');
    else if (own !== '' && pieces !== undefined) readSetApart(line, pieces);
    else if (own !== '' && isHeading(line, isNumbered)) headings.push(line);
    else if (own !== '') readSentence(line);
  }
  readSeparated();

  for (const line of headings) {
    if (items.length > 0 || faults.length > 0) doubt(line, 'line_left_out', { words: line.text.slice(0, 60) });
    else readSentence(line);
  }
  const [first] = sentences;
  if (first !== undefined) doubt(first, 'read_as_words', { count: sentences.length });
  return { items, faults };
}

/** One space between words: word processors leave several, and no-break ones. */
function spaced(text: string): string {
  return text.replace(/[ \t]{1,9}/g, ' ').replace(/(?<=\p{L})\u00A0(?=\p{L})/gu, ' ');
}

function hasEnd(piece: string): boolean {
  return /[.!?…。！？؟।۔]$/u.test(piece);
}

/** An instruction or a title above the sentences. */
function isHeading({ text, mark, heading }: ListLine, isNumbered: boolean): boolean {
  if (mark !== undefined) return false;
  const isShort = !hasEnd(text) && !isUnspaced(text) && text.split(/\s+/, minPieces).length < minPieces;
  return heading || isNumbered || isShort || /[:：]$/.test(text);
}

/** What stands between the signs of a line that sets pieces apart by strokes, tabs or slashes; undefined for another line. */
function setApart(text: string): string[] | undefined {
  if (/[|｜→]/.test(text)) return piecesBetween(text, /[|｜→]/);
  if (text.split('\t').length >= minPieces) return piecesBetween(text, /\t+/);
  if (/\s[/／]|[/／]\s|／/.test(text)) return piecesBetween(text, /(?<=\s)\/|\/(?=\s)|／/);
  return text.includes('/') && areSlashesSigns(text) ? piecesBetween(text, /\//) : undefined;
}

/** A sign at the start or the end separates nothing. */
function piecesBetween(text: string, sign: RegExp): string[] {
  const pieces = text.split(sign).map((piece) => piece.trim());
  return pieces.slice(pieces[0] === '' ? 1 : 0, pieces.at(-1) === '' ? -1 : undefined);
}

/** Slashes without spaces set pieces apart where they are many: not in dates, and not in a sentence with "and/or". */
function areSlashesSigns(text: string): boolean {
  const slashes = text.split('/').length - 1;
  const spaces = text.split(' ').length - 1;
  return slashes > 1 && slashes * 2 > spaces && !/\p{N}\/\p{N}|:\/\//u.test(text);
}
