import { EngineError } from '../errors.js';
import type { LanguageModel } from '../models/language-model.js';
import { schemaNote } from '../models/schema-note.js';
import { estimateTokens } from '../models/token-estimate.js';
import type { JsonSchema } from '../schema.js';
import { promptMessages } from './prompt.js';

/** The part of a window a prompt may fill; the rest is for the answer. */
const promptShare = 0.75;

/** Fewest tokens of text a call is made for. */
const leastRoom = 128;

/** What a call holds beside the text. */
export interface ModelQuestion {
  readonly words: string;
  readonly shape: JsonSchema;
}

/** How much text fits a call, and how it is measured. */
export interface ModelRoom {
  /** Tokens the text of a call may have; `Infinity` where no window is known. */
  readonly tokens: number;
  estimate(text: string): number;
}

/**
 * The room for a text beside a task and the shape of its answer.
 * @throws EngineError `context_too_long` when the task alone fills the window
 */
export function roomFor(model: LanguageModel, { words, shape }: ModelQuestion): ModelRoom {
  const estimate = (text: string) => model.estimateTokens?.(text) ?? estimateTokens(text);
  if (model.contextTokens === undefined) return { tokens: Number.POSITIVE_INFINITY, estimate };
  const around = promptMessages('', words + schemaNote(shape));
  const taken = around.reduce((sum, { content }) => sum + estimate(content), 0);
  const tokens = Math.floor(model.contextTokens * promptShare - taken);
  if (tokens >= leastRoom) return { tokens, estimate };
  throw new EngineError(
    'context_too_long',
    `The model's window of ${model.contextTokens} tokens has no room for a text beside the task.`,
    { model: { kind: 'context_overflow', contextTokens: model.contextTokens } },
  );
}
