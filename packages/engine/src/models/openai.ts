import type OpenAI from 'openai';
import type { ModelMessage, ModelProbe, ModelRequest } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { loadOnce } from '../lib/async.js';
import { isCount, isObject } from '../lib/data.js';
import { toServerSchema } from '../schema/server-schema.js';
import { withSchemaNote } from '../schema/type-text.js';
import type { ServerAddress } from './fetch.js';
import type { AttemptOptions, ModelBody, ModelParts, ModelProtocol, ModelProvider } from './model-protocol.js';
import { isOpenAiHost } from './model-settings.js';
import { type Ask, noModelServer, probeServer } from './probe.js';
import type { IncomingReply } from './reply.js';

/** Window of the models at OpenAI's own addresses, in tokens. */
const hostedWindow = 128_000;

/** The provider for OpenAI's chat completions: OpenAI itself, or any server that speaks its protocol. */
export const openai: ModelProvider = { modes: ['strict', 'schema', 'object', 'prompt'], protocol };

function protocol({ settings, knowledge }: ModelParts): ModelProtocol {
  const { modelName, baseUrl, temperature, contextTokens } = settings;
  const isOpenAi = isOpenAiHost(baseUrl);
  const client = loadOnce(() => createClient(baseUrl));

  /** Servers use two names for the limit; some know neither. */
  function limit(maxTokens: number | undefined): object {
    const names = ['max_completion_tokens', 'max_tokens'] as const;
    const name = (isOpenAi ? names : names.toReversed()).find((known) => knowledge.takes(known));
    return maxTokens === undefined || name === undefined ? {} : { [name]: maxTokens };
  }

  function toBody({ messages, schema }: ModelRequest, { mode, maxTokens, whole }: AttemptOptions): ModelBody {
    const showsSchema = isOpenAi && (mode === 'strict' || mode === 'schema');
    const name = schema.name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
    const formats = {
      strict: () => schemaFormat({ name, strict: true, schema: toServerSchema(schema.jsonSchema, 'strict') }),
      schema: () => schemaFormat({ name, schema: toServerSchema(schema.jsonSchema, 'grammar') }),
      object: () => ({ response_format: { type: 'json_object' } }),
      prompt: () => ({}),
    };
    return {
      model: modelName,
      messages: (showsSchema ? messages : withSchemaNote(messages, schema.jsonSchema)).map(plain),
      stream: !whole,
      ...formats[mode](),
      ...(!whole && knowledge.takes('stream_options') ? { stream_options: { include_usage: true } } : {}),
      ...(temperature !== undefined && knowledge.takes('temperature') ? { temperature } : {}),
      ...limit(maxTokens),
    };
  }

  return {
    contextTokens: () => contextTokens ?? (isOpenAi ? hostedWindow : undefined),
    toBody,
    async open(body, fetch) {
      const { chat } = await client();
      const asked = body as unknown as OpenAI.ChatCompletionCreateParamsStreaming;
      const fetchOptions: object = { attemptFetch: fetch };
      return chat.completions.create(asked, { fetchOptions }).asResponse();
    },
    readFrame,
    probe: (signal) => probe(settings, signal),
  };
}

/** One client for all attempts, each with a fetch of its own among its options. */
async function createClient(baseURL: string): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL,
    // The client requires a key and reads missing options from the environment. Our fetch sends the real key.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: (input, init) => (init as AttemptInit).attemptFetch(input, init),
    maxRetries: 0,
    // The client's timeout ends at the headers; ours covers the whole reply. This is the longest a timer can wait.
    timeout: 2 ** 31 - 1,
    logLevel: 'off',
  });
}

interface AttemptInit extends RequestInit {
  readonly attemptFetch: typeof globalThis.fetch;
}

function schemaFormat(jsonSchema: object): object {
  return { response_format: { type: 'json_schema', json_schema: jsonSchema } };
}

function plain({ role, content }: ModelMessage): ModelMessage {
  return { role, content };
}

/** Reads a chunk of a streamed reply, or a whole reply. */
function readFrame(frame: Readonly<Record<string, unknown>>, reply: IncomingReply): void {
  const usage = frame.usage ?? (isObject(frame.x_groq) ? frame.x_groq.usage : undefined);
  if (isObject(usage)) reply.use(usageOf(usage));
  // Chunks with only filter results or usage have no choice.
  const choice: unknown = Array.isArray(frame.choices) ? frame.choices[0] : undefined;
  if (frame.object === 'chat.completion') reply.isDone = true;
  if (!isObject(choice)) return;
  const said = choice.delta ?? choice.message;
  if (isObject(said)) {
    if (typeof said.refusal === 'string' && said.refusal !== '') reply.isRefusal = true;
    reply.think(textOf(said.reasoning_content ?? said.reasoning ?? said.thinking));
    reply.write(textOf(said.content));
  }
  if (typeof choice.finish_reason === 'string') reply.finishReason = choice.finish_reason;
  if (choice.message !== undefined) reply.isDone = true;
}

/** The text of a string or of a list of parts. */
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

/** Asks a server that speaks OpenAI's protocol for its models. */
function probe(address: ServerAddress, signal: AbortSignal | undefined): Promise<ModelProbe> {
  return probeServer(address, signal, (ask) => findModels(ask, address.modelName));
}

async function findModels(ask: Ask, modelName: string): Promise<ModelProbe> {
  const reply = await ask('/models');
  // Some servers return the bare list.
  const list = isObject(reply) ? reply.data : reply;
  if (!Array.isArray(list)) throw noModelServer();
  const entries = list.filter(isObject);
  const models = entries.map(({ id }) => id).filter((id) => typeof id === 'string');
  const entry = entries.find(({ id }) => id === modelName);
  if (entry === undefined) {
    const reason = `The server does not offer ${modelName}; choose one of the models it names.`;
    return { reachable: true, models, reason, code: 'model_not_found' };
  }
  // As vLLM, OpenRouter and llama.cpp name the window.
  const { max_model_len: ofVllm, context_length: ofOpenRouter, meta } = entry;
  const contextTokens = ofVllm ?? ofOpenRouter ?? (isObject(meta) ? meta.n_ctx : undefined);
  return { reachable: true, models, ...(isCount(contextTokens) ? { contextTokens } : {}) };
}
