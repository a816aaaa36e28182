import { openingCue, type Sentence, type TextReading } from '@ludotext/engine';
import { forLanguage } from '../by-language.js';
import { withoutConjunction } from './conjunctions.js';
import { writesFullStops } from './full-stops.js';
import { pointsOutside } from './pointing.js';

/** Fewest and most words of a sentence that makes a good stem, where a language's words are shorter or longer than most. */
const wordBounds: Readonly<Record<string, readonly [number, number]>> = {
  ar: [6, 22],
  bg: [6, 26],
  cs: [6, 24],
  el: [7, 28],
  et: [5, 24],
  fa: [7, 28],
  fi: [5, 22],
  he: [5, 22],
  hi: [7, 28],
  hr: [6, 24],
  hu: [5, 24],
  id: [6, 26],
  ja: [9, 40],
  ko: [5, 18],
  pl: [6, 24],
  ro: [7, 30],
  ru: [6, 22],
  sw: [6, 26],
  th: [8, 34],
  tr: [5, 22],
  uk: [5, 24],
  vi: [9, 34],
  zh: [8, 34],
};
/** Most UTF-16 units of a sentence. */
const mostCharacters = 300;
const usualBounds = [8, 38] as const;
const ending = /[.。।۔．።။։។](?:\[[^[\]]{1,40}\])?$/u;
/** A number says so much that a sentence needs fewer words around it. */
const sparedWords = 2;
/** Two sentences that were not told apart: a note or an abbreviation with its full stop stands between them. */
const twoSentences =
  /[.!?](?:\[[^[\]]{1,20}\])+\s\p{Lu}|(?<!\p{L})\p{Ll}\.\s?\p{L}\.\s\p{Lu}|\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{L}?\s\p{Ll}/u;
const speech = /["“”„«»「」『』‹›]|^[–—-]|^['‘]|[:：]|…|\.\.\.|[?!？！]|(?<!\p{L})'|'(?!\p{L})|--/u;
/** A word or two set in quotation marks without a verb of speaking: a term, not speech. */
const quotedTerm = /["“„«「][\p{L}\p{N}’' -]{1,30}["”“»」](?!\s(?:said|asked|cried))/gu;

/** How much longer a sentence may be where a text has no shorter ones, in times of the usual bounds. */
const lenience = 1.5;
/** Marks that a sentence may have where a text has no plainer ones. */
const interruption = /--|…|\.\.\.|(?<=.{30})[:：](?= ?\p{Ll})/gu;

/**
 * Whether a sentence states something that a reader understands without the sentences before it; `lenient` for texts
 * of long and lively sentences, which have no others.
 */
export function isStatement(sentence: Sentence, reading: TextReading, language: string, lenient = false): boolean {
  const { words } = sentence;
  const text = lenient ? sentence.text.replace(interruption, ',') : sentence.text;
  const [fewest, usualMost] = forLanguage(wordBounds, language) ?? usualBounds;
  const most = lenient ? usualMost * lenience : usualMost;
  return (
    reading.paragraphs[sentence.paragraph]?.kind === 'prose' &&
    text.length <= (lenient ? mostCharacters * lenience : mostCharacters) &&
    words.length >= fewest - (/\p{Nd}{2}/u.test(text) ? sparedWords : 0) &&
    words.length <= most &&
    (ending.test(text) || !writesFullStops(language)) &&
    !twoSentences.test(text) &&
    (writesFullStops(language) ? /^[\p{L}\p{N}]/u : /^\p{L}/u).test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !speech.test(text.replace(quotedTerm, '')) &&
    (text.match(/[(（]/gu)?.length ?? 0) <= 1 &&
    openingCue(withoutConjunction(text), language) === undefined &&
    !pointsOutside(sentence, language)
  );
}
