import { wordSet } from '../../../languages/index.js';
import type { Clause } from '../reading/clause.js';
import { type EnglishText, type Mentioned, type ReadSentence, verbOf } from '../reading/sentence.js';
import type { Tagger, Token } from '../reading/tagger.js';
import { kindOfNoun } from '../reading/words.js';

/** The words of a sentence between two indices, the second excluded, as written. */
export function wordsBetween({ text, tokens }: Clause, from: number, to: number): string {
  if (from >= to) return '';
  const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  // A mark that closes what the words open stands behind the last one.
  const closing = /^[”"’')\]]/.exec(tokens[to - 1]?.post ?? '')?.[0] ?? '';
  const opening = closings[closing];
  return opening !== undefined && words.split(opening).length % 2 === 0 ? words + closing : words;
}

/** Answers to "what" have one noun, "the outer wall" and "the inner wall": others differ too much to be doubted. */
export const areAlike = (wh: string, other: string, { text }: Mentioned): boolean =>
  wh.toLowerCase() !== 'what' || lastWord(other) === lastWord(text);
const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase();

/** "A man named Oursel led …", "the results called the Union …": the verb is none, or not of this subject. */
export const isTorn = ({ tokens, verb, until, auxiliary }: Clause): boolean => {
  if (auxiliary !== undefined) return false;
  const name = /^(?:named|called|titled|entitled|nicknamed|dubbed|known)$/.test(tokens[verb]?.lower ?? '');
  let at = verb + 1;
  while (at < until && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) at++;
  const next = tokens[at];
  return name || (at > verb + 1 && next !== undefined && (next.is('PastTense') || next.is('Copula')));
};

const closings: Readonly<Record<string, string>> = { '”': '“', '"': '"', ')': '(', ']': '[' };

/** The part of a sentence before its subject, as kept in a question. */
interface Lead {
  readonly before: string;
  readonly after: string;
  /** Index ranges of its words that the question keeps. */
  readonly kept: readonly [number, number];
}

const dropped = wordSet('one the once next two three many some');
const clauseWords = wordSet('when while after before once as because since until');

/** Whether the part before the subject ends with a time: "at that moment". */
const clauseHead = ({ tokens, lead }: Clause): boolean => kindOfNoun(tokens[lead]?.lower ?? '') === 'time';

/** How a question keeps the part before the subject; undefined if it can neither keep nor drop it. */
export function leadOf(clause: Clause): Lead | undefined {
  const { lead, leadWord, tokens } = clause;
  if (lead === -1) return { before: '', after: '', kept: [0, 0] };
  const first = tokens[0] as Token;
  const words = wordsBetween(clause, 0, lead + 1);
  const isClause = clauseWords.has(leadWord) && tokens.slice(0, lead + 1).some((token) => token.is('Verb'));
  if (isClause) return { before: '', after: ` ${words.charAt(0).toLowerCase()}${words.slice(1)}`, kept: [0, lead + 1] };
  if (dropped.has(leadWord) || (first.is('Adverb') && lead === 0)) return { before: '', after: '', kept: [0, 0] };
  if (
    /^(?:In the meantime|Instead|As a result|In fact|In addition|For example|For instance|At the same time|On the other hand|At last|At first|In the end|In no time|At once|In other words|In general|By contrast|In contrast|After a while|For a while|At that moment|In a moment)\b/.test(
      words,
    )
  )
    return { before: '', after: '', kept: [0, 0] };
  if (clauseHead(clause) && /\b(?:that|this|one|same|very|each|every)\b|^[^\d]*$/.test(words) && !/\d/.test(words))
    return { before: '', after: '', kept: [0, 0] };
  if (/^(?:if|although|though|whenever)$/.test(leadWord) || first.is('Adverb')) return undefined;
  return { before: `${words}, `, after: '', kept: [0, lead + 1] };
}

/** "was built", "did build", "does have": the auxiliary that moves before the subject and the rest that stays. */
export function movedVerb(clause: Clause, tagger: Tagger): { readonly moved: string; readonly stays: string } {
  const { auxiliary, predicate, rest, past, subject, verb, tokens } = clause;
  if (auxiliary !== undefined) {
    const adverbs = wordsBetween(clause, predicate, auxiliary);
    return {
      moved: (tokens[auxiliary] as Token).lower,
      stays: join(adverbs, wordsBetween(clause, auxiliary + 1, rest)),
    };
  }
  const adverbs = wordsBetween(clause, predicate, verb);
  const moved = past ? 'did' : subject.plural ? 'do' : 'does';
  return { moved, stays: join(adverbs, verbOf(clause, tagger)) };
}

/** Joins non-empty parts with single spaces. */
export const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** Makes a question from its words: single spaces, a capital, a question mark. */
export function asked(...parts: string[]): string {
  const words = join(...parts.map((part) => part.trim()))
    .replace(/\s+/g, ' ')
    // "also" refers to an earlier statement.
    .replace(/(?<! an?) (?:also|even|therefore|thus|however) /g, ' ')
    .replace(/[\s,;:.–—-]+$/, '')
    .replace(/\s+([,.])/g, '$1');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}

/** The words of the text that prove an answer: the sentence, with the earlier ones that say who "she" is. */
export const evidenceOf = ({ from, index }: ReadSentence, { source }: EnglishText): string =>
  source.reading.sentences
    .slice(from, index + 1)
    .map(({ text }) => text)
    .join(' ');

/** Whether a question can name the subject by itself. */
export const isNamed = ({ phrase, text }: Mentioned): boolean =>
  phrase.determiner !== 'pronoun' &&
  phrase.determiner !== 'other' &&
  !/\b(?:his|her|its|their|my|our|your)\b/.test(text);

/** The end of what belongs to the object's verb; undefined if the object continues in a list or a clause. */
export function endOfObject(tokens: readonly Token[], last: number, until: number): number | undefined {
  const post = tokens[last]?.post ?? '';
  if (last + 1 >= until || /^[.;:]/.test(post)) return last + 1;
  const next = tokens[last + 1];
  if (next === undefined) return last + 1;
  if (/^[,(]/.test(post)) return undefined;
  if (/^(?:and|or|but|that|which|who|whose|as|than|of)$/.test(next.lower))
    return /^(?:and|but)$/.test(next.lower) && tokens[last + 2]?.is('Verb') ? last + 1 : undefined;
  if (!next.is('Preposition') && !next.is('Adverb') && !next.is('Conjunction')) return undefined;
  const conjunction = tokens.findIndex(
    (token, index) =>
      index > last && index < until && /^(?:and|but|or)$/.test(token.lower) && (tokens[index + 1]?.is('Verb') ?? false),
  );
  const comma = tokens.findIndex(({ post }, index) => index > last && index < until && post.startsWith(','));
  return Math.min(until, ...[conjunction, comma + 1].filter((end) => end > 0));
}

/**
 * The options that may stand beside a thing: those that the text names. Persons are the text's own anyway, and
 * countries beside each other are plausible also where it does not name them.
 */
export function ofText(distractors: readonly string[], { kind, phrase }: Mentioned, { source }: EnglishText): string[] {
  if (kind === 'person' || phrase.name) return [...distractors];
  const told = source.reading.text.toLowerCase();
  return distractors.filter((option) => told.includes(option.toLowerCase().replace(/^(?:the|an?) /, '')));
}
