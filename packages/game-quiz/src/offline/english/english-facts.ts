import { gapSign } from '../../item-parts.js';
import { type Fact, factsOf } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { readEnglish } from './english-text.js';
import { heroOf, isGoodGap, isTrivial, ofOneKind, opensBackwards, topicOf } from './gates.js';
import { actionQuestions } from './questions/action-questions.js';
import { contrastGaps } from './questions/contrast-gaps.js';
import { meaningQuestions } from './questions/meaning-questions.js';
import { countGaps, durationQuestions, measureQuestions, shareQuestions } from './questions/measure-questions.js';
import { namingQuestions } from './questions/naming-questions.js';
import { countQuestions, labelQuestions, yearQuestions } from './questions/number-questions.js';
import { objectQuestions, prepositionQuestions } from './questions/object-questions.js';
import { orderQuestions } from './questions/order-questions.js';
import { peopleQuestions, quoteQuestions } from './questions/people-questions.js';
import { purposeQuestions } from './questions/purpose-questions.js';
import { existenceQuestions, subjectQuestions } from './questions/subject-questions.js';
import { loadTagger } from './reading/tagger.js';
import { isSoundStem } from './sound-stems.js';

/** A gap is worth less than a question. */
const belowQuestions = (fact: Fact): Fact =>
  fact.draft.question.includes(gapSign) ? { ...fact, value: fact.value - 4 } : fact;

/** Makes full questions from the sentences of an English text; `count` are wanted. */
export async function englishFacts(source: Source, count: number, seed: number): Promise<Fact[]> {
  const text = readEnglish(source, count, await loadTagger());
  const cut = factsOf(source, seed);
  const gaps = cut
    .filter(isGoodGap)
    .flatMap((fact) => ofOneKind(fact, text))
    .map(belowQuestions);
  const [topic, hero] = [topicOf(text), heroOf(text)];
  const questions = text.sentences.flatMap((sentence) => {
    if (sentence.from === sentence.index && opensBackwards(sentence.text)) return [];
    return [
      ...yearQuestions(sentence, text, seed),
      ...countQuestions(sentence, text, seed),
      ...measureQuestions(sentence, text, seed),
      ...shareQuestions(sentence, text, seed),
      ...durationQuestions(sentence, text, seed),
      ...countGaps(sentence, text, seed),
      ...contrastGaps(sentence, text, seed),
      ...meaningQuestions(sentence, text),
      ...peopleQuestions(sentence, text),
      ...purposeQuestions(sentence, text),
      ...subjectQuestions(sentence, text),
      ...objectQuestions(sentence, text),
      ...actionQuestions(sentence, text),
      ...namingQuestions(sentence, text),
      ...prepositionQuestions(sentence, text),
      ...existenceQuestions(sentence, text),
    ];
  });
  return [...questions, ...quoteQuestions(text), ...orderQuestions(text), ...labelQuestions(source, seed), ...gaps]
    .filter((fact) => !isTrivial(fact, topic, hero) && isSoundStem(fact))
    .sort((a, b) => a.sentence - b.sentence);
}
