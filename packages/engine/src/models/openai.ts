import type OpenAI from 'openai';
import { EngineError } from '../errors.js';
import type { CallUsage } from '../usage.js';
import { checkedFetch } from './checked-fetch.js';
import type { CompleteModelSettings } from './create-model.js';
import type { LanguageModel, ModelReply, ModelRequest } from './language-model.js';
import { probeServer } from './probe.js';
import { connectionError, deadline } from './server-failure.js';

/** A model behind OpenAI's chat completions protocol: OpenAI itself, or any server that speaks it. */
export function openaiModel(settings: CompleteModelSettings): LanguageModel {
  const { modelName, baseUrl, timeoutMs } = settings;
  const fetch = checkedFetch(settings);
  let client: Promise<OpenAI> | undefined;

  async function generate(request: ModelRequest): Promise<ModelReply> {
    client ??= createClient(settings, fetch);
    const until = deadline(request.signal, timeoutMs);
    let used: CallUsage = {};
    try {
      const answer = await (await client).chat.completions.create(toBody(request, settings), { signal: until.signal });
      used = usageOf(answer);
      return readReply(answer);
    } catch (cause) {
      throw until.error(cause) ?? connectionError(cause);
    } finally {
      request.usage.add(used);
    }
  }

  const plan = { fetch, addresses: [`${baseUrl}/models`], list: 'data', name: 'id' };
  return {
    provider: 'openai',
    modelName,
    profile: 'strict',
    generate,
    probe: (signal) => probeServer(plan, signal),
  };
}

async function createClient(
  { baseUrl, timeoutMs }: CompleteModelSettings,
  fetch: typeof globalThis.fetch,
): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    // The client demands a key, and what is left out here it takes from the environment; the real key is sent by fetch.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch,
    maxRetries: 0,
    // Its clock stops at the headers; ours runs to the end and goes off first.
    timeout: 2 * timeoutMs,
    logLevel: 'off',
  });
}

function toBody({ messages, schema }: ModelRequest, { modelName, temperature }: CompleteModelSettings) {
  return {
    model: modelName,
    messages: messages.map(({ role, content }) => ({ role, content })),
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: schema.name, strict: true, schema: { ...schema.jsonSchema } },
    },
    ...(temperature === undefined ? {} : { temperature }),
  };
}

function usageOf(answer: OpenAI.ChatCompletion | undefined): CallUsage {
  const usage = answer?.usage;
  return {
    promptTokens: usage?.prompt_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
    cachedTokens: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  };
}

/** @throws EngineError `model_refused`, `model_output_invalid`, `model_error` */
function readReply(answer: OpenAI.ChatCompletion | undefined): ModelReply {
  const choice = answer?.choices?.[0];
  if (choice === undefined) throw new EngineError('model_error', 'The model server answered with no choice.');
  const { finish_reason: finish, message } = choice;
  if (finish === 'content_filter' || (message?.refusal ?? '') !== '') {
    throw new EngineError('model_refused', 'The model refused the task.');
  }
  const text = textOf(message?.content);
  if (text.trim() === '') {
    const why = finish === 'length' ? 'reached its output limit before any text' : 'answered with no text';
    throw new EngineError('model_output_invalid', `The model ${why}.`);
  }
  return { text, complete: finish !== 'length' };
}

/** Some servers answer with a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : '')).join('');
}
