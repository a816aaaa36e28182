import { gapSign } from '../../item-parts.js';
import { type Fact, factsOf } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { readEnglish } from './english-text.js';
import { hasAnchor, heroOf, isGoodGap, isTrivial, opensBackwards, topicOf } from './gates.js';
import { hasOpenWords } from './open-words.js';
import { actionQuestions } from './questions/action-questions.js';
import { calledGaps } from './questions/called-gaps.js';
import { contrastGaps } from './questions/contrast-gaps.js';
import { instructionQuestions } from './questions/instruction-questions.js';
import { jobQuestions } from './questions/job-questions.js';
import { kindQuestions } from './questions/kind-gaps.js';
import { meaningQuestions } from './questions/meaning-questions.js';
import { countGaps, durationQuestions, measureQuestions, shareQuestions } from './questions/measure-questions.js';
import { namingQuestions } from './questions/naming-questions.js';
import { numberGaps } from './questions/number-gaps.js';
import { countQuestions, labelQuestions, yearQuestions } from './questions/number-questions.js';
import { objectQuestions, prepositionQuestions } from './questions/object-questions.js';
import { orderQuestions } from './questions/order-questions.js';
import { peopleQuestions, quoteQuestions } from './questions/people-questions.js';
import { purposeQuestions } from './questions/purpose-questions.js';
import { roleQuestions } from './questions/role-questions.js';
import { existenceQuestions, subjectQuestions } from './questions/subject-questions.js';
import type { EnglishText, ReadSentence } from './reading/sentence.js';
import { loadTagger } from './reading/tagger.js';
import { isSoundStem } from './sound-stems.js';

/** A gap is worth less than a question. */
const belowQuestions = (fact: Fact): Fact =>
  fact.draft.question.includes(gapSign) ? { ...fact, value: fact.value - 4 } : fact;

/** Makes full questions from the sentences of an English text; `count` are wanted. */
export async function englishFacts(source: Source, count: number, seed: number): Promise<Fact[]> {
  const text = readEnglish(source, count, await loadTagger());
  const cut = factsOf(source, seed);
  // A name among names of other sorts shows itself: no gaps for names.
  const gaps = cut.filter((fact) => fact.kind !== 'name' && isGoodGap(fact)).map(belowQuestions);
  const [topic, hero] = [topicOf(text), heroOf(text)];
  const questions = text.sentences.flatMap((sentence) => [
    ...numberGaps(sentence, text, seed),
    ...calledGaps(sentence, text),
    ...kindQuestions(sentence, text),
    ...peopleQuestions(sentence, text),
    ...(leansBack(sentence) ? [] : clauseQuestions(sentence, text, seed)),
  ]);
  return [
    ...questions,
    ...roleQuestions(text),
    ...jobQuestions(text, seed),
    ...instructionQuestions(text),
    ...quoteQuestions(text),
    ...orderQuestions(text),
    ...labelQuestions(source, seed),
    ...gaps,
  ]
    .filter(
      (fact) =>
        !isTrivial(fact, topic, hero) && hasAnchor(fact, topic, text) && isSoundStem(fact) && !hasOpenWords(fact),
    )
    .sort((a, b) => a.sentence - b.sentence);
}

/** Whether a sentence opens with a reference to the one before, and its subject is not known from there. */
const leansBack = ({ from, index, text, clause }: ReadSentence): boolean =>
  from === index && clause?.subject.determiner !== 'pronoun' && opensBackwards(text);

const clauseQuestions = (sentence: ReadSentence, text: EnglishText, seed: number): Fact[] => [
  ...yearQuestions(sentence, text, seed),
  ...countQuestions(sentence, text, seed),
  ...measureQuestions(sentence, text, seed),
  ...shareQuestions(sentence, text, seed),
  ...durationQuestions(sentence, text, seed),
  ...countGaps(sentence, text, seed),
  ...contrastGaps(sentence, text, seed),
  ...meaningQuestions(sentence, text),
  ...purposeQuestions(sentence, text),
  ...subjectQuestions(sentence, text),
  ...objectQuestions(sentence, text),
  ...actionQuestions(sentence, text),
  ...namingQuestions(sentence, text),
  ...prepositionQuestions(sentence, text),
  ...existenceQuestions(sentence, text),
];
