import { EngineError } from '../../src/contract/errors.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../../src/contract/language-model.js';

/** A model for tests that answers from a function of the request and the number of the call. */
export function scriptedModel(
  answer: (request: ModelRequest, call: number) => unknown,
): LanguageModel & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    provider: 'scripted',
    modelName: 'one',
    requests,
    async generate(request): Promise<ModelReply> {
      const usage = { promptTokens: 100, completionTokens: 10, cachedTokens: 5 };
      requests.push(request);
      if (request.signal?.aborted) throw new EngineError('aborted', 'given up', { model: { kind: 'aborted', usage } });
      const value = answer(request, requests.length);
      if (value instanceof Error) throw value;
      return { text: JSON.stringify(value), usage };
    },
    probe: async () => ({ reachable: true }),
  };
}
