import type { CompleteModelSettings } from './create-model.js';
import type { ModelKnowledge } from './model-knowledge.js';
import type { TokenEstimate } from './token-estimate.js';

/** What all parts of one model share. */
export interface ModelParts {
  readonly settings: CompleteModelSettings;
  readonly knowledge: ModelKnowledge;
  readonly estimate: TokenEstimate;
}
