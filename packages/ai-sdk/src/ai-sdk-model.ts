import {
  AISDKError,
  APICallError,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3StreamPart,
  LoadAPIKeyError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider';
import { createModel, EngineError, isEngineError, type LanguageModel, type ModelSettings } from '@ludotext/engine';

/** How a model is called: the engine's settings of a model, and what the AI SDK passes on to a provider. */
export interface AiSdkModelOptions
  extends Omit<ModelSettings, 'provider' | 'modelName' | 'baseUrl' | 'apiKey' | 'fetch'>,
    Pick<LanguageModelV3CallOptions, 'providerOptions' | 'headers'> {}

/** Never looked up: no connection is made to it. */
const address = 'http://ai-sdk.invalid/v1';

/**
 * Makes a model of the AI SDK (version 6) one of the engine. The engine speaks to it as to a server of OpenAI's
 * protocol, so that it streams, repeats, waits and fails as with any other model.
 *
 * A probe says that the model is reachable without asking: the AI SDK has no question for that.
 * @throws EngineError `invalid_request` for another version's model, or for options out of bounds
 */
export function aiSdkModel(model: LanguageModelV3, options: AiSdkModelOptions = {}): LanguageModel {
  if (model.specificationVersion !== 'v3')
    throw new EngineError('invalid_request', 'aiSdkModel takes a model of AI SDK 6, with specificationVersion v3.');
  const { providerOptions, headers, ...settings } = options;
  const given = { ...(providerOptions && { providerOptions }), ...(headers && { headers }) };
  const { provider, modelId: modelName } = model;
  const fetch = fetchFrom(model, given);
  const client = createModel({ ...settings, provider: 'openai', modelName, baseUrl: address, fetch });
  const generate: LanguageModel['generate'] = async (request) => {
    try {
      return await client.generate(request);
    } catch (error) {
      if (!isEngineError(error) || error.model === undefined) throw error;
      const { code, message, cause, params, retryAfter } = error;
      const { host: _, ...about } = error.model;
      const waits = retryAfter === undefined ? {} : { retryAfter };
      throw new EngineError(code, message, { cause, params, ...waits, model: { ...about, provider } });
    }
  };
  return Object.create(client, { provider: { value: provider }, generate: { value: generate } });
}

/** A request as the engine sends it to a server of OpenAI's protocol. */
interface ChatRequest {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: { readonly json_schema?: { readonly name: string; readonly schema: object } };
}

/** A server of OpenAI's protocol that is a model of the AI SDK. */
function fetchFrom(model: LanguageModelV3, given: Partial<LanguageModelV3CallOptions>): typeof globalThis.fetch {
  return async (_, init) => {
    // The engine asks which models there are.
    if (typeof init?.body !== 'string') return Response.json({ data: [{ id: model.modelId }] });
    const abort = init.signal ? { abortSignal: init.signal } : {};
    try {
      const { stream } = await model.doStream({ ...callOptions(JSON.parse(init.body)), ...given, ...abort });
      const frames = new TransformStream<LanguageModelV3StreamPart, string>({
        transform(part, controller) {
          const frame = frameOf(part);
          if (frame !== undefined) controller.enqueue(`data: ${JSON.stringify(frame)}\n\n`);
        },
      });
      return new Response(stream.pipeThrough(frames).pipeThrough(new TextEncoderStream()));
    } catch (error) {
      const status = statusOf(error);
      // Neither a response nor a refusal: there was no connection.
      if (status === undefined) throw error;
      const { responseBody, responseHeaders = {} } = error as Partial<APICallError>;
      const body = responseBody || JSON.stringify({ error: errorOf(error) });
      return new Response(body, { status, headers: responseHeaders });
    }
  };
}

function callOptions(request: ChatRequest): LanguageModelV3CallOptions {
  const {
    messages,
    temperature,
    max_tokens: limit,
    max_completion_tokens: otherLimit,
    response_format: format,
  } = request;
  const maxOutputTokens = limit ?? otherLimit;
  const { name, schema } = format?.json_schema ?? {};
  return {
    prompt: messages.map(({ role, content }) =>
      role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] },
    ),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(format && { responseFormat: { type: 'json', ...(name && { name }), ...(schema && { schema }) } }),
  };
}

/** A part of a stream as a chunk of OpenAI's protocol; undefined for what the engine does not read. */
function frameOf(part: LanguageModelV3StreamPart): object | undefined {
  switch (part.type) {
    case 'text-delta':
      return { choices: [{ delta: { content: part.delta } }] };
    case 'reasoning-delta':
      return { choices: [{ delta: { reasoning_content: part.delta } }] };
    case 'error':
      return { error: errorOf(part.error) };
    case 'finish': {
      const { inputTokens, outputTokens } = part.usage;
      const usage = {
        prompt_tokens: inputTokens.total,
        completion_tokens: outputTokens.total,
        prompt_tokens_details: { cached_tokens: inputTokens.cacheRead },
      };
      if (part.finishReason.unified === 'error') return { error: { message: 'The model failed.' }, usage };
      return { choices: [{ delta: {}, finish_reason: finishReasons[part.finishReason.unified] ?? 'stop' }], usage };
    }
    default:
      return undefined;
  }
}

/** The reasons that OpenAI's protocol has words of its own for. */
const finishReasons: Readonly<Record<string, string>> = { length: 'length', 'content-filter': 'content_filter' };

/** The HTTP status of a failure; undefined where there was no response. */
function statusOf(error: unknown): number | undefined {
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    // A response that the provider cannot read has the status of a success.
    return statusCode !== undefined && statusCode < 400 ? 502 : statusCode;
  }
  if (LoadAPIKeyError.isInstance(error)) return 401;
  if (NoSuchModelError.isInstance(error)) return 404;
  return AISDKError.isInstance(error) ? 400 : undefined;
}

/** A failure as OpenAI's protocol tells it; the engine reads its words, and shows none of them. */
function errorOf(error: unknown): object {
  if (APICallError.isInstance(error)) return { message: error.responseBody ?? error.message, code: error.statusCode };
  if (NoSuchModelError.isInstance(error)) return { message: error.message, code: 'model_not_found' };
  // The engine then asks with less: without a schema, at last in words alone.
  if (UnsupportedFunctionalityError.isInstance(error)) return { message: error.message, param: 'response_format' };
  return error instanceof Error ? { message: error.message } : { error };
}
