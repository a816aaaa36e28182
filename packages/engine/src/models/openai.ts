import type OpenAI from 'openai';
import { EngineError } from '../errors.js';
import type { CompleteModelSettings } from './create-model.js';
import type { LanguageModel, ModelProbe, ModelReply, ModelRequest } from './language-model.js';
import { getJson, probeFailure } from './probe.js';
import { deadline, serverError } from './server-failure.js';

/** Time a probe may take, in milliseconds. */
const probeTimeoutMs = 2_000;

/** A model behind OpenAI's chat completions protocol: OpenAI itself, or any server that speaks it. */
export function openaiModel(settings: CompleteModelSettings): LanguageModel {
  const { modelName, temperature, baseUrl, apiKey, timeoutMs } = settings;
  let client: Promise<OpenAI> | undefined;

  async function generate({ messages, schema, signal, usage }: ModelRequest): Promise<ModelReply> {
    client ??= createClient(settings);
    const until = deadline(signal, timeoutMs);
    try {
      const { data } = await (await client).chat.completions
        .create(
          {
            model: modelName,
            messages: messages.map(({ role, content }) => ({ role, content })),
            response_format: {
              type: 'json_schema',
              json_schema: { name: schema.name, strict: true, schema: { ...schema.jsonSchema } },
            },
            ...(temperature === undefined ? {} : { temperature }),
          },
          { signal: until.signal, timeout: timeoutMs },
        )
        .withResponse();
      usage.add({
        promptTokens: data?.usage?.prompt_tokens ?? 0,
        completionTokens: data?.usage?.completion_tokens ?? 0,
        cachedTokens: data?.usage?.prompt_tokens_details?.cached_tokens ?? 0,
      });
      return readReply(data);
    } catch (cause) {
      if (cause instanceof EngineError) throw cause;
      usage.add({});
      throw until.error(cause) ?? (await failureOf(cause, modelName));
    }
  }

  async function probe(signal?: AbortSignal): Promise<ModelProbe> {
    const until = deadline(signal, probeTimeoutMs);
    try {
      const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
      const answer = await getJson(settings.fetch, `${baseUrl}/models`, headers, until.signal);
      const list = (answer as { data?: unknown }).data;
      const names = Array.isArray(list) ? list.map((entry: { id?: unknown }) => String(entry?.id)) : [];
      return { reachable: true, models: names };
    } catch (cause) {
      return probeFailure(until.error(cause) ?? cause);
    }
  }

  return { provider: 'openai', modelName, profile: 'strict', generate, probe };
}

async function createClient({ baseUrl, apiKey, fetch }: CompleteModelSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    // The client demands a key; local servers ignore it.
    apiKey: apiKey ?? 'none',
    // Otherwise taken from the environment, and sent to whatever server is configured.
    organization: null,
    project: null,
    webhookSecret: null,
    fetch,
    fetchOptions: { redirect: 'error' },
    maxRetries: 0,
    logLevel: 'off',
  });
}

/** @throws EngineError `model_refused`, `model_output_invalid`, `model_error` */
function readReply(data: OpenAI.ChatCompletion | undefined): ModelReply {
  const choice = data?.choices?.[0];
  if (choice === undefined) throw new EngineError('model_error', 'The model server answered with no choice.');
  const { finish_reason: finish, message } = choice;
  if (finish === 'content_filter' || (message?.refusal !== null && message?.refusal !== undefined)) {
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

async function failureOf(cause: unknown, modelName: string): Promise<EngineError> {
  const { APIError } = await import('openai');
  if (!(cause instanceof APIError)) return serverError({ modelName, cause });
  const words = `${cause.code ?? ''} ${cause.type ?? ''} ${cause.message}`;
  return serverError({ modelName, status: cause.status, words, headers: cause.headers, cause });
}
