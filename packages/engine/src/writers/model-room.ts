import { EngineError } from '../errors.js';
import type { LanguageModel } from '../models/language-model.js';
import { schemaNote } from '../models/schema-note.js';
import { estimateTokens } from '../models/token-estimate.js';
import type { JsonSchema } from '../schema.js';
import { promptMessages } from './prompt.js';

/** Tokens kept free for an answer: some for any, and more for each item; but no more than a share of the window. */
const answerRoom = { any: 512, item: 256, share: 0.25 };

/** Fewest tokens of text a call is made for. */
const leastRoom = 128;

/** What a call holds beside the text. */
export interface ModelQuestion {
  readonly words: string;
  readonly shape: JsonSchema;
  /** How many items are asked for; none where it is not items. */
  readonly count?: number;
}

/** How much text fits a call, and how it is measured. */
export interface ModelRoom {
  /** Tokens the text of a call may have; `Infinity` where no window is known. */
  readonly tokens: number;
  estimate(text: string): number;
}

/** Whether a call leaves room for a text at all. */
export function hasRoom(model: LanguageModel, question: ModelQuestion): boolean {
  return textRoom(model, question) >= leastRoom;
}

/**
 * The room for a text beside a task and the shape of its answer.
 * @throws EngineError `context_too_long` when the task alone fills the window
 */
export function roomFor(model: LanguageModel, question: ModelQuestion): ModelRoom {
  const { contextTokens } = model;
  const tokens = textRoom(model, question);
  if (contextTokens === undefined || tokens >= leastRoom) return { tokens, estimate: estimateOf(model) };
  throw new EngineError(
    'context_too_long',
    `The model's window of ${contextTokens} tokens has no room for a text beside the task.`,
    { model: { kind: 'context_overflow', contextTokens } },
  );
}

/** Tokens a call leaves for its text. */
function textRoom(model: LanguageModel, { words, shape, count = 0 }: ModelQuestion): number {
  const { contextTokens } = model;
  if (contextTokens === undefined) return Number.POSITIVE_INFINITY;
  const estimate = estimateOf(model);
  const around = promptMessages('', words + schemaNote(shape));
  const taken = around.reduce((sum, { content }) => sum + estimate(content), 0);
  const answer = Math.min(answerRoom.any + answerRoom.item * count, answerRoom.share * contextTokens);
  return Math.floor(contextTokens - answer - taken);
}

function estimateOf(model: LanguageModel): (text: string) => number {
  return (text) => model.estimateTokens?.(text) ?? estimateTokens(text);
}
