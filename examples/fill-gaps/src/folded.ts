/** Marks around an answer that a player may add or leave out. */
const marks = '[\\s.,;:!?"“”„«»]';
const around = new RegExp(`^${marks}+|(?<!${marks})${marks}+$`, 'gu');

/** An answer as it is compared: whatever its case, its Unicode form, its spaces and the marks around it. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain.replace(around, '');
  // By way of upper case, so that the German ß equals ss; an answer may be nothing but a mark.
  return (bare === '' ? plain : bare).toUpperCase().toLowerCase().normalize('NFC');
}
