import { openingCue, primarySubtag, splitWords } from '@ludotext/engine/game';
import { isCommonVerb } from './english-verbs.js';
import { glueWords } from './glue-words.js';
import { firstCharacter, lowered } from './marks.js';
import { isMovable } from './movable-adverbs.js';
import { isNameInside } from './name-inside.js';
import { isTimePhrase } from './time-phrases.js';

/**
 * The tiles with the first letter in lower case, so that a capital does not tell which tile comes first; a name, a German
 * noun or an "I" keeps its capital, and so does a word of which neither the text nor the language shows how it is written.
 */
export function lowerFirstTile(tiles: readonly string[], sentence: string, language: string, text: string): string[] {
  const [first, ...rest] = tiles;
  if (first === undefined) return [];
  const letter = firstCharacter(first);
  const word = splitWords(first.slice(0, 200), language)[0];
  const isCapital = lowered(letter) !== letter;
  if (
    !isCapital ||
    word === undefined ||
    word.start > 0 ||
    !mayBeLower(word.text, word.stop, sentence, language, text)
  ) {
    return [...tiles];
  }
  return [lowered(letter) + first.slice(letter.length), ...rest];
}

/** Endings that names hardly have. */
const englishEnding = /(?:ing|ists?|tions?|ments?|ness)$/;

function mayBeLower(word: string, stop: boolean, sentence: string, language: string, text: string): boolean {
  // An acronym, or the English "I" and its contractions.
  if (/^\p{Lu}['’\p{Lu}]/u.test(word) || (primarySubtag(language) === 'en' && /^I(?:['’]|$)/u.test(word))) return false;
  const lower = lowered(firstCharacter(word)) + word.slice(firstCharacter(word).length);
  if (stop || isFunctionWord(lower, sentence, language)) return true;
  if (
    primarySubtag(language) === 'en' &&
    (englishEnding.test(lower) || isCommonVerb(lower)) &&
    !isNameInside(word, text)
  ) {
    return true;
  }
  return isMovable(lower, language) || isTimePhrase(lower, language) || hasWord(text, lower);
}

function isFunctionWord(word: string, sentence: string, language: string): boolean {
  const { determiners, prepositions, conjunctions } = glueWords(language);
  const listed = determiners.has(word) || prepositions.has(word) || conjunctions.has(word);
  return listed || openingCue(sentence, language) !== undefined;
}

/** Whether the text has the word, as it is written here, between characters of no word. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const around = text.charAt(at - 1) + text.charAt(at + word.length);
    if (!/[\p{L}\p{M}\p{N}]/u.test(around)) return true;
  }
  return false;
}
