import type { Fact } from '../../facts/facts.js';
import { topicOf } from '../gates.js';
import { groupOf } from '../noun-classes.js';
import { nounPhraseAt } from '../reading/noun-phrase.js';
import { type EnglishText, lowered, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { emptyHeads, kindOfNoun } from '../reading/words.js';
import { endsWell } from './phrases.js';

/** A term or a person, and what the text says it is. */
interface Meaning {
  readonly term: string;
  /** What it is, with an article: "the process of enlarging an object". */
  readonly words: string;
  readonly isPerson: boolean;
  readonly plural: boolean;
  readonly past: boolean;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
}

/** Minimum and maximum words of what something is. */
const size = { min: 3, max: 18 } as const;

/** "A cloaca, a structure that …" asks "What is a cloaca?"; "Kim, a teacher from Seoul, …" asks "Who is Kim?". */
export function meaningQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const meanings = meaningsOf(text);
  const { all, topic, told } = meanings;
  return all
    .filter(({ sentence: at }) => at === sentence.index)
    .flatMap((own) => {
      const stem = rootsOf(own.term);
      if ([...stem].every((root) => topic.has(root)) || [...stem].some((root) => own.roots.has(root))) return [];
      const distractors = othersOf(own, meanings, text);
      if (distractors.length < 2) return [];
      const past = own.isPerson ? told : own.past;
      const verb = own.plural ? (past ? 'were' : 'are') : past ? 'was' : 'is';
      const question = `${own.isPerson ? 'Who' : 'What'} ${verb} ${own.term}?`;
      const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
      return [
        {
          kind: 'meaning' as const,
          draft: { evidence, question, correct: own.words, distractors },
          sentence: sentence.index,
          value: 10,
        },
      ];
    });
}

/** Up to three of what other terms of the same sort are, and of other things of the text; nearest in length. */
function othersOf(own: Meaning, { all, things }: Meanings, text: EnglishText): string[] {
  const stem = rootsOf(own.term);
  const ratio = ({ words }: Meaning) => Math.abs(Math.log(words.length / own.words.length));
  const head = own.term.slice(own.term.lastIndexOf(' ') + 1).toLowerCase();
  const near = new Set((text.byHead.get(head) ?? []).flatMap(({ index }) => [index, index + 1]));
  const possible = [...all, ...things]
    .filter(
      (other) =>
        other.isPerson === own.isPerson &&
        other.plural === own.plural &&
        other.term !== own.term &&
        other.sentence !== own.sentence &&
        (other.term !== '' || (!near.has(other.sentence) && opensWithA(other) === opensWithA(own))) &&
        ratio(other) < 0.7 &&
        ![...stem].some((root) => other.roots.has(root) || rootsOf(other.term).has(root)),
    )
    .map((other) => ({
      other,
      distance:
        ratio(other) + (other.term === '' ? 0.4 : 0) + Math.min(20, Math.abs(other.sentence - own.sentence)) / 40,
    }))
    .sort((a, b) => a.distance - b.distance);
  const chosen: Meaning[] = [];
  for (const { other } of possible)
    if (chosen.length < 3 && [own, ...chosen].every(({ roots }) => !sameWords(roots, other.roots))) chosen.push(other);
  return chosen.map(({ words }) => words);
}

/** "a combination of stars", not "the knowledge that was lost". */
const opensWithA = ({ words }: Meaning): boolean => /^an? /.test(words);

const sameWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].filter((root) => other.has(root)).length >= Math.max(1, Math.min(one.size, other.size) * 0.5);

interface Meanings {
  readonly all: readonly Meaning[];
  /** Other things and persons that the text describes in several words; without a term. */
  readonly things: readonly Meaning[];
  readonly topic: ReadonlySet<string>;
  /** Whether the text tells of the past. */
  readonly told: boolean;
}

const found = new WeakMap<EnglishText, Meanings>();

function meaningsOf(text: EnglishText): Meanings {
  const known = found.get(text);
  if (known !== undefined) return known;
  const clauses = text.sentences.flatMap(({ clause }) => clause ?? []);
  const seen = new Set<string>();
  const all = text.sentences
    .filter(({ index }, at) => text.sentences[at - 1]?.index !== index)
    .flatMap((sentence) => meaningsIn(sentence))
    .filter(({ term }) => !seen.has(term) && seen.add(term));
  const things = text.sentences
    .filter(({ index }, at) => text.sentences[at - 1]?.index !== index)
    .flatMap((sentence) => sentence.mentioned.flatMap((other) => described(sentence, other)));
  const meanings = {
    all,
    things,
    topic: topicOf(text),
    told: clauses.filter(({ past }) => past).length > clauses.length / 2,
  };
  found.set(text, meanings);
  return meanings;
}

const equals = /^(?:is|are|was|were)$/;
const introduces = /^(?:called|termed|named)$/;

function meaningsIn(sentence: ReadSentence): Meaning[] {
  const { tokens, text, mentioned } = sentence;
  return mentioned.flatMap((term): Meaning[] => {
    const { phrase } = term;
    const { first, last } = phrase;
    const before = tokens[first - 1];
    const end = tokens[last];
    const next = tokens[last + 1];
    if (end === undefined || next === undefined) return [];
    const made = (from: number, to: number, past: boolean) => meaningOf(sentence, term, from, to, past);
    // "X is a …": at the beginning of the sentence, or of a clause.
    if (equals.test(next.lower) && end.post === ' ')
      return first === 0 ? made(last + 2, closing(tokens, last + 2), /^w/.test(next.lower)) : [];
    // "X refers to a …", "X means a …"
    if (first === 0 && /^(?:means|refers?|describes?|denotes?)$/.test(next.lower)) {
      const from = tokens[last + 2]?.lower === 'to' ? last + 3 : last + 2;
      return made(from, closing(tokens, from), false);
    }
    // "a structure called X", "… known as X"
    const named =
      before !== undefined &&
      (introduces.test(before.lower)
        ? first - 1
        : before.lower === 'as' && tokens[first - 2]?.lower === 'known'
          ? first - 2
          : -1);
    if (typeof named === 'number' && named > 1 && tokens[named - 1]?.post === ' ') {
      const owner = mentioned.find((other) => other.phrase.last === named - 1);
      return owner === undefined || (owner.phrase.head !== owner.phrase.last && !/ of /.test(owner.text))
        ? []
        : made(owner.phrase.first, named, false);
    }
    // "X, a …," and "X (a …)"
    if (
      !/^(?:,| \(| [–—])/.test(end.post) ||
      before?.lower === 'and' ||
      before?.lower === 'or' ||
      /,/.test(before?.post ?? '')
    )
      return [];
    const isBracket = end.post.startsWith(' (');
    const to = closing(tokens, last + 1);
    const close = tokens[to - 1]?.post ?? '';
    if (isBracket ? !close.startsWith(')') : !/^[,.;]/.test(close)) return [];
    if (/^(?:and|or)$/.test(tokens[to]?.lower ?? '') || hasVerb(tokens, last + 1, to)) return [];
    if (
      !isBracket &&
      (opens(tokens, last) || phrase.plural || (/^\./.test(close) && / and /.test(text.slice(end.end))))
    )
      return [];
    return made(last + 1, to, false);
  });
}

/** Whether a word closes the part before a sentence's subject: "In a city, a …". */
const opens = (tokens: readonly Token[], last: number): boolean =>
  !tokens.slice(0, last).some(({ post }) => post.startsWith(',')) &&
  ['Preposition', 'Conjunction', 'Adverb', 'Verb'].some((tag) => tokens[0]?.is(tag));

/** The end, excluded, of what is said of a term: at the first mark. */
function closing(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(({ post }, index) => index >= from && /[,;:.()–—!?"”]|--/.test(post));
  return at === -1 ? tokens.length : at + 1;
}

/** A thing in several words: "a thick wall of stone". */
function described({ tokens, text, index }: ReadSentence, { phrase, kind }: Mentioned): Meaning[] {
  const { first, last, head } = phrase;
  const to = hasVerb(tokens, last + 1, closing(tokens, last)) ? last + 1 : closing(tokens, last);
  const opening = tokens[first]?.lower ?? '';
  if (
    !/^(?:an?|the)$/.test(opening) ||
    to - first < 4 ||
    to - first > size.max ||
    phrase.name ||
    phrase.number !== undefined
  )
    return [];
  const isPerson = kind === 'person';
  if (isPerson && opening === 'the') return [];
  if (kind === 'time' || emptyHeads.has(tokens[head]?.lower ?? '') || !endsWell(tokens[to - 1])) return [];
  const words = `${opening} ${text.slice(tokens[first + 1]?.start, tokens[to - 1]?.end)}`;
  const roots = rootsOf(words);
  // What a thing is, is told by what it does.
  if (!isPerson && !/ (?:that|which) \p{L}+ \p{L}+/u.test(words)) return [];
  if (vague.test(words) || pointing.test(words) || /[,;:()"“”[\]]/.test(words) || roots.size < 2) return [];
  return [{ term: '', words, isPerson, plural: phrase.plural, past: false, sentence: index, roots }];
}

/** Whether a verb stands between two words, other than in a clause that describes. */
function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (/^(?:that|which|who)$/.test(token.lower)) return false;
    if (/^(?:to|and|or|when|while|as|because|if|before|after|than|from|until|so)$/.test(token.lower)) return true;
    if (!token.is('Verb') || token.is('Gerund') || token.is('Noun') || token.is('Adjective')) continue;
    if (!token.is('PastTense') || !/^(?:by|to|in|for|on|at|from|into|with)$/.test(tokens[at + 1]?.lower ?? ''))
      return true;
  }
  return false;
}

const vague =
  /^(?:an?|the) (?:\p{L}+ )?(?:example|reason|result|way|kind|type|sort|part|number|same|first|second|third|last|next|only|other|one|lot|little|few|bit|few|matter|time|day|year|month|place|thing|fact|case|latter|former|following|most|best|least|key|more|less|\p{L}+est)\b/u;
/** "a bay on the island": which one stands elsewhere. */
const openThing =
  /\bthe (?:island|town|city|country|nation|group|area|region|river|village|team|company|book|film|war|house|museum|process|system)\b(?! (?:of|that|which|where|called)\b)/;
const pointing =
  /\b(?:it|they|them|this|these|those|such|he|she|his|her|him|I|we|you|our|your|ones|other|another|same|here|there|not|now|also|however)\b/;

function meaningOf(
  { tokens, text, index }: ReadSentence,
  term: Mentioned,
  from: number,
  to: number,
  past: boolean,
): Meaning[] {
  const first = tokens[from];
  const { phrase } = term;
  const complement = nounPhraseAt(tokens, from);
  if (first === undefined || complement === undefined || complement.last === -1 || complement.last >= to) return [];
  if (!/^(?:an?|the)$/.test(first.lower) && !(phrase.plural && complement.determiner === 'none' && complement.plural))
    return [];
  if (to - from < size.min || to - from > size.max || !endsWell(tokens[to - 1])) return [];
  const words = lowered(text.slice(first.start, tokens[to - 1]?.end), first).replace(/^(?:An?|The) /, (article) =>
    article.toLowerCase(),
  );
  if (vague.test(words) || pointing.test(words) || openThing.test(words) || /[,;:()"“”[\]]/.test(words)) return [];
  // "Bell Lake is a lake": the name says it.
  if (phrase.name && term.kind !== 'person' && term.text.includes(' ') && groupOf(term.head) !== undefined) return [];
  const head = tokens[complement.head]?.lower ?? '';
  const isPerson = term.kind === 'person' && phrase.name;
  const isSaid = equals.test(tokens[phrase.last + 1]?.lower ?? '');
  if (isPerson !== (kindOfNoun(head, tokens[complement.head]?.is('Actor')) === 'person')) return [];
  if (
    !isPerson &&
    (term.kind === 'person' ||
      term.kind === 'time' ||
      phrase.determiner === 'pronoun' ||
      phrase.determiner === 'other' ||
      phrase.number !== undefined)
  )
    return [];
  if (
    (!isPerson && emptyHeads.has(term.head)) ||
    complement.plural !== phrase.plural ||
    (phrase.determiner === 'the' && !phrase.name && (!isSaid || term.text.split(' ').length < 3))
  )
    return [];
  if (
    / of |\b(?:first|only|main|other|same|most)\b/.test(term.text) ||
    term.text.split(' ').length > 4 ||
    pointing.test(term.text)
  )
    return [];
  return [{ term: term.text, words, isPerson, plural: phrase.plural, past, sentence: index, roots: rootsOf(words) }];
}
