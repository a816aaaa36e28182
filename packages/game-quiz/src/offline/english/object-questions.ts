import type { Fact } from '../facts.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf, verbOf } from './english-text.js';
import { pronounUse } from './pronouns.js';
import type { Token } from './tagger.js';
import { asked, leadOf, movedVerb, wordsBetween } from './wording.js';
import { wordSet } from './words.js';
import { isAnswer, wrongAnswers } from './wrong-answers.js';

/** Verbs that say little without their object, or take no "what". */
const unfit = wordSet(
  'be become seem have make give do let remain mean come stop like cost weigh last spend happen feel look play run turn say think believe claim tell know suggest estimate explain argue',
);
const mostWords = 24;

/** "Anansi climbed a tall tree in the forest." asks "What did Anansi climb in the forest?". */
export function objectQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause } = sentence;
  if (clause === undefined || clause.copula || clause.passive) return [];
  const { subject } = sentence;
  // "flung open the door": a short word may belong to the verb.
  const particle = /^(?:open|up|out|off|away|down|back)$/.test(clause.tokens[clause.rest]?.lower ?? '') ? 1 : 0;
  const found = sentence.mentioned.find(({ phrase }) => phrase.first === clause.rest + particle);
  const key = found !== undefined && subject !== undefined && ownedBy(found, subject) ? asOwned(found) : found;
  if (subject === undefined || key === undefined || !isAnswer(key) || !isNamed(subject)) return [];
  const { tokens } = clause;
  const verb = movedVerb(clause, text.tagger);
  if (
    unfit.has(verbOf(clause, text.tagger)) ||
    isLight(verbOf(clause, text.tagger), key) ||
    key.kind === 'time' ||
    key.kind === 'body' ||
    key.kind === 'unknown'
  )
    return [];
  const until = endOfObject(tokens, key.phrase.last, clause.until);
  const lead = leadOf(clause);
  if (lead === undefined || until === undefined) return [];
  const rest = wordsBetween(clause, key.phrase.last + 1, until);
  const ahead = pronounUse(tokens.slice(...lead.kept), subject);
  if (
    !pronounUse(tokens.slice(key.phrase.last + 1, until), subject).clear ||
    !ahead.clear ||
    ahead.gender !== undefined
  )
    return [];
  const wh = key.kind === 'person' ? 'who' : 'what';
  const question = asked(
    lead.before + wh,
    verb.moved,
    sentence.subjectInside,
    verb.stays,
    wordsBetween(clause, clause.rest, clause.rest + particle),
    rest,
    lead.after,
  );
  const roots = rootsOf(question);
  if (roots.size < 3 || question.split(' ').length > mostWords) return [];
  const distractors = wrongAnswers({ key, sentence: sentence.text, question }, text);
  if (distractors.length < 2) return [];
  const evidence = evidenceOf(sentence, text);
  const value = 5 + roots.size / 6 + (distractors.length === 3 ? 1 : 0);
  return [
    { kind: 'object', draft: { evidence, question, correct: key.text, distractors }, sentence: sentence.index, value },
  ];
}

/** "made progress", "takes part": the verb says nothing without its noun. */
const isLight = (verb: string, { phrase }: Mentioned): boolean =>
  /^(?:make|take|have|give|get|do|keep|pay)$/.test(verb) && phrase.determiner === 'none' && !phrase.plural;

const owners: Readonly<Record<string, 'male' | 'female'>> = { his: 'male', her: 'female' };

/** Whether "his" or "her" before a thing means who the sentence is about. */
const ownedBy = ({ text, phrase, kind }: Mentioned, subject: Mentioned): boolean => {
  const owner = owners[text.slice(0, 3)];
  return (
    phrase.determiner === 'pronoun' &&
    kind === 'thing' &&
    owner !== undefined &&
    subject.kind === 'person' &&
    !subject.phrase.plural &&
    (subject.gender ?? owner) === owner
  );
};

/** With an article for the owner, whom the question names. */
const asOwned = (found: Mentioned): Mentioned => ({
  ...found,
  text: found.text.replace(/^(?:his|her) /, 'the '),
  phrase: { ...found.phrase, determiner: 'the' },
});

/** The words of the text that prove an answer: the sentence, with those before it that say who "she" is. */
export const evidenceOf = ({ from, index }: ReadSentence, { source }: EnglishText): string =>
  source.reading.sentences
    .slice(from, index + 1)
    .map(({ text }) => text)
    .join(' ');

/** A subject that a question can name by itself. */
export const isNamed = ({ phrase, text }: Mentioned): boolean =>
  phrase.determiner !== 'pronoun' &&
  phrase.determiner !== 'other' &&
  !/\b(?:his|her|its|their|my|our|your)\b/.test(text);

/** Where what belongs to the object's verb ends; undefined where the object goes on in a list or a clause. */
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
