import { type Fact, factsOf } from '../facts.js';
import type { Source } from '../source.js';
import { actionQuestions } from './action-questions.js';
import { deedQuestions } from './deed-questions.js';
import { readEnglish } from './english-text.js';
import { existenceQuestions } from './existence-questions.js';
import { labelQuestions } from './label-questions.js';
import { namingQuestions } from './naming-questions.js';
import { countQuestions, yearQuestions } from './number-questions.js';
import { objectQuestions } from './object-questions.js';
import { prepositionQuestions } from './preposition-questions.js';
import { stepQuestions } from './step-questions.js';
import { subjectQuestions } from './subject-questions.js';
import { loadTagger } from './tagger.js';
import { termGaps } from './term-gaps.js';
import { whereQuestions } from './where-questions.js';
import { opensBackwards } from './whole-sentences.js';
import { whyQuestions } from './why-questions.js';
import { emptyHeads, kindOfNoun } from './words.js';
import { isSynonym } from './wrong-answers.js';

/** Real questions out of the sentences of an English text, `count` of which are wanted. */
export async function englishFacts(source: Source, count: number, seed: number): Promise<Fact[]> {
  const text = readEnglish(source, count, await loadTagger());
  const cut = factsOf(source, seed);
  const gaps = cut.filter(isGoodGap).flatMap(ofOneKind);
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
  const facts = [...questions, ...labelQuestions(source, seed), ...gaps];
  // A text that gives nothing else is not left without a question.
  return (facts.length > 0 ? facts : cut).sort((a, b) => a.sentence - b.sentence);
}

const mostGapWords = 32;
const vagueOpening =
  /^(?:Some|Many|Most|Others?|Both|All|One|Several|Another|Each|None|Few)\s(?:are|is|was|were|have|has|had|of)\b|^(?:A similar|The (?:number|same|other|first|second|third|last|next))\b|^(?:As|There (?:is|are))\b/;
/** A number among other numbers of a list: its neighbours say what it is. */
const listedNumber = /\d,? (?:and |or )?_____|_____,? (?:and |or )?\d|_____, \d/;

/** Gaps that need no more than their sentence, and are not lost in it. */
const isGoodGap = ({ kind, draft }: Fact): boolean =>
  kind === 'speech' ||
  kind === 'definition' ||
  (draft.evidence.split(' ').length <= mostGapWords &&
    !vagueOpening.test(draft.evidence) &&
    !listedNumber.test(draft.question));

/** A gap for a noun with such wrong answers only as are of its kind: none for a person, whom the text may call by two nouns. */
function ofOneKind(fact: Fact): Fact[] {
  if (fact.kind !== 'noun') return [fact];
  const { correct } = fact.draft;
  const kind = kindOfNoun(headOf(correct));
  const distractors = fact.draft.distractors.filter((other) => {
    const head = headOf(other);
    return kindOfNoun(head) === kind && !emptyHeads.has(head) && !isSynonym(head, headOf(correct));
  });
  const isKnown = !emptyHeads.has(headOf(correct)) && kind !== 'person' && kind !== 'abstract' && kind !== 'time';
  return isKnown && distractors.length >= 2 ? [{ ...fact, draft: { ...fact.draft, distractors } }] : [];
}

const headOf = (term: string): string => term.slice(term.lastIndexOf(' ') + 1).toLowerCase();
