import { comparablePiece, isSameOrder } from '@ludotext/engine/ordering';
import { isCommonVerb, isTimePhrase, languageOf } from './languages/index.js';
import { rebuild } from './marks.js';
import { phrasingOf } from './pieces.js';
import { foreignNames, isNameInside } from './tokens.js';

/** Other right orders of a sentence's pieces that are certain in any text, each a permutation of their indices. */
export function alternativesOf(
  pieces: readonly string[],
  sentence: string,
  language: string,
  text: string,
  phrasing = phrasingOf(sentence, language),
): number[][] {
  if (phrasing?.pieces.length === pieces.length) return phrasing.orders.map((order) => [...order]);
  const orders = [...swappedNames(pieces, language)];
  if (isPlainStatement(pieces, sentence, language)) orders.push(...movedTime(pieces, language, text));
  return orders.filter((order) => !isSameOrder(order, pieces));
}

/** "Anna", "and", "Ben" can be swapped when they open the sentence. */
function swappedNames(pieces: readonly string[], language: string): number[][] {
  const [first = '', joint = '', second = ''] = pieces;
  const areNames = [first, second].every((piece) => /^\p{Lu}\S*\p{L}$/u.test(piece));
  return areNames && pieces.length > 3 && languageOf(language).conjunctions.has(joint) ? [swapped(pieces, 0, 2)] : [];
}

function movedTime(pieces: readonly string[], language: string, text: string): number[][] {
  const last = pieces.length - 1;
  const isTime = (at: number): boolean => isTimePhrase(pieces[at] ?? '', language);
  if (pieces.filter((_, at) => isTime(at)).length !== 1) return [];
  switch (languageOf(language).timeStands) {
    case 'beside the verb':
      // "Heute singt sie", "sie singt heute": the verb keeps the second position.
      return (isTime(0) && isPronoun(pieces[2], language)) || (isTime(2) && isPronoun(pieces[0], language))
        ? [swapped(pieces, 0, 2)]
        : [];
    case 'beside the subject':
      return (isTime(0) && isSubject(pieces[1], language)) || (isTime(1) && isSubject(pieces[0], language))
        ? [swapped(pieces, 0, 1)]
        : [];
    default:
      // At either end.
      if (isTime(0)) return opensWithSubject(pieces[1] ?? '', language) ? [moved(pieces, 0, last)] : [];
      return isTime(last) && mayFollow(pieces[0] ?? '', language, text) ? [moved(pieces, last, 0)] : [];
  }
}

function isPronoun(piece: string | undefined, language: string): boolean {
  return piece !== undefined && languageOf(language).subjectPronouns?.test(piece) === true;
}

function isSubject(piece: string | undefined, language: string): boolean {
  if (piece === undefined) return false;
  const { subjectMarker } = languageOf(language);
  if (subjectMarker !== undefined) return subjectMarker.test(piece);
  return (
    isPronoun(piece, language) || foreignNames(piece, language).some(({ start, end }) => end - start === piece.length)
  );
}

/** A pronoun, a name, or a noun with its article: these follow a time phrase that is not itself the subject. */
function opensWithSubject(piece: string, language: string): boolean {
  const [word = ''] = piece.split(/\s/);
  return isPronoun(word, language) || isCapital(piece) || languageOf(language).determiners.has(word);
}

/** Whether the first piece can stand inside the sentence as written. */
function mayFollow(piece: string, language: string, text: string): boolean {
  const [word = ''] = piece.split(/\s/);
  return !isCapital(piece) || word === languageOf(language).capitalWord || isNameInside(word, text);
}

function isCapital(piece: string): boolean {
  return /^\p{Lu}/u.test(piece);
}

function moved(pieces: readonly string[], from: number, to: number): number[] {
  const rest = pieces.map((_, index) => index).filter((index) => index !== from);
  return [...rest.slice(0, to), from, ...rest.slice(to)];
}

function swapped(pieces: readonly string[], one: number, other: number): number[] {
  return pieces.map((_, index) => (index === one ? other : index === other ? one : index));
}

/** Whether the pieces make one plain statement: no punctuation inside, no nested clause. */
export function isPlainStatement(pieces: readonly string[], sentence: string, language: string): boolean {
  if (!/[.。]$/u.test(sentence) || /[,;:，、；：()"“”«»„「」]/u.test(sentence)) return false;
  // "They agreed to sing in May": it is unclear which verb the time belongs to.
  if (pieces.some((piece) => isInfinitive(piece, language))) return false;
  const { clauseWords } = languageOf(language);
  return !pieces.some((piece) => piece.split(/\s+/).some((word) => clauseWords?.has(word.toLowerCase())));
}

function isInfinitive(piece: string, language: string): boolean {
  const [lead, verb] = piece.split(/\s+/);
  return verb !== undefined && lead === languageOf(language).verbs?.infinitive && isCommonVerb(verb, language);
}

/** Maximum search steps, so that pieces with the same beginning cannot make the search long. */
const maxSteps = 1_000;

/**
 * The order in which the pieces make another sentence of exactly the same words, as indices; `undefined` if they
 * cannot, or if a comma would change its place.
 */
export function orderOf(other: string, pieces: readonly string[], sentence: string): number[] | undefined {
  const texts = pieces.map(lettersOf);
  const wanted = lettersOf(other);
  if (texts.includes('') || texts.join('').length !== wanted.length) return undefined;
  let steps = 0;
  const search = (order: readonly number[], at: number): readonly number[] | undefined => {
    if (at === wanted.length) return order;
    for (const [index, text] of texts.entries()) {
      if (order.includes(index) || !wanted.startsWith(text, at)) continue;
      if (++steps > maxSteps) return undefined;
      const found = search([...order, index], at + text.length);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const order = search([], 0);
  return order !== undefined && keepsCommas(order, other, pieces, sentence) ? [...order] : undefined;
}

function lettersOf(text: string): string {
  return comparablePiece(text).replaceAll(' ', '');
}

/** A piece keeps its comma in any order; the other sentence may have one more if the pieces have none. */
function keepsCommas(order: readonly number[], other: string, pieces: readonly string[], sentence: string): boolean {
  const made = rebuild(
    order.map((index) => pieces[index] as string),
    sentence,
  );
  return !/\p{Po}/u.test(pieces.join('').replace(/['’]/g, '')) || plain(made) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
