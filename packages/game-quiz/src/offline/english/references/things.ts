import type { Mentioned, ReadSentence } from '../reading/sentence.js';
import type { Antecedent } from './antecedents.js';

const things = /^(?:thing|place|organisation|animal|unknown)$/;

/**
 * What "it" or "they" at the beginning of a sentence stands for: the subject of the sentence before, where nothing else
 * there can be meant.
 */
export function thingMeant(
  at: number,
  sentences: readonly ReadSentence[],
  paragraphOf: (index: number) => number | undefined,
): Antecedent | undefined {
  const pronoun = pronounOf(sentences[at]);
  if (pronoun === undefined) return undefined;
  for (let back = 1; back <= maxSentencesBack; back++) {
    const [later, before] = [sentences[at - back + 1], sentences[at - back]];
    if (later === undefined || before === undefined || before.index !== later.index - 1) return undefined;
    if (paragraphOf(before.index) !== paragraphOf(later.index)) return undefined;
    // "It … It …": of the same thing.
    if (pronounOf(before) !== pronoun) return subjectOf(before, pronoun === 'they');
  }
  return undefined;
}

/** Maximum sentences a pronoun may refer back; all between have it as their subject. */
const maxSentencesBack = 3;

function pronounOf(sentence: ReadSentence | undefined): 'it' | 'they' | undefined {
  const { clause } = sentence ?? {};
  const word = clause?.lead === -1 ? clause.tokens[clause.subject.head]?.lower : undefined;
  return word === 'it' || word === 'they' ? word : undefined;
}

/** The subject of a sentence, if nothing else in it can be meant by the next one. */
function subjectOf({ mentioned, clause, index }: ReadSentence, plural: boolean): Antecedent | undefined {
  const subject = mentioned.find(({ role }) => role === 'subject');
  if (subject === undefined || clause === undefined || clause.subject.plural !== plural || clause.lead !== -1)
    return undefined;
  if (!isMeantBy(subject, plural) || clause.subjectLast !== subject.phrase.last) return undefined;
  const others = mentioned.filter((other) => other !== subject && isMeantBy(other, plural));
  // "The tower is a landmark. It": what the subject is, is no other thing.
  const rivals = others.filter(({ phrase }) => !(clause.copula && phrase.first === clause.rest));
  // What a thing does or undergoes may be told of it, or of what it does it to.
  const isSure = plural || clause.copula || subject.phrase.name;
  const isOnly = rivals.length === 0 || (!plural && subject.phrase.name && !rivals.some(isNamed));
  return isSure && isOnly ? { subject: definite(subject), from: index } : undefined;
}

const isMeantBy = ({ kind, phrase, text }: Mentioned, plural: boolean): boolean =>
  phrase.plural === plural &&
  (plural ? kind === 'person' || things.test(kind) : things.test(kind) && phrase.number === undefined) &&
  !/^(?:pronoun|other)$/.test(phrase.determiner) &&
  !/\b(?:his|her|its|their|this|that|these|those|most|many|some|all|each|people)\b/.test(text) &&
  text.split(' ').length <= maxWords;
const maxWords = 6;

/** A name, but no "British" before a noun. */
const isNamed = ({ phrase, text }: Mentioned): boolean =>
  phrase.name && !/^\p{Lu}\p{Ll}+(?:ish|an|ese|ch)$/u.test(text);

const definite = (thing: Mentioned): Mentioned => ({ ...thing, text: thing.text.replace(/^an? /, 'the ') });
