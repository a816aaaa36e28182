import { splitWords } from '@ludotext/engine/game';
import { comparable } from '../../../comparable.js';
import type { Source } from '../../source/source.js';

import type { Clause } from './clause.js';
import type { NounPhrase } from './noun-phrase.js';
import type { Tagger, Token } from './tagger.js';
import type { Gender, Kind } from './words.js';

/** A mention of a thing, person or place. */
export interface Mentioned {
  /** Its text as an answer: with the article in lower case. */
  readonly text: string;
  /** Its noun in lower case; the last word of a name. */
  readonly head: string;
  readonly phrase: NounPhrase;
  readonly kind: Kind | 'unknown';
  readonly gender: Gender | undefined;
  /** True for the name of a country. */
  readonly country: boolean;
  /** True for nouns without an article: water, wisdom. */
  readonly mass: boolean;
  readonly sentence: number;
  readonly role: 'subject' | 'object' | 'other';
  /** For a subject, the infinitive of its action. */
  readonly verb?: string;
}

export interface ReadSentence {
  /** Index in the reading. */
  readonly index: number;
  /** The sentence without a conjunction at its beginning. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly clause: Clause | undefined;
  readonly mentioned: readonly Mentioned[];
  /** Who or what the sentence is about, also if it only has a pronoun for it. */
  readonly subject?: Mentioned;
  /** The subject as worded inside a question. */
  readonly subjectInside: string;
  /** The first sentence needed to know the subject; mostly the sentence itself. */
  readonly from: number;
  /** Roots of its content words. */
  readonly roots: ReadonlySet<string>;
}

/** The sentences of an English text that are read word by word. */
export interface EnglishText {
  readonly source: Source;
  readonly tagger: Tagger;
  readonly sentences: readonly ReadSentence[];
  readonly mentioned: readonly Mentioned[];
  /** The sentences that mention each head. */
  readonly byHead: ReadonlyMap<string, readonly ReadSentence[]>;
}

/** The roots of a text's content words: short enough that the forms of a word match. */
export function rootsOf(text: string): ReadonlySet<string> {
  return new Set(
    splitWords(text, 'en').flatMap(({ text: word, stop }) => (stop ? [] : [rootOfWord(comparable(word))])),
  );
}

export const rootOfWord = (word: string): string => {
  const plain = word.replace(/'s$/, '');
  return plain.length > 6 ? plain.slice(0, 6) : plain.replace(/(?:es|ed|s)$/, '');
};

/** The infinitive of a clause's action. */
export function verbOf({ tokens, verb, past, auxiliary }: Clause, tagger: Tagger): string {
  const token = tokens[verb] as Token;
  if (auxiliary !== undefined && token.is('Infinitive')) return token.lower;
  return tagger.infinitive(token.text, past || token.is('PastTense') ? 'PastTense' : 'PresentTense');
}

const nation =
  /^(?:Afric|Americ|Arab|Asia|Austr|Belg|Brazil|Brit|Canad|China|Chin|Cuba|Cze|Dan|Dut|Egypt|Engl|Europ|Finn|Fren|Germ|Gree|Hungar|India|Iri|Ital|Japan|Jew|Kenya|Korea|Latin|Mexic|Muslim|Christ|Norw|Poli|Portug|Rom|Russ|Scot|Spani|Swed|Swi|Tha|Turk|Ukrain|Welsh)\p{L}*(?:n|sh|ese|an|ch|k|s|b|ss|h|i)(?:-|$)/u;

/** In lower case at the beginning, unless the word is a name. */
export function lowered(written: string, first: Token): string {
  if (first.start > 0 || first.text === 'I') return written;
  const isName =
    first.is('ProperNoun') ||
    nation.test(first.text) ||
    /^\p{Lu}(?:\p{Lu}|\p{Ll}*-\p{Lu})/u.test(first.text) ||
    (!first.is('Value') && !/-\p{Ll}/u.test(first.text) && /^\S+ \p{Lu}/u.test(written));
  return isName && !first.is('Determiner') ? written : written.charAt(0).toLowerCase() + written.slice(1);
}
