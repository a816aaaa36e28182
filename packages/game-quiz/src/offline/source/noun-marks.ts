import { es } from '../../languages/es.js';
import { fr } from '../../languages/fr.js';
import { wordSet } from '../../languages/index.js';
import { it } from '../../languages/it.js';
import type { NounMarks } from '../../languages/language.js';
import { pt } from '../../languages/pt.js';
import { groupsOf, joined, lower, type Mention, mentionOf, runsOf, type WordRow } from './mention.js';

/** Finds the nouns of a sentence of one language. */
export type NounReader = (row: WordRow) => Mention[];

type Marks<Kind extends NounMarks['kind']> = Extract<NounMarks, { readonly kind: Kind }>;

/** A reader for a language's marks; the first mark wins for nouns at the same position. */
export function readerOf(marks: readonly NounMarks[]): NounReader {
  const readers = marks.map(readerOfMark);
  const [only] = readers;
  return readers.length === 1 && only !== undefined ? only : firstOf(readers);
}

function readerOfMark(marks: NounMarks): NounReader {
  switch (marks.kind) {
    case 'marked':
      return markedNouns(marks);
    case 'formed':
      return formedNouns(marks);
    case 'postposition':
      return postpositionNouns(marks);
    case 'article':
      return articleNouns(marks);
  }
}

/** Nouns after a word that marks them, at the end of their phrase: before another function word, or a mark. */
function markedNouns({ before, form, notNoun, verb }: Marks<'marked'>): NounReader {
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

/** Nouns recognised by their form, in any position except the first word, which may be any word. */
function formedNouns({ form, notNoun }: Marks<'formed'>): NounReader {
  return (row) =>
    row.words.flatMap((word, index) => {
      const shown = form.exec(word.text)?.[0];
      if (index === 0 || word.stop || shown === undefined || !isPlain(word.text) || notNoun.test(word.text)) return [];
      return [mentionOf(row, index, index, 'noun', shown)];
    });
}

/**
 * Nouns before a word that marks them, such as a postposition, by the slot it gives them; a word before the noun may
 * agree with it, which `form` shows for both.
 */
function postpositionNouns({ after, form, notNoun }: Marks<'postposition'>): NounReader {
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
 * For unknown languages: long words at the end of a phrase, which are mostly nouns. Words with the same ending are
 * interchangeable.
 */
export const longWords: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) =>
    index === 0 || stop || text.length < minLetters || !isPlain(text) || !endsPhrase(row, index, undefined)
      ? []
      : [mentionOf(row, index, index, 'noun', text.slice(-2))],
  );
const minLetters = 5;

/** The nouns of all readers; the first reader wins for nouns at the same position. */
function firstOf(readers: readonly NounReader[]): NounReader {
  return (row) => {
    const found = readers.flatMap((reader) => reader(row)).map((mention) => [mention.start, mention] as const);
    return [...new Map(found.reverse()).values()].sort((a, b) => a.start - b.start);
  };
}

/** Letters only, without a capital, which would be a name. */
const isPlain = (word: string): boolean => /^[\p{Ll}\p{Lo}\p{M}\u200C]{3,}$/u.test(word);

const formOf = (word: string, form: RegExp): string => form.exec(word)?.[0] ?? '';

/** Whether no noun or adjective follows that might belong to the phrase. */
function endsPhrase(row: WordRow, index: number, verb: RegExp | undefined): boolean {
  return !joined(row, index) || row.words[index + 1]?.stop === true || verb?.test(lower(row, index + 1)) === true;
}

const vagueWords = (language: { readonly nounWords: { readonly vague: string } }): string[] =>
  language.nounWords.vague.split(' ');
/** Nouns that name nothing, for all languages with articles. */
const vagueBehindArticles = new Set([es, fr, it, pt].flatMap(vagueWords));

/** Languages with articles and short endings: the noun is between its article and the end of its phrase. */
function articleNouns({ articles, ofWords, verb }: Marks<'article'>): NounReader {
  const genders = groupsOf(articles);
  const ofMore = wordSet(ofWords);
  return (row) =>
    runsOf(row, (word) => !word.stop).flatMap(({ first, last }) => {
      const gender = joined(row, first - 1) ? genders.get(lower(row, first - 1)) : undefined;
      const followed = joined(row, last) ? lower(row, last + 1) : '';
      const noun = row.words[first]?.text ?? '';
      if (first !== last || gender === undefined || ofMore.has(followed) || !/^\p{Ll}{4,}$/u.test(noun)) return [];
      if (verb.test(noun) || vagueBehindArticles.has(noun)) return [];
      return [mentionOf(row, first, last, 'noun', `${gender} ${noun.endsWith('s') ? 's' : ''}`)];
    });
}
