import { stopWords } from './languages/index.js';
import { usesSpaces } from './spacing.js';
import { windows } from './windows.js';

/** A word of a sentence, with its place in it. */
export interface Word {
  readonly text: string;
  /** Offsets in the sentence's text. */
  readonly start: number;
  readonly end: number;
  /** True for a word without content in the text's language ("the", "and"); false when no list is known. */
  readonly stop: boolean;
}

// Its dictionaries depend on the script, so one segmenter serves all languages.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

// Inner apostrophes and hyphens join a word; dots, commas and colons join only a number ("3,000.5") or the letters of
// an abbreviation ("U.S"). Soft hyphens and joiners belong to their word.
const spacedWord =
  /[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+(?:(?:['’\-\u2010\u2011]|(?<=\p{N})[.,:\u066B\u066C](?=\p{N})|(?<=(?<![\p{L}\p{M}])\p{L})\.(?=\p{L}(?![\p{L}\p{M}])))[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+)*/gu;

/** The words of a stretch of text in order, with offsets in it, without punctuation. */
export function splitWords(text: string, language: string): Word[] {
  const stops = stopWords(language);
  const words: Word[] = [];
  for (const { word, start } of usesSpaces(language) ? spacedWords(text) : segmentedWords(text)) {
    words.push({ text: word, start, end: start + word.length, stop: isStop(word, stops) });
  }
  return words;
}

interface FoundWord {
  readonly word: string;
  readonly start: number;
}

function* spacedWords(text: string): Generator<FoundWord> {
  for (const { 0: word, index } of text.matchAll(spacedWord)) yield { word, start: index };
}

function* segmentedWords(text: string): Generator<FoundWord> {
  for (const { start, end } of windows(text)) {
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(start, end))) {
      if (isWordLike) yield { word: segment, start: start + index };
    }
  }
}

/** A contraction is a stop word when all its parts are: "it's", "qu'il", but not "l'homme". */
function isStop(word: string, stops: ReadonlySet<string>): boolean {
  if (stops.size === 0) return false;
  const lower = word.toLowerCase();
  return stops.has(lower) || (/['’]/u.test(lower) && lower.split(/['’]/u).every((part) => stops.has(part)));
}
