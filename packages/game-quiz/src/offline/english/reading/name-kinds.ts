import { wordSet } from '../../../languages/index.js';
import { isGivenName } from '../../source/names.js';
import type { Source } from '../../source/source.js';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.js';
import type { ReadSentence } from './sentence.js';
import type { Tagger, Token } from './tagger.js';
import { type Gender, type Kind, kindOfNoun } from './words.js';

type Tagged = Pick<ReadSentence, 'index' | 'text' | 'tokens' | 'clause'>;

const titles: Readonly<Record<string, Gender>> = {
  ...titled(
    'male',
    'Mr Mister Lord Sir King Prince Father Uncle Grandfather Emperor Duke Tsar Sultan Pope Brother Herr Monsieur',
  ),
  ...titled(
    'female',
    'Mrs Ms Miss Lady Queen Princess Mother Aunt Grandmother Empress Duchess Mme Madame Mlle Sister Frau',
  ),
};

function titled(gender: Gender, words: string): Record<string, Gender> {
  return Object.fromEntries(
    words.split(' ').flatMap((word) => [
      [word, gender],
      [`${word}.`, gender],
    ]),
  );
}

export function genderOfWords(tokens: readonly Token[], { first, head }: NounPhrase): Gender | undefined {
  const words = tokens.slice(first, head + 1);
  for (const { text } of words) if (titles[text] !== undefined) return titles[text];
  if (words.some((word) => word.is('FemaleName')))
    return words.some((word) => word.is('MaleName')) ? undefined : 'female';
  return words.some((word) => word.is('MaleName')) ? 'male' : undefined;
}

/** The words of a name without its owner: "Gordon's Diary" is no person. */
export const nameOf = (tokens: readonly Token[], { first, head }: NounPhrase): string =>
  tokens
    .slice(
      tokens.findLastIndex(({ text }, index) => index >= first && index < head && /['’]s?$/.test(text)) + 1 || first,
      head + 1,
    )
    .filter(({ text }) => /^\p{Lu}/u.test(text))
    .map(({ text }) => text)
    .filter((word) => word !== 'The')
    .join(' ');

/** Verbs that only persons do. */
export const animateVerbs = wordSet(
  'say ask tell think want decide go come see look take put know believe love marry smile laugh cry walk run sit hear speak answer reply shout whisper write feel ' +
    'remember forget try begin learn agree explain wonder hope leave sleep wake eat drink invite play listen climb',
);
const placeWords = wordSet('in at near from to across into');

/** The kinds of a text's names: by the tagger's lexicon, by their actions and by the words before them. */
export function nameKindsOf(
  sentences: readonly Tagged[],
  source: Source,
  tagger: Tagger,
): (name: string) => Kind | 'unknown' {
  const votes = new Map<string, Record<'person' | 'place' | 'organisation', number>>();
  const vote = (name: string, kind: 'person' | 'place' | 'organisation', weight: number) => {
    const known = votes.get(name) ?? { person: 0, place: 0, organisation: 0 };
    known[kind] += weight;
    votes.set(name, known);
  };
  for (const { tokens, clause } of sentences) {
    // "Galois returned after his release": things have no "his".
    if (clause?.subject.name === true && ownPronoun({ tokens, clause }) !== undefined)
      vote(nameOf(tokens, clause.subject), 'person', 2);
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
      const next = tokens[phrase.head + 1];
      if (next?.is('PastTense') && animateVerbs.has(tagger.infinitive(next.text, 'PastTense'))) vote(name, 'person', 2);
      at = phrase.head;
    }
  }
  for (const { speaker } of source.speeches) vote(speaker.replace(/^the /, ''), 'person', 3);
  // "Poisson" is the Siméon Poisson of another sentence.
  const byLast = new Map<string, Record<'person' | 'place' | 'organisation', number>>();
  for (const [name, known] of votes) {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    const sum = byLast.get(last) ?? { person: 0, place: 0, organisation: 0 };
    byLast.set(last, {
      person: sum.person + known.person,
      place: sum.place + known.place,
      organisation: sum.organisation + known.organisation,
    });
  }
  return (name) => {
    const known = byLast.get(name.slice(name.lastIndexOf(' ') + 1));
    if (known === undefined || demonym.test(name)) return 'unknown';
    const [[kind, best], [, second]] = (Object.entries(known) as [Kind, number][]).sort((a, b) => b[1] - a[1]) as [
      [Kind, number],
      [Kind, number],
    ];
    return best >= 2 && best >= second * 1.5 ? kind : 'unknown';
  };
}

/** The first "he" or "her" behind a name that is the subject, if no other name stands between. */
function ownPronoun({ tokens, clause }: Pick<Tagged, 'tokens' | 'clause'>): Token | undefined {
  const from = clause?.predicate ?? tokens.length;
  const at = tokens.findIndex(
    ({ lower }, index) => index >= from && /^(?:he|she|his|her|himself|herself)$/.test(lower),
  );
  return at === -1 || tokens.slice(from, at).some((token) => token.is('ProperNoun')) ? undefined : tokens[at];
}

/** The gender of names, by the pronouns of sentences with only one name: "Simbegwire ran to her father". */
export function nameGendersOf(sentences: readonly Tagged[]): (name: string) => Gender | undefined {
  const votes = new Map<string, number>();
  const byFull = new Map<string, Gender | 'both'>();
  for (const { tokens, clause } of sentences) {
    for (let at = 0; at < tokens.length; at++) {
      const phrase = nounPhraseAt(tokens, at);
      if (phrase === undefined || !phrase.name) continue;
      const gender = genderOfWords(tokens, phrase);
      const last = tokens[phrase.head]?.text ?? '';
      if (gender !== undefined && phrase.head > at)
        byFull.set(last, (byFull.get(last) ?? gender) === gender ? gender : 'both');
      at = phrase.head;
    }
    if (clause === undefined || !clause.subject.name) continue;
    const first = ownPronoun({ tokens, clause });
    if (first === undefined) continue;
    const name = nameOf(tokens, clause.subject);
    votes.set(
      name,
      (votes.get(name) ?? 0) +
        (first.lower.startsWith('h') && first.lower !== 'her' && first.lower !== 'herself' ? 1 : -1),
    );
  }
  return (name) => {
    const vote = votes.get(name) ?? 0;
    const full = byFull.get(name);
    if (vote === 0) return full === 'both' ? undefined : full;
    return vote > 0 ? 'male' : 'female';
  };
}

/** The gender of persons without a name, by their own pronouns: "The mayor came with his hat in his hands". */
export function nounGendersOf(sentences: readonly Tagged[]): (noun: string) => Gender | undefined {
  const votes = new Map<string, number>();
  for (const { tokens, clause } of sentences) {
    if (clause === undefined || clause.subject.name || clause.subject.plural) continue;
    const own = ownPronoun({ tokens, clause });
    const until = own === undefined ? -1 : tokens.indexOf(own);
    if (own === undefined || tokens.slice(clause.predicate, until).some(({ lower }) => kindOfNoun(lower) === 'person'))
      continue;
    const noun = tokens[clause.subject.head]?.lower ?? '';
    votes.set(noun, (votes.get(noun) ?? 0) + (/^(?:he|his|himself)$/.test(own.lower) ? 1 : -1));
  }
  return (noun) => {
    const vote = votes.get(noun) ?? 0;
    return vote === 0 ? undefined : vote > 0 ? 'male' : 'female';
  };
}

const demonym =
  /^(?:Roman|German|Norman|Christian|Indian|Russian|American|African|European|Asian|Italian|Persian|Egyptian|Victorian|Republican)s?$/;
const organisationWord =
  /\b(?:University|College|Institute|Company|Corporation|Council|Association|Society|Ministry|Bank|Agency|Foundation|Party|Police|Court|Club|Group|School|Museum|Organi[sz]ation|Parliament|Government|Bureau|Department)\b/;
const placeName =
  /\b(?:River|Mountain|Mount|Lake|Island|Sea|Ocean|Street|Road|Park|Bridge|Tower|Palace|Castle|City|Bay|Valley|Desert|Airport)\b/;
