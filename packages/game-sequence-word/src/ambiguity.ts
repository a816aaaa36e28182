import { primarySubtag } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';
import { isMovable, isTimePhrase, languageOf } from './languages/index.js';
import { sizeFault } from './sentence-size.js';
import { foreignNames } from './tokens.js';

/** A sign that the words of a sentence may have another order. */
export interface AmbiguitySign {
  /** Its name, worded to end a sentence: "two names". */
  readonly name: string;
  /** 1 for a sign that unambiguous sentences often have too, 2 for one that is enough by itself. */
  readonly points: 1 | 2;
  /** Whether it lets a piece move; a comma or "and B" only adds to other signs. */
  readonly moves: boolean;
}

/** From this sum of points on a person should check the sentence, or its other orders must be listed. */
export const doubtful = 2;

interface CutSentence {
  /** The sentence, without its end mark. */
  readonly text: string;
  readonly language: string;
  /** The words of each piece, in lower case and without marks. */
  readonly words: readonly (readonly string[])[];
  readonly pieces: readonly string[];
}

/** The sum of all signs' points: 0 is best. */
export function pointsOf(signs: readonly AmbiguitySign[]): number {
  return signs.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The signs that the pieces of a sentence may have a second right order. Words inside one piece cannot be swapped and
 * are no sign. The kinds are those that make two orders right in pairs of sentences of the same words (Zhang, Baldridge
 * and He 2019) and in accepted translations (Mayhew and others 2020).
 */
export function ambiguitySigns(sentence: string, pieces: readonly string[], language: string): AmbiguitySign[] {
  const words = pieces.map((piece) => piece.toLowerCase().split(/\s+/).map(bare).filter(Boolean));
  const cut: CutSentence = { text: sentence, language, words, pieces };
  const found = tests.map(({ name, moves, points }) => ({ name, moves, points: Math.min(2, points(cut)) }));
  return found.filter((sign): sign is AmbiguitySign => sign.points > 0);
}

interface Test {
  readonly name: string;
  readonly moves: boolean;
  /** The points of the sign, 0 if it is absent. */
  readonly points: (cut: CutSentence) => number;
}

const tests: readonly Test[] = [
  { name: 'two names', moves: true, points: names },
  { name: 'two numbers', moves: true, points: numbers },
  { name: 'words joined by "and" or "or"', moves: false, points: coordinations },
  { name: 'two phrases of the same kind', moves: true, points: likePhrases },
  { name: 'phrases that can move', moves: true, points: movablePhrases },
  { name: 'an adverb that can move', moves: true, points: adverbs },
  { name: 'a word that stands twice', moves: true, points: repeatedWords },
  { name: 'brackets', moves: true, points: ({ text }) => (/[(（]/u.test(text) ? 2 : 0) },
  { name: 'commas', moves: false, points: commas },
  { name: 'length', moves: false, points: ({ text, language }) => (sizeFault(text, language) > 0 ? 1 : 0) },
];

function bare(word: string): string {
  return word.replace(/^\p{P}+|\p{P}+$/gu, '');
}

function names({ pieces, language }: CutSentence): number {
  const named = pieces.filter((piece, index) => holdsName(piece, index, language)).length;
  // In languages that capitalise nouns, a noun without an article looks like a name.
  return named > (languageOf(language).nounsHaveCapitals === true ? 2 : 1) ? 2 : 0;
}

function numbers({ pieces }: CutSentence): number {
  return pieces.filter((piece) => /\p{N}/u.test(piece)).length > 1 ? 2 : 0;
}

function holdsName(piece: string, index: number, language: string): boolean {
  const { determiners, foreignNames: foreign, nounsHaveCapitals } = languageOf(language);
  if (foreign !== undefined) return foreignNames(piece, language).length > 0;
  const all = piece.split(/\s+/);
  const isDescribed = (word: string, at: number): boolean =>
    determiners.has(word.toLowerCase()) || (at > 0 && /^\p{Ll}/u.test(word));
  if (nounsHaveCapitals === true && all.some(isDescribed)) return false;
  return all.some(
    (word, at) => /^\P{L}*\p{Lu}\p{Ll}/u.test(word) && (index + at > 0 || !determiners.has(word.toLowerCase())),
  );
}

/** In these languages grammar requires commas, so they are weak signs of what can move. */
const commaGrammar: ReadonlySet<string> = new Set(['de', 'ru', 'pl', 'cs', 'hu', 'fi', 'uk']);

function commas({ text, language }: CutSentence): number {
  const count = text.match(/[,،、，]/gu)?.length ?? 0;
  return commaGrammar.has(primarySubtag(language)) ? Math.min(1, count) : count;
}

function coordinations({ words, language, text }: CutSentence): number {
  const { conjunctions, coordination } = languageOf(language);
  if (coordination !== undefined) return (text.match(coordination.pattern)?.length ?? 0) * coordination.points;
  // "A", "and", "B" can be swapped as they are; "and B" cannot, unless there are two.
  return words.reduce((sum, piece) => {
    if (!conjunctions.has(piece[0] ?? '') && !conjunctions.has(piece.at(-1) ?? '')) return sum;
    return sum + (piece.length === 1 ? 2 : 1);
  }, 0);
}

/** "Of the wall … of the house": the same word opens both, so the words after it can be swapped. */
function likePhrases({ words, pieces, language }: CutSentence): number {
  const { prepositions, postpositions, phraseMarkers } = languageOf(language);
  const leads = phraseMarkers
    ? pieces.flatMap((piece) => piece.match(phraseMarkers)?.at(-1) ?? [])
    : words.flatMap((piece) => piece.filter((word) => prepositions.has(word) || postpositions.has(word)).slice(0, 1));
  return leads.some((lead, index) => leads.indexOf(lead) < index) ? 2 : 0;
}

function adverbs({ words, pieces, language }: CutSentence): number {
  const holdsAdverb = (piece: readonly string[]): boolean => piece.some((word) => isMovable(word, language));
  return words.filter((piece, index) => holdsAdverb(piece) || isTimePhrase(pieces[index] ?? '', language)).length;
}

/** The words beside two equal words can be swapped: "the European version and the American version". */
function repeatedWords({ words, text, language }: CutSentence): number {
  if (isUnspaced(text)) return /(\p{sc=Han}{2}|[\p{sc=Kana}ー]{3}).*\1/u.test(text) ? 2 : 0;
  const { determiners, repeatedStem } = languageOf(language);
  if (repeatedStem !== undefined) return repeatedStem.test(text) ? 2 : 0;
  const content = words
    .map((piece) => new Set(piece.filter((word) => word.length > 2 && !determiners.has(word))))
    .flatMap((piece) => [...piece]);
  return content.some((word, index) => content.indexOf(word) < index) ? 2 : 0;
}

function movablePhrases({ words, pieces, language }: CutSentence): number {
  const { prepositions, boundPrepositions, movablePhrase } = languageOf(language);
  if (movablePhrase !== undefined) return pieces.filter((piece) => movablePhrase.test(piece)).length > 1 ? 2 : 0;
  const canMove = ([lead = '']: readonly string[]): boolean =>
    prepositions.has(lead) && boundPrepositions?.has(lead) !== true;
  return (words.filter(canMove).length > 1 ? 1 : 0) + (canMove(words[0] ?? []) ? 1 : 0);
}
