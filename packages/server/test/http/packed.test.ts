import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';

const player = { source: `export default ${JSON.stringify('a long player '.repeat(200))};` };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  app.engine.setGames(app.engine.registry.games.map((game) => ({ ...game, player, isolated: false })));
});
afterAll(() => app[Symbol.asyncDispose]());

/** Not by fetch, which unpacks what comes, and asks for a fresh copy wherever it is given a tag. */
async function ask(route: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(get(`${app.url}${route}`, { headers }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body: Buffer) => body,
};

const routes = [
  '/games/words/player.js',
  '/players',
  '/games',
  '/games/words',
  '/formats',
  '/openapi.json',
  '/set.schema.json',
];

it.each(routes)('%s is packed as the caller takes it, and is the same', async (route) => {
  const plain = await ask(route);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'none'],
    ['zstd', 'none'],
  ] as const) {
    const { headers, body } = await ask(route, { 'accept-encoding': accepted });
    const used = plain.body.length < 1_000 ? 'none' : encoding;
    expect([accepted, headers['content-encoding'] ?? 'none']).toEqual([accepted, used]);
    expect(unpack[used](body).equals(plain.body)).toBe(true);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    if (used !== 'none') expect(body.length).toBeLessThan(plain.body.length / 1.5);
  }
});

it.each(routes)('%s is not sent to a caller who has it', async (route) => {
  const { headers } = await ask(route);
  expect(headers['cache-control']).toBe('no-cache');
  const known = { 'if-none-match': headers.etag ?? '' };
  for (const accepted of ['br', 'identity']) {
    const again = await ask(route, { ...known, 'accept-encoding': accepted });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});

it('what has changed is sent', async () => {
  const before = await ask('/games');
  app.engine.setActive('words', false);
  const after = await ask('/games', { 'if-none-match': before.headers.etag ?? '' });
  expect(after.status).toBe(200);
  expect(JSON.parse(after.body.toString())).toMatchObject({ active_count: 0 });
});

it('in another language it is another text', async () => {
  const english = await ask('/games/words');
  const german = await ask('/games/words', { 'accept-language': 'de', 'if-none-match': english.headers.etag ?? '' });
  expect(german.status).toBe(200);
  expect(german.headers.etag).not.toBe(english.headers.etag);
});
