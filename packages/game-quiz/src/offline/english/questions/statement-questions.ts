import { gapSign } from '../../../item-parts.js';
import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { canBeOption } from '../distractors.js';
import { topicOf } from '../gates.js';
import { groupOf, singularOf } from '../noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { emptyHeads, isSynonym } from '../reading/words.js';
import { pronounUse } from '../references/pronouns.js';
import { areApart } from '../references/same-person.js';
import { endOfPhrase, endsWell, hasSecondVerb, type Main, mainIn, otherPhrases } from './phrases.js';
import { evidenceOf, isNamed, leadOf } from './wording.js';

/** What a text says of a thing: "trap air between the feathers". */
interface Statement {
  /** The predicate, as written. */
  readonly words: string;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
  /** What it is said of, unless only a pronoun names that. */
  readonly subject?: Mentioned;
  readonly group?: string;
  readonly plural: boolean;
  /** The subject, as written, with what precedes it. */
  readonly stem: string;
  readonly past: boolean;
  readonly copula: boolean;
  /** Whether its verb shows the number of its subject. */
  readonly isNumbered: boolean;
}

/** Minimum and maximum words of a predicate, and minimum content words. */
const size = { min: 3, max: 16, roots: 2 } as const;

/** "Down feathers trap air." asks to complete "Down feathers _____.", among what is said of other things. */
export function statementQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const own = statementIn(sentence, text) ?? asideIn(sentence, text);
  if (own?.subject === undefined) return [];
  const { all, topic } = statementsOf(text);
  const { subject, words: key, stem: written } = own;
  const stem = rootsOf(written);
  if ([...stem].some((root) => own.roots.has(root)) || [...stem].every((root) => topic.has(root))) return [];
  if (emptyHeads.has(subject.head) || !isKnown({ ...own, subject }, text)) return [];
  const said = text.byHead.get(subject.head) ?? [];
  const near = new Set(said.flatMap(({ index }) => [index, index + 1]));
  const others = all.filter(
    (other) =>
      fitsPronouns(subject, other.words) &&
      ![...stem].some((root) => other.roots.has(root)) &&
      (isOfOtherYear(own, other) ||
        (isApart(subject, other, near, text) &&
          !said.some(
            ({ roots }) =>
              [...other.roots].filter((root) => roots.has(root)).length >= Math.max(2, other.roots.size * 0.4),
          ))),
  );
  const cost = ({ past, copula }: Statement) => (past === own.past ? 0 : 8) + (copula === own.copula ? 0 : 4);
  const chosen = otherPhrases(others, key, sentence, cost, 1);
  if (chosen.length < 2) return [];
  return [
    {
      kind: 'statement',
      draft: {
        evidence: evidenceOf(sentence, text),
        question: `${written.charAt(0).toUpperCase()}${written.slice(1)} ${gapSign}.`,
        correct: key,
        distractors: chosen.map(({ words }) => words),
      },
      sentence: sentence.index,
      value: 6 + Math.min(2, own.roots.size / 4) + (chosen.length === 3 ? 1 : 0) - (stem.size < 2 ? 0.5 : 0),
    },
  ];
}

/** Kinds of things that are said to be, to have and to do like things. */
const groups: Readonly<Record<string, string>> = {
  person: 'person',
  animal: 'animal',
  place: 'thing',
  organisation: 'thing',
  thing: 'thing',
  body: 'thing',
  abstract: 'thing',
};

const yearIn = ({ stem }: Statement): string | undefined => /\b1\d{3}\b|\b20\d\d\b/.exec(stem)?.[0];

/** "In 1831, Galois": what the text says of another year, even of the same person, is wrong. */
function isOfOtherYear(own: Statement, other: Statement): boolean {
  const [year, otherYear] = [yearIn(own), yearIn(other)];
  return year !== undefined && otherYear !== undefined && year !== otherYear && own.group === other.group;
}

/** "Her" among the options for a man, or "their" for one thing, gives a wrong one away. */
function fitsPronouns({ kind, gender, phrase }: Mentioned, words: string): boolean {
  const [owner] = /\b(?:his|her|its|their)\b/.exec(words) ?? [];
  if (owner === undefined) return true;
  if (owner === 'their') return phrase.plural;
  if (owner === 'its') return !phrase.plural && kind !== 'person';
  return kind === 'person' && gender === (owner === 'his' ? 'male' : 'female');
}

/** Whether what is said of another thing is wrong of this one: of one kind, but no part or example of each other. */
function isApart(one: Mentioned, other: Statement, near: ReadonlySet<number>, text: EnglishText): boolean {
  const { subject, group, plural, sentence } = other;
  if (groups[one.kind] === undefined || (other.isNumbered && plural !== one.phrase.plural)) return false;
  // "They …": whoever they are, the sentence before does not name this one.
  if (subject === undefined) return !near.has(sentence) && (group === undefined || group === groups[one.kind]);
  if (
    group !== groups[one.kind] ||
    (one.phrase.name !== subject.phrase.name && (one.kind === 'place') !== (subject.kind === 'place'))
  )
    return false;
  if (one.kind === 'person')
    return one.head !== subject.head && plural === one.phrase.plural && areApart(one, subject, text);
  if (one.phrase.name && [...rootsOf(one.text)].some((root) => rootsOf(subject.text).has(root))) return false;
  if (singularOf(one.head) !== singularOf(subject.head)) return !isSynonym(one.head, subject.head);
  // "primary feathers", "secondary feathers": two kinds of one thing.
  return kinds.test(one.text) && kinds.test(subject.text) && one.text !== subject.text;
}
const kinds = /^\p{Ll}+(?:ary|ic|al|ous|ive|ed|er|\p{Ll}) \p{Ll}+s$/u;

/** Whether a subject is clear by itself: "the furcula", but not "the island" of a text that tells of several. */
function isKnown(
  { subject, stem, copula, words }: Statement & { readonly subject: Mentioned },
  text: EnglishText,
): boolean {
  const { phrase, head, text: written, kind } = subject;
  if (unclear.test(stem) || phrase.number !== undefined) return false;
  // "A scout is in the country": somebody; "a cell is the smallest unit": all of them.
  if (phrase.determiner === 'a') return copula && /^\p{Ll}+ (?:an?|the) /u.test(words);
  if (phrase.name || phrase.determiner !== 'the' || !stem.endsWith(written) || written.split(' ').length > 2)
    return true;
  const one = singularOf(head);
  if (kind === 'abstract' || groupOf(one) !== undefined) return false;
  return [head, one, `${one}s`].every((form) =>
    (text.byHead.get(form) ?? []).every(({ mentioned }) =>
      mentioned.every((other) => singularOf(other.head) !== one || other.text === written),
    ),
  );
}

interface Statements {
  readonly all: readonly Statement[];
  readonly topic: ReadonlySet<string>;
}

const found = new WeakMap<EnglishText, Statements>();

export function statementsOf(text: EnglishText): Statements {
  const known = found.get(text);
  if (known !== undefined) return known;
  const all = text.sentences.flatMap((sentence) => [
    ...asList(statementIn(sentence, text) ?? pronounStatement(sentence, text)),
    ...relativesIn(sentence, text),
  ]);
  const statements = { all, topic: topicOf(text) };
  found.set(text, statements);
  return statements;
}

const asList = (found: Statement | undefined): Statement[] => (found === undefined ? [] : [found]);

/** Verbs that say nothing without more. */
const empty = wordSet(
  'include mean seem appear happen occur exist consist say suggest show tell want need call name begin start continue try cause help',
);

/** What a sentence says of its subject; of a sentence that is hard to read, its first part. */
export function statementIn(sentence: ReadSentence, text: EnglishText): Statement | undefined {
  const { clause: whole, subject: known, subjectInside: inside } = sentence;
  const main =
    whole !== undefined && known !== undefined
      ? { clause: whole, subject: known, subjectInside: inside }
      : firstPart(sentence);
  if (main === undefined) return undefined;
  const { clause, subject, subjectInside } = main;
  if (groups[subject.kind] === undefined || !isNamed(subject)) return undefined;
  const lead = leadOf(clause);
  if (lead === undefined || lead.after !== '' || clause.predicate !== clause.subjectLast + 1) return undefined;
  if (!pronounUse(clause.tokens.slice(...lead.kept), subject).clear) return undefined;
  if (empty.has(verbOf(clause, text.tagger))) return undefined;
  return statement(sentence, clause.tokens, clause.predicate, clause.verb, {
    subject,
    stem: `${lead.before}${subjectInside}`,
    plural: subject.phrase.plural,
  });
}

/** The clause before the first mark after its verb. */
function firstPart(sentence: ReadSentence): Main | undefined {
  const { tokens } = sentence;
  const opens = tokens[0]?.is('Preposition') || tokens[0]?.is('Conjunction');
  const marks = tokens.flatMap(({ post }, at) => (at > 3 && /[,;:(–—]/.test(post) ? [at + 1] : []));
  for (const end of marks.slice(0, opens ? 2 : 1)) {
    const main = mainIn(sentence, 0, end);
    if (main !== undefined && main.clause.rest < end) return main;
  }
  return undefined;
}

/** "They trap air": a statement about something that an earlier sentence names. */
function pronounStatement(sentence: ReadSentence, text: EnglishText): Statement | undefined {
  const [first, verb] = sentence.tokens;
  if (first === undefined || verb === undefined || first.lower !== 'they') return undefined;
  const before = text.sentences.find(({ index }) => index === sentence.index - 1)?.subject;
  const group = before === undefined ? undefined : groups[before.kind];
  if (group === undefined || !before?.phrase.plural || numberOf(verb) === false) return undefined;
  return statement(sentence, sentence.tokens, 1, 1, { group, plural: true });
}

/** "…, which are hollow": what an aside at the end of a sentence says of the thing before it. */
const asideIn = (sentence: ReadSentence, text: EnglishText): Statement | undefined =>
  relativesIn(sentence, text).find(
    ({ subject, verb }) =>
      subject !== undefined &&
      canBeOption(subject) &&
      /^,/.test(sentence.tokens[verb - 2]?.post ?? '') &&
      subject.text.split(' ').length < 5,
  );

/** "salts, which are expelled", "an instrument that magnifies": what clauses say of the thing before them. */
function relativesIn(sentence: ReadSentence, _text: EnglishText): (Statement & { readonly verb: number })[] {
  const { tokens, mentioned } = sentence;
  return mentioned.flatMap((subject) => {
    const at = subject.phrase.last + 1;
    const verb = tokens[at + 1];
    const { plural } = subject.phrase;
    if (verb === undefined || !/^(?:which|that)$/.test(tokens[at]?.lower ?? '') || groups[subject.kind] === undefined)
      return [];
    // In the subject of a sentence the clause's end is not marked: "cells that perform a function form tissues".
    if (subject.phrase.first < 2 || subject.role === 'subject') return [];
    if (!isFiniteVerb(verb) || numberOf(verb) !== plural || subject.phrase.head !== subject.phrase.last) return [];
    const found = statement(sentence, tokens, at + 1, at + 1, { subject, stem: subject.text, plural });
    return found === undefined ? [] : [{ ...found, verb: at + 1 }];
  });
}

const isFiniteVerb = (verb: Token): boolean =>
  verb.is('Verb') &&
  !verb.is('Gerund') &&
  !/^(?:can|could|may|might|must|should|would|will|do|does|did)$/.test(verb.lower);

/** Whether a verb is plural; undefined where its form does not show it. */
function numberOf(verb: Token): boolean | undefined {
  if (/^(?:are|were|have)$/.test(verb.lower)) return true;
  if (/^(?:is|was|has)$/.test(verb.lower)) return false;
  if (verb.is('PastTense')) return undefined;
  return !/[^s]s$/.test(verb.lower);
}

/** The predicate from a word on, if it says enough and is clear by itself. */
function statement(
  { text, index }: ReadSentence,
  tokens: readonly Token[],
  from: number,
  verb: number,
  about: { readonly subject?: Mentioned; readonly group?: string; readonly stem?: string; readonly plural: boolean },
): Statement | undefined {
  const end = endOfPhrase(tokens, verb);
  const predicate = tokens.slice(from, end);
  const [first] = predicate;
  if (
    first === undefined ||
    !endsWell(tokens[end - 1]) ||
    (end < tokens.length && tokens[end - 1]?.post.startsWith('.')) ||
    predicate.length < size.min ||
    predicate.length > size.max
  )
    return undefined;
  const { subject, stem = '', plural } = about;
  const group = about.group ?? groups[subject?.kind ?? ''];
  const words = text.slice(first.start, tokens[end - 1]?.end);
  const roots = rootsOf(words);
  const clear = subject === undefined ? !/\b(?:its|their)\b/.test(words) : pronounUse(predicate, subject).clear;
  if (roots.size < size.roots || unclear.test(words) || !clear) return undefined;
  if (hasSecondVerb(predicate)) return undefined;
  // "are capitalism and socialism": names its parts instead of saying something of it.
  if (/^(?:is|are|was|were)$/.test(first.lower) && predicate[1]?.is('Noun') && !predicate[1].is('Adjective'))
    return undefined;
  const past =
    predicate.slice(0, 3).some((token) => token.is('PastTense') && !token.is('Participle')) ||
    /^(?:was|were|had)$/.test(first.lower);
  const copula = /^(?:is|are|was|were)$/.test(first.lower);
  const isNumbered =
    (!first.is('PastTense') && !first.is('Modal') && !past) || /^(?:is|are|was|were|has|have)$/.test(first.lower);

  return {
    words,
    sentence: index,
    roots,
    past,
    copula,
    isNumbered,
    plural,
    stem,
    ...(subject === undefined ? {} : { subject }),
    ...(group === undefined ? {} : { group }),
  };
}

const unclear =
  /[()[\]"“”;:–—]|\b(?:also|however|therefore|thus|too|either|another|other|others|such|this|that|these|those|there|then|now|still|again|said|says|usually|often|sometimes|generally|frequently|it|they|them|he|she|him|his|her|not|the (?:same|former|latter))\b|n['’]t\b/;
