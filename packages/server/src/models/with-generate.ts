import type { LanguageModel } from '@ludotext/engine';

/** The same model, but for the way it is called: all else stays its own, also what it learns later. */
export function withGenerate(model: LanguageModel, generate: LanguageModel['generate']): LanguageModel {
  return Object.create(model, { generate: { value: generate } });
}
