import { joined, lower, mentionOf, type WordRow } from '../mention.js';
import { groupsOf, type NounReader } from './noun-reader.js';

/** How the nouns of a language are told without a lexicon. */
export interface NounMarks {
  /** Words right before a noun, by the form they ask for: prepositions by their case, articles by gender and number. */
  readonly before: Readonly<Record<string, string>>;
  /** Finds the part of a noun that shows its form, mostly its ending; nouns that share it can stand for each other. */
  readonly form: RegExp;
  /** Finds what is no noun: endings of verbs and adjectives, and words that name nothing. */
  readonly notNoun?: RegExp;
  /** Finds a verb, which ends the phrase of the noun before it. */
  readonly verb?: RegExp;
}

/** Nouns behind a word that marks them, where their phrase ends: before another function word, or a mark. */
export function markedNouns({ before, form, notNoun, verb }: NounMarks): NounReader {
  const groups = groupsOf(before);
  return (row) =>
    row.words.flatMap((word, index) => {
      const group = joined(row, index - 1) ? groups.get(lower(row, index - 1)) : undefined;
      if (group === undefined || word.stop || !isPlain(word.text) || notNoun?.test(word.text)) return [];
      return endsPhrase(row, index, verb)
        ? [mentionOf(row, index, index, 'noun', `${group} ${formOf(word.text, form)}`)]
        : [];
    });
}

/** Nouns that their own form shows, wherever they stand; not the first word, which any word may be. */
export function formedNouns(form: RegExp, notNoun: RegExp): NounReader {
  return (row) =>
    row.words.flatMap((word, index) => {
      const shown = form.exec(word.text)?.[0];
      if (index === 0 || word.stop || shown === undefined || !isPlain(word.text) || notNoun.test(word.text)) return [];
      return [mentionOf(row, index, index, 'noun', shown)];
    });
}

/**
 * Nouns before a word that marks them, as postpositions do, by the place it gives them; what stands before a noun may agree
 * with it, which `form` shows of both.
 */
export function postpositionNouns(after: Readonly<Record<string, string>>, form: RegExp, notNoun: RegExp): NounReader {
  const places = groupsOf(after);
  return (row) =>
    row.words.flatMap((word, index) => {
      const place = joined(row, index) ? places.get(lower(row, index + 1)) : undefined;
      if (index === 0 || place === undefined || word.stop || !isPlain(word.text) || notNoun.test(word.text)) return [];
      const agreeing = joined(row, index - 1) ? formOf(lower(row, index - 1), form) : '';
      const number = formOf(word.text, form) === 'ों' ? 'plural' : 'singular';
      return [mentionOf(row, index, index, 'noun', `${place} ${agreeing} ${number}`)];
    });
}

/**
 * For languages of which nothing is known: long words at the end of a phrase, which are nouns more often than not. What
 * ends alike can stand for each other.
 */
export const longWords: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) =>
    index === 0 || stop || text.length < fewestLetters || !isPlain(text) || !endsPhrase(row, index, undefined)
      ? []
      : [mentionOf(row, index, index, 'noun', text.slice(-2))],
  );
const fewestLetters = 5;

/** All readers' nouns; of those at one place the first reader's. */
export function anyOf(...readers: readonly NounReader[]): NounReader {
  return (row) => {
    const found = readers.flatMap((reader) => reader(row)).map((mention) => [mention.start, mention] as const);
    return [...new Map(found.reverse()).values()].sort((a, b) => a.start - b.start);
  };
}

/** Letters only, and no capital, which would be a name. */
const isPlain = (word: string): boolean => /^[\p{Ll}\p{Lo}\p{M}\u200C]{3,}$/u.test(word);

const formOf = (word: string, form: RegExp): string => form.exec(word)?.[0] ?? '';

/** Whether no noun or adjective follows that might belong to the phrase. */
function endsPhrase(row: WordRow, index: number, verb: RegExp | undefined): boolean {
  return !joined(row, index) || row.words[index + 1]?.stop === true || verb?.test(lower(row, index + 1)) === true;
}
