import { primarySubtag } from '@ludotext/engine/game';
import { isSameOrder } from '@ludotext/engine/ordering';
import { foreignNames } from './foreign-names.js';
import { glueWords } from './glue-words.js';
import { isNameInside } from './name-inside.js';
import { isPlainStatement } from './plain-statement.js';
import { isTimePhrase } from './time-phrases.js';

/** Other right orders of a sentence's tiles, each a permutation of their indices: those that are sure in any text. */
export function alternativesOf(tiles: readonly string[], sentence: string, language: string, text: string): number[][] {
  const orders = [...swappedNames(tiles, language)];
  if (isPlainStatement(tiles, sentence, language)) orders.push(...movedTime(tiles, language, text));
  return orders.filter((order) => !isSameOrder(order, tiles));
}

/** "Anna", "and", "Ben" may change places where they open the sentence. */
function swappedNames(tiles: readonly string[], language: string): number[][] {
  const [first = '', joint = '', second = ''] = tiles;
  const areNames = [first, second].every((tile) => /^\p{Lu}\S*\p{L}$/u.test(tile));
  return areNames && tiles.length > 3 && glueWords(language).conjunctions.has(joint) ? [swapped(tiles, 0, 2)] : [];
}

function movedTime(tiles: readonly string[], language: string, text: string): number[][] {
  const last = tiles.length - 1;
  const isTime = (at: number): boolean => isTimePhrase(tiles[at] ?? '', language);
  if (tiles.filter((_, at) => isTime(at)).length !== 1) return [];
  switch (placeOfTime(language)) {
    case 'at either end':
      if (isTime(0)) return opensWithSubject(tiles[1] ?? '', language) ? [moved(tiles, 0, last)] : [];
      return isTime(last) && mayFollow(tiles[0] ?? '', language, text) ? [moved(tiles, last, 0)] : [];
    case 'beside the verb':
      // "Heute singt sie", "sie singt heute": the verb keeps the second place.
      return (isTime(0) && isPronoun(tiles[2], language)) || (isTime(2) && isPronoun(tiles[0], language))
        ? [swapped(tiles, 0, 2)]
        : [];
    case 'beside the subject':
      return (isTime(0) && isSubject(tiles[1], language)) || (isTime(1) && isSubject(tiles[0], language))
        ? [swapped(tiles, 0, 1)]
        : [];
  }
}

function placeOfTime(language: string): 'at either end' | 'beside the verb' | 'beside the subject' {
  const tag = primarySubtag(language);
  if (tag === 'de' || tag === 'nl' || tag === 'sv') return 'beside the verb';
  return tag === 'zh' || tag === 'ja' || tag === 'ko' ? 'beside the subject' : 'at either end';
}

/** Pronouns that can be nothing but the subject. */
const pronouns: Readonly<Record<string, RegExp>> = {
  en: /^(?:I|he|she|we|they|it|you)$/,
  de: /^(?:ich|du|er|wir|man)$/i,
  nl: /^(?:ik|hij|we|wij)$/i,
  sv: /^(?:jag|han|hon|vi)$/i,
  fr: /^(?:je|tu|il|elle|on|nous|vous|ils|elles)$/,
  es: /^(?:yo|tú|él|ella|nosotros|ellos|ellas)$/,
  it: /^(?:io|tu|lui|lei|noi|loro)$/,
  pt: /^(?:eu|tu|ele|ela|nós|eles|elas)$/,
  ru: /^(?:я|ты|он|она|мы|вы|они)$/,
  pl: /^(?:ja|ty|on|ona|my|oni|one)$/,
  zh: /^(?:我|你|他|她|我们|他们|她们|大家)$/,
};

function isPronoun(tile: string | undefined, language: string): boolean {
  return tile !== undefined && pronouns[primarySubtag(language)]?.test(tile) === true;
}

function isSubject(tile: string | undefined, language: string): boolean {
  if (tile === undefined) return false;
  const tag = primarySubtag(language);
  if (tag === 'ja') return /[はが]$/u.test(tile);
  if (tag === 'ko') return /[은는]$/u.test(tile);
  return (
    isPronoun(tile, language) || foreignNames(tile, language).some(({ start, end }) => end - start === tile.length)
  );
}

/** A pronoun, a name, or a noun with its article: what follows a phrase of time where that is not the subject itself. */
function opensWithSubject(tile: string, language: string): boolean {
  const [word = ''] = tile.split(/\s/);
  return isPronoun(word, language) || isCapital(tile) || glueWords(language).determiners.has(word);
}

/** Whether the first tile may stand inside the sentence as it is written. */
function mayFollow(tile: string, language: string, text: string): boolean {
  const [word = ''] = tile.split(/\s/);
  return !isCapital(tile) || (primarySubtag(language) === 'en' && word === 'I') || isNameInside(word, text);
}

function isCapital(tile: string): boolean {
  return /^\p{Lu}/u.test(tile);
}

function moved(tiles: readonly string[], from: number, to: number): number[] {
  const rest = tiles.map((_, index) => index).filter((index) => index !== from);
  return [...rest.slice(0, to), from, ...rest.slice(to)];
}

function swapped(tiles: readonly string[], one: number, other: number): number[] {
  return tiles.map((_, index) => (index === one ? other : index === other ? one : index));
}
