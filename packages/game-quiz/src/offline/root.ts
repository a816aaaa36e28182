import { comparable } from '../comparable.js';

/** The beginning that the forms of a word share, roughly: an inflected word counts in all its forms. */
export function rootOf(word: string): string {
  const plain = comparable(word);
  if (/^\p{sc=Hang}/u.test(plain)) return plain.slice(0, 2);
  return plain.length > 5 ? plain.slice(0, 5) : plain.slice(0, Math.max(3, plain.length - 1));
}
