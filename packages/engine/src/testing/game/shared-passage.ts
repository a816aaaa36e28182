import { isUnspaced } from '../../text/spacing.js';

/** So many words in a row are no coincidence. */
const longRun = 6;
/** Shorter sentences count whole, from so many words or, in scripts without spaces, characters on. */
const fewestWords = 4;
const fewestCharacters = 10;

/** A passage of a text that a prompt has too, in lower case and without marks; undefined where there is none. */
export function sharedPassage(prompt: string, text: string): string | undefined {
  const searched = ` ${wordsOf(prompt).join(' ')} `;
  for (const sentence of text.split(/[.!?;。！？；\n\r]/)) {
    const words = wordsOf(sentence);
    const isLong = words.length >= fewestWords || (isUnspaced(sentence) && sentence.trim().length >= fewestCharacters);
    const runs =
      words.length <= longRun ? [words] : words.slice(0, 1 - longRun).map((_, at) => words.slice(at, at + longRun));
    const found = isLong ? runs.find((run) => searched.includes(` ${run.join(' ')} `)) : undefined;
    if (found !== undefined) return found.join(' ');
  }
  return undefined;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
