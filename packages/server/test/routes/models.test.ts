import { createEngine } from '@ludotext/engine';
import { memoryStore, RuntimeDecisions } from '@ludotext/engine/host';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelControl } from '../../src/models/model-control.js';
import { silentLog } from '../../src/observation/log.js';
import { createMetrics } from '../../src/observation/metrics.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/events.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

const text = 'The small whale sings under the ice of the northern sea.';
const reply = () => ({ items: [{ word: 'whale' }, { word: 'ice' }, { word: 'sea' }] });

let small: ModelServer;
let large: ModelServer;
beforeAll(async () => {
  [small, large] = await Promise.all([startModelServer({ reply }), startModelServer({ reply })]);
});
afterAll(() => Promise.all([small.close(), large.close()]));

/** A service on the offline writer with two models to choose from. */
function withModels(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const LLM_MODELS = `small=ollama/tiny@${small.url},large=openai/giant@${large.url}/v1`;
  return startApp({ games: [wordGame()], environment: { LLM_MODELS, ...environment } });
}

const prose = { text, source: 'prose' };
interface Answer {
  readonly llm: string;
  readonly items: readonly object[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}
const answerOf = async (response: Response) => (await response.json()) as Answer;

describe('GET /models', () => {
  it('lists the models by name, without their addresses', async () => {
    await using app = await withModels();
    expect(await (await app.get('/models')).json()).toEqual({
      models: [
        { name: 'small', llm: 'ollama/tiny' },
        { name: 'large', llm: 'openai/giant' },
      ],
    });
  });

  it('is empty where the operator lists none', async () => {
    await using app = await startApp();
    expect(await (await app.get('/models')).json()).toEqual({ models: [] });
  });
});

describe('the field model', () => {
  it('chooses the model of one request, in every route', async () => {
    await using app = await withModels();
    for (const [path, body] of [
      ['/generate/7', prose],
      ['/generate/single', { text }],
      ['/generate', { text }],
    ] as const) {
      const [before, others] = [small.requests.length, large.requests.length];
      await app.post(path, { ...body, model: 'small' });
      expect(small.requests.length).toBeGreaterThan(before);
      expect(large.requests.length).toBe(others);
      expect((await answerOf(await app.post(path, body))).llm).toBe('offline/extractive');
    }
    const { llm } = await answerOf(await app.post('/generate/7', { ...prose, model: 'large' }));
    expect(llm).toBe('openai/giant');
    expect(await (await app.get('/llm')).json()).toMatchObject({ llm: 'offline/extractive' });
  });

  it.each(['huge', 'openai/giant', 'https://models.example/v1', 'constructor'])(
    'takes a listed name only: %s',
    async (model) => {
      await using app = await withModels();
      for (const path of ['/generate', '/generate/single', '/generate/7']) {
        const problem = await expectProblem(await app.post(path, { text, model }), 'model_not_listed');
        expect(problem.detail).toBe('There is no model of this name. There are: small, large.');
      }
    },
  );

  it('says in the language of the caller that there are none', async () => {
    await using app = await startApp();
    const response = await app.post('/generate', { text, model: 'small' }, { 'accept-language': 'de' });
    const { title, detail } = await expectProblem(response, 'model_not_listed');
    expect([title, detail]).toEqual([
      'Modell nicht in der Liste',
      'Es stehen keine Modelle zur Wahl; lassen Sie das Feld model weg. Der Betreiber nennt sie in LLM_MODELS.',
    ]);
  });

  it('sends each model the key of its origin, and no other', async () => {
    await using app = await withModels({
      OPENAI_API_KEY: 'a-key-of-openai',
      LUDOTEXT_MODEL_KEYS: `${large.url}=a-key-of-large`,
    });
    const [before, others] = [large.requests.length, small.requests.length];
    await app.post('/generate/7', { ...prose, model: 'large' });
    await app.post('/generate/7', { ...prose, model: 'small' });
    expect(large.requests[before]?.headers.authorization).toBe('Bearer a-key-of-large');
    expect(small.requests[others]?.headers.authorization).toBeUndefined();
  });

  it('waits in the queue that all models share', async () => {
    await using app = await withModels({ LUDOTEXT_MODEL_CALLS: '1', LUDOTEXT_MODEL_QUEUE_SECONDS: '1' });
    const before = large.requests.length;
    large.hold();
    const first = app.post('/generate/7', { ...prose, model: 'large' });
    await large.received(before + 1);
    await expectProblem(await app.post('/generate/7', { ...prose, model: 'small' }), 'overloaded');
    large.release();
    expect((await first).status).toBe(200);
  });

  it('allows its origin for POST /llm too', async () => {
    await using app = await withModels({ LUDOTEXT_MODEL_LOOPBACK: '0' });
    const choice = { provider: 'openai', model_name: 'giant', base_url: `${large.url}/v1` };
    expect((await app.post('/llm', choice)).status).toBe(200);
    await using closed = await startApp({ environment: { LUDOTEXT_MODEL_LOOPBACK: '0' } });
    await expectProblem(await closed.post('/llm', choice), 'base_url_not_allowed');
  });
});

describe('LLM_FALLBACK', () => {
  const main = { LLM_PROVIDER: 'openai', LLM_MODEL: 'first', LLM_FALLBACK: 'small' };

  it('writes when the model is down, and the stream says so', async () => {
    await using app = await withModels({ ...main, LLM_BASE_URL: 'http://127.0.0.1:1/v1' });
    const response = await app.post('/generate/7', prose, { accept: 'text/event-stream' });
    const { events } = await readEvents(response);
    expect(events.filter(({ type }) => type === 'item')).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      data: { llm: 'ollama/tiny', warnings: [{ code: 'fallback_used', params: { code: 'model_unreachable' } }] },
    });
  });

  it('writes for a model of the list as well', async () => {
    await using gone = await startModelServer({ fixture: 'openai/insufficient-quota' });
    await using app = await startApp({
      environment: {
        LLM_MODELS: `small=ollama/tiny@${small.url},poor=openai/poor@${gone.url}/v1`,
        LLM_FALLBACK: 'small',
      },
    });
    const { llm, warnings } = await answerOf(await app.post('/generate/7', { ...prose, model: 'poor' }));
    expect([llm, warnings.map(({ code }) => code)]).toEqual(['ollama/tiny', ['fallback_used']]);
  });
});

it('counts the calls of each model under its own name', async () => {
  const metrics = createMetrics();
  const settings = readSettings({ LLM_MODELS: `small=ollama/tiny@${small.url}` });
  const engine = createEngine({ games: [wordGame()] });
  const decisions = new RuntimeDecisions(memoryStore());
  const { listed } = await createModelControl({ engine, settings, decisions, metrics, log: silentLog });
  await engine.direct(7, { text, source: 'prose', model: listed.get('small') });
  expect((await metrics.text()).body).toContain('ludotext_model_calls_total{llm="ollama/tiny"} 1');
});
