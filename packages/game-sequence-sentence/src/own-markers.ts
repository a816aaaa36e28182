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
