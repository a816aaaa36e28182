import { openingCue, splitWords } from '@ludotext/engine/game';
import { isCommonVerb, isMovable, isTimePhrase, languageOf } from './languages/index.js';
import { firstCharacter, lowered, partsOf } from './marks.js';
import { maxPhraseWords } from './phrase-pieces.js';
import { type Phrasing, phrasesOf } from './phrases.js';
import { formOf } from './sentence-forms.js';
import { closeness, tiesOf } from './ties.js';
import { isNameInside, type Span, tokensOf } from './tokens.js';

/** Minimum number of pieces of a sentence, if it has enough words. */
export const minPieces = 4;
export const maxPieces = 10;
/** Maximum part of a text searched for the spelling of a word, in UTF-16 units. */
const maxLooked = 100_000;
/** Maximum words of one piece. */
export const maxPieceWords = maxPhraseWords;
/** Maximum words of a piece where only neighbouring words are joined. */
const maxGroupWords = 4;

/**
 * The pieces of a sentence, in order, without its end mark. Names, numbers with their unit and small groups of words
 * stay together, so that no two single words can be swapped; {@link rebuild} restores the sentence.
 * @param text the text of the sentence, which shows which words belong together and how its first word is written
 */
export function cutPieces(
  sentence: string,
  language: string,
  text: string,
  phrasing = phrasingOf(sentence, language),
): string[] {
  const { core } = partsOf(sentence);
  const sample = text.slice(0, maxLooked);
  const spans = phrasing?.pieces ?? groupsOf(tokensOf(core, language), core, language, sample);
  return lowerFirstPiece(
    spans.map((span) => textOf(span, core)),
    sentence,
    language,
    sample,
  );
}

/** The phrases of a sentence; `undefined` where the language's phrases are not known or the sentence is not understood. */
export function phrasingOf(sentence: string, language: string): Phrasing | undefined {
  const { core } = partsOf(sentence);
  const tokens = tokensOf(core, language);
  return phrasesOf(tokens, core, language) ?? formOf(tokens, core, language);
}

/** The number of pieces in which a form of the language cuts the sentence, 0 if none does. */
export function formedPieces(sentence: string, language: string): number {
  const { core } = partsOf(sentence);
  return formOf(tokensOf(core, language), core, language)?.pieces.length ?? 0;
}

function groupsOf(tokens: readonly Span[], core: string, language: string, sample: string): Span[] {
  const ties = tiesOf(
    tokens.map((token) => textOf(token, core)),
    language,
    sample,
  );
  return mergeShortest(glue(tokens, ties, core), core);
}

function textOf({ start, end }: Span, core: string): string {
  return core.slice(start, end);
}

/** From the loosest to the closest. */
const levels = [closeness.loose, closeness.phrase, closeness.group, closeness.name] as const;

/**
 * Joins words that belong together. If too few pieces would remain, it drops looser ties, never those of a name, and
 * then restores as many as leave enough pieces.
 */
function glue(tokens: readonly Span[], ties: readonly number[], core: string): Span[] {
  const glued = levels.map((least) => glueFrom(least, tokens, ties, core));
  const level = glued.findIndex((pieces) => pieces.length >= minPieces);
  if (level === -1) return glued.at(-1) ?? [];
  const tieBefore = new Map(tokens.map((token, index) => [token.start, ties[index - 1] ?? 0]));
  const pieces = [...(glued[level] as Span[])];
  for (const least of levels.slice(0, level).reverse()) {
    for (let index = 1; index < pieces.length && pieces.length > minPieces; ) {
      const [before, after] = [pieces[index - 1] as Span, pieces[index] as Span];
      const joined = { start: before.start, end: after.end };
      if ((tieBefore.get(after.start) ?? 0) >= least && fits(joined, core)) pieces.splice(index - 1, 2, joined);
      else index++;
    }
  }
  return pieces;
}

/** Joins every tie that is at least as close. */
function glueFrom(least: number, tokens: readonly Span[], ties: readonly number[], core: string): Span[] {
  const pieces: Span[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = pieces.at(-1);
    const joined = { start: before?.start ?? token.start, end: token.end };
    const tie = ties[index - 1] ?? 0;
    const next = tokens[index + 1];
    // Keeps a word with the next one if it belongs to that one as much and there is no room for all.
    const leans = next !== undefined && (ties[index] ?? 0) >= tie && !fits({ ...joined, end: next.end }, core);
    if (before !== undefined && tie >= least && !leans && fits(joined, core)) pieces[pieces.length - 1] = joined;
    else pieces.push(token);
  }
  return pieces;
}

/** Joins the shortest neighbours until the number of pieces is manageable. */
function mergeShortest(pieces: readonly Span[], core: string): Span[] {
  const merged = [...pieces];
  while (merged.length > maxPieces) {
    let best: { readonly index: number; readonly joined: Span } | undefined;
    for (let index = 0; index + 1 < merged.length; index++) {
      const [before, after] = [merged[index] as Span, merged[index + 1] as Span];
      const joined = { start: before.start, end: after.end };
      if (/[,;:、，；：]$/u.test(textOf(before, core)) || !fits(joined, core)) continue;
      if (best === undefined || lengthOf(joined) < lengthOf(best.joined)) best = { index, joined };
    }
    if (best === undefined) break;
    merged.splice(best.index, 2, best.joined);
  }
  return merged;
}

/** A group has at most four words, and not much more than half of the sentence. */
function fits(piece: Span, core: string): boolean {
  const words = textOf(piece, core).split(/\s+/).length;
  return words <= maxGroupWords && lengthOf(piece) <= Math.max(0.55 * core.length, 4);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/**
 * The pieces with the first letter in lower case, so that a capital does not reveal the first piece. A name, a German
 * noun or an "I" keeps its capital, and so does a word whose usual spelling neither the text nor the language shows.
 */
export function lowerFirstPiece(pieces: readonly string[], sentence: string, language: string, text: string): string[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return [];
  const letter = firstCharacter(first);
  const word = splitWords(first.slice(0, 200), language)[0];
  const isCapital = lowered(letter) !== letter;
  if (
    !isCapital ||
    word === undefined ||
    word.start > 0 ||
    !(mayBeLower(word.text, word.stop, sentence, language, text) || describesNoun(first, word.text, language, text))
  ) {
    return [...pieces];
  }
  return [lowered(letter) + first.slice(letter.length), ...rest];
}

/** "Enormous clouds": a word before a common noun, unless it is made from a name ("French settlers"). */
function describesNoun(piece: string, word: string, language: string, text: string): boolean {
  if (languageOf(language).syntax === undefined || isNameInside(word, text)) return false;
  if (/^\p{Lu}\p{Ll}+[^su’]s (?:and|or) (?!others$)\p{Ll}+s$/u.test(piece)) return true;
  if (/(?:rban|uman|ous|less)$/.test(word)) return true;
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(piece) && !/(?:an|ish|ese|ch|ic|i|s)$/.test(word);
}

function mayBeLower(word: string, stop: boolean, sentence: string, language: string, text: string): boolean {
  const { capitalWord, grammar, noName, syntax } = languageOf(language);
  // "New York", "Aunt Em".
  if (syntax !== undefined && !stop && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(sentence)) return false;
  // "L'eau": an article.
  if (grammar?.elides === true && /^\p{L}['’]/u.test(word)) return true;
  // An acronym, or "I" and its contractions.
  if (/^\p{Lu}['’\p{Lu}]/u.test(word) || word.split(/['’]/, 1)[0] === capitalWord) return false;
  const lower = lowered(firstCharacter(word)) + word.slice(firstCharacter(word).length);
  if (stop || isFunctionWord(lower, sentence, language)) return true;
  if ((noName?.test(lower) === true || isCommonVerb(lower, language)) && !isNameInside(word, text)) return true;
  if (isMovable(lower, language) || isTimePhrase(lower, language)) return true;
  // A story's "Bear" may stand beside "a bear".
  if (grammar === undefined) return hasWord(text, lower);
  return hasStem(text, lower) && !isNameInside(word, text);
}

function isFunctionWord(word: string, sentence: string, language: string): boolean {
  const { determiners, prepositions, conjunctions, grammar } = languageOf(language);
  const classes = Object.values(grammar?.classes ?? {}).filter((each) => each instanceof Set);
  const listed = [determiners, prepositions, conjunctions, ...classes].some((each) => each.has(word));
  return listed || openingCue(sentence, language) !== undefined;
}

/** Whether the text contains the word in lower case, with this or another ending. */
function hasStem(text: string, word: string): boolean {
  const cut = word.length > 7 ? 3 : 2;
  const stem = word.length > 4 ? word.slice(0, Math.max(4, word.length - cut)) : word;
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    const ends = stem !== word || !/\p{L}/u.test(text.charAt(at + word.length));
    if (ends && !/\p{L}/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Whether the text contains the word, in this spelling, as a whole word. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const around = text.charAt(at - 1) + text.charAt(at + word.length);
    // "Example.org" is no word.
    const isAddress = /^\.\p{L}/u.test(text.slice(at + word.length, at + word.length + 2));
    if (!/[\p{L}\p{M}\p{N}.@/]/u.test(around.replace(/\.$/, '')) && !isAddress) return true;
  }
  return false;
}
