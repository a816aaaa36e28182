import { type Fact, factsOf } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { readEnglish } from './english-text.js';
import { isGoodGap, isTrivial, ofOneKind, opensBackwards, topicOf } from './gates.js';
import { actionQuestions, deedQuestions } from './questions/action-questions.js';
import { namingQuestions } from './questions/naming-questions.js';
import { countQuestions, labelQuestions, yearQuestions } from './questions/number-questions.js';
import { objectQuestions, prepositionQuestions, stepQuestions } from './questions/object-questions.js';
import { purposeQuestions } from './questions/purpose-questions.js';
import { statementQuestions } from './questions/statement-questions.js';
import { existenceQuestions, subjectQuestions } from './questions/subject-questions.js';
import { termGaps } from './questions/term-gaps.js';
import { whereQuestions } from './questions/where-questions.js';
import { whyQuestions } from './questions/why-questions.js';
import { loadTagger } from './reading/tagger.js';

/** Makes full questions from the sentences of an English text; `count` are wanted. */
export async function englishFacts(source: Source, count: number, seed: number): Promise<Fact[]> {
  const text = readEnglish(source, count, await loadTagger());
  const cut = factsOf(source, seed);
  const gaps = cut.filter(isGoodGap).flatMap((fact) => ofOneKind(fact, text));
  const topic = topicOf(text);
  const questions = text.sentences.flatMap((sentence) => {
    if (sentence.from === sentence.index && opensBackwards(sentence.text)) return [];
    return [
      ...yearQuestions(sentence, text, seed),
      ...countQuestions(sentence, text, seed),
      ...whyQuestions(sentence, text),
      ...purposeQuestions(sentence, text),
      ...statementQuestions(sentence, text),
      ...subjectQuestions(sentence, text),
      ...objectQuestions(sentence, text),
      ...actionQuestions(sentence, text),
      ...whereQuestions(sentence, text),
      ...namingQuestions(sentence, text),
      ...(sentence.clause?.tokens === undefined || sentence.clause.tokens[0]?.start === 0
        ? termGaps(sentence, text)
        : []),
      ...prepositionQuestions(sentence, text),
      ...stepQuestions(sentence, text),
      ...existenceQuestions(sentence, text),
      ...deedQuestions(sentence, text),
    ];
  });
  return [...questions, ...labelQuestions(source, seed), ...gaps]
    .filter((fact) => (fact.kind !== 'noun' || isGoodGap(fact)) && !isTrivial(fact, topic))
    .sort((a, b) => a.sentence - b.sentence);
}
