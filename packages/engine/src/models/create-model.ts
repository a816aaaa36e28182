import type { LanguageModel } from '../contract/language-model.js';
import type { ModelSettings, Provider } from '../contract/model-settings.js';
import { ModelKnowledge } from './model-knowledge.js';
import type { ModelProvider } from './model-protocol.js';
import { completeSettings } from './model-settings.js';
import { ollama } from './ollama.js';
import { openai } from './openai.js';
import { reliableModel } from './reliable-model.js';
import { TokenEstimate } from './token-estimate.js';

const modelProviders: Readonly<Record<Provider, ModelProvider>> = { openai, ollama };

/**
 * Creates a model; its client is loaded at the first call.
 * @throws EngineError `invalid_request` for settings out of bounds
 */
export function createModel(settings: ModelSettings): LanguageModel {
  const complete = completeSettings(settings);
  const { modes, protocol } = modelProviders[complete.provider];
  const parts = { settings: complete, knowledge: new ModelKnowledge(modes), estimate: new TokenEstimate() };
  return reliableModel(parts, protocol(parts));
}
