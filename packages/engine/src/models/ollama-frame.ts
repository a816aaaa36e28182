import { isObject } from '../is-object.js';
import type { Answer } from './answer.js';
import { isCount } from './openai-frame.js';

/** Takes in a line of an answer; a whole answer is a single one. */
export function readOllamaFrame(frame: Readonly<Record<string, unknown>>, answer: Answer): void {
  const { message, done, done_reason: reason } = frame;
  const { prompt_eval_count: prompt, eval_count: completion, prompt_eval_cached_count: cached } = frame;
  if (isObject(message)) {
    if (typeof message.thinking === 'string') answer.think(message.thinking);
    if (typeof message.content === 'string') answer.write(message.content);
  }
  // A count that is left out is unknown: some versions do not count a prompt they had in their cache.
  answer.use({
    ...(isCount(prompt) && prompt > 0 ? { promptTokens: prompt } : {}),
    ...(isCount(completion) ? { completionTokens: completion } : {}),
    ...(isCount(cached) ? { cachedTokens: cached } : {}),
  });
  if (done !== true) return;
  answer.isDone = true;
  answer.finish = typeof reason === 'string' ? reason : 'stop';
}
