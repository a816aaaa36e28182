import { isObject } from '../is-object.js';
import type { CallUsage } from '../usage.js';
import type { Answer } from './answer.js';

/** Takes in a chunk of a streamed answer, or a whole one. */
export function readOpenAiFrame(frame: Readonly<Record<string, unknown>>, answer: Answer): void {
  const usage = frame.usage ?? (isObject(frame.x_groq) ? frame.x_groq.usage : undefined);
  if (isObject(usage)) answer.use(usageOf(usage));
  // Chunks of a filter's results or of usage alone have no choice.
  const choice: unknown = Array.isArray(frame.choices) ? frame.choices[0] : undefined;
  if (frame.object === 'chat.completion') answer.isDone = true;
  if (!isObject(choice)) return;
  const said = choice.delta ?? choice.message;
  if (isObject(said)) {
    if (typeof said.refusal === 'string' && said.refusal !== '') answer.isRefusal = true;
    answer.think(textOf(said.reasoning_content ?? said.reasoning ?? said.thinking));
    answer.write(textOf(said.content));
  }
  if (typeof choice.finish_reason === 'string') answer.finish = choice.finish_reason;
  if (choice.message !== undefined) answer.isDone = true;
}

/** Text, or the texts of a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (isObject(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

function usageOf({
  prompt_tokens: prompt,
  completion_tokens: completion,
  prompt_tokens_details: details,
}: Record<string, unknown>): CallUsage {
  const cached = isObject(details) ? details.cached_tokens : undefined;
  return {
    ...(isCount(prompt) ? { promptTokens: prompt } : {}),
    ...(isCount(completion) ? { completionTokens: completion } : {}),
    ...(isCount(cached) ? { cachedTokens: cached } : {}),
  };
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
