import type { About } from './catalogue/fixture.js';

/** Size of the window the stand-in tells when none is set, in tokens. */
const usualWindow = 131_072;

/** What the stand-in says of itself and its models, by path. */
export function aboutServer(models: readonly string[], contextTokens = usualWindow): Readonly<Record<string, About>> {
  const entries = models.map((name) => ({
    name,
    model: name,
    modified_at: '2026-01-01T00:00:00Z',
    size: 2_019_393_189,
    digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
    details: { format: 'gguf', family: 'stand', parameter_size: '3.2B', quantization_level: 'Q4_K_M' },
  }));
  return {
    '/': { body: 'Ollama is running' },
    '/v1/models': {
      body: { object: 'list', data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'stand-in' })) },
    },
    '/api/version': { body: { version: '0.33.0' } },
    '/api/tags': { body: { models: entries } },
    '/api/ps': { body: { models: [] } },
    '/api/show': {
      body: {
        capabilities: ['completion'],
        details: { format: 'gguf', family: 'stand' },
        model_info: { 'general.architecture': 'stand', 'stand.context_length': contextTokens },
      },
    },
  };
}
