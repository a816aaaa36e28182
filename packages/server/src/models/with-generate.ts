import type { LanguageModel } from '@ludotext/engine';

/** The same model with another `generate`; all other members stay its own, also those it sets later. */
export function withGenerate(model: LanguageModel, generate: LanguageModel['generate']): LanguageModel {
  return Object.create(model, { generate: { value: generate } });
}
