import { readText, type TextReading } from '@ludotext/engine/game';
import { ofAllLanguages } from './languages/index.js';

const numberOrBullet = '\\(?\\d{1,3}[.):](?!\\d)|[a-h]\\)(?=\\s)|[-*•▪◦](?=\\s)|[①-⑳]';
const stepWords = `(?:${ofAllLanguages('stepWords').join('|')})\\s{1,3}\\d{1,3}`;
const stepMarks = ofAllLanguages('stepMarks').join('|');

const marker = new RegExp(
  `^\\s{0,9}(?:${numberOrBullet}|${stepWords}\\s?[.:)–-]|(?:${stepMarks})(?!\\p{L})\\s?[.:)：、-]?)\\s{0,9}`,
  'iu',
);

/** Whether a piece begins with its own number, bullet or "Step 2". */
export function hasOwnMarker(piece: string): boolean {
  return marker.test(piece);
}

export function withoutOwnMarker(piece: string): string {
  return piece.replace(marker, '');
}

const ordinals = ofAllLanguages('ordinals').flat();

/** Whether a piece opens with "First," or another ordinal. */
export function opensWithOrdinal(piece: string): boolean {
  return ordinals.some((words) => words.test(piece));
}

/** Marks of notes, which a page sets small: "[12]", "[a]", "[note 3]". */
const noteMark = /\s?\[(?:\d{1,3}|[a-z]|(?:note|nota|anm\.?|citation needed|nb) ?\d{0,3})\](?!\p{L}|\()/giu;

/** Where something is from, by author and year: "(Mauss 1922)", "(Okafor et al. 2003, 12)". */
const sourceMark =
  /\s?\(\p{Lu}[\p{L}'’-]{1,30}(?: (?:and|&|und|et|y|e) \p{Lu}[\p{L}'’-]{1,30}| et al\.)?,? (?:1[5-9]|20)\d{2}[a-z]?(?:[,:] ?\d{1,4})?\)/gu;

export function withoutNoteMarks(text: string): string {
  return /[[(]/.test(text) ? text.replace(noteMark, '').replace(sourceMark, '') : text;
}

/** Reads a text as a player sees it: without the marks of notes. */
export function readPlainText(text: string): TextReading {
  return readText(withoutNoteMarks(text));
}
