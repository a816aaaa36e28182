import type { LanguageModel, ModelSettings } from '@ludotext/engine';
import type { Corpus } from './corpus/corpus.js';
import { measureDifficulty } from './difficulty-measures.js';
import { measureJudgedItems } from './judging/judged-measures.js';
import type { Section } from './measure.js';
import { measureModel } from './model-measures.js';
import { measureSentenceOrder } from './order/sentence-measures.js';
import { measureWordOrder } from './order/word-measures.js';
import { measureDistractors } from './quiz/distractor-measures.js';
import { measureEvidence } from './quiz/evidence-measures.js';
import { measureFlaws } from './quiz/flaw-measures.js';
import { measureHumanItems, measureWrongKeys } from './quiz/human-measures.js';
import { measureOfflineQuiz } from './quiz/offline-measures.js';
import { measureReading } from './reading-measures.js';
import { measureSolver } from './solver-measures.js';
import { defaultMaxItems, type WrittenText, writeQuizzes } from './write-items.js';
import { measureYield } from './yield-measures.js';

export interface EvaluateOptions {
  /** Letters of the sections to measure; default all without a model, `I` and `O` with one. */
  readonly only?: readonly string[] | undefined;
  /** Most items requested for one text; default 50 for the offline writer, 5 for a model. */
  readonly maxItems?: number | undefined;
  /** The model whose items are judged. */
  readonly model?: LanguageModel | ModelSettings | undefined;
  /** Called before each section and, with a model, before each text. */
  readonly onSection?: ((title: string) => void) | undefined;
}

/** Most items requested from a model, where every item costs time and tokens. */
const modelMaxItems = 5;

/** Measures everything on a corpus. The same corpus gives the same sections, except for a model's. */
export async function evaluate(corpus: Corpus, options: EvaluateOptions = {}): Promise<Section[]> {
  const { only, model, onSection = () => {} } = options;
  const maxItems = options.maxItems ?? defaultMaxItems;
  let written: Promise<readonly WrittenText[]> | undefined;
  const quizzes = () => {
    written ??= writeQuizzes(corpus.texts, maxItems);
    return written;
  };
  const sections: Section[] = [];
  for (const { letter, title, measure } of sectionPlans) {
    if (only === undefined ? model !== undefined && letter !== 'O' : !only.includes(letter)) continue;
    onSection(title);
    sections.push(await measure({ corpus, maxItems, quizzes, model }));
  }
  if (model !== undefined && (only === undefined || only.includes('I'))) {
    onSection('The model');
    sections.push(...(await measureModel(corpus, model, options.maxItems ?? modelMaxItems, onSection)));
  }
  return sections;
}

/** The input of a section. */
interface Ground {
  readonly corpus: Corpus;
  /** Most items requested for one text. */
  readonly maxItems: number;
  /** The quizzes that the offline writer makes of the texts; written on first use. */
  readonly quizzes: () => Promise<readonly WrittenText[]>;
  /** The model that is measured, if there is one. */
  readonly model: EvaluateOptions['model'];
}

/** A section that can do without a model. */
interface SectionPlan {
  readonly letter: string;
  readonly title: string;
  readonly measure: (ground: Ground) => Promise<Section>;
}

/** Every section that can do without a model, in the order of the report. */
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
  { letter: 'J', title: 'Items that people judged', measure: ({ corpus }) => measureJudgedItems(corpus) },
  { letter: 'L', title: 'Difficulty', measure: ({ corpus }) => measureDifficulty(corpus.texts) },
  { letter: 'Y', title: 'How many items', measure: ({ corpus }) => measureYield(corpus.texts) },
  { letter: 'O', title: 'The second opinion', measure: ({ corpus, model }) => measureSolver(corpus, model) },
  { letter: 'T', title: 'Reading texts', measure: ({ corpus }) => measureReading(corpus) },
];
