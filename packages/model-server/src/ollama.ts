import type { Exchange, Fault, Protocol } from './protocol.js';

/** Default window that `/api/show` names, in tokens. */
const defaultWindow = 131_072;

/** Tokens at the start of a prompt that are always kept. */
const kept = 4;

/** Ollama's chat. */
export const ollama: Protocol = {
  provider: 'ollama',
  path: '/api/chat',
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
  /** The middle of a long prompt is dropped silently, unless the caller forbids it. */
  overflow({ body }, promptTokens, window) {
    if (promptTokens <= window) return promptTokens;
    if (body.truncate === false) {
      return refuse('the prompt is longer than the context length currently available to the model');
    }
    return tokensOfCutPrompt(window);
  },
  async reply(exchange) {
    if (!exchange.isStream) return sendLine(exchange);
    const stream = new OllamaStream(exchange);
    stream.open();
    await stream.text(exchange.content);
    await stream.done();
  },
  about: (models, contextTokens = defaultWindow) => ({
    '/': { body: 'Ollama is running' },
    '/api/version': { body: { version: '0.33.0' } },
    '/api/tags': { body: { models: models.map(modelEntry) } },
    '/api/ps': { body: { models: [] } },
    '/api/show': {
      body: {
        capabilities: ['completion'],
        details: { format: 'gguf', family: 'stand' },
        model_info: { 'general.architecture': 'stand', 'stand.context_length': contextTokens },
      },
    },
  }),
};

function modelEntry(name: string): object {
  return {
    name,
    model: name,
    modified_at: '2026-01-01T00:00:00Z',
    size: 2_019_393_189,
    digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
    details: { format: 'gguf', family: 'stand', parameter_size: '3.2B', quantization_level: 'Q4_K_M' },
  };
}

/** Number of tokens that remain of a prompt longer than the window. */
export function tokensOfCutPrompt(window: number): number {
  return window - Math.floor((window - kept) / 2);
}

function refuse(error: string): Fault {
  return { status: 400, body: { error } };
}

/** Changes a fixture makes to the last line, or to a whole reply. */
export interface LineChanges {
  readonly message?: object;
  readonly done?: boolean;
  readonly done_reason?: string | undefined;
  readonly total_duration?: undefined;
  readonly load_duration?: undefined;
  readonly prompt_eval_count?: number | undefined;
  readonly prompt_eval_duration?: undefined;
  readonly eval_count?: undefined;
  readonly eval_duration?: undefined;
}

/** The members of a last line; durations are in nanoseconds. Counts its tokens as reported. */
function report(exchange: Exchange, content: string, changes: LineChanges): object {
  const { request, finish, promptTokens, completionTokens } = exchange;
  const line = {
    message: { role: 'assistant', content },
    done: true,
    done_reason: finish,
    total_duration: 1_500_000_000,
    load_duration: 50_000_000,
    prompt_eval_count: promptTokens,
    prompt_eval_duration: 200_000_000,
    eval_count: completionTokens,
    eval_duration: 1_200_000_000,
    ...changes,
  };
  request.promptTokens = line.prompt_eval_count;
  request.completionTokens = line.eval_count;
  return line;
}

function lineOf({ request }: Exchange, rest: object): string {
  return JSON.stringify({ model: request.body.model, created_at: '2026-01-01T00:00:00.000000001Z', ...rest });
}

/** Sends a whole reply; leaves out members that the changes set to undefined. */
export async function sendLine(exchange: Exchange, changes: LineChanges = {}): Promise<void> {
  const { content, sender } = exchange;
  await sender.writeAtPace(content);
  const body = lineOf(exchange, report(exchange, content, changes));
  await sender.send(200, body, { 'content-type': 'application/json; charset=utf-8' });
}

/** Writes a streamed reply: one JSON object per line. */
export class OllamaStream {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  open(): void {
    this.#exchange.sender.head(200, { 'content-type': 'application/x-ndjson' });
  }

  /** Writes any text as a line. */
  async raw(line: string): Promise<void> {
    await this.#exchange.sender.write(`${line}\n`);
  }

  async message(message: object): Promise<void> {
    await this.raw(lineOf(this.#exchange, { message: { role: 'assistant', ...message }, done: false }));
  }

  async text(content: string): Promise<void> {
    for await (const piece of this.#exchange.sender.piecesOf(content)) await this.message({ content: piece });
  }

  async thinking(thoughts: string): Promise<void> {
    for await (const piece of this.#exchange.sender.piecesOf(thoughts))
      await this.message({ content: '', thinking: piece });
  }

  /** Writes the last line; leaves out members that the changes set to undefined. */
  async done(changes: LineChanges = {}): Promise<void> {
    await this.raw(lineOf(this.#exchange, report(this.#exchange, '', changes)));
    this.#exchange.sender.end();
  }
}
