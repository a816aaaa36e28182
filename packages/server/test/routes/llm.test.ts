import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineError } from '@ludotext/engine';
import { memoryStore, RuntimeDecisions } from '@ludotext/engine/host';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GenerationAnswer, startApp } from '../support/app.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

let models: ModelServer;
beforeAll(async () => {
  models = await startModelServer({ models: ['stand-in', 'other'] });
});
afterAll(() => models.close());

const offline = {
  provider: 'offline',
  model_name: 'extractive',
  temperature: null,
  base_url: null,
  llm: 'offline/extractive',
  reachable: true,
  providers: ['openai', 'ollama', 'offline'],
};

describe('GET /llm', () => {
  it('is the offline writer where nothing is configured', async () => {
    await using app = await startApp();
    const response = await app.get('/llm');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(offline);
  });

  it('is the model of the environment, with what its server offers', async () => {
    await using app = await startApp({
      environment: { LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', LLM_TEMPERATURE: '0.5', OLLAMA_HOST: models.url },
    });
    expect(await (await app.get('/llm')).json()).toEqual({
      provider: 'ollama',
      model_name: 'stand-in',
      temperature: 0.5,
      base_url: models.url,
      llm: 'ollama/stand-in',
      reachable: true,
      models: ['stand-in', 'other'],
      version: '0.33.0',
      context_tokens: 131_072,
      capabilities: ['completion'],
      providers: ['openai', 'ollama', 'offline'],
    });
  });

  it('says why a model cannot write in the language of the caller', async () => {
    await using app = await startApp({
      environment: { LLM_PROVIDER: 'ollama', LLM_MODEL: 'missing', OLLAMA_HOST: models.url },
    });
    const reasonIn = async (language: string) => {
      const response = await app.get('/llm', { 'Accept-Language': language });
      return ((await response.json()) as { reason: string }).reason;
    };
    expect(await reasonIn('en')).toContain('ollama pull missing');
    expect(await reasonIn('de-CH')).toBe('Der Modellserver kennt das Modell nicht.');
  });

  it('says that a server is slow instead of unreachable, asks on, and has its answer the next time', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const busy = createServer(async (_, response) => {
      await asked;
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'busy', meta: { n_ctx: 4096 } }] }));
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    let now = 0;
    await using app = await startApp({ now: () => now, probeWait: 20 });
    const choice = { provider: 'openai', model_name: 'busy', base_url: `http://127.0.0.1:${port}/v1` };
    const slow = { reachable: false, slow: true, reason: expect.stringContaining('may be busy') };
    expect(await (await app.post('/llm', choice)).json()).toMatchObject(slow);
    expect(await (await app.get('/llm')).json()).toMatchObject(slow);
    answer();
    const status = async () => (await (await app.get('/llm')).json()) as { slow?: boolean };
    await expect.poll(status).toMatchObject({ reachable: true, context_tokens: 4096 });
    expect(await status()).not.toHaveProperty('slow');
    // Busy again: what was known stands.
    busy.removeAllListeners('request').on('request', () => {});
    now = 20_000;
    expect(await status()).toMatchObject({ reachable: true, slow: true, models: ['busy'] });
    busy.closeAllConnections();
    busy.close();
  });

  it('asks the server again after ten seconds only', async () => {
    let now = 0;
    await using server = await startModelServer();
    await using app = await startApp({ now: () => now });
    const choice = { provider: 'ollama', model_name: 'stand-in', base_url: server.url };
    expect(await (await app.post('/llm', choice)).json()).toMatchObject({ reachable: true });
    await server.close();
    now = 9999;
    expect(await (await app.get('/llm')).json()).toMatchObject({ reachable: true });
    now = 10_001;
    expect(await (await app.get('/llm')).json()).toMatchObject({
      reachable: false,
      reason: expect.stringMatching(/./),
    });
  });
});

describe('a server that is there and does not have the model', () => {
  it.each(['openai', 'ollama'])('is reachable, and a reason says what is wrong, with %s', async (provider) => {
    await using app = await startApp();
    const address = { openai: `${models.url}/v1`, ollama: models.url }[provider];
    const answer = await app.post('/llm', { provider, model_name: 'another', base_url: address });
    expect(await answer.json()).toMatchObject({ reachable: true, reason: expect.stringMatching(/another/) });
  });
});

describe('the settings of the service', () => {
  it('hold for the model of the environment and for those chosen later', async () => {
    await using app = await startApp({
      environment: {
        LLM_PROVIDER: 'ollama',
        LLM_MODEL: 'stand-in',
        OLLAMA_HOST: models.url,
        LUDOTEXT_MODEL_TIMEOUT_SECONDS: '30',
        LUDOTEXT_MODEL_CONTEXT_TOKENS: '4096',
        LUDOTEXT_MODEL_MAX_TOKENS: '500',
      },
    });
    const write = { text: 'The small whale sings under the ice.', source: 'prose', max_items: 1 };
    expect(app.engine.model).toMatchObject({ timeoutMs: 30_000, contextTokens: 4096 });
    await app.post('/generate/7', write);
    expect(models.requests.at(-1)?.body.options).toMatchObject({ num_ctx: 4096, num_predict: 500 });
    await app.post('/llm', { provider: 'openai', model_name: 'stand-in', base_url: `${models.url}/v1` });
    expect(app.engine.model).toMatchObject({ timeoutMs: 30_000, contextTokens: 4096 });
    await app.post('/generate/7', write);
    expect(models.requests.at(-1)?.body).toMatchObject({ max_tokens: 500 });
  });

  it('bound the wait for the first byte, and silence in the middle', async () => {
    await using silent = await startModelServer({ fault: () => 'hang' });
    await using stalling = await startModelServer({ fault: () => 'stall' });
    await using app = await startApp({
      environment: { LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '1', LUDOTEXT_MODEL_IDLE_SECONDS: '1' },
    });
    for (const { url } of [silent, stalling]) {
      await app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: url });
      const answer = await app.post('/generate/7', { text: 'The small whale sings.', source: 'prose' });
      await expectProblem(answer, 'model_timeout');
    }
  });
});

describe('POST /llm', () => {
  it('switches the model, from the next request on', async () => {
    await using app = await startApp();
    const text = 'The small whale sings under the ice.';
    expect(await (await app.post('/generate/7', { text, source: 'prose' })).json()).toMatchObject({
      llm: 'offline/extractive',
    });
    const response = await app.post('/llm', {
      provider: 'openai',
      model_name: 'stand-in',
      temperature: 1,
      base_url: `${models.url}/v1/`,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      provider: 'openai',
      model_name: 'stand-in',
      temperature: 1,
      base_url: `${models.url}/v1`,
      llm: 'openai/stand-in',
      reachable: true,
    });
    const answer = (await (
      await app.post('/generate/7', { text, source: 'prose', max_items: 1 })
    ).json()) as GenerationAnswer;
    expect(answer).toMatchObject({ llm: 'openai/stand-in' });
    expect(answer.token_usage.calls).toBeGreaterThan(0);
    expect(await (await app.post('/llm', { provider: 'offline' })).json()).toEqual(offline);
    expect(await (await app.get('/health')).json()).toMatchObject({ llm: 'offline/extractive' });
  });

  it('only tries a model where it is told to', async () => {
    const text = 'The small whale sings under the ice.';
    const decisions = new RuntimeDecisions(memoryStore());
    const decide = vi.spyOn(decisions, 'decide');
    await using app = await startApp({ decisions });
    const choice = { provider: 'openai', model_name: 'stand-in', temperature: 1, base_url: `${models.url}/v1` };
    const tried = await (await app.post('/llm', { ...choice, test: true })).json();
    expect(tried).toMatchObject({
      llm: 'openai/stand-in',
      temperature: 1,
      reachable: true,
      models: ['stand-in', 'other'],
    });
    expect(await (await app.get('/llm')).json()).toEqual(offline);
    expect(decide).not.toHaveBeenCalled();
    const answer = await app.post('/generate/7', { text, source: 'prose', max_items: 1 });
    expect(await answer.json()).toMatchObject({ llm: 'offline/extractive' });
    // What is chosen then is answered with the same.
    expect(await (await app.post('/llm', choice)).json()).toEqual(tried);
    expect(await (await app.post('/llm', { provider: 'offline', test: true })).json()).toEqual(offline);
    expect(await (await app.get('/llm')).json()).toMatchObject({ llm: 'openai/stand-in', reachable: true });
  });

  it('tries no address that it could not choose', async () => {
    await using app = await startApp();
    const elsewhere = { provider: 'openai', model_name: 'x', base_url: 'http://models.example/v1', test: true };
    await expectProblem(await app.post('/llm', elsewhere), 'base_url_not_allowed');
    await expectProblem(await app.post('/llm', { provider: 'openai', test: true }), 'invalid_request');
  });

  it('takes a server that cannot be reached, and says so', async () => {
    const gone = await startModelServer();
    await gone.close();
    await using app = await startApp();
    const response = await app.post('/llm', { provider: 'ollama', model_name: 'any', base_url: gone.url });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      reachable: false,
      reason: expect.stringMatching(/./),
      llm: 'ollama/any',
    });
  });

  it('fills in the address of the provider', async () => {
    await using app = await startApp({ environment: { OLLAMA_HOST: models.url } });
    expect(await (await app.post('/llm', { provider: 'ollama', model_name: 'stand-in' })).json()).toMatchObject({
      base_url: models.url,
      reachable: true,
    });
  });

  it.each([
    [{}, '/provider'],
    [{ provider: 'gpt', model_name: 'x' }, '/provider'],
    [{ provider: 'openai' }, '/model_name'],
    [{ provider: 'ollama' }, '/model_name'],
    [{ provider: 'ollama', model_name: '' }, '/model_name'],
    [{ provider: 'ollama', model_name: 'x', temperature: 2.1 }, '/temperature'],
    [{ provider: 'ollama', model_name: 'x', temperature: 'hot' }, '/temperature'],
    [{ provider: 'ollama', model_name: 'x', base_url: 'localhost' }, '/base_url'],
    [{ provider: 'ollama', model_name: 'x', base_url: 'http://127.0.0.1/?a=b' }, '/base_url'],
    [{ provider: 'openai', model_name: 'x', api_key: 'sk-secret' }, '/api_key'],
    [{ provider: 'openai', model: 'x', model_name: 'x' }, '/model'],
  ])('refuses %j and changes nothing', async (body, pointer) => {
    await using app = await startApp();
    const problem = await expectProblem(await app.post('/llm', body), 'invalid_request');
    expect(problem.errors?.map((fault) => fault.pointer)).toEqual([pointer]);
    expect(JSON.stringify(problem)).not.toMatch(/secret|word@|passwd/);
    expect(await (await app.get('/llm')).json()).toEqual(offline);
  });

  it.each([
    'file:///etc/passwd',
    'http://user:word@127.0.0.1',
    'http://169.254.169.254/latest',
    'http://models.example/v1',
    'https://api.openai.com.models.example',
    'http://api.openai.com',
    'http://10.0.0.1',
    'http://0.0.0.0:11434',
    'http://[::ffff:127.0.0.1]',
    'http://localhost.:11434',
    'http://127.0.0.1.models.example',
  ])('does not go to %s', async (address) => {
    await using app = await startApp();
    const problem = await expectProblem(
      await app.post('/llm', { provider: 'openai', model_name: 'x', base_url: address }),
      'base_url_not_allowed',
    );
    expect(problem.detail).toContain('LUDOTEXT_MODEL_ORIGINS');
    expect(JSON.stringify(problem)).not.toMatch(/word@|passwd/);
    expect(await (await app.get('/llm')).json()).toEqual(offline);
  });

  it.each(['http://2130706433:9', 'http://0x7f.1:9', 'http://127.1:9', 'http://[::1]:9', 'http://localhost:9'])(
    'takes %s for the loopback address that it is',
    async (address) => {
      await using app = await startApp();
      expect((await app.post('/llm', { provider: 'ollama', model_name: 'x', base_url: address })).status).toBe(200);
    },
  );

  it('changes nothing when the choice cannot be kept', async () => {
    const decisions = new RuntimeDecisions({
      ...memoryStore(),
      update: async () => {
        throw new EngineError('state_unavailable', 'The decision could not be kept.');
      },
    });
    await using app = await startApp({ decisions });
    const choice = { provider: 'ollama', model_name: 'x', base_url: models.url };
    await expectProblem(await app.post('/llm', choice), 'state_unavailable');
    expect(await (await app.get('/llm')).json()).toEqual(offline);
  });

  it('outlives a restart, until the environment changes', async () => {
    const decisions = new RuntimeDecisions(memoryStore());
    const choice = { provider: 'ollama', model_name: 'kept', base_url: models.url };
    {
      await using app = await startApp({ decisions });
      await app.post('/llm', choice);
    }
    await using restarted = await startApp({ decisions });
    expect(await (await restarted.get('/llm')).json()).toMatchObject({ llm: 'ollama/kept', base_url: models.url });
    const environment = { LLM_PROVIDER: 'openai', LLM_MODEL: 'new', LLM_BASE_URL: `${models.url}/v1` };
    await using changed = await startApp({ decisions, environment });
    expect(await (await changed.get('/llm')).json()).toMatchObject({ llm: 'openai/new' });
  });

  it('is not taken up again where its address is no longer allowed', async () => {
    const decisions = new RuntimeDecisions(memoryStore());
    const kept = { provider: 'openai', modelName: 'x', baseUrl: 'http://models.example:8000' };
    await decisions.decide<object>('llm', { provider: 'offline' }, kept);
    await using restarted = await startApp({ decisions });
    expect(await (await restarted.get('/llm')).json()).toEqual(offline);
  });
});

describe('requests and models', () => {
  const text = 'The small whale sings under the ice.';

  it('POST /generate calls the model once to analyse and once for each game, the games at the same time', async () => {
    await using server = await startModelServer();
    await using app = await startApp({
      games: [7, 8, 9].map((typeId) => wordGame({ typeId, gameType: `words${typeId}` })),
    });
    await app.post('/llm', { provider: 'openai', model_name: 'stand-in', base_url: `${server.url}/v1` });
    server.hold();
    const call = app.post('/generate', { text, max_items: 1, min_score: 0 });
    await server.received(1);
    server.release();
    server.hold();
    // All three arrive while none of them is answered.
    await server.received(4);
    server.release();
    const response = await call;
    const { promptTokens, completionTokens } = server.reported;
    expect(await response.json()).toMatchObject({
      games: [7, 8, 9],
      token_usage: {
        calls: 4,
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
    });
    expect(server.requests).toHaveLength(4);
    await app.post('/generate/single', { text, max_items: 1 });
    expect(server.requests).toHaveLength(5);
  });

  it('one under way keeps its model while another is chosen', async () => {
    await using first = await startModelServer();
    await using app = await startApp();
    await app.post('/llm', { provider: 'ollama', model_name: 'first', base_url: first.url });
    first.hold();
    const underWay = app.post('/generate/7', { text, source: 'prose', max_items: 1 });
    await first.received(1);
    await app.post('/llm', { provider: 'ollama', model_name: 'second', base_url: models.url });
    const after = await app.post('/generate/7', { text, source: 'prose', max_items: 1 });
    expect(await after.json()).toMatchObject({ llm: 'ollama/second' });
    first.release();
    expect(await (await underWay).json()).toMatchObject({ llm: 'ollama/first', items: [expect.any(Object)] });
  });

  it('one whose caller leaves ends the model call', async () => {
    await using server = await startModelServer();
    await using app = await startApp();
    await app.post('/llm', { provider: 'ollama', model_name: 'any', base_url: server.url });
    server.hold();
    const caller = new AbortController();
    const call = fetch(`${app.url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: caller.signal,
    });
    const left = expect(call).rejects.toThrow();
    await server.received(1);
    caller.abort();
    await left;
    await server.closedEarly(1);
  });
});

describe('the keys', () => {
  const text = 'The small whale sings under the ice.';
  const write = { text, source: 'prose', max_items: 1 };

  it('go to the origin they were configured for, and are never shown or kept', async () => {
    await using other = await startModelServer();
    const store = memoryStore();
    await using app = await startApp({
      decisions: new RuntimeDecisions(store),
      environment: {
        LLM_PROVIDER: 'openai',
        LLM_MODEL: 'stand-in',
        LLM_BASE_URL: `${models.url}/v1`,
        OPENAI_API_KEY: 'sk-main-secret',
      },
    });
    await app.post('/generate/7', write);
    expect(models.requests.at(-1)?.headers.authorization).toBe('Bearer sk-main-secret');
    const choice = { provider: 'openai', model_name: 'stand-in', base_url: `${other.url}/v1` };
    const shown = await (await app.post('/llm', choice)).text();
    await app.post('/generate/7', write);
    expect(other.requests.length).toBeGreaterThan(0);
    for (const { headers } of other.requests) expect(JSON.stringify(headers)).not.toContain('sk-main-secret');
    expect(shown + (await (await app.get('/llm')).text())).not.toContain('secret');
    expect(JSON.stringify(await store.read())).not.toContain('secret');
  });

  it("never go to a local model's server, wherever it is", async () => {
    await using app = await startApp({
      environment: {
        LLM_PROVIDER: 'ollama',
        LLM_MODEL: 'stand-in',
        LLM_BASE_URL: models.url,
        OPENAI_API_KEY: 'sk-main-secret',
      },
    });
    const before = models.requests.length;
    await app.post('/generate/7', write);
    const sent = models.requests.slice(before);
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify(sent.map(({ headers }) => headers))).not.toContain('sk-main-secret');
  });

  it('of other servers are configured by origin', async () => {
    await using other = await startModelServer();
    await using app = await startApp({ environment: { LUDOTEXT_MODEL_KEYS: `${other.url}=sk-other` } });
    await app.post('/llm', { provider: 'openai', model_name: 'stand-in', base_url: `${other.url}/v1` });
    await app.post('/generate/7', write);
    expect(other.requests.at(-1)?.headers.authorization).toBe('Bearer sk-other');
  });
});
