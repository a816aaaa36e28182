import type { Ollama } from 'ollama';
import { EngineError } from '../errors.js';
import type { CompleteModelSettings } from './create-model.js';
import type { LanguageModel, ModelMessage, ModelProbe, ModelReply, ModelRequest } from './language-model.js';
import { getJson, probeFailure } from './probe.js';
import { deadline, serverError } from './server-failure.js';

/** Time a probe may take, in milliseconds. */
const probeTimeoutMs = 2_000;

/** A model on an Ollama server. */
export function ollamaModel(settings: CompleteModelSettings): LanguageModel {
  const { modelName, temperature, baseUrl, timeoutMs, contextTokens } = settings;
  // A quarter of the window for the answer; the server would otherwise write up to ten windows.
  const answerTokens = Math.floor(contextTokens / 4);

  async function generate({ messages, schema, signal, usage }: ModelRequest): Promise<ModelReply> {
    checkFit(messages, contextTokens - answerTokens);
    const until = deadline(signal, timeoutMs);
    try {
      const client = await createClient(settings, until.signal);
      const stream = await client.chat({
        model: modelName,
        messages: messages.map(({ role, content }) => ({ role, content })),
        stream: true,
        format: { ...schema.jsonSchema },
        // Set on every call, and always the same: another window makes the server load the model anew.
        options: {
          num_ctx: contextTokens,
          num_predict: answerTokens,
          ...(temperature === undefined ? {} : { temperature }),
        },
      });
      let text = '';
      for await (const chunk of stream) {
        text += chunk.message?.content ?? '';
        if (!chunk.done) continue;
        usage.add({ promptTokens: chunk.prompt_eval_count ?? 0, completionTokens: chunk.eval_count ?? 0 });
        return readReply(text, chunk.done_reason);
      }
      throw new EngineError('model_error', 'The model server ended its answer too early.');
    } catch (cause) {
      if (cause instanceof EngineError && cause.code !== 'model_error') throw cause;
      usage.add({});
      throw until.error(cause) ?? failureOf(cause, modelName);
    }
  }

  async function probe(signal?: AbortSignal): Promise<ModelProbe> {
    const until = deadline(signal, probeTimeoutMs);
    try {
      await getJson(settings.fetch, `${baseUrl}/api/version`, {}, until.signal);
      const answer = await getJson(settings.fetch, `${baseUrl}/api/tags`, {}, until.signal);
      const list = (answer as { models?: unknown }).models;
      const names = Array.isArray(list) ? list.map((entry: { name?: unknown }) => String(entry?.name)) : [];
      return { reachable: true, models: names };
    } catch (cause) {
      return probeFailure(until.error(cause) ?? cause);
    }
  }

  return { provider: 'ollama', modelName, profile: 'grammar', generate, probe };
}

/** One client per call: the package takes no signal, and only its fetch can close the socket. */
async function createClient({ baseUrl, apiKey, fetch }: CompleteModelSettings, signal: AbortSignal): Promise<Ollama> {
  const { Ollama: Client } = await import('ollama');
  return new Client({
    host: baseUrl,
    fetch: async (input, init) => quiet(await fetch(input, { ...init, signal, redirect: 'error' })),
    ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
  });
}

/** The package prints to standard output when an error is no JSON, so it gets none that is not. */
async function quiet(response: Response): Promise<Response> {
  if (response.ok || response.headers.get('content-type')?.includes('json')) return response;
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify({ error: await response.text() }), { status: response.status, headers });
}

/**
 * The server cuts what does not fit without a word, so it never gets it. UTF-8 bytes by three is an upper guess of the
 * tokens of prose in any script.
 * @throws EngineError `context_too_long`
 */
function checkFit(messages: readonly ModelMessage[], tokens: number): void {
  const bytes = messages.reduce((sum, { content }) => sum + new TextEncoder().encode(content).length, 0);
  if (bytes / 3 <= tokens) return;
  throw new EngineError(
    'context_too_long',
    `The text does not fit the model's window: about ${Math.ceil(bytes / 3)} tokens, room for ${tokens}.`,
  );
}

function readReply(text: string, reason: string | undefined): ModelReply {
  if (text.trim() === '') throw new EngineError('model_output_invalid', 'The model answered with no text.');
  return { text, complete: reason !== 'length' };
}

/** The package's error for an HTTP status carries it as `status_code`; anything else is a connection that broke. */
function failureOf(cause: unknown, modelName: string): EngineError {
  if (cause instanceof EngineError) return cause;
  const { status_code: status, message } = cause as { status_code?: number; message?: string };
  if (status !== undefined) return serverError({ modelName, status, words: message, cause });
  if (cause instanceof TypeError) return serverError({ modelName, cause });
  return new EngineError('model_error', 'The model server broke off its answer.', { cause });
}
