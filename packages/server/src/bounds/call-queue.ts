import type { LanguageModel } from '@ludotext/engine';
import type { Settings } from '../settings.js';

/** Lets so many calls of models be under way at once; the others wait. */
export interface CallQueue {
  /** The same model, whose calls take their turn here. */
  around(model: LanguageModel): LanguageModel;
  /** Calls under way. */
  readonly running: number;
  /** Calls that wait. */
  readonly waiting: number;
}

export function callQueue(
  _settings: Pick<Settings, 'LUDOTEXT_MODEL_CALLS' | 'LUDOTEXT_MODEL_QUEUE_SECONDS'>,
): CallQueue {
  return { around: (model) => model, running: 0, waiting: 0 };
}
