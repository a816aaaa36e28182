import { isEngineError } from '../contract/errors.js';
import type { LanguageModel } from '../contract/language-model.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { estimateTokens } from '../models/token-estimate.js';
import { schemaNote } from '../schema/type-text.js';
import { textDigest } from '../text/text-digest.js';
import { promptMessages } from './prompt.js';
import type { TaskPrompt } from './tasks/common.js';
import type { WriterTask } from './writer.js';

/** Tokens reserved for a reply beside its items, and the most that is reserved, as a share of the window. */
const replyRoom = { any: 512, share: 0.25 };

/** Minimum tokens of text for which a call is made. */
const minRoom = 128;

/** How often the text of a call is made smaller, each time by half or more: enough for one token for each byte. */
export const maxSplits = 5;

/** How much text fits a call, and how its tokens are estimated. */
export interface TextRoom {
  /** Most tokens of text in a call; `Infinity` when the window is unknown. */
  readonly tokens: number;
  estimate(text: string): number;
}

/** Whether a call has room for any text. */
export function hasRoom(model: LanguageModel, prompt: TaskPrompt): boolean {
  return roomTokens(model, prompt) >= minRoom;
}

/**
 * The room for the text, after the task and the schema of its reply.
 * @throws EngineError `context_too_long` when the task alone fills the window
 */
export function roomFor(model: LanguageModel, prompt: TaskPrompt): TextRoom {
  const { contextTokens } = model;
  const tokens = roomTokens(model, prompt);
  if (contextTokens === undefined || tokens >= minRoom) return { tokens, estimate: estimateOf(model) };
  const params = { case: 'no_room', tokens: contextTokens };
  throw errorSaying('context_too_long', params, { model: { kind: 'context_overflow', contextTokens } });
}

/** Tokens left for the text of a call. */
function roomTokens(model: LanguageModel, { prompt, schema, itemTokens = 0 }: TaskPrompt): number {
  const { contextTokens } = model;
  if (contextTokens === undefined) return Number.POSITIVE_INFINITY;
  const estimate = estimateOf(model);
  const around = promptMessages('', prompt + schemaNote(schema.jsonSchema));
  const taken = around.reduce((sum, { content }) => sum + estimate(content), 0);
  const reply = Math.min(replyRoom.any + itemTokens, replyRoom.share * contextTokens);
  return Math.floor(contextTokens - reply - taken);
}

/** Estimates the tokens of a text for a model. */
export function estimateOf(model: LanguageModel): (text: string) => number {
  return (text) => model.estimateTokens?.(text) ?? estimateTokens(text);
}

/**
 * Asks about the whole text in one call, or about a digest when the model's window does not hold all of it; a warning
 * then says how much was read.
 * @param what what is done with the text, for the warning
 */
export async function withDigest<Result>(
  model: LanguageModel,
  { text, warn }: Pick<WriterTask, 'text' | 'warn'>,
  prompt: TaskPrompt,
  what: 'judged' | 'chosen',
  ask: (text: string) => Promise<Result>,
): Promise<Result> {
  for (let splits = 0, maxTokens = Number.POSITIVE_INFINITY; ; splits += 1) {
    const { tokens, estimate } = roomFor(model, prompt);
    const digest = textDigest(text, Math.min(tokens, maxTokens), estimate);
    try {
      const result = await ask(digest.text);
      const percent = Math.max(1, Math.round(100 * digest.share));
      if (digest.share < 1) warn(say('text_read_in_part', { case: what, percent }));
      return result;
    } catch (error) {
      if (!isEngineError(error) || error.code !== 'context_too_long' || splits === maxSplits) throw error;
      // By now the window and the tokens of such a text may be known better.
      maxTokens = Math.floor(estimate(digest.text) / 2);
    }
  }
}
