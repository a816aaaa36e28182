import type { JsonObject } from './json.js';
import type { Exchange, Fault, Protocol, RecordedRequest } from './protocol.js';
import { strictSchemaFaults } from './strict-schema.js';

interface ResponseFormat {
  readonly type?: string;
  readonly json_schema?: { readonly name?: string; readonly schema?: unknown; readonly strict?: boolean };
}

/** OpenAI's chat completions. */
export const openai: Protocol = {
  provider: 'openai',
  path: '/v1/chat/completions',
  schemaOf: (body) => formatOf(body).json_schema?.schema,
  wantsStream: (body) => body.stream === true,
  outputLimit: ({ max_completion_tokens: limit, max_tokens: older }) => numberOf(limit) ?? numberOf(older),
  windowOf: (_, contextTokens) => contextTokens,
  refusal(request) {
    if (typeof request.body.model !== 'string') return refuse('you must provide a model parameter');
    return formatRefusal(request);
  },
  overflow({ body }, promptTokens, window) {
    const limit = openai.outputLimit(body) ?? 0;
    const asked = promptTokens + limit;
    if (asked <= window) return promptTokens;
    const words =
      limit === 0
        ? `However, your messages resulted in ${promptTokens} tokens. Please reduce the length of the messages.`
        : `However, you requested ${asked} tokens (${promptTokens} in the messages, ${limit} in the completion). Please reduce the length of the messages or completion.`;
    return refuse(`This model's maximum context length is ${window} tokens. ${words}`, {
      param: 'messages',
      code: 'context_length_exceeded',
    });
  },
  async reply(exchange) {
    if (!exchange.isStream) return sendWhole(exchange);
    const stream = new OpenAiStream(exchange);
    stream.open();
    await stream.role();
    await stream.text(exchange.content);
    await stream.finish();
    await stream.usage();
    await stream.done();
  },
  about: (models) => ({
    '/v1/models': {
      body: { object: 'list', data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'stand-in' })) },
    },
  }),
};

function formatRefusal({ body, messages }: RecordedRequest): Fault | undefined {
  const { type, json_schema: shape } = formatOf(body);
  if (type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    const words =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    return refuse(words, { param: 'messages' });
  }
  if (type !== 'json_schema') return undefined;
  const name = shape?.name ?? '';
  if (!/^[\w-]{1,64}$/.test(name)) {
    const param = 'response_format.json_schema.name';
    const words = `Invalid '${param}': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
    return refuse(words, { param, code: 'invalid_value' });
  }
  const [fault] = shape?.strict === true ? strictSchemaFaults(shape.schema) : [];
  return fault === undefined ? undefined : { status: 400, body: schemaRefusal(name, fault) };
}

function refuse(message: string, fields?: OpenAiErrorFields): Fault {
  return { status: 400, body: openaiError(message, fields) };
}

function formatOf(body: JsonObject): ResponseFormat {
  return (body.response_format ?? {}) as ResponseFormat;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Creation time of the replies, in seconds since 1970. */
const created = 1_767_225_600;

/** The headers OpenAI sends with a good reply. */
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

/** The tokens of a reply. Counts them as reported. */
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

/** Changes a fixture makes to a reply. */
export interface WholeChanges {
  readonly message?: object;
  readonly finish?: string;
  /** The usage, unchanged; null for none. */
  readonly usage?: object | null;
  /** Additional members of the body. */
  readonly more?: object;
}

/** The body of a whole reply. */
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
  await exchange.sender.writeAtPace(exchange.content);
  await exchange.sender.send(200, wholeBody(exchange, changes), openaiHeaders);
}

/** Writes a streamed reply: server-sent events, each with a chunk of the completion. */
export class OpenAiStream {
  readonly #exchange: Exchange;
  /** Formats an event. */
  readonly #frame: (data: string) => string;
  /** Additional members of every chunk, after this many characters of content. */
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
    this.#exchange.sender.head(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      ...openaiHeaders,
    });
  }

  /** Writes text unchanged. */
  async raw(text: string): Promise<void> {
    await this.#exchange.sender.write(text);
  }

  /** Writes an event with any data. */
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

  /** Writes a text in pieces, each under this name. */
  async text(text: string, name = 'content'): Promise<void> {
    for await (const piece of this.#exchange.sender.piecesOf(text)) {
      if (name === 'content') this.#written += piece.length;
      await this.delta({ [name]: piece });
    }
  }

  async finish(reason = this.#exchange.finish, more: object = {}): Promise<void> {
    await this.chunk([{ index: 0, delta: {}, logprobs: null, finish_reason: reason }], more);
  }

  /** Writes the chunk with the usage, if the request asked for it. */
  async usage(usage?: object): Promise<void> {
    const options = this.#exchange.request.body.stream_options as { include_usage?: boolean } | undefined;
    if (options?.include_usage !== true) return;
    await this.chunk([], { usage: usage ?? reportUsage(this.#exchange) });
  }

  async done(): Promise<void> {
    await this.event('[DONE]');
    this.#exchange.sender.end();
  }
}

interface OpenAiErrorFields {
  readonly type?: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

/** An error body as OpenAI writes it. */
export function openaiError(
  message: string,
  { type = 'invalid_request_error', param = null, code = null }: OpenAiErrorFields = {},
): object {
  return { error: { message, type, param, code } };
}

/** The refusal of a strict schema. */
export function schemaRefusal(name: string, fault: string): object {
  return openaiError(`Invalid schema for response_format '${name}': ${fault}`, {
    param: 'response_format',
    code: 'invalid_json_schema',
  });
}
