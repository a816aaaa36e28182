import { type Fact, factsOf } from '../facts.js';
import type { Source } from '../source.js';
import { actionQuestions } from './action-questions.js';
import { deedQuestions } from './deed-questions.js';
import { readEnglish } from './english-text.js';
import { existenceQuestions } from './existence-questions.js';
import { labelQuestions } from './label-questions.js';
import { countQuestions, yearQuestions } from './number-questions.js';
import { objectQuestions } from './object-questions.js';
import { stepQuestions } from './step-questions.js';
import { subjectQuestions } from './subject-questions.js';
import { loadTagger } from './tagger.js';
import { whereQuestions } from './where-questions.js';
import { opensBackwards } from './whole-sentences.js';
import { whyQuestions } from './why-questions.js';

/** Real questions out of the sentences of an English text, `count` of which are wanted. */
export async function englishFacts(source: Source, count: number, seed: number): Promise<Fact[]> {
  const text = readEnglish(source, count, await loadTagger());
  const gaps = factsOf(source, seed).filter(({ kind }) => kind !== 'noun');
  const questions = text.sentences.flatMap((sentence) => {
    if (sentence.from === sentence.index && opensBackwards(sentence.text)) return [];
    return [
      ...yearQuestions(sentence, text, seed),
      ...countQuestions(sentence, text, seed),
      ...whyQuestions(sentence, text),
      ...subjectQuestions(sentence, text),
      ...objectQuestions(sentence, text),
      ...actionQuestions(sentence, text),
      ...whereQuestions(sentence, text),
      ...stepQuestions(sentence, text),
      ...existenceQuestions(sentence, text),
      ...deedQuestions(sentence, text),
    ];
  });
  return [...questions, ...labelQuestions(source, seed), ...gaps].sort((a, b) => a.sentence - b.sentence);
}
