import { deltasOf } from './pace.js';
import type { Exchange } from './protocol.js';

/** When the answers were made, in seconds. */
const created = 1_767_225_600;

/** The headers OpenAI sends with a good answer. */
export const openaiHeaders = {
  'openai-version': '2020-10-01',
  'openai-processing-ms': '120',
  'x-ratelimit-limit-requests': '10000',
  'x-ratelimit-limit-tokens': '200000',
  'x-ratelimit-remaining-requests': '9999',
  'x-ratelimit-remaining-tokens': '198000',
  'x-ratelimit-reset-requests': '6ms',
  'x-ratelimit-reset-tokens': '600ms',
};

/** The tokens of an answer, which count as reported from here on. */
export function reportUsage({ request, promptTokens, completionTokens }: Exchange, written = completionTokens): object {
  request.promptTokens = promptTokens;
  request.completionTokens = written;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: written,
    total_tokens: promptTokens + written,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
}

/** What a fixture says otherwise in an answer. */
export interface WholeChanges {
  readonly message?: object;
  readonly finish?: string;
  /** The usage as it stands; null for none. */
  readonly usage?: object | null;
  /** Further members of the body. */
  readonly more?: object;
}

/** The body of an answer that is not streamed. */
export function wholeBody(exchange: Exchange, { message, finish, usage, more }: WholeChanges = {}): object {
  const { request, content } = exchange;
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created,
    model: request.body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, ...message },
        logprobs: null,
        finish_reason: finish ?? exchange.finish,
      },
    ],
    ...(usage === null ? {} : { usage: usage ?? reportUsage(exchange) }),
    ...more,
  };
}

export async function sendWhole(exchange: Exchange, changes?: WholeChanges): Promise<void> {
  await exchange.wire.writeAtPace(exchange.content);
  await exchange.wire.send(200, wholeBody(exchange, changes), openaiHeaders);
}

/** A streamed answer in the making: server-sent events, each a chunk of the completion. */
export class OpenAiStream {
  readonly #exchange: Exchange;
  /** How an event is written. */
  readonly #frame: (data: string) => string;
  /** Further members of every chunk, after this many characters of content. */
  readonly #more: (written: number) => object;
  #written = 0;

  constructor(
    exchange: Exchange,
    frame = (data: string) => `data: ${data}\n\n`,
    more: (written: number) => object = () => ({}),
  ) {
    this.#exchange = exchange;
    this.#frame = frame;
    this.#more = more;
  }

  open(): void {
    this.#exchange.wire.head(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      ...openaiHeaders,
    });
  }

  /** Text as it stands. */
  async raw(text: string): Promise<void> {
    await this.#exchange.wire.write(text);
  }

  /** An event with any data. */
  async event(data: object | string): Promise<void> {
    await this.raw(this.#frame(typeof data === 'string' ? data : JSON.stringify(data)));
  }

  async chunk(choices: readonly object[], more: object = {}): Promise<void> {
    const { model } = this.#exchange.request.body;
    const head = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created, model };
    await this.event({ ...head, choices, ...this.#more(this.#written), ...more });
  }

  async delta(delta: object): Promise<void> {
    await this.chunk([{ index: 0, delta, logprobs: null, finish_reason: null }]);
  }

  async role(): Promise<void> {
    await this.delta({ role: 'assistant', content: '', refusal: null });
  }

  /** A text in pieces, each under this name. */
  async text(text: string, name = 'content'): Promise<void> {
    const { wire } = this.#exchange;
    for (const piece of deltasOf(text, wire.charactersPerDelta)) {
      await wire.writeAtPace(piece);
      if (name === 'content') this.#written += piece.length;
      await this.delta({ [name]: piece });
    }
  }

  async finish(reason = this.#exchange.finish, more: object = {}): Promise<void> {
    await this.chunk([{ index: 0, delta: {}, logprobs: null, finish_reason: reason }], more);
  }

  /** The chunk that counts, where the request asked for it. */
  async usage(usage?: object): Promise<void> {
    const options = this.#exchange.request.body.stream_options as { include_usage?: boolean } | undefined;
    if (options?.include_usage !== true) return;
    await this.chunk([], { usage: usage ?? reportUsage(this.#exchange) });
  }

  async done(): Promise<void> {
    await this.event('[DONE]');
    this.#exchange.wire.end();
  }
}
