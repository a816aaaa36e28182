import { scriptsWithoutWordSpaces, usesSpaces } from './spacing.js';
import { windowEnd } from './windows.js';

// The rules for sentences are the same for all languages.
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

// What the segmenter misses: a sentence that ends in an ellipsis or begins with a number, marks of emphasis, and note
// numbers after a sentence, as in "The end.[1] The".
const overlooked = /[.!?…]["'’”»)\]*_]*(?:\[\p{Nd}{1,3}\])*\s+(?=["'“‘„«(¿¡*_[]*[\p{Lu}\p{Lo}\p{N}])/gu;
/** A quotation right after a sentence, in scripts without spaces. */
const quotationAfter = /[。！？!?…][”’」』）)]*(?=[“‘「『（])/gu;
/** The Greek question mark is written as a semicolon. */
const greekQuestion = /;["'’”»)]*\s+(?=\p{Lu})/gu;
/** The segmenter adds these to the sentence before them when no space separates the two. */
const opening = /[“‘「『（【《]/u;
/** The segmenter does not know the stroke that ends a Tibetan sentence. */
const tibetanStroke = /(?<=[།༎])\s*(?=[^\s།༎])/gu;
/** A space between letters of a script without spaces between words, ignoring quotation marks and brackets. */
const clauseSpace = new RegExp(
  `(?<=[${scriptsWithoutWordSpaces}\\p{M}]["”’)」』]?)\\s+(?=["“‘(「『]?[${scriptsWithoutWordSpaces}])(?!ๆ)`,
  'gu',
);
/** Languages that never write a mark after a sentence. */
const unmarked = new Set(['th', 'lo']);

/**
 * Whether only spaces separate the sentences of a paragraph: in Thai and Lao, and when an unspaced script has no marks.
 */
export function partedBySpaces(text: string, language: string): boolean {
  return unmarked.has(language) || (!usesSpaces(language) && language !== 'bo' && !/\p{Sentence_Terminal}/u.test(text));
}

/** Offsets at which a sentence may begin, in order: all true ones and some false ones. */
export function possibleBreaks(text: string, language: string): number[] {
  const breaks = new Set(segmenterBreaks(text));
  const add = (pattern: RegExp) => {
    for (const { 0: end, index } of text.matchAll(pattern)) breaks.add(index + end.length);
  };
  add(usesSpaces(language) ? overlooked : quotationAfter);
  if (language === 'el') add(greekQuestion);
  if (language === 'bo') add(tibetanStroke);
  if (partedBySpaces(text, language)) add(clauseSpace);
  return [...breaks].sort((a, b) => a - b);
}

function segmenterBreaks(text: string): number[] {
  const breaks: number[] = [];
  for (let start = 0; start < text.length; ) {
    const end = windowEnd(text, start);
    const inWindow = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index).slice(1);
    for (const at of inWindow) if (!opening.test(text.charAt(at - 1))) breaks.push(at);
    // A window's last sentence may continue after it, so it is read again from its beginning.
    start = end === text.length ? end : (inWindow.at(-1) ?? end);
  }
  return breaks;
}
