import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idempotency, memoryAnswers } from '../../src/bounds/idempotency.js';
import { jsonLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

// Short sentences, of which the stand-in writes items, each on a line, as the game's direct format has it.
const text = 'The small whale sings.\nIt swims under the ice.\nThe sea is cold in winter.';
const hour = 3_600_000;

let models: ModelServer;
let app: TestApp;
let time: number;
let requests: Record<string, unknown>[];

async function start(environment: Record<string, string> = {}) {
  const requestEnded = (line: string) => {
    const entry = JSON.parse(line) as Record<string, unknown>;
    if (entry.event === 'request' && String(entry.route).startsWith('/generate')) requests.push(entry);
  };
  const started = await startApp({
    games: [wordGame(), wordGame({ gameType: 'others', typeId: 8 })],
    environment: {
      LLM_PROVIDER: 'ollama',
      LLM_MODEL: 'any',
      OLLAMA_HOST: models.url,
      LUDOTEXT_LOOP_DELAY_MS: '0',
      ...environment,
    },
    guards: { idempotency: idempotency(memoryAnswers(readSettings(environment), () => time)) },
    log: jsonLog('info', requestEnded),
  });
  return started;
}

beforeEach(async () => {
  time = hour;
  requests = [];
  models = await startModelServer();
  app = await start();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await models.close();
});

const ask = (key: string, body: object = {}, route = '/generate/single', headers: Record<string, string> = {}) =>
  app.post(route, { text, ...body }, { 'idempotency-key': key, ...headers });

/** Sends a request, and leaves once the model works on it. */
async function askAndLeave(key: string, headers: Record<string, string> = {}): Promise<void> {
  models.hold();
  const before = models.requests.length;
  const caller = new AbortController();
  const asked = fetch(`${app.url}/generate/single`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify({ text }),
    signal: caller.signal,
  });
  await models.received(before + 1);
  caller.abort();
  await expect(asked).rejects.toThrow();
}

/** Settles when as many generation requests have been logged. */
async function logged(count: number): Promise<void> {
  await expect.poll(() => requests.length).toBe(count);
}

describe('a request that is sent again under its Idempotency-Key', () => {
  it.each(['/generate', '/generate/single', '/generate/7'])(
    'gets the first answer, without work: %s',
    async (route) => {
      const first = await ask('lesson-7', {}, route);
      const calls = models.requests.length;
      const second = await ask('lesson-7', {}, route);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
      expect(await second.text()).toBe(await first.text());
      expect(models.requests.length).toBe(calls);
    },
  );

  it('is told as events what was answered as a whole, and the other way round', async () => {
    const whole = await (await ask('first-whole')).json();
    const told = await ask('first-whole', {}, '/generate/single', asEvents);
    expect(told.headers.get('idempotent-replayed')).toBe('true');
    expect((await readEvents(told)).events).toEqual([{ type: 'done', id: '1', data: whole }]);

    const { events } = await readEvents(await ask('first-events', {}, '/generate/single', asEvents));
    expect(await (await ask('first-events')).json()).toEqual(events.at(-1)?.data);
    expect(models.requests.length).toBe(2);
  });

  it('is refused while the first is under way, with a time to come back', async () => {
    models.hold();
    const first = ask('patience');
    await models.received(1);
    const soon = await ask('patience');
    expect(soon.headers.get('retry-after')).toBe('1');
    await expectProblem(soon, 'idempotency_in_progress');
    time += 7000;
    expect((await ask('patience')).headers.get('retry-after')).toBe('7');
    time += hour;
    expect((await ask('patience')).headers.get('retry-after')).toBe('30');
    models.release();
    const answer = await (await first).text();
    expect(await (await ask('patience')).text()).toBe(answer);
    expect(models.requests.length).toBe(1);
  });

  it('is refused with another body or game, also while the first is under way', async () => {
    models.hold();
    const first = ask('taken', {}, '/generate/7');
    await models.received(1);
    await expectProblem(await ask('taken', { max_items: 2 }, '/generate/7'), 'idempotency_mismatch');
    models.release();
    await first;
    await expectProblem(await ask('taken', { max_items: 2 }, '/generate/7'), 'idempotency_mismatch');
    await expectProblem(await ask('taken', {}, '/generate/8'), 'idempotency_mismatch');
    expect(models.requests.length).toBe(1);
  });

  it('is another request on another route', async () => {
    await ask('shared');
    const other = await ask('shared', {}, '/generate');
    expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('is the same with its fields in another order', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'order' };
    const send = (body: string) => fetch(`${app.url}/generate/single`, { method: 'POST', headers, body });
    await send(JSON.stringify({ text, max_items: 2 }));
    const again = await send(JSON.stringify({ max_items: 2, text }));
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it.each([
    ['whole', {}],
    ['as events', asEvents],
  ])('finds the answer of a caller who left: %s', async (_, headers) => {
    await askAndLeave('left', headers);
    await expectProblem(await ask('left'), 'idempotency_in_progress');
    models.release();
    // The refused one and the one that was left.
    await logged(2);
    const found = await ask('left', {}, '/generate/single', headers);
    expect([found.status, found.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await found.text()).toContain('"success":true');
    expect(models.requests.length).toBe(1);
    expect(requests.slice(0, 2)).toMatchObject([{ status: 409 }, { status: 499, code: 'aborted' }]);
  });

  it('gets one item anew once, and its failure each time', async () => {
    const item = { word: 'whale' };
    const rewrite = '/games/words/rewrite';
    const [first, second] = [await ask('anew', { item }, rewrite), await ask('anew', { item }, rewrite)];
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    await expectProblem(await ask('anew', { item: { word: 'fish' } }, rewrite), 'idempotency_mismatch');
    for (const key of ['no-game', 'no-game'])
      await expectProblem(await ask(key, { item }, '/games/nothing/rewrite'), 'game_not_found');
  });

  it('works anew after a failure', async () => {
    await models.close();
    models = await startModelServer({ fault: (_, call) => (call === 1 ? { status: 401, body: 'no' } : undefined) });
    await using other = await start();
    const post = () => other.post('/generate/single', { text }, { 'idempotency-key': 'again' });
    expect((await post()).status).toBe(502);
    expect((await post()).headers.get('idempotent-replayed')).toBeNull();
    expect((await post()).headers.get('idempotent-replayed')).toBe('true');
    expect(models.requests.length).toBe(2);
  });

  it('works anew after a failure that its caller did not stay for', async () => {
    await models.close();
    models = await startModelServer({ fault: (_, call) => (call === 1 ? { status: 401, body: 'no' } : undefined) });
    await app[Symbol.asyncDispose]();
    app = await start();
    await askAndLeave('unheard', asEvents);
    models.release();
    await logged(1);
    expect(requests).toMatchObject([{ status: 502, code: 'model_auth_failed' }]);
    const again = await ask('unheard');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('works anew a day later', async () => {
    await ask('yesterday');
    time += 24 * hour - 1;
    expect((await ask('yesterday')).headers.get('idempotent-replayed')).toBe('true');
    time += 2;
    expect((await ask('yesterday')).headers.get('idempotent-replayed')).toBeNull();
    expect(models.requests.length).toBe(2);
  });
});

describe('a request without a key', () => {
  it('is not remembered', async () => {
    for (const _ of [1, 2]) {
      const answer = await app.post('/generate/single', { text });
      expect(answer.headers.get('idempotent-replayed')).toBeNull();
    }
    expect(models.requests.length).toBe(2);
  });
});

describe('what is kept', () => {
  it('goes by the caller', async () => {
    const kept = idempotency(memoryAnswers(readSettings({}), () => time));
    const answerTo = async (caller: string, made: number) => {
      const context = { state: { caller }, set: () => {} };
      const request = { key: 'same', route: 'single', content: { text } };
      const { events } = await kept.once(context, request, new AbortController().signal, async function* () {
        yield { type: 'done', data: { made } };
      });
      const told = [];
      for await (const { data } of events) told.push(data);
      return told;
    };
    expect(await answerTo('key:00000001', 1)).toEqual([{ made: 1 }]);
    expect(await answerTo('key:00000002', 2)).toEqual([{ made: 2 }]);
    expect(await answerTo('key:00000001', 3)).toEqual([{ made: 1 }]);
  });

  it('takes no more memory than it may: the oldest answers go first', async () => {
    const kept = idempotency(memoryAnswers(readSettings({ LUDOTEXT_IDEMPOTENCY_MB: '1' }), () => time));
    let worked = 0;
    const ask = async (key: string) => {
      const context = { state: { caller: 'address:127.0.0.1' }, set: () => {} };
      const work = async function* () {
        worked += 1;
        yield { type: 'done', data: { text: 'x'.repeat(100_000) } };
      };
      const { events } = await kept.once(
        context,
        { key, route: 'single', content: {} },
        new AbortController().signal,
        work,
      );
      for await (const _ of events);
    };
    const keys = Array.from({ length: 8 }, (_, index) => `key-${index}`);
    for (const key of keys) await ask(key);
    expect(worked).toBe(8);
    for (const key of keys.slice(-5)) await ask(key);
    expect(worked).toBe(8);
    await ask('key-0');
    expect(worked).toBe(9);
  });

  it('is nothing of work that its signal ended, and the next request works anew', async () => {
    const kept = idempotency(memoryAnswers(readSettings({}), () => time));
    const context = { state: { caller: 'address:127.0.0.1' }, set: () => {} };
    const request = { key: 'ended', route: 'single', content: {} };
    const ending = new AbortController();
    const hanging = async function* () {
      await new Promise(() => {});
      yield { type: 'done', data: {} };
    };
    const { events, over } = await kept.once(context, request, ending.signal, hanging);
    const read = (async () => {
      for await (const _ of events);
    })();
    const reason = new Error('The time is over.');
    ending.abort(reason);
    await expect(read).rejects.toBe(reason);
    expect(await over).toEqual({ error: reason });
    const again = await kept.once(context, request, new AbortController().signal, async function* () {
      yield { type: 'done', data: { again: true } };
    });
    const told = [];
    for await (const { data } of again.events) told.push(data);
    expect(told).toEqual([{ again: true }]);
  });
});
