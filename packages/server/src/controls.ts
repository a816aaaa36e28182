import type { GamesFile } from '@ludotext/engine/node';
import type { ModelChoice } from './model-choice.js';
import type { LlmStatus } from './model-control.js';

/** What the routes may do to the games. */
export type GamesControl = Pick<GamesFile, 'setActive' | 'reload' | 'failure'>;

/** What the routes may do to the model. */
export interface ModelControl {
  /** The model in use, and whether its server answers; asked at most once in 10 s. */
  status(): Promise<LlmStatus>;
  /** Takes another model, for good. @throws EngineError `base_url_not_allowed`, `invalid_request`, `state_unavailable` */
  choose(choice: ModelChoice): Promise<LlmStatus>;
}

/** What is known of the place where decisions are kept. */
export interface StateControl {
  /** What is wrong with it, a sentence each; empty when all is well. */
  readonly troubles: readonly string[];
}
