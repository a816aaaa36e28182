import type { ChatRequest, Ollama } from 'ollama/browser';
import type { ModelProbe, ModelRequest } from '../contract/language-model.js';
import { loadOnce } from '../lib/async.js';
import { isCount, isObject } from '../lib/data.js';
import { toServerSchema } from '../schema/server-schema.js';
import { withSchemaNote } from '../schema/type-text.js';
import { AttemptError } from './failures.js';
import type { ServerAddress } from './fetch.js';
import type { AttemptOptions, ModelBody, ModelParts, ModelProtocol, ModelProvider } from './model-protocol.js';
import { ModelFacts, readFacts } from './ollama-facts.js';
import { type Ask, noModelServer, probeServer } from './probe.js';
import type { IncomingReply } from './reply.js';

/** Minimum number of tokens left for the reply; in a small window a quarter of it. */
const minReply = { tokens: 512, share: 0.25 };

/**
 * Number of tokens the server keeps at the front of a prompt it cuts; one more if the text begins with a special token.
 */
const keptTokens = [4, 5];

/** The provider for Ollama servers. */
export const ollama: ModelProvider = { modes: ['schema', 'object', 'prompt'], protocol };

function protocol({ settings, knowledge, estimate }: ModelParts): ModelProtocol {
  const { modelName, baseUrl, temperature } = settings;
  const facts = new ModelFacts(settings);
  // A different window makes the server reload the model, so all calls use the same.
  const window = () =>
    Math.min(settings.contextTokens ?? Number.POSITIVE_INFINITY, facts.known.contextTokens ?? Number.POSITIVE_INFINITY);

  function toBody({ messages, schema }: ModelRequest, { mode, maxTokens, whole }: AttemptOptions): ModelBody {
    const noted = withSchemaNote(messages, schema.jsonSchema).map(({ role, content }) => ({ role, content }));
    const room = roomForReply(promptTokens(noted));
    const formats = {
      schema: () => ({ format: toServerSchema(schema.jsonSchema, 'grammar') }),
      object: () => ({ format: 'json' }),
    };
    return {
      model: modelName,
      messages: noted,
      stream: !whole,
      ...(mode === 'schema' || mode === 'object' ? formats[mode]() : {}),
      ...think(),
      // Makes the server refuse what does not fit. Otherwise it cuts the prompt or the reply silently.
      truncate: false,
      shift: false,
      options: {
        num_ctx: window(),
        num_predict: Math.min(room, maxTokens ?? room),
        ...(temperature === undefined ? {} : { temperature }),
      },
    };
  }

  /** A thinking model thinks by default, at the cost of reading the prompt twice. */
  function think(): object {
    const canThink = facts.known.capabilities?.includes('thinking') ?? false;
    if (!canThink || !knowledge.takes('think')) return {};
    return { think: /gpt-oss/i.test(modelName) ? 'low' : false };
  }

  function promptTokens(messages: ModelBody['messages']): number {
    return messages.reduce((sum, { content }) => sum + estimate.of(content), 0);
  }

  /** Tokens left for the reply. @throws AttemptError `context_overflow` if there are too few */
  function roomForReply(prompt: number): number {
    const tokens = Math.min(window(), knowledge.contextTokens ?? Number.POSITIVE_INFINITY);
    const max = Math.floor(tokens - Math.min(minReply.tokens, tokens * minReply.share));
    if (prompt <= max) return tokens - prompt;
    throw new AttemptError({
      kind: 'context_overflow',
      message: `The text does not fit the model's window: about ${prompt} tokens, room for ${max}.`,
      contextTokens: tokens,
    });
  }

  /**
   * Detects a prompt that the server cut in spite of `truncate: false`: it keeps the beginning and half the window, so
   * the count shows it.
   */
  function checkPrompt({ messages }: ModelBody, counted: number): void {
    const isCutSize = keptTokens.some((kept) => counted === window() - Math.floor((window() - kept) / 2));
    if (!isCutSize || promptTokens(messages) < counted * 1.15) return;
    throw new AttemptError({
      kind: 'context_overflow',
      message: "The model server cut the text since it does not fit the model's window.",
    });
  }

  return {
    contextTokens: window,
    prepare: (signal) => facts.refresh(signal),
    toBody,
    async open(body, fetch) {
      let response: Response | undefined;
      const client = await createClient(baseUrl, async (input, init) => {
        response = await fetch(input, init);
        // The client skips and prints lines it cannot read, so it gets an empty reply.
        return new Response('{}');
      });
      await client.chat(body as unknown as ChatRequest & { stream: true });
      if (response === undefined) throw new TypeError('The client sent nothing.');
      return response;
    },
    readFrame,
    checkPrompt,
    probe: (signal) => probe(settings, signal),
  };
}

const ollamaPackage = loadOnce(() => import('ollama/browser'));

async function createClient(host: string, fetch: typeof globalThis.fetch): Promise<Ollama> {
  const { Ollama: Client } = await ollamaPackage();
  return new Client({ host, fetch });
}

/** Reads a line of a streamed reply, or a whole reply. */
function readFrame(frame: Readonly<Record<string, unknown>>, reply: IncomingReply): void {
  const { message, done, done_reason: reason } = frame;
  const { prompt_eval_count: prompt, eval_count: completion, prompt_eval_cached_count: cached } = frame;
  if (isObject(message)) {
    if (typeof message.thinking === 'string') reply.think(message.thinking);
    if (typeof message.content === 'string') reply.write(message.content);
  }
  // A missing count is unknown, not 0: some versions do not count a cached prompt.
  reply.use({
    ...(isCount(prompt) && prompt > 0 ? { promptTokens: prompt } : {}),
    ...(isCount(completion) ? { completionTokens: completion } : {}),
    ...(isCount(cached) ? { cachedTokens: cached } : {}),
  });
  if (done !== true) return;
  reply.isDone = true;
  reply.finishReason = typeof reason === 'string' ? reason : 'stop';
}

/** Asks an Ollama server for its version, its models, and this model's capabilities. */
function probe(address: ServerAddress, signal: AbortSignal | undefined): Promise<ModelProbe> {
  return probeServer(address, signal, (ask) => findModel(ask, address.modelName));
}

async function findModel(ask: Ask, modelName: string): Promise<ModelProbe> {
  const about = await ask('/api/version');
  if (!isObject(about) || typeof about.version !== 'string') throw noModelServer();
  const { version } = about;
  const tags = await ask('/api/tags');
  const list = isObject(tags) && Array.isArray(tags.models) ? tags.models.filter(isObject) : [];
  const models = list.map(({ name }) => name).filter((name) => typeof name === 'string');
  const found = { reachable: true, version, models };
  if (!models.some((name) => withTag(name) === withTag(modelName))) {
    const reason = `The server does not offer ${modelName}; load it with: ollama pull ${modelName}`;
    return { ...found, reason, code: 'model_not_found' };
  }
  const { remoteHost, ...facts } = readFacts(await ask('/api/show', { model: modelName }));
  if (remoteHost === undefined) return { ...found, ...facts };
  const reason = `${modelName} runs in a cloud that ignores the schema of a reply; more of its items may be rejected.`;
  return { ...found, ...facts, reason };
}

/** A name without a tag means `latest`. */
function withTag(name: string): string {
  return name.includes(':') ? name : `${name}:latest`;
}
