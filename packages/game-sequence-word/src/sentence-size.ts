import { isUnspaced } from '@ludotext/engine';

/** The words of a sentence a writer may take. */
export const wordBounds = { fewest: 5, most: 14 } as const;
/** Its letters, in a language without spaces between words. */
export const letterBounds = { fewest: 10, most: 30 } as const;

/** Below 0 for a sentence that is too short, above 0 for one that is too long. */
export function sizeFault(sentence: string): -1 | 0 | 1 {
  const unspaced = isUnspaced(sentence);
  const size = unspaced ? lettersIn(sentence) : spacedWordsIn(sentence);
  const { fewest, most } = unspaced ? letterBounds : wordBounds;
  return size < fewest ? -1 : size > most ? 1 : 0;
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function spacedWordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
