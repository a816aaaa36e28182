import { primarySubtag } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';
import { foreignNames } from './foreign-names.js';
import { glueWords } from './glue-words.js';
import { isMovable } from './movable-adverbs.js';
import { sizeFault } from './sentence-size.js';
import { isTimePhrase } from './time-phrases.js';

/** Something in a sentence that lets its words stand in another order. */
export interface AmbiguitySign {
  /** What it is, to end a sentence with: "two names". */
  readonly name: string;
  /** 1 for a sign that most sentences with one order show as well, 2 for one that is enough by itself. */
  readonly points: 1 | 2;
  /** Whether it lets a piece as it is cut move; a comma or "and B" only adds to other signs. */
  readonly moves: boolean;
}

/** From here on a sentence wants a person's look, or its other orders named. */
export const doubtful = 2;

interface Tiles {
  /** The sentence, without its end mark. */
  readonly text: string;
  readonly language: string;
  /** The words of each tile, in lower case and without marks. */
  readonly words: readonly (readonly string[])[];
  readonly pieces: readonly string[];
}

/** The points of all signs together: 0 is best. */
export function pointsOf(signs: readonly AmbiguitySign[]): number {
  return signs.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The signs that the tiles of a sentence may have a second right order. What a tile holds together cannot trade places and
 * is no sign. The kinds are those that make two orders right in pairs of sentences of the same words (Zhang, Baldridge and
 * He 2019) and in accepted translations (Mayhew and others 2020).
 */
export function ambiguitySigns(sentence: string, pieces: readonly string[], language: string): AmbiguitySign[] {
  const words = pieces.map((piece) => piece.toLowerCase().split(/\s+/).map(bare).filter(Boolean));
  const tiles: Tiles = { text: sentence, language, words, pieces };
  const found = tests.map(({ name, moves, points }) => ({ name, moves, points: Math.min(2, points(tiles)) }));
  return found.filter((sign): sign is AmbiguitySign => sign.points > 0);
}

interface Test {
  readonly name: string;
  readonly moves: boolean;
  /** How many points the sign is worth, 0 where there is none. */
  readonly points: (tiles: Tiles) => number;
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

function names({ pieces, language }: Tiles): number {
  const named = pieces.filter((piece, index) => holdsName(piece, index, language)).length;
  // A German noun without an article looks like a name.
  return named > (primarySubtag(language) === 'de' ? 2 : 1) ? 2 : 0;
}

function numbers({ pieces }: Tiles): number {
  return pieces.filter((piece) => /\p{N}/u.test(piece)).length > 1 ? 2 : 0;
}

function holdsName(piece: string, index: number, language: string): boolean {
  if (/^(?:zh|ja|ko)$/.test(primarySubtag(language))) return foreignNames(piece, language).length > 0;
  const all = piece.split(/\s+/);
  const { determiners } = glueWords(language);
  const isDescribed = (word: string, at: number): boolean =>
    determiners.has(word.toLowerCase()) || (at > 0 && /^\p{Ll}/u.test(word));
  if (primarySubtag(language) === 'de' && all.some(isDescribed)) return false;
  return all.some(
    (word, at) => /^\P{L}*\p{Lu}\p{Ll}/u.test(word) && (index + at > 0 || !determiners.has(word.toLowerCase())),
  );
}

/** Grammar puts the commas of these languages, and says little about what can move. */
const commaGrammar: ReadonlySet<string> = new Set(['de', 'ru', 'pl', 'cs', 'hu', 'fi', 'uk']);

function commas({ text, language }: Tiles): number {
  const count = text.match(/[,،、，]/gu)?.length ?? 0;
  return commaGrammar.has(primarySubtag(language)) ? Math.min(1, count) : count;
}

function coordinations({ words, language, text }: Tiles): number {
  const tag = primarySubtag(language);
  if (tag === 'zh') return /[和与與及或]/u.test(text) ? 2 : 0;
  if (tag === 'ja') return text.match(/と(?!き|て|っ|思|言)|や(?!す)/gu)?.length ?? 0;
  const { conjunctions } = glueWords(language);
  // "A", "and", "B" swap as they stand; "and B" does not, unless there are two.
  return words.reduce((sum, tile) => {
    if (!conjunctions.has(tile[0] ?? '') && !conjunctions.has(tile.at(-1) ?? '')) return sum;
    return sum + (tile.length === 1 ? 2 : 1);
  }, 0);
}

/** Endings and particles by which what stands before them can trade places with its like. */
const markers: Readonly<Record<string, RegExp>> = {
  zh: /[在从從到由于於向的是]/gu,
  ja: /(?:は|が|を|に|で|の|から|まで)(?=$|[、\s])/gu,
  ko: /(?:에서|에게|에|의|은|는|이|가|을|를|로|한|적인|과|와)(?=$|[,\s])/gu,
};

/** "Of the wall … of the house": one word leads both in, so that what follows can trade places. */
function likePhrases({ words, pieces, language }: Tiles): number {
  const marker = markers[primarySubtag(language)];
  const { prepositions, postpositions } = glueWords(language);
  const leads = marker
    ? pieces.flatMap((piece) => piece.match(marker)?.at(-1) ?? [])
    : words.flatMap((tile) =>
        tile.filter((word) => prepositions.has(word) || postpositions?.has(word) === true).slice(0, 1),
      );
  return leads.some((lead, index) => leads.indexOf(lead) < index) ? 2 : 0;
}

function adverbs({ words, pieces, language }: Tiles): number {
  const holdsAdverb = (tile: readonly string[]): boolean => tile.some((word) => isMovable(word, language));
  return words.filter((tile, index) => holdsAdverb(tile) || isTimePhrase(pieces[index] ?? '', language)).length;
}

/** What stands beside two equal words can trade places: "the European version and the American version". */
function repeatedWords({ words, text, language }: Tiles): number {
  if (isUnspaced(text)) return /(\p{sc=Han}{2}|[\p{sc=Kana}ー]{3}).*\1/u.test(text) ? 2 : 0;
  if (primarySubtag(language) === 'ko') return /(?<!\S)(\p{sc=Hang}{2,}).*\s\1/u.test(text) ? 2 : 0;
  const { determiners } = glueWords(language);
  const content = words
    .map((tile) => new Set(tile.filter((word) => word.length > 2 && !determiners.has(word))))
    .flatMap((tile) => [...tile]);
  return content.some((word, index) => content.indexOf(word) < index) ? 2 : 0;
}

/** What these open belongs to the word before it, or is an infinitive. */
const binding: ReadonlySet<string> = new Set([
  'of',
  'to',
  'von',
  'van',
  'av',
  'de',
  'di',
  'của',
  'đã',
  'đang',
  'sẽ',
  'rất',
  'không',
  'ra',
  'не',
  'nie',
]);

/** Korean phrases that say when and where; where there are two, either may come first. */
const koreanPhrase = /(?:에서|에게|에|로|까지|부터)$/u;

function movablePhrases({ words, pieces, language }: Tiles): number {
  if (primarySubtag(language) === 'ko') return pieces.filter((piece) => koreanPhrase.test(piece)).length > 1 ? 2 : 0;
  const { prepositions } = glueWords(language);
  const canMove = ([lead = '']: readonly string[]): boolean => prepositions.has(lead) && !binding.has(lead);
  return (words.filter(canMove).length > 1 ? 1 : 0) + (canMove(words[0] ?? []) ? 1 : 0);
}
