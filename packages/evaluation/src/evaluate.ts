import type { LanguageModel, ModelSettings } from '@ludotext/engine';
import type { Corpus } from './corpus/corpus.js';
import type { Section } from './measure.js';
import { measureModel } from './model/model-measures.js';
import { type WrittenText, writeQuizzes } from './quiz/offline-items.js';
import { sectionPlans } from './sections.js';
import { mostItems } from './write-items.js';

export interface EvaluateOptions {
  /** Letters of the sections to measure; all without a model, `I` alone with one. */
  readonly only?: readonly string[] | undefined;
  /** Most items asked for of one text; 50 of the offline writer, 5 of a model. */
  readonly maxItems?: number | undefined;
  /** The model whose items are to be judged. */
  readonly model?: LanguageModel | ModelSettings | undefined;
  /** Told what is measured next: a section, and with a model each text. */
  readonly onSection?: ((title: string) => void) | undefined;
}

/** Most items asked for of a model, where every one costs. */
const mostOfModel = 5;

/** Measures everything on a corpus. The same corpus gives the same sections, a model's aside. */
export async function evaluate(corpus: Corpus, options: EvaluateOptions = {}): Promise<Section[]> {
  const { only, model, onSection = () => {} } = options;
  const maxItems = options.maxItems ?? mostItems;
  let written: Promise<readonly WrittenText[]> | undefined;
  const quizzes = () => {
    written ??= writeQuizzes(corpus.texts, maxItems);
    return written;
  };
  const sections: Section[] = [];
  for (const { letter, title, measure } of sectionPlans) {
    if (only === undefined ? model !== undefined : !only.includes(letter)) continue;
    onSection(title);
    sections.push(await measure({ corpus, maxItems, quizzes }));
  }
  if (model !== undefined && (only === undefined || only.includes('I'))) {
    onSection('The model');
    sections.push(...(await measureModel(corpus, model, options.maxItems ?? mostOfModel, onSection)));
  }
  return sections;
}
