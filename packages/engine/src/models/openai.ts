import type OpenAI from 'openai';
import { loadOnce } from '../load-once.js';
import type { ModelMessage, ModelRequest } from './language-model.js';
import { isOpenAiHost } from './model-address.js';
import type { JsonMode } from './model-knowledge.js';
import type { ModelParts } from './model-parts.js';
import type { CallShape, ModelBody, ModelProtocol } from './model-protocol.js';
import { readOpenAiFrame } from './openai-frame.js';
import { probeOpenAi } from './openai-probe.js';
import { withSchemaNote } from './schema-note.js';
import { toWireSchema } from './wire-schema.js';

/** Ways to ask for JSON the protocol has, the most binding first. */
export const openaiModes: readonly JsonMode[] = ['strict', 'schema', 'object', 'prompt'];

/** The window of the models OpenAI's own addresses offer, in tokens. */
const hostedWindow = 128_000;

/** OpenAI's chat completions: OpenAI itself, or any server that speaks its protocol. */
export function openaiProtocol({ settings, knowledge }: ModelParts): ModelProtocol {
  const { modelName, baseUrl, temperature, contextTokens } = settings;
  const isOpenAi = isOpenAiHost(baseUrl);

  /** Servers name the limit in two ways, and some know neither. */
  function limit(maxTokens: number | undefined): object {
    const names = ['max_completion_tokens', 'max_tokens'] as const;
    const name = (isOpenAi ? names : names.toReversed()).find((known) => knowledge.takes(known));
    return maxTokens === undefined || name === undefined ? {} : { [name]: maxTokens };
  }

  function toBody({ messages, schema }: ModelRequest, { mode, maxTokens }: CallShape): ModelBody {
    const showsSchema = isOpenAi && (mode === 'strict' || mode === 'schema');
    const name = schema.name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
    const formats = {
      strict: () => schemaFormat({ name, strict: true, schema: toWireSchema(schema.jsonSchema, 'strict') }),
      schema: () => schemaFormat({ name, schema: toWireSchema(schema.jsonSchema, 'grammar') }),
      object: () => ({ response_format: { type: 'json_object' } }),
      prompt: () => ({}),
    };
    return {
      model: modelName,
      messages: (showsSchema ? messages : withSchemaNote(messages, schema.jsonSchema)).map(plain),
      stream: true,
      ...formats[mode](),
      ...(knowledge.takes('stream_options') ? { stream_options: { include_usage: true } } : {}),
      ...(temperature !== undefined && knowledge.takes('temperature') ? { temperature } : {}),
      ...limit(maxTokens),
    };
  }

  return {
    contextTokens: () => contextTokens ?? (isOpenAi ? hostedWindow : undefined),
    toBody,
    async open(body, fetch) {
      const client = await createClient(baseUrl, fetch);
      const streamed = body as unknown as OpenAI.ChatCompletionCreateParamsStreaming;
      return client.chat.completions.create(streamed).asResponse();
    },
    readFrame: readOpenAiFrame,
    probe: (signal) => probeOpenAi(settings, signal),
  };
}

const openaiPackage = loadOnce(() => import('openai'));

/** One client per attempt, since every attempt has a fetch of its own; it is cheap. */
async function createClient(baseURL: string, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  const { default: Client } = await openaiPackage();
  return new Client({
    baseURL,
    // The client demands a key, and what is left out here it takes from the environment; the real key is sent by fetch.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch,
    maxRetries: 0,
    // Its clock stops at the headers; ours runs to the end, and a timer can wait no longer than this.
    timeout: 2 ** 31 - 1,
    logLevel: 'off',
  });
}

function schemaFormat(shape: object): object {
  return { response_format: { type: 'json_schema', json_schema: shape } };
}

function plain({ role, content }: ModelMessage): ModelMessage {
  return { role, content };
}
