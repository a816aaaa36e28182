import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../../server/test/support/app.js';
import { Problem } from '../../src/service/problem.js';
import { type GenerationRequest, Service } from '../../src/service/service.js';
import type { GenerationEvent } from '../../src/service/wire.js';

const request: GenerationRequest = { path: '/generate', body: { text: 'The whale swims.', max_items: 2 } };

async function all(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const list: GenerationEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof Problem) return failure;
  throw new Error('It did not fail with a problem.', { cause: failure });
};

/** A service that answers every request with these bytes as events, and then ends as it should or not. */
async function startStream(
  parts: readonly (string | Uint8Array)[],
  end: 'end' | 'destroy' | 'wait' = 'end',
  type = 'text/event-stream',
) {
  let left = () => {};
  const isLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  const server = createServer((_, response) => {
    response.once('close', left);
    response.writeHead(200, { 'content-type': type });
    for (const part of parts) response.write(part);
    if (end === 'end') response.end();
    // What was written is to arrive first.
    if (end === 'destroy') response.write('\n', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    service: new Service(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    isLeft,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const usage = '"token_usage":{"total_tokens":0,"calls":0}';
const done = `event: done\ndata: {"type_id":7,"items":[],"warnings":[],"language":"en","llm":"offline/extractive",${usage}}\n\n`;
const item = 'event: item\ndata: {"type_id":7,"index":0,"item":{"id":"1","word":"鯨"}}\n\n';

describe('Service', () => {
  it('knows the games', async () => {
    await using app = await startApp();
    const service = new Service(app.url);
    expect(await service.games()).toMatchObject([{ type_id: 7, game_type: 'words', active: true }]);
    expect(await service.game('words')).toMatchObject({ active: true, direct_format: { example: 'whale\nfish' } });
    expect(await service.health()).toMatchObject({ llm: 'offline/extractive' });
  });

  it('gives the events of a generation, the answer last', async () => {
    await using app = await startApp();
    const events = await all(new Service(app.url).generate(request));
    expect(events.map(({ type }) => type)).toEqual(['analysis', 'item', 'item', 'game', 'done']);
    expect(events.at(-1)?.data).toMatchObject({ success: true, games: [7] });
  });

  it('tells what a refused request was refused for', async () => {
    await using app = await startApp({ environment: { LUDOTEXT_MAX_TEXT: '5' } });
    const problem = await problemOf(all(new Service(app.url).generate(request)));
    expect(problem.code).toBe('text_too_long');
    expect(problem.requestId).toMatch(/^[\w.-]{8,64}$/);
  });

  it('tells the faults of a text in a game’s format', async () => {
    await using app = await startApp();
    const problem = await problemOf(
      all(new Service(app.url).generate({ path: '/generate/7', body: { text: 'whale\n!' } })),
    );
    expect(problem).toMatchObject({ code: 'direct_format', faults: [{ line: 2, column: 1, message: 'No word.' }] });
  });

  it('tells a service that is not there from others', async () => {
    expect((await problemOf(new Service('http://127.0.0.1:1').games())).code).toBe('unreachable');
  });

  it('reads events that arrive in any pieces', async () => {
    const bytes = new TextEncoder().encode(`: events\n\n${item}${done}`);
    await using stream = await startStream([...bytes].map((byte) => Uint8Array.of(byte)));
    const events = await all(stream.service.generate(request));
    expect(events.map(({ type }) => type)).toEqual(['item', 'done']);
    expect(events[0]?.data).toMatchObject({ item: { word: '鯨' } });
  });

  it('passes over events it does not know', async () => {
    await using stream = await startStream(['event: news\ndata: no JSON\n\n', item, done]);
    expect((await all(stream.service.generate(request))).map(({ type }) => type)).toEqual(['item', 'done']);
  });

  it.each([
    ['ends without its last event', 'end'],
    ['is torn off', 'destroy'],
  ] as const)('gives what came of a stream that %s, and then fails', async (_, end) => {
    await using stream = await startStream([item], end);
    const events: GenerationEvent[] = [];
    const reading = (async () => {
      for await (const event of stream.service.generate(request)) events.push(event);
    })();
    expect((await problemOf(reading)).code).toBe('cut_off');
    expect(events).toHaveLength(1);
  });

  it('fails with the problem of an error event, and when to try again', async () => {
    const body = { code: 'model_rate_limited', detail: 'Slow down.', request_id: '12345678', status: 503, title: 'x' };
    await using stream = await startStream([`event: error\nretry: 3000\ndata: ${JSON.stringify(body)}\n\n`]);
    const problem = await problemOf(all(stream.service.generate(request)));
    expect(problem).toMatchObject({ code: 'model_rate_limited', retryAfter: 3, requestId: '12345678' });
  });

  it('does not take what is no JSON for an event', async () => {
    await using stream = await startStream(['event: item\ndata: {"type_id":\n\n']);
    expect((await problemOf(all(stream.service.generate(request)))).code).toBe('unreadable');
  });

  it.each([
    ['item', { type_id: 7, index: 0, item: null }],
    ['item', { type_id: '7', index: 0, item: {} }],
    ['analysis', { game_scores: null, games: [] }],
    ['analysis', { game_scores: [null], games: [7] }],
    ['rejected', { type_id: 7, draft: {} }],
    ['usage', { token_usage: null }],
    ['retry', null],
    ['game', { type_id: 7, kept: 1, error: {} }],
    ['done', {}],
    ['done', { games: [1], game_scores: [], results: { 1: 5 }, errors: [] }],
    ['error', null],
    ['error', { code: {}, detail: [] }],
  ])('does not take %s of another shape for an event: %j', async (type, data) => {
    await using stream = await startStream([`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`]);
    expect((await problemOf(all(stream.service.generate(request)))).code).toBe('unreadable');
  });

  it('takes every event the service sends', async () => {
    await using app = await startApp();
    const sent = await all(new Service(app.url).generate(request));
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['analysis', 'item', 'game', 'done']));
  });

  it('does not read a page for a stream', async () => {
    await using stream = await startStream([item], 'end', 'text/html');
    expect((await problemOf(all(stream.service.generate(request)))).code).toBe('unreadable');
  });

  it('hangs up when somebody leaves', async () => {
    await using stream = await startStream([item], 'wait');
    for await (const event of stream.service.generate(request)) {
      expect(event.type).toBe('item');
      break;
    }
    await stream.isLeft;
  });
});
