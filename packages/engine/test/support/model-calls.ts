import { type EngineError, isEngineError } from '../../src/contract/errors.js';
import type { ModelRequest, ModelRetry } from '../../src/contract/language-model.js';
import type { ModelSettings, Provider } from '../../src/contract/model-settings.js';
import { UsageMeter } from '../../src/contract/usage.js';
import { createModel } from '../../src/models/create-model.js';
import { events, finished, lines, type Script, said, startScriptedServer } from './scripted-server.js';

export const schema = {
  name: 'answer',
  jsonSchema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
};

/** Must be in no error and no log. */
export const key = 'sk-canary-0123456789';
export const prompt = 'Say a word about the canary-prompt.';

/** A model of a scripted server, with short pauses. */
export async function withScript(
  provider: Provider,
  script: Script,
  more: Partial<ModelSettings> = {},
  about: Readonly<Record<string, object>> = {},
) {
  const server = await startScriptedServer(script, about);
  const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
  const model = createModel({ provider, modelName: 'small', baseUrl, apiKey: key, retryBaseMs: 1, ...more });
  const usage = new UsageMeter();
  const retries: ModelRetry[] = [];
  const generate = async (request: Partial<ModelRequest> = {}) => {
    const messages = [{ role: 'user', content: prompt } as const];
    try {
      const call = { messages, schema, onRetry: (retry: ModelRetry) => retries.push(retry), ...request };
      const { usage: used, ...reply } = await model.generate(call);
      usage.add(used ?? {});
      return reply;
    } catch (error) {
      if (isEngineError(error) && error.model?.usage !== undefined) usage.add(error.model.usage);
      throw error;
    }
  };
  return { server, model, usage, retries, generate, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

export async function failureOf(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isEngineError(error)) throw new Error('expected an EngineError', { cause: error });
  return error;
}

export const good = '{"word":"whale"}';

/** A good answer in the provider's protocol. */
export const answers: Readonly<Record<Provider, Script>> = {
  openai: (response) => events(response, said(good), finished(), '[DONE]').end(),
  ollama: (response) =>
    lines(response, { message: { content: good }, done: false }, { message: { content: '' }, done: true }).end(),
};
