import { isGivenName } from '../source/names.js';
import type { Source } from '../source/source.js';
import { withoutConjunction } from '../source/statements.js';
import { heroOf } from './gates.js';
import { type Clause, clauseOf } from './reading/clause.js';
import {
  animateVerbs,
  genderOfWords,
  nameGendersOf,
  nameKindsOf,
  nameOf,
  nounGendersOf,
} from './reading/name-kinds.js';
import { type NounPhrase, nounPhraseAt } from './reading/noun-phrase.js';
import { laterPieces } from './reading/pieces.js';
import { type EnglishText, lowered, type Mentioned, type ReadSentence, rootsOf, verbOf } from './reading/sentence.js';
import type { Tagger, Token } from './reading/tagger.js';
import { isWholeSentence, readablePart, withoutNotes } from './reading/whole-sentences.js';
import { type Gender, genderOfNoun, type Kind, kindOfNoun } from './reading/words.js';
import { type Antecedent, antecedentOf, protagonistsOf, sameSubject } from './references/antecedents.js';
import { hasOnePerson } from './references/same-person.js';
import { thingMeant } from './references/things.js';

/** Maximum sentences read word by word, per question wanted and in total: reading one takes a millisecond. */
const sentencesPerQuestion = 20;
const minSentences = 60;
const maxSentences = 400;
/** Number of consecutive sentences read, so that the context of a fact is known. */
const stretch = 20;

export function readEnglish(source: Source, count: number, tagger: Tagger): EnglishText {
  const max = Math.min(maxSentences, Math.max(minSentences, count * sentencesPerQuestion));
  const indices = chosen(source.reading.sentences.length, max);
  const isName = knownNames(indices.map((index) => source.reading.sentences[index]?.text ?? ''));
  const tagged = indices.flatMap((index) => {
    const sentence = source.reading.sentences[index];
    if (sentence === undefined || !isWholeSentence(sentence, source.reading)) return [];
    const text = readablePart(withoutConjunction(withoutNotes(sentence.text)));
    if (text === undefined) return [];
    const tokens = tagger.tag(text, isName);
    return tokens.length === 0 ? [] : [{ index, text, tokens, clause: clauseOf(text, tokens) }];
  });
  const kindOfName = nameKindsOf(tagged, source, tagger);
  const genders = { ofName: nameGendersOf(tagged), ofNoun: nounGendersOf(tagged) };
  const actors = actorsOf(tagged, tagger);
  const read = tagged.map((sentence): ReadSentence => {
    const mentioned = mentionedIn(sentence, kindOfName, genders, actors, tagger);
    return { ...sentence, mentioned, subjectInside: '', from: sentence.index, roots: rootsOf(sentence.text) };
  });
  const paragraphOf = (index: number) => source.reading.sentences[index]?.paragraph;
  const textOf = (index: number) => source.reading.sentences[index]?.text ?? '';
  const protagonistIn = protagonistsOf(read, textOf);
  const whole = read.map(
    (sentence, at): ReadSentence =>
      withOwners(
        withSubject(
          sentence,
          antecedentOf(at, read, paragraphOf) ?? thingMeant(at, read, paragraphOf) ?? protagonistIn(sentence),
          tagger,
        ),
      ),
  );
  // Facts in a later part of a long sentence are found in that part, not as a separate sentence.
  const sentences = whole.flatMap((sentence) => [
    sentence,
    ...laterPieces(sentence.text, sentence.tokens, sentence.clause).map(({ tokens, clause }): ReadSentence => {
      const piece = { ...sentence, tokens, clause, subjectInside: '' };
      const mentioned = mentionedIn(piece, kindOfName, genders, actors, tagger);
      const { subject: _, ...plain } = { ...piece, mentioned };
      return withSubject(plain, sameSubject(sentence, plain) ?? protagonistIn(plain), tagger);
    }),
  ]);
  const byHead = new Map<string, ReadSentence[]>();
  for (const sentence of whole) {
    for (const head of new Set(sentence.tokens.map(({ lower }) => lower.replace(/['’]s$/, '')))) {
      const known = byHead.get(head);
      if (known === undefined) byHead.set(head, [sentence]);
      else known.push(sentence);
    }
  }
  const text = { source, tagger, sentences, mentioned: whole.flatMap(({ mentioned }) => mentioned), byHead };
  // A biography has a hero, whom "he" means; in any other text of several persons it may be somebody else.
  const hero = source.newestYear === 0 ? undefined : heroOf(text);
  const isSure = hasOnePerson(text) ? () => true : (head: string) => head === hero;
  return { ...text, sentences: sentences.map((sentence) => withoutGuess(sentence, isSure)) };
}

/** A sentence without the person whom its "he" or "she" may not mean. */
function withoutGuess(sentence: ReadSentence, isSure: (head: string) => boolean): ReadSentence {
  const { clause, subject, ...plain } = sentence;
  const pronoun = clause?.tokens[clause.subject.first]?.lower ?? '';
  if (clause === undefined || subject === undefined || !/^s?he$/.test(pronoun) || isSure(subject.head)) return sentence;
  // "When the queen had left, she": the sentence names her itself.
  if (sentence.mentioned.some(({ head }) => head === subject.head)) return sentence;
  return { ...plain, clause, subjectInside: '', from: sentence.index };
}

/** Adds what a sentence is about: its subject, or the person its pronoun refers to. */
function withSubject(sentence: ReadSentence, antecedent: Antecedent | undefined, tagger: Tagger): ReadSentence {
  const subject = sentence.mentioned.find(({ role }) => role === 'subject');
  const { clause } = sentence;
  if (clause === undefined) return sentence;
  if (subject !== undefined) {
    const phrase = { ...subject.phrase, plural: clause.subject.plural };
    return { ...sentence, subject: { ...subject, phrase }, subjectInside: subjectInside(clause) };
  }
  // "He and his colleague": nobody alone.
  if (antecedent === undefined || clause.subjectLast > clause.subject.last) return sentence;
  const first = clause.tokens[clause.subject.first];
  // "His ship sank": whose ship it was stands in another sentence.
  if (first !== undefined && /^(?:his|her)$/.test(first.lower)) return sentence;
  const meant = { ...antecedent.subject, sentence: sentence.index, verb: verbOf(clause, tagger) };
  return { ...sentence, subject: meant, subjectInside: meant.text, from: antecedent.from };
}

const kin =
  /^(?:his|her) (?:old |young |little |elder |younger )?(?:father|mother|brother|sister|son|daughter|wife|husband|uncle|aunt|grandmother|grandfather|cousin|friend|stepmother|stepfather|nephew|niece|teacher|boss|master|servant)$/;

/** "Mira lived with her grandmother": an answer says "Mira's grandmother". */
function withOwners(sentence: ReadSentence): ReadSentence {
  const { subject } = sentence;
  if (subject === undefined || !subject.phrase.name || subject.kind !== 'person' || subject.phrase.plural)
    return sentence;
  const mentioned = sentence.mentioned.map((other): Mentioned => {
    const owner = other.text.startsWith('his ') ? 'male' : 'female';
    if (!kin.test(other.text) || (subject.gender ?? owner) !== owner) return other;
    const text = other.text.replace(/^(?:his|her) /, `${subject.text}${subject.text.endsWith('s') ? '’' : '’s'} `);
    return { ...other, text, phrase: { ...other.phrase, determiner: 'owner' } };
  });
  return { ...sentence, mentioned };
}

/** Nouns such as "healer" that act like persons in this text. */
function actorsOf(sentences: readonly Tagged[], tagger: Tagger): ReadonlySet<string> {
  const actors = new Set<string>();
  for (const { tokens, clause } of sentences) {
    if (clause !== undefined && !clause.passive && !clause.copula && animateVerbs.has(verbOf(clause, tagger))) {
      const head = tokens[clause.subject.head]?.lower ?? '';
      if (/(?:er|or)s?$/.test(head)) actors.add(head);
    }
    for (const [index, token] of tokens.entries())
      if (/^(?:who|whom)$/.test(token.lower) && /(?:er|or)s?$/.test(tokens[index - 1]?.lower ?? ''))
        actors.add(tokens[index - 1]?.lower ?? '');
  }
  // "The healer said" shows that healers are persons.
  for (const actor of [...actors]) actors.add(actor.endsWith('s') ? actor.slice(0, -1) : `${actor}s`);
  return actors;
}

/** Indices of the sentences to read: all of a short text, stretches spread over a long one. */
function chosen(total: number, max: number): number[] {
  if (total <= max) return Array.from({ length: total }, (_, index) => index);
  const stretches = Math.floor(max / stretch);
  return Array.from({ length: stretches }, (_, part) => Math.floor((part * total) / stretches)).flatMap((start) =>
    Array.from({ length: stretch }, (_, index) => start + index),
  );
}

/** Whether a word at the beginning of a sentence is a name: inside sentences it always has its capital. */
function knownNames(texts: readonly string[]): (word: string, tagged: boolean) => boolean {
  const words = new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []));
  const inside = new Set(texts.flatMap((text) => text.match(/(?<=[\p{Ll},;] ["'“‘]?)\p{Lu}[\p{L}\p{M}-]+/gu) ?? []));
  return (word, tagged) =>
    !words.has(word.toLowerCase()) &&
    // "Melted rock", "Teaching certification": verb forms are tagged as names because of their capital.
    ((tagged && !/(?:ing|ed)$/.test(word)) || inside.has(word) || isGivenName(word));
}

type Tagged = Pick<ReadSentence, 'index' | 'text' | 'tokens' | 'clause'>;

function mentionedIn(
  sentence: Tagged,
  kindOfName: (name: string) => Kind | 'unknown',
  genders: Record<'ofName' | 'ofNoun', (word: string) => Gender | undefined>,
  actors: ReadonlySet<string>,
  tagger: Tagger,
): Mentioned[] {
  const { tokens, clause, index, text } = sentence;
  const found: Mentioned[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = nounPhraseAt(tokens, at);
    if (phrase === undefined || phrase.last === -1 || isInNote(text, tokens[at]?.start ?? 0)) continue;
    const isSubject = clause?.subject.head === phrase.head && clause.subject.determiner !== 'pronoun';
    const head = tokens[phrase.head] as Token;
    const lower = head.lower.replace(/['’]s$/, '');
    const before = tokens[at - 1];
    const verbBefore = before?.is('Verb') === true && !before.is('Copula') && !before.is('Auxiliary');
    const kind = phrase.name
      ? kindOfName(nameOf(tokens, phrase))
      : kindOfNoun(lower, head.is('Actor') || actors.has(lower));
    found.push({
      text: optionOf(text, tokens, phrase),
      head: lower,
      phrase,
      kind,
      country: (head.is('Country') && !noCountry.test(head.text)) || /^(?:US|UK|USA|U\.S|U\.S\.)$/.test(head.text),
      mass: head.is('Uncountable') || (kind === 'abstract' && !phrase.plural),
      gender: phrase.name
        ? (genders.ofName(nameOf(tokens, phrase)) ?? genderOfWords(tokens, phrase))
        : (genderOfNoun(lower) ?? (kind === 'person' ? genders.ofNoun(lower) : undefined)),
      sentence: index,
      role: isSubject ? 'subject' : verbBefore ? 'object' : 'other',
      ...(isSubject && clause !== undefined ? { verb: verbOf(clause, tagger) } : {}),
    });
    at = phrase.head;
  }
  return found;
}

const noCountry = /^(?:Kong|Greenland|Macau|Rico|Guadeloupe|Martinique|Bermuda|Gibraltar)$/;

/** Whether a position is inside square brackets: such notes are about the text, not part of it. */
const isInNote = (text: string, at: number): boolean => text.lastIndexOf('[', at) > text.lastIndexOf(']', at);

/** A phrase as an answer: with the article in lower case. */
function optionOf(text: string, tokens: readonly Token[], { first: start, last, head, name }: NounPhrase): string {
  const first = name ? startOfName(tokens, start, head) : start;
  // "Matthew Boulton of Birmingham": two words name him.
  const isFull = name && head > first && isGivenName(tokens[first]?.text ?? '');
  const written = text.slice(tokens[first]?.start, tokens[isFull ? head : last]?.end);
  return lowered(written, tokens[first] as Token);
}

/** "the overly curious Lewis": a name stands without the words that describe it. */
function startOfName(tokens: readonly Token[], first: number, head: number): number {
  const at = tokens.findIndex(
    ({ text }, index) => index >= first && /^\p{Lu}/u.test(text) && !(index === first && /^The$|^An?$/.test(text)),
  );
  const between = tokens.slice(first + (tokens[first]?.is('Determiner') ? 1 : 0), at);
  const describes =
    between.length > 0 && between.every((token) => !token.is('Noun') || !tokens[first]?.is('Determiner'));
  return at > first && at <= head && describes ? at : first;
}

/** The full subject, as worded inside a question. */
function subjectInside({ text, tokens, subject, subjectLast }: Clause): string {
  return lowered(text.slice(tokens[subject.first]?.start, tokens[subjectLast]?.end), tokens[subject.first] as Token);
}
