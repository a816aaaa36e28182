import type { ChatResponse, Ollama } from 'ollama';
import { EngineError } from '../errors.js';
import type { CallUsage } from '../usage.js';
import { checkedFetch } from './checked-fetch.js';
import type { CompleteModelSettings } from './create-model.js';
import { jsonLines } from './json-lines.js';
import type { LanguageModel, ModelMessage, ModelReply, ModelRequest } from './language-model.js';
import { probeServer } from './probe.js';
import { connectionError, deadline } from './server-failure.js';

/** A model on an Ollama server. */
export function ollamaModel(settings: CompleteModelSettings): LanguageModel {
  const { modelName, baseUrl, timeoutMs } = settings;
  const room = roomIn(settings.contextTokens);

  async function generate(request: ModelRequest): Promise<ModelReply> {
    checkFit(request.messages, room.prompt);
    const until = deadline(request.signal, timeoutMs);
    let used: CallUsage = {};
    try {
      const client = await createClient(settings, until.signal);
      let text = '';
      for await (const chunk of await client.chat(toBody(request, settings))) {
        text += chunk.message?.content ?? '';
        if (!chunk.done) continue;
        used = { promptTokens: chunk.prompt_eval_count ?? 0, completionTokens: chunk.eval_count ?? 0 };
        return readReply(text, chunk);
      }
      throw new EngineError('model_error', 'The model server ended its answer too early.');
    } catch (cause) {
      throw until.error(cause) ?? connectionError(cause);
    } finally {
      request.usage.add(used);
    }
  }

  const addresses = [`${baseUrl}/api/version`, `${baseUrl}/api/tags`];
  const plan = { fetch: checkedFetch(settings), addresses, list: 'models', name: 'name' };
  return {
    provider: 'ollama',
    modelName,
    profile: 'grammar',
    generate,
    probe: (signal) => probeServer(plan, signal),
  };
}

/** One client per call: the package takes no signal, and only its fetch can close the socket. */
async function createClient(settings: CompleteModelSettings, signal: AbortSignal): Promise<Ollama> {
  const { Ollama: Client } = await import('ollama');
  const fetch = checkedFetch({ ...settings, signal });
  return new Client({ host: settings.baseUrl, fetch: async (input, init) => jsonLines(await fetch(input, init)) });
}

function toBody({ messages, schema }: ModelRequest, { modelName, temperature, contextTokens }: CompleteModelSettings) {
  return {
    model: modelName,
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true as const,
    format: { ...schema.jsonSchema },
    // The window is set on every call, and always the same: another one makes the server load the model anew.
    options: {
      num_ctx: contextTokens,
      num_predict: roomIn(contextTokens).answer,
      ...(temperature === undefined ? {} : { temperature }),
    },
  };
}

/** How a window is shared, in tokens: a quarter for the answer, which would otherwise run to ten windows. */
function roomIn(contextTokens: number): { prompt: number; answer: number } {
  const answer = Math.floor(contextTokens / 4);
  return { prompt: contextTokens - answer, answer };
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

/** @throws EngineError `model_output_invalid` */
function readReply(text: string, { done_reason: finish }: ChatResponse): ModelReply {
  if (text.trim() === '') {
    const why = finish === 'length' ? 'reached its output limit before any text' : 'answered with no text';
    throw new EngineError('model_output_invalid', `The model ${why}.`);
  }
  return { text, complete: finish !== 'length' };
}
