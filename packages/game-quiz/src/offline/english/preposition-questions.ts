import type { Fact } from '../facts.js';
import { type EnglishText, type ReadSentence, rootsOf, verbOf } from './english-text.js';
import { evidenceOf, isNamed } from './object-questions.js';
import { pronounUse } from './pronouns.js';
import type { Token } from './tagger.js';
import { asked, leadOf, movedVerb, wordsBetween } from './wording.js';
import { wordSet } from './words.js';
import { isAnswer, wrongAnswers } from './wrong-answers.js';

/** Prepositions that can close a question: "What is it made of?" */
const closing = wordSet('by with to for from of about into on at');

/** "The cycle is limited by the working fluid." asks "What is the cycle limited by?". */
export function prepositionQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || clause.copula || !isNamed(subject)) return [];
  const { tokens, rest, until } = clause;
  const key = sentence.mentioned.find(
    ({ phrase }) =>
      phrase.last === until - 1 && phrase.first > rest && closing.has(tokens[phrase.first - 1]?.lower ?? ''),
  );
  if (key === undefined || !isAnswer(key) || !/^(?:thing|person|abstract|animal)$/.test(key.kind)) return [];
  const at = key.phrase.first - 1;
  // Behind anything else than the verb it may belong to that.
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
  const distractors = wrongAnswers({ key, sentence: sentence.text, question }, text);
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
