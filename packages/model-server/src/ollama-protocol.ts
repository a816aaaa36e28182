import { OllamaStream, sendLine } from './ollama-answer.js';
import type { Fault, Protocol } from './protocol.js';

/** Tokens at the front of a prompt that survive a cut. */
const kept = 4;

/** Ollama's chat. */
export const ollama: Protocol = {
  name: 'ollama',
  schemaOf: ({ format }) => (typeof format === 'object' ? format : undefined),
  wantsStream: (body) => body.stream !== false,
  outputLimit({ options }) {
    const { num_predict: limit } = (options ?? {}) as { num_predict?: unknown };
    return typeof limit === 'number' && limit > 0 ? limit : undefined;
  },
  windowOf({ options }, contextTokens) {
    const { num_ctx: asked } = (options ?? {}) as { num_ctx?: unknown };
    if (typeof asked !== 'number') return contextTokens;
    return Math.min(asked, contextTokens ?? asked);
  },
  refusal({ body: { model, format } }) {
    if (typeof model !== 'string' || model === '') return refuse('model is required');
    if (format === undefined || format === null || format === '' || format === 'json') return undefined;
    if (typeof format === 'object' && !Array.isArray(format)) return undefined;
    return refuse(`invalid format: ${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`);
  },
  /** The middle of a long prompt is left out without a word, unless the caller forbids it. */
  overflow({ body }, promptTokens, window) {
    if (promptTokens <= window) return promptTokens;
    if (body.truncate === false) {
      return refuse('the prompt is longer than the context length currently available to the model');
    }
    return tokensOfCutPrompt(window);
  },
  async answer(exchange) {
    if (!exchange.isStream) return sendLine(exchange);
    const stream = new OllamaStream(exchange);
    stream.open();
    await stream.text(exchange.content);
    await stream.done();
  },
};

/** How many tokens are left of a prompt that was longer than the window. */
export function tokensOfCutPrompt(window: number): number {
  return window - Math.floor((window - kept) / 2);
}

function refuse(error: string): Fault {
  return { status: 400, body: { error } };
}
