import { splitWords } from '@ludotext/engine';
import { comparable } from '../../comparable.js';
import { withoutConjunction } from '../conjunctions.js';
import { isGivenName } from '../name-kinds.js';
import type { Source } from '../source.js';
import { type Clause, clauseOf } from './clause.js';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.js';
import { isWholeSentence } from './whole-sentences.js';
import type { Tagger, Token } from './tagger.js';
import { type Gender, genderOfNoun, type Kind, kindOfNoun, wordSet } from './words.js';

/** A thing, person or place that the text speaks of, where it does. */
export interface Mentioned {
  /** As it stands as an answer: an article in lower case. */
  readonly text: string;
  /** Its noun in lower case; the last word of a name. */
  readonly head: string;
  readonly phrase: NounPhrase;
  readonly kind: Kind | 'unknown';
  readonly gender: Gender | undefined;
  readonly sentence: number;
  readonly role: 'subject' | 'object' | 'other';
  /** The infinitive of what it does, of a subject. */
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
  /** Roots of its words with content. */
  readonly roots: ReadonlySet<string>;
}

/** The sentences of an English text that were read word by word. */
export interface EnglishText {
  readonly source: Source;
  readonly tagger: Tagger;
  readonly sentences: readonly ReadSentence[];
  readonly mentioned: readonly Mentioned[];
  /** By head: the sentences that speak of it. */
  readonly byHead: ReadonlyMap<string, readonly ReadSentence[]>;
}

/** Most sentences that are read word by word, for each question wanted and at all: reading one takes a millisecond. */
const sentencesPerQuestion = 20;
const fewestSentences = 60;
const mostSentences = 400;
/** How many sentences in a row are read, so that what stands near a fact is known. */
const stretch = 20;

export function readEnglish(source: Source, count: number, tagger: Tagger): EnglishText {
  const most = Math.min(mostSentences, Math.max(fewestSentences, count * sentencesPerQuestion));
  const tagged = chosen(source.reading.sentences.length, most).flatMap((index) => {
    const sentence = source.reading.sentences[index];
    if (sentence === undefined || !isWholeSentence(sentence, source.reading)) return [];
    const text = withoutConjunction(sentence.text);
    const tokens = tagger.tag(text);
    return tokens.length === 0 ? [] : [{ index, text, tokens, clause: clauseOf(text, tokens) }];
  });
  const kindOfName = nameKindsOf(tagged, source, tagger);
  const sentences = tagged.map((sentence): ReadSentence => {
    const mentioned = mentionedIn(sentence, kindOfName, tagger);
    return { ...sentence, mentioned, roots: rootsOf(sentence.text) };
  });
  const byHead = new Map<string, ReadSentence[]>();
  for (const sentence of sentences) {
    for (const head of new Set(sentence.tokens.map(({ lower }) => lower.replace(/['’]s$/, '')))) {
      const known = byHead.get(head);
      if (known === undefined) byHead.set(head, [sentence]);
      else known.push(sentence);
    }
  }
  return { source, tagger, sentences, mentioned: sentences.flatMap(({ mentioned }) => mentioned), byHead };
}

/** Indices of the sentences to read: all of a short text, stretches from all over a long one. */
function chosen(total: number, most: number): number[] {
  if (total <= most) return Array.from({ length: total }, (_, index) => index);
  const stretches = Math.floor(most / stretch);
  return Array.from({ length: stretches }, (_, part) => Math.floor((part * total) / stretches)).flatMap((start) =>
    Array.from({ length: stretch }, (_, index) => start + index),
  );
}

/** The roots of a text's words with content: enough of each that its forms count as one. */
export function rootsOf(text: string): ReadonlySet<string> {
  return new Set(splitWords(text, 'en').flatMap(({ text: word, stop }) => (stop ? [] : [rootOf(comparable(word))])));
}

export const rootOf = (word: string): string => {
  const plain = word.replace(/'s$/, '');
  return plain.length > 6 ? plain.slice(0, 6) : plain.replace(/(?:es|ed|s)$/, '');
};

type Tagged = Pick<ReadSentence, 'index' | 'text' | 'tokens' | 'clause'>;

function mentionedIn(sentence: Tagged, kindOfName: (name: string) => Kind | 'unknown', tagger: Tagger): Mentioned[] {
  const { tokens, clause, index, text } = sentence;
  const found: Mentioned[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = nounPhraseAt(tokens, at);
    if (phrase === undefined || phrase.last === -1) continue;
    const isSubject = clause?.subject.head === phrase.head;
    const head = tokens[phrase.head] as Token;
    const lower = head.lower.replace(/['’]s$/, '');
    const before = tokens[at - 1];
    const verbBefore = before !== undefined && before.is('Verb') && !before.is('Copula') && !before.is('Auxiliary');
    const kind = phrase.name ? kindOfName(nameOf(tokens, phrase)) : kindOfNoun(lower);
    found.push({
      text: answerOf(text, tokens, phrase),
      head: lower,
      phrase,
      kind,
      gender: phrase.name ? genderOfName(tokens, phrase) : genderOfNoun(lower),
      sentence: index,
      role: isSubject ? 'subject' : verbBefore ? 'object' : 'other',
      ...(isSubject && clause !== undefined ? { verb: verbOf(clause, tagger) } : {}),
    });
    at = phrase.head;
  }
  return found;
}

function genderOfName(tokens: readonly Token[], { first, head }: NounPhrase): Gender | undefined {
  const words = tokens.slice(first, head + 1);
  if (words.some((word) => word.is('FemaleName'))) return words.some((word) => word.is('MaleName')) ? undefined : 'female';
  return words.some((word) => word.is('MaleName')) ? 'male' : undefined;
}

/** The infinitive of what a clause says is done. */
export function verbOf({ tokens, verb, past, auxiliary }: Clause, tagger: Tagger): string {
  const token = tokens[verb] as Token;
  if (auxiliary !== undefined && token.is('Infinitive')) return token.lower;
  return tagger.infinitive(token.text, past || token.is('PastTense') ? 'PastTense' : 'PresentTense');
}

/** A phrase as an answer: the article of a sentence's beginning in lower case. */
export function answerOf(text: string, tokens: readonly Token[], { first, last }: NounPhrase): string {
  const written = text.slice(tokens[first]?.start, tokens[last]?.end);
  return lowered(written, tokens[first] as Token);
}

/** With a small first letter, unless the word is a name. */
export function lowered(written: string, first: Token): string {
  if (first.start > 0 || first.text === 'I') return written;
  const isName = first.is('ProperNoun') || /['’]s$/.test(first.text) || /^\p{Lu}{2}/u.test(first.text);
  return isName && !first.is('Determiner') ? written : written.charAt(0).toLowerCase() + written.slice(1);
}

const nameOf = (tokens: readonly Token[], { first, head }: NounPhrase): string =>
  tokens
    .slice(first, head + 1)
    .filter(({ text }) => /^\p{Lu}/u.test(text))
    .map(({ text }) => text)
    .filter((word) => word !== 'The')
    .join(' ');

/** What only persons do. */
const animateVerbs = wordSet(
  'say ask tell think want decide go come see look take put know believe love marry smile laugh cry walk run sit hear speak answer reply shout whisper write feel ' +
    'remember forget try begin learn agree explain wonder hope leave sleep wake eat drink invite play listen climb',
);
const placeWords = wordSet('in at near from to across into');

/** What the names of a text name: by the tagger's lexicon, by what they do and by what stands before them. */
function nameKindsOf(sentences: readonly Tagged[], source: Source, tagger: Tagger): (name: string) => Kind | 'unknown' {
  const votes = new Map<string, Record<'person' | 'place' | 'organisation', number>>();
  const vote = (name: string, kind: 'person' | 'place' | 'organisation', weight: number) => {
    const known = votes.get(name) ?? { person: 0, place: 0, organisation: 0 };
    known[kind] += weight;
    votes.set(name, known);
  };
  for (const { tokens, clause } of sentences) {
    for (let at = 0; at < tokens.length; at++) {
      const phrase = nounPhraseAt(tokens, at);
      if (phrase === undefined || !phrase.name) continue;
      const name = nameOf(tokens, phrase);
      const words = tokens.slice(phrase.first, phrase.head + 1);
      if (words.some((word) => word.is('Country') || word.is('City') || word.is('Region'))) vote(name, 'place', 3);
      else if (words.some((word) => word.is('Place'))) vote(name, 'place', 2);
      if (words.some((word) => word.is('Organization')) || organisationWord.test(name)) vote(name, 'organisation', 4);
      if (words.some((word) => word.is('Person'))) vote(name, 'person', 2);
      if (isGivenName(name.split(' ')[0] ?? '')) vote(name, 'person', 2);
      if (placeName.test(name)) vote(name, 'place', 4);
      const before = tokens[at - 1]?.lower ?? '';
      if (placeWords.has(before)) vote(name, 'place', before === 'in' || before === 'near' ? 1 : 0.5);
      if (clause?.subject.head === phrase.head && animateVerbs.has(verbOf(clause, tagger))) vote(name, 'person', 2);
      at = phrase.head;
    }
  }
  for (const { speaker } of source.speeches) vote(speaker.replace(/^the /, ''), 'person', 3);
  return (name) => {
    const known = votes.get(name);
    if (known === undefined) return 'unknown';
    const [[kind, best], [, second]] = (Object.entries(known) as [Kind, number][]).sort((a, b) => b[1] - a[1]) as [[Kind, number], [Kind, number]];
    return best >= 2 && best >= second * 1.5 ? kind : 'unknown';
  };
}

const organisationWord = /\b(?:University|College|Institute|Company|Corporation|Council|Association|Society|Ministry|Bank|Agency|Foundation|Party|Police|Court|Club|Group|School|Museum|Organi[sz]ation|Parliament|Government|Bureau|Department)\b/;
const placeName = /\b(?:River|Mountain|Mount|Lake|Island|Sea|Ocean|Street|Road|Park|Bridge|Tower|Palace|Castle|City|Bay|Valley|Desert|Airport)\b/;
