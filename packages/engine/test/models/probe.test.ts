import { describe, expect, it } from 'vitest';
import { createModel } from '../../src/models/create-model.js';
import { failureOf, key, withScript } from '../support/model-calls.js';

const nothing = () => {};

describe.each(['openai', 'ollama'] as const)('%s: a probe', (provider) => {
  it.each<[string, Response, RegExp]>([
    ['a page', new Response('<html></html>', { headers: { 'content-type': 'text/html' } }), /base_url/],
    ['another service', Response.json({ status: 'up' }), /No model server/],
    ['no JSON', new Response('hello'), /broken JSON/],
    ['a refusal of the key', Response.json({ error: key }, { status: 401 }), /key \(401\)/],
    ['nothing at this path', new Response('404 page not found', { status: 404 }), /base_url/],
  ])('says what is wrong when it meets %s', async (_, answer, words) => {
    const model = createModel({ provider, modelName: 'small', apiKey: key, fetch: async () => answer.clone() });
    const probe = await model.probe();
    const code = expect.stringMatching(/^model_/);
    expect(probe).toEqual({ reachable: false, reason: expect.stringMatching(words), code });
    expect(probe.reason).not.toContain(key);
  });

  it('sends the key, and throws only when the caller gives up', async () => {
    const keys: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      keys.push(new Headers(init?.headers).get('authorization'));
      throw new TypeError('fetch failed');
    };
    const model = createModel({ provider, modelName: 'small', apiKey: key, fetch });
    expect(await model.probe()).toMatchObject({ reachable: false, reason: expect.any(String) });
    expect(keys).toEqual([`Bearer ${key}`]);
    expect(await failureOf(model.probe(AbortSignal.abort()))).toMatchObject({ code: 'aborted' });
  });
});

describe('openai: a probe', () => {
  const about = { '/v1/models': { data: [{ id: 'small', max_model_len: 4096 }, { id: 'large' }] } };

  it('finds the models, and the window where the server tells it', async () => {
    await using call = await withScript('openai', nothing, {}, about);
    expect(await call.model.probe()).toEqual({ reachable: true, models: ['small', 'large'], contextTokens: 4096 });
  });

  it('says that the server does not offer the model', async () => {
    await using call = await withScript('openai', nothing, { modelName: 'other' }, about);
    const probe = await call.model.probe();
    expect(probe).toMatchObject({
      reachable: true,
      models: ['small', 'large'],
      reason: expect.stringContaining('other'),
      code: 'model_not_found',
    });
  });
});

describe('ollama: a probe', () => {
  const about = {
    '/api/version': { version: '0.33.0' },
    '/api/tags': { models: [{ name: 'small:latest' }] },
    '/api/show': {
      capabilities: ['completion', 'thinking'],
      model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 },
    },
  };

  it.each(['small', 'small:latest'])('finds what the model %s can do', async (modelName) => {
    await using call = await withScript('ollama', nothing, { modelName }, about);
    expect(await call.model.probe()).toEqual({
      reachable: true,
      version: '0.33.0',
      models: ['small:latest'],
      capabilities: ['completion', 'thinking'],
      contextTokens: 40_960,
    });
  });

  it('says how to get a model the server does not offer', async () => {
    await using call = await withScript('ollama', nothing, {}, { ...about, '/api/tags': { models: [] } });
    const probe = await call.model.probe();
    expect(probe).toMatchObject({ reachable: true, models: [], reason: expect.stringContaining('ollama pull small') });
  });

  it('says that a model of the cloud ignores schemas', async () => {
    const show = { capabilities: ['completion'], remote_host: 'https://cloud.example' };
    await using call = await withScript('ollama', nothing, {}, { ...about, '/api/show': show });
    const probe = await call.model.probe();
    expect(probe).toMatchObject({ reachable: true, reason: expect.stringContaining('schema') });
    expect(probe.reason).not.toContain('cloud.example');
  });
});
