import { isUnspaced } from '@ludotext/engine/ordering';
import { languageOf } from './languages/index.js';

interface Bounds {
  readonly fewest: number;
  /** Maximum size of a comfortable sentence. */
  readonly most: number;
  /** Maximum size of any sentence, used when there is no shorter one. */
  readonly limit: number;
}

/** In words. */
const wordBounds: Bounds = { fewest: 5, most: 16, limit: 22 };
/** In words as Vietnamese writes them, each syllable apart. */
const syllableBounds: Bounds = { fewest: 5, most: 16, limit: 19 };
/** In letters, for a writing system without spaces between words. */
const letterBounds: Bounds = { fewest: 10, most: 26, limit: 30 };

/** Below 0 for a sentence that is too short, 1 for one that is long, 2 for one that is too long for a game. */
export function sizeFault(sentence: string, language: string): -1 | 0 | 1 | 2 {
  const unspaced = isUnspaced(sentence);
  const size = unspaced ? lettersIn(sentence) : spacedWordsIn(sentence);
  const spacedBounds = languageOf(language).wordsAreSyllables === true ? syllableBounds : wordBounds;
  const { fewest, most, limit } = unspaced ? letterBounds : spacedBounds;
  if (size > limit) return 2;
  return size < fewest ? -1 : size > most ? 1 : 0;
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function spacedWordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
