import { type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import type { EngineError } from '../../src/contract/errors.js';
import type { GenerationEvent } from '../../src/contract/events.js';
import type { ModelSettings } from '../../src/contract/model-settings.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { failure, other, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

const words = wordGame();
const good = { items: [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }] };
const scored = { reason: 'Suits it.', score: 80 };
const analysis = { game_7: scored, game_8: scored };

/** A first model with this server and a fallback that writes, and what both servers were asked. */
async function twoModels(options: ModelServerOptions, more: Partial<ModelSettings> = {}) {
  const first = await startModelServer(options);
  const second = await startModelServer({ reply: () => good });
  const settings = (name: string, url: string) =>
    ({ provider: 'openai', modelName: name, baseUrl: `${url}/v1`, retryBaseMs: 1 }) as const;
  const engine = createEngine({
    games: [words],
    model: { ...settings('first', first.url), ...more },
    fallbackModel: settings('second', second.url),
  });
  return {
    engine,
    first,
    second,
    async [Symbol.asyncDispose]() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

/** The events of a stream, and the error that ended it. */
async function readAll(stream: AsyncIterable<GenerationEvent>) {
  const events: GenerationEvent[] = [];
  try {
    for await (const event of stream) events.push(event);
    return { events, error: undefined };
  } catch (error) {
    return { events, error: error as EngineError };
  }
}

const quota = { status: 429, body: { error: { code: 'insufficient_quota', message: 'Quota.' } } };
const prose = { text, source: 'prose' } as const;

describe('a model with a fallback', () => {
  it('that is down: the fallback writes, and the result says so', async () => {
    await using server = await startModelServer({ reply: () => good });
    const gone = await startModelServer();
    await gone.close();
    const engine = createEngine({
      games: [words],
      model: { provider: 'openai', modelName: 'first', baseUrl: `${gone.url}/v1`, retryBaseMs: 1 },
      fallbackModel: { provider: 'ollama', modelName: 'second', baseUrl: server.url },
    });
    const { items, llm, warnings } = await engine.direct(words, prose);
    expect(items).toHaveLength(3);
    expect(llm).toBe('ollama/second');
    expect(warnings).toEqual([
      {
        code: 'fallback_used',
        params: {
          fallback: 'ollama/second',
          model: 'openai/first',
          code: 'model_unreachable',
          reason: 'The model server cannot be reached.',
        },
        message:
          'ollama/second wrote the items, because openai/first could not be used: The model server cannot be reached.',
      },
    ]);
  });

  it('that is out of quota: its tokens are counted, and the warning speaks the language of the request', async () => {
    await using models = await twoModels({ fixture: 'openai/insufficient-quota' });
    const { llm, warnings, tokenUsage } = await models.engine.direct(words, { ...prose, messageLanguage: 'de' });
    expect(llm).toBe('openai/second');
    expect(warnings[0]?.message).toBe(
      'openai/second hat die Aufgaben geschrieben, weil openai/first nicht zu gebrauchen war: ' +
        'Das Kontingent beim Modellserver ist aufgebraucht.',
    );
    expect([models.first.requests.length, models.second.requests.length]).toEqual([1, 1]);
    expect(tokenUsage).toMatchObject({ calls: 2, promptTokens: models.second.reported.promptTokens });
  });

  it('that is silent: it is ended after half of the time of the request', async () => {
    await using models = await twoModels({ fixture: 'openai/silence' }, { timeoutMs: 2_400 });
    const { events, error } = await readAll(models.engine.stream.direct(words, prose));
    expect(error).toBeUndefined();
    await models.first.closedEarly(1);
    expect(models.first.requests).toHaveLength(1);
    const done = events.at(-1);
    expect(done).toMatchObject({
      type: 'done',
      result: { llm: 'openai/second', warnings: [{ code: 'fallback_used', params: { code: 'model_timeout' } }] },
    });
    expect(events.filter(({ type }) => type === 'item')).toHaveLength(3);
  });

  it('is not given up when its first item is there, however long the rest takes', async () => {
    let arrived = () => {};
    const rest = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const model = scriptedModel(() => good);
    const engine = createEngine({
      games: [words],
      model: {
        ...model,
        timeoutMs: 2_000,
        async generate(request) {
          request.onText?.('{"items":[{"word":"whales"},');
          await rest;
          request.onText?.('{"word":"ocean"},{"word":"songs"}]}');
          return { text: JSON.stringify(good) };
        },
      },
      fallbackModel: scriptedModel(() => good),
    });
    const halfTime = setTimeout(arrived, 1_100);
    const { items, llm, warnings } = await engine.direct(words, prose);
    clearTimeout(halfTime);
    expect([items.length, llm, warnings]).toEqual([3, 'scripted/one', []]);
  });

  it('that fails after its first item keeps what there is', async () => {
    await using models = await twoModels({
      reply: () => ({ items: [{ word: 'whales' }] }),
      fault: (_, call) => (call === 1 ? undefined : quota),
    });
    const { events, error } = await readAll(models.engine.stream.direct(words, prose));
    expect(error).toBeUndefined();
    expect(events.filter(({ type }) => type === 'item')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ result: { llm: 'openai/first', items: [{ word: 'whales' }] } });
    expect(models.second.requests).toEqual([]);
  });

  it.each(['openai/wrong-key', 'openai/model-not-found', 'openai/refusal', 'openai/error-page'])(
    'does not need it for other failures: %s',
    async (fixture) => {
      await using models = await twoModels({ fixture });
      expect((await failure(models.engine.direct(words, prose))).code).toMatch(/^model_(auth|not_found|refused|error)/);
      expect(models.second.requests).toEqual([]);
    },
  );

  it('fails with the failure of the fallback when both fail', async () => {
    await using models = await twoModels({ fixture: 'openai/insufficient-quota' });
    await models.second.close();
    expect(await failure(models.engine.direct(words, prose))).toMatchObject({
      code: 'model_unreachable',
      model: { modelName: 'second' },
    });
  });

  it('writes several games anew when all failed, without the failures of the first run', async () => {
    await using server = await startModelServer({
      reply: ({ schema }) => (isAnalysis(schema) ? analysis : good),
      fault: ({ schema }) => (isAnalysis(schema) ? undefined : quota),
    });
    const engine = createEngine({
      games: [words, other],
      model: { provider: 'openai', modelName: 'first', baseUrl: `${server.url}/v1` },
      fallbackModel: scriptedModel(({ schema }) => (isAnalysis(schema.jsonSchema) ? analysis : good)),
    });
    const { events, error } = await readAll(engine.stream.generate({ text }));
    expect(error).toBeUndefined();
    expect(events.filter(({ type }) => type === 'analysis')).toHaveLength(2);
    expect(events.filter(({ type }) => type === 'game')).toEqual([
      { type: 'game', typeId: 7, kept: 3 },
      { type: 'game', typeId: 8, kept: 3 },
    ]);
    expect(events.at(-1)).toMatchObject({ result: { llm: 'scripted/one', games: [7, 8], errors: [] } });
  });

  it("completes an author's items by the fallback", async () => {
    const hints = { items: [{ index: 0, hint: 'It is big.' }] };
    const engine = createEngine({
      games: [words],
      model: { provider: 'openai', modelName: 'first', baseUrl: 'http://127.0.0.1:1/v1', retryBaseMs: 1 },
      fallbackModel: scriptedModel(() => hints),
    });
    const { items, llm, warnings } = await engine.direct(words, { text: 'whale' });
    expect(items).toMatchObject([{ word: 'whale', hint: 'It is big.' }]);
    expect(llm).toBe('scripted/one');
    expect(warnings.map(({ code }) => code)).toEqual(['fallback_used']);
  });

  it('ends with its caller, and asks nobody else then', async () => {
    await using models = await twoModels({ fixture: 'openai/silence' });
    const leaving = new AbortController();
    const asked = failure(models.engine.direct(words, { ...prose, signal: leaving.signal }));
    await models.first.received(1);
    leaving.abort();
    expect((await asked).code).toBe('aborted');
    expect(models.second.requests).toEqual([]);
  });

  it('that is the fallback itself fails once', async () => {
    await using server = await startModelServer({ fixture: 'openai/insufficient-quota' });
    const settings = { provider: 'openai', modelName: 'one', baseUrl: `${server.url}/v1` } as const;
    const engine = createEngine({ games: [words], model: settings, fallbackModel: settings });
    expect((await failure(engine.direct(words, prose))).code).toBe('model_quota');
    expect(server.requests).toHaveLength(1);
  });
});

function isAnalysis(schema: unknown): boolean {
  return JSON.stringify(schema ?? {}).includes('"score"');
}
