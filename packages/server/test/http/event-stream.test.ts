import { getEventListeners, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { EngineError, type GenerationEvent } from '@ludotext/engine';
import { startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admission } from '../../src/bounds/admission.js';
import { shuttingDown } from '../../src/http/problem.js';
import { jsonLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';
import { eventsOf, replaceEvents, startApp, type TestApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

const text = 'The small whale sings under the ice of the northern sea.';
const words = wordGame({ score: 80 });
const low = wordGame({ gameType: 'low', typeId: 8, score: 20 });
const item = { type: 'item', typeId: 7, index: 0, item: { id: '0123456789abcdef', word: 'whale' } } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [words, low] });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Some events, then nothing until the request is given up. */
async function* stuckAfter(events: readonly GenerationEvent<never>[], signal: AbortSignal | undefined) {
  yield* events;
  await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new EngineError('aborted', 'The request was given up.')));
  });
}

describe('a generation request that asks for events', () => {
  it('is answered with what happens, in order, each event with its number', async () => {
    const response = await app.post('/generate', { text, max_items: 2 }, { ...asEvents, 'x-request-id': 'lesson-7' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': 'lesson-7',
      'x-content-type-options': 'nosniff',
    });
    const { events } = await readEvents(response);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => String(index + 1)));
    expect(events).toMatchObject([
      {
        type: 'analysis',
        data: {
          game_scores: [
            { type_id: 7, score: 80, reason: 'The text has words.' },
            { type_id: 8, score: 20, reason: 'The text has words.' },
          ],
          games: [7],
        },
      },
      {
        type: 'item',
        data: { type_id: 7, index: 0, item: { id: expect.stringMatching(/^[0-9a-f]{16}$/), word: 'The' } },
      },
      { type: 'item', data: { type_id: 7, index: 1, item: { word: 'small' } } },
      { type: 'game', data: { type_id: 7, kept: 2 } },
      { type: 'done', data: { success: true, games: [7] } },
    ]);
  });

  it.each([
    ['/generate', { text, enabled_game_ids: [7, 8] }],
    ['/generate/single', { text, min_score: 90 }],
    ['/generate/7', { text: 'whale\nfish', verbose: true }],
  ])('ends with the very answer that %s gives as a whole', async (route, body) => {
    const { events } = await readEvents(await app.post(route, body, asEvents));
    expect(events.at(-1)?.type).toBe('done');
    expect(events.at(-1)?.data).toEqual(await (await app.post(route, body)).json());
  });

  it('keeps the connection for the next request', async () => {
    const socket = connect(app.port, '127.0.0.1').setEncoding('utf8');
    const body = JSON.stringify({ text: 'whale' });
    const head = `Host: localhost:${app.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    socket.write(`POST /generate/7 HTTP/1.1\r\n${head}Accept: text/event-stream\r\n\r\n${body}`);
    let received = '';
    for await (const chunk of socket) {
      received += chunk;
      if (received.endsWith('\r\n0\r\n\r\n'))
        socket.write(`GET /health HTTP/1.1\r\nHost: localhost:${app.port}\r\n\r\n`);
      if (received.includes('uptime_seconds')) break;
    }
    expect(received.match(/^HTTP\/1\.1 200 OK/gm)).toHaveLength(2);
  });

  it('is told of every step in the names of the wire', async () => {
    await using other = await startApp();
    const finding = { rule: 'unwanted', severity: 'reject', params: {}, message: 'No.', path: ['word'] } as const;
    replaceEvents(other, async function* () {
      yield { type: 'rejected', typeId: 7, draft: { word: 'no' }, findings: [finding] };
      yield { type: 'retry', what: 'call', attempt: 2, code: 'model_rate_limited', waitMs: 500 };
      yield { type: 'retry', typeId: 7, what: 'items', attempt: 2, wanted: 1 };
      const tokenUsage = { promptTokens: 5, completionTokens: 3, totalTokens: 8, cachedTokens: 2, calls: 1 };
      yield { type: 'usage', tokenUsage };
      yield { type: 'game', typeId: 7, kept: 0, error: { typeId: 7, code: 'no_items', params: {}, message: 'None.' } };
      throw new EngineError('no_items', 'None.');
    });
    const { events } = await readEvents(await other.post('/generate', { text }, asEvents));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['rejected', { type_id: 7, draft: { word: 'no' }, findings: [finding] }],
      ['retry', { what: 'call', attempt: 2, code: 'model_rate_limited', wait_ms: 500 }],
      ['retry', { type_id: 7, what: 'items', attempt: 2, wanted: 1 }],
      [
        'usage',
        { token_usage: { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8, cached_tokens: 2, calls: 1 } },
      ],
      ['game', { type_id: 7, kept: 0, error: { type_id: 7, code: 'no_items', message: 'None.' } }],
      ['error', expect.objectContaining({ code: 'no_items' })],
    ]);
  });
});

describe('a page of another origin', () => {
  it('reads a stream where it is listed', async () => {
    const origin = 'https://school.example';
    await using other = await startApp({ environment: { LUDOTEXT_CORS_ORIGINS: origin } });
    const response = await other.post('/generate/7', { text: 'whale' }, { ...asEvents, origin });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect((await readEvents(response)).events.at(-1)?.type).toBe('done');
    const stranger = { ...asEvents, origin: 'https://other.example' };
    await expectProblem(await other.post('/generate/7', { text: 'whale' }, stranger), 'forbidden_origin');
  });
});

describe('the form of the answer', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html, */*;q=0.1', 'application/json'],
    ['application/json, text/event-stream', 'application/json'],
    ['application/json, text/event-stream;q=0.9', 'application/json'],
    ['text/event-stream;q=0, */*', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['TEXT/Event-Stream', 'text/event-stream'],
    ['text/*', 'text/event-stream'],
    ['text/event-stream, */*', 'text/event-stream'],
    ['text/event-stream, application/json', 'text/event-stream'],
    ['application/json;q=0.5, text/event-stream', 'text/event-stream'],
    ['application/json;q=0, */*', 'text/event-stream'],
  ])('for Accept: %s is %s', async (accept, type) => {
    for (const [route, body] of [
      ['/generate', { text }],
      ['/generate/single', { text }],
      ['/generate/7', { text: 'whale' }],
    ] as const) {
      const response = await app.post(route, body, accept === undefined ? {} : { accept });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
      await response.text();
    }
  });

  it.each([
    'text/html',
    'application/json;q=0',
    'text/event-stream;q=0',
    'application/json;q=0, text/event-stream;q=0',
  ])('cannot be Accept: %s', async (accept) => {
    const problem = await expectProblem(await app.post('/generate', { text }, { accept }), 'not_acceptable');
    expect(problem.detail).toContain('application/json or text/event-stream');
  });

  it('is JSON on other routes, whatever else the caller takes', async () => {
    await expectProblem(await app.get('/games', asEvents), 'not_acceptable');
    await expectProblem(await app.get('/generate', asEvents), 'method_not_allowed');
  });
});

describe('a failure before the stream begins', () => {
  it.each([
    ['/generate', { text, max_item: 1 }, 'invalid_request'],
    ['/generate', '{', 'invalid_json'],
    ['/generate', { text, enabled_game_ids: [99] }, 'game_not_found'],
    ['/generate/99', { text }, 'game_not_found'],
    ['/generate/7', { text: '!' }, 'direct_format'],
  ] as const)('of %s with %j is an ordinary answer', async (route, body, code) => {
    await expectProblem(await app.post(route, body, asEvents), code);
  });

  it('is one too when it was not foreseen', async () => {
    await using other = await startApp();
    replaceEvents(other, () => eventsOf(() => Promise.reject(new Error('secret'))));
    await expectProblem(await other.post('/generate', { text }, asEvents), 'internal');
  });
});

describe('a failure after the stream has begun', () => {
  it('ends it with an error: the body the answer would have had', async () => {
    await using other = await startApp();
    replaceEvents(other, async function* () {
      yield item;
      throw new EngineError('model_rate_limited', 'Slow down.', { retryAfter: 1.2 });
    });
    const response = await other.post('/generate', { text }, asEvents);
    expect(response.status).toBe(200);
    const { events } = await readEvents(response);
    expect(events).toMatchObject([
      { type: 'item', id: '1' },
      {
        type: 'error',
        id: '2',
        retry: 2000,
        data: {
          type: 'urn:ludotext:error:model_rate_limited',
          title: 'Model rate limited',
          status: 503,
          detail: 'Slow down.',
          code: 'model_rate_limited',
          success: false,
          request_id: response.headers.get('x-request-id'),
        },
      },
    ]);
  });

  it('has a status of its own when the first model call fails: nothing has happened until then', async () => {
    await using models = await startModelServer({ fault: () => ({ status: 401, body: 'no' }) });
    await using other = await startApp();
    await other.post('/llm', { provider: 'ollama', model_name: 'any', base_url: models.url });
    const answer = await other.post('/generate/single', { text }, asEvents);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'model_auth_failed', success: false });
  });

  it.each<[string, () => AsyncGenerator<GenerationEvent<never>>]>([
    [
      'something unforeseen is thrown',
      async function* () {
        yield item;
        throw new TypeError('secret whale');
      },
    ],
    [
      'the events stop without a result',
      async function* () {
        yield item;
      },
    ],
    [
      'an event is no JSON',
      async function* () {
        yield item;
        yield { type: 'rejected', typeId: 7, draft: { size: 1n }, findings: [] };
        yield item;
      },
    ],
  ])('is internal, and says nothing of itself, when %s', async (_, generate) => {
    const lines: string[] = [];
    await using other = await startApp({ log: jsonLog('info', (line) => lines.push(line)) });
    replaceEvents(other, generate);
    const { events } = await readEvents(await other.post('/generate', { text }, asEvents));
    expect(events).toMatchObject([
      { type: 'item' },
      { type: 'error', id: '2', data: { code: 'internal', status: 500 } },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
    await expect.poll(() => lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'request', status: 200, code: 'internal' });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ event: 'failed', code: 'internal', level: 'error' });
  });
});

describe('a stream on which nothing happens', () => {
  it('begins and says that it lives, and a failure then is an event', async () => {
    const stopping = new AbortController();
    await using other = await startApp({ heartbeat: 0.02, stopping: stopping.signal });
    replaceEvents(other, ({ signal }) => stuckAfter([], signal));
    const response = await other.post('/generate', { text }, asEvents);
    expect(response.status).toBe(200);
    const received = readUntil(response, (sent) => sent.includes(': heartbeat\n\n: heartbeat\n\n'));
    await received.seen;
    stopping.abort(shuttingDown());
    expect(await received.whole).toMatch(
      /\n\nretry: 5000\nevent: error\nid: 1\ndata: \{.*"code":"shutting_down".*\}\n\n$/,
    );
  });

  it('has no heartbeats while events come in time', async () => {
    const { comments } = await readEvents(await app.post('/generate', { text }, asEvents));
    expect(comments.filter((comment) => comment.includes('heartbeat'))).toEqual([]);
  });
});

describe('the end of the service', () => {
  it('ends a stream with shutting_down, whatever the work does', async () => {
    const stopping = new AbortController();
    await using other = await startApp({ stopping: stopping.signal });
    replaceEvents(other, () => stuckAfter([item], undefined));
    const received = readUntil(await other.post('/generate', { text }, asEvents), (sent) => sent.includes('whale'));
    await received.seen;
    stopping.abort(shuttingDown());
    expect(await received.whole).toMatch(
      /event: error\nid: 2\ndata: \{.*"status":503.*"code":"shutting_down".*\}\n\n$/,
    );
  });

  it('answers a request for a whole answer with shutting_down', async () => {
    const stopping = new AbortController();
    await using other = await startApp({ stopping: stopping.signal });
    replaceEvents(other, async function* () {
      stopping.abort(shuttingDown());
      yield* stuckAfter([item], undefined);
    });
    const response = await other.post('/generate', { text });
    expect(response.headers.get('retry-after')).toBe('5');
    await expectProblem(response, 'shutting_down');
  });
});

describe('requests that are over', () => {
  it('leave nothing behind', async () => {
    const stopping = new AbortController();
    await using other = await startApp({ stopping: stopping.signal });
    for (let count = 0; count < 20; count += 1) {
      await readEvents(await other.post('/generate/7', { text: 'whale' }, asEvents));
      await (await other.post('/generate/7', { text: 'whale' })).json();
      await (await other.post('/generate/7', { text: '!' }, asEvents)).json();
    }
    await expect.poll(() => getEventListeners(stopping.signal, 'abort')).toEqual([]);
  });
});

describe('a caller that leaves a stream', () => {
  it('ends the model call, and is in the log as 499', async () => {
    const lines: string[] = [];
    await using models = await startModelServer();
    await using other = await startApp({ log: jsonLog('info', (line) => lines.push(line)), heartbeat: 0.02 });
    await other.post('/llm', { provider: 'ollama', model_name: 'any', base_url: models.url });
    models.hold();
    const caller = new AbortController();
    const response = await fetch(`${other.url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asEvents },
      body: JSON.stringify({ text }),
      signal: caller.signal,
    });
    await models.received(1);
    caller.abort();
    await expect(response.text()).rejects.toThrow();
    await models.closedEarly(1);
    await expect.poll(() => lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ route: '/generate', status: 499, code: 'aborted' });
  });

  it('fires the signal before the stream has begun, too', async () => {
    await using other = await startApp();
    const caller = new AbortController();
    const reason = new Promise<unknown>((resolve) => {
      replaceEvents(other, async function* ({ signal }) {
        signal?.addEventListener('abort', () => resolve(signal.reason));
        caller.abort();
        yield* stuckAfter([], signal);
      });
    });
    const call = fetch(`${other.url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asEvents },
      body: JSON.stringify({ text }),
      signal: caller.signal,
    });
    await expect(call).rejects.toThrow();
    expect(await reason).toMatchObject({ code: 'aborted' });
  });
});

describe('a caller that does not read', () => {
  const big = { ...item, item: { ...item.item, word: 'x'.repeat(100_000) } };

  it('is let go once a mebibyte waits for it, and the work ends', async () => {
    await using other = await startApp({ heartbeat: 0.05 });
    let sent = 0;
    const ended = new Promise<void>((resolve) => {
      replaceEvents(other, async function* () {
        try {
          for (;;) {
            yield big;
            sent += 1;
          }
        } finally {
          resolve();
        }
      });
    });
    const socket = await deafCaller(other.port);
    await ended;
    // What the two ends of the connection hold back is added to what waits here.
    expect(sent * 100_000).toBeLessThan(64 * 1_048_576);
    socket.destroy();
  });

  describe('to the end of a stream that is over', () => {
    /** A stream of which far more waits than the ends of a connection hold back; resolves when its last event is sent. */
    async function startUnread(options: Parameters<typeof startApp>[0]) {
      const guard = admission(readSettings({ LUDOTEXT_LOOP_DELAY_MS: '0' }));
      const other = await startApp({
        ...options,
        environment: { LUDOTEXT_STREAM_BUFFER: '100000000' },
        guards: { admission: guard },
      });
      const ended = new Promise<void>((resolve) => {
        replaceEvents(other, async function* () {
          try {
            for (let index = 0; index < 400; index += 1) yield { ...big, index };
            throw new EngineError('no_items', 'None.');
          } finally {
            resolve();
          }
        });
      });
      const socket = await deafCaller(other.port);
      await ended;
      await turn();
      return { other, guard, socket };
    }

    it('is let go when it reads nothing for a heartbeat', async () => {
      const { other, guard, socket } = await startUnread({ heartbeat: 0.05 });
      await using _ = other;
      await expect.poll(() => guard.underWay).toBe(0);
      socket.destroy();
    });

    it('is let go when the request has to end', async () => {
      const stopping = new AbortController();
      const { other, guard, socket } = await startUnread({ stopping: stopping.signal, heartbeat: 600 });
      await using _ = other;
      expect(guard.underWay).toBe(1);
      stopping.abort(shuttingDown());
      await expect.poll(() => guard.underWay).toBe(0);
      socket.destroy();
    });
  });

  it('gets everything when it is only slow', async () => {
    await using other = await startApp({ heartbeat: 2 });
    replaceEvents(other, async function* () {
      for (let index = 0; index < 200; index += 1) yield { ...big, index };
      throw new EngineError('no_items', 'None.');
    });
    const response = await other.post('/generate', { text }, asEvents);
    let received = 0;
    let last = '';
    for await (const chunk of response.body ?? []) {
      received += chunk.length;
      last = Buffer.from(chunk).toString().slice(-200);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(received).toBeGreaterThan(20_000_000);
    expect(last).toContain('"code":"no_items"');
  });
});

describe('the log', () => {
  it('has one line for a stream, written at its end', async () => {
    const lines: string[] = [];
    await using other = await startApp({ log: jsonLog('info', (line) => lines.push(line)) });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    replaceEvents(other, async function* () {
      yield item;
      await finished;
      throw new EngineError('model_timeout', 'Too slow.');
    });
    const received = readUntil(await other.post('/generate', { text }, asEvents), (sent) => sent.includes('whale'));
    await received.seen;
    expect(lines).toEqual([]);
    finish();
    await received.whole;
    await expect.poll(() => lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'request', status: 200, code: 'model_timeout' });
  });
});

/** Reads an answer to its end; `seen` settles when what came so far is as awaited. */
function readUntil(response: Response, isSeen: (received: string) => boolean) {
  let see = () => {};
  const seen = new Promise<void>((resolve) => {
    see = resolve;
  });
  const whole = (async () => {
    let received = '';
    for await (const chunk of response.body ?? []) {
      received += Buffer.from(chunk).toString();
      if (isSeen(received)) see();
    }
    return received;
  })();
  return { seen, whole };
}

/** A connection that asks for events and reads none. */
async function deafCaller(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ text });
  socket.pause();
  socket.write(
    `POST /generate HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nAccept: text/event-stream\r\n\r\n${body}`,
  );
  return socket;
}
