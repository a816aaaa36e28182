import { primarySubtag } from './languages/language.js';

const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'bo', 'yue', 'wuu']);

/** Whether a language puts spaces between its words. True for an unknown one. */
export function usesSpaces(language: string): boolean {
  return !unspaced.has(primarySubtag(language));
}
