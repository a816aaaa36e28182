import { isEngineError } from '../errors.js';
import type { LanguageModel } from '../models/language-model.js';
import { textDigest } from '../text/text-digest.js';
import type { WriterTask } from './item-writer.js';
import { type ModelQuestion, roomFor } from './model-room.js';

/**
 * Asks about the whole text in one call, or about a digest of it where the model's window does not hold it all; a warning
 * then says how much was read.
 * @param what what is done with the text, in the words of the warning
 */
export async function withDigest<Result>(
  model: LanguageModel,
  { text, warn }: Pick<WriterTask, 'text' | 'warn'>,
  question: ModelQuestion,
  what: string,
  ask: (text: string) => Promise<Result>,
): Promise<Result> {
  const attempt = async (most: number) => {
    const { tokens, estimate } = roomFor(model, question);
    const digest = textDigest(text, Math.min(tokens, most), estimate);
    const result = await ask(digest.text);
    if (digest.share < 1) warn({ code: 'text_read_in_part', message: message(what, digest.share) });
    return result;
  };
  try {
    return await attempt(Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isEngineError(error) || error.code !== 'context_too_long') throw error;
    // The window was smaller than thought, and may be known better now: once more with half of what was too much.
    const { tokens, estimate } = roomFor(model, question);
    return await attempt(Math.floor(Math.min(tokens, estimate(text) / 2)));
  }
}

function message(what: string, share: number): string {
  const percent = Math.max(1, Math.round(100 * share));
  return `The text is longer than the model's window: ${what} a digest with ${percent} % of it, spread over the whole text.`;
}
