import type { Corpus } from './corpus/corpus.js';
import type { Section } from './measure.js';
import { measureSentenceOrder } from './order/window-measures.js';
import { measureWordOrder } from './order/word-measures.js';
import { measureDistractors } from './quiz/distractor-measures.js';
import { measureEvidence } from './quiz/evidence-measures.js';
import { measureFlaws } from './quiz/flaw-measures.js';
import { measureHumanItems, measureWrongKeys } from './quiz/human-measures.js';
import { type WrittenText, writeQuizzes } from './quiz/offline-items.js';
import { measureOfflineQuiz } from './quiz/offline-measures.js';
import { measureReading } from './text/reading-measures.js';

/** What a section is measured on. */
export interface Ground {
  readonly corpus: Corpus;
  /** Most items asked for of one text. */
  readonly maxItems: number;
  /** The quizzes the offline writer makes of the texts; written when first asked for. */
  readonly quizzes: () => Promise<readonly WrittenText[]>;
}

/** A part of the evaluation that needs no model. */
export interface SectionPlan {
  readonly letter: string;
  readonly title: string;
  readonly measure: (ground: Ground) => Promise<Section>;
}

/** Every part that needs no model, in the order of the report. */
export const sectionPlans: readonly SectionPlan[] = [
  { letter: 'A', title: 'Item-writing flaws', measure: ({ corpus }) => measureFlaws(corpus) },
  { letter: 'B', title: 'Items that people wrote', measure: ({ corpus }) => measureHumanItems(corpus) },
  { letter: 'C', title: 'Wrong keys', measure: ({ corpus }) => measureWrongKeys(corpus) },
  { letter: 'D', title: 'Evidence', measure: ({ corpus }) => measureEvidence(corpus) },
  {
    letter: 'E',
    title: 'Wrong answers',
    measure: async ({ corpus, quizzes }) =>
      measureDistractors(
        corpus,
        (await quizzes()).flatMap(({ items }) => items),
      ),
  },
  {
    letter: 'F',
    title: 'The quiz it writes',
    measure: async ({ corpus, maxItems, quizzes }) =>
      measureOfflineQuiz(await quizzes(), await writeQuizzes(corpus.texts, maxItems)),
  },
  { letter: 'G', title: 'Sentence order', measure: ({ corpus }) => measureSentenceOrder(corpus) },
  { letter: 'H', title: 'Word order', measure: ({ corpus }) => measureWordOrder(corpus) },
  { letter: 'T', title: 'Reading texts', measure: ({ corpus }) => measureReading(corpus) },
];
