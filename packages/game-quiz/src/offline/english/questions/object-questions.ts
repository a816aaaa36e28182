import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { canBeOption, thingDistractors } from '../distractors.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import {
  areAlike,
  asked,
  endOfObject,
  evidenceOf,
  isNamed,
  leadOf,
  movedVerb,
  ofText,
  wordsBetween,
} from './wording.js';

/** Verbs that mean little without their object, or take no "what". */
const unfit = wordSet(
  'be become seem have make give do let remain mean come stop like cost weigh last spend happen feel look play run turn say think believe claim tell know suggest estimate explain argue',
);
const maxWords = 24;

/** "Anansi climbed a tall tree in the forest." asks "What did Anansi climb in the forest?". */
export function objectQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause } = sentence;
  if (clause === undefined || clause.copula || clause.passive) return [];
  const { subject } = sentence;
  // "flung open the door": a short word may belong to the verb.
  const particle = /^(?:open|up|out|off|away|down|back)$/.test(clause.tokens[clause.rest]?.lower ?? '') ? 1 : 0;
  const found = sentence.mentioned.find(({ phrase }) => phrase.first === clause.rest + particle);
  const key = found !== undefined && subject !== undefined && ownedBy(found, subject) ? asOwned(found) : found;
  if (subject === undefined || key === undefined || !canBeOption(key) || !isNamed(subject)) return [];
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
  const until = endOfObject(tokens, key.phrase.last, clause.end);
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
  if (roots.size < 3 || question.split(' ').length > maxWords) return [];
  const distractors = ofText(thingDistractors({ key, sentence: sentence.text, question }, text), key, text).filter(
    (other) => key.phrase.name || areAlike(wh, other, key),
  );
  if (distractors.length < 2) return [];
  const evidence = evidenceOf(sentence, text);
  const value = 5 + roots.size / 6 + (distractors.length >= 3 ? 1 : 0);
  return [
    { kind: 'object', draft: { evidence, question, correct: key.text, distractors }, sentence: sentence.index, value },
  ];
}

/** "made progress", "takes part": the verb means little without its noun. */
const isLight = (verb: string, { phrase }: Mentioned): boolean =>
  /^(?:make|take|have|give|get|do|keep|pay)$/.test(verb) && phrase.determiner === 'none' && !phrase.plural;

const owners: Readonly<Record<string, 'male' | 'female'>> = { his: 'male', her: 'female' };

/** Whether "his" or "her" before a thing refers to the subject of the sentence. */
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

/** With the owner replaced by an article, because the question names the owner. */
const asOwned = (found: Mentioned): Mentioned => ({
  ...found,
  text: found.text.replace(/^(?:his|her) /, 'the '),
  phrase: { ...found.phrase, determiner: 'the' },
});

/** Prepositions that can end a question: "What is it made of?" */
const closing = wordSet('by with to for from of about into on at');

/** "The cycle is limited by the working fluid." asks "What is the cycle limited by?". */
export function prepositionQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || clause.copula || !isNamed(subject)) return [];
  const { tokens, rest, end: until } = clause;
  const key = sentence.mentioned.find(
    ({ phrase }) =>
      phrase.last === until - 1 && phrase.first > rest && closing.has(tokens[phrase.first - 1]?.lower ?? ''),
  );
  if (key === undefined || !canBeOption(key) || !/^(?:thing|person|abstract|animal)$/.test(key.kind)) return [];
  const at = key.phrase.first - 1;
  // After anything but the verb, the phrase may belong to that word.
  if (at !== rest || tokens.slice(rest, at).some((token) => closesAnother(token) || /[,;:(]/.test(token.post)))
    return [];
  if (rest === at && /^(?:go|come|be|get)$/.test(verbOf(clause, text.tagger))) return [];
  const lead = leadOf(clause);
  if (lead === undefined || !pronounUse(tokens.slice(clause.predicate, at), subject).clear) return [];
  if (!pronounUse(tokens.slice(...lead.kept), subject).clear) return [];
  const verb = movedVerb(clause, text.tagger);
  const wh = key.kind === 'person' ? 'who' : key.kind === 'animal' ? 'which animal' : 'what';
  if (key.kind === 'animal' && key.phrase.plural) return [];
  const question = asked(
    lead.before + wh,
    verb.moved,
    sentence.subjectInside,
    verb.stays,
    wordsBetween(clause, rest, at + 1),
  );
  if (rootsOf(question).size < 3 || question.split(' ').length > 20) return [];
  const distractors = ofText(thingDistractors({ key, sentence: sentence.text, question }, text), key, text).filter(
    (other) => key.phrase.name || areAlike(wh, other, key),
  );
  if (distractors.length < 2) return [];
  return [
    {
      kind: 'object',
      draft: { evidence: evidenceOf(sentence, text), question, correct: key.text, distractors },
      sentence: sentence.index,
      value: 5,
    },
  ];
}

const closesAnother = (token: Token): boolean =>
  token.is('Preposition') || token.is('Verb') || /^(?:and|or|but|that|to)$/.test(token.lower);
