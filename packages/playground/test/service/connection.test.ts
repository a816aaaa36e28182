import { getEventListeners } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Problem } from '../../src/service/problem.js';
import { Connection } from '../../src/service/service.js';
import { Storage } from '../../src/service/store.js';

/** A service that lets its keys in, those that begin with `play` not to `/llm`. */
async function startGuarded(...keys: string[]) {
  const open = new Set(keys);
  const seen: string[] = [];
  const problem = (code: string) => JSON.stringify({ code, detail: 'As it is.', request_id: '12345678' });
  const server = createServer((request: IncomingMessage, response) => {
    const key = request.headers.authorization?.replace('Bearer ', '');
    seen.push(`${request.url} ${key ?? '-'}`);
    if (key === undefined || !open.has(key)) response.writeHead(401).end(problem('unauthorized'));
    else if (request.url === '/llm' && key.startsWith('play')) response.writeHead(403).end(problem('forbidden'));
    else response.end(JSON.stringify({ by: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    open,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function storage(): { kept: Map<string, string>; storage: Storage } {
  const kept = new Map<string, string>();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, storage: new Storage('key', () => area as unknown as globalThis.Storage) };
}

const asked = (connection: Connection) =>
  new Promise<void>((resolve) => {
    connection.addEventListener('change', () => connection.state.isAsked && resolve());
  });

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

it('waits for a key where one is wanted, and sends again what waited', async () => {
  await using service = await startGuarded('play-1');
  const connection = new Connection(service.url);
  const answers = Promise.all(['/games', '/games/quiz'].map((path) => connection.json(path)));
  await asked(connection);
  expect(connection.state).toEqual({ isAsked: true, hasKey: false });
  expect(await codeOf(connection.enter('play-1', '/games'))).toBeUndefined();
  expect(await answers).toEqual([{ by: 'play-1' }, { by: 'play-1' }]);
  expect(connection.state).toEqual({ isAsked: false, hasKey: true });
});

it('goes on waiting where the key is a wrong one, and keeps none', async () => {
  await using service = await startGuarded('play-1');
  const { kept, storage: store } = storage();
  const connection = new Connection(service.url, store);
  const answer = connection.json('/games');
  await asked(connection);
  for (const key of ['play-2', 'schlüssel', 'a b', '']) {
    expect(await codeOf(connection.enter(key, '/games'))).toBe('unauthorized');
  }
  expect(connection.state).toEqual({ isAsked: true, hasKey: false });
  expect(kept.size).toBe(0);
  await connection.enter('play-1', '/games');
  expect(await answer).toEqual({ by: 'play-1' });
});

it('keeps a key that may do less than was asked, and says so', async () => {
  await using service = await startGuarded('play-1');
  const connection = new Connection(service.url);
  expect(await codeOf(connection.enter('play-1', '/llm'))).toBe('forbidden');
  expect(connection.state.hasKey).toBe(true);
  expect(await codeOf(connection.json('/llm'))).toBe('forbidden');
  expect(await connection.json('/games')).toEqual({ by: 'play-1' });
});

it('does not keep a key of which the service says nothing', async () => {
  const { kept, storage: store } = storage();
  const connection = new Connection('http://127.0.0.1:1', store);
  expect(await codeOf(connection.enter('play-1', '/games'))).toBe('unreachable');
  expect([connection.state.hasKey, kept.size]).toEqual([false, 0]);
});

it('keeps the key for whoever reads the same storage, until it is forgotten', async () => {
  await using service = await startGuarded('play-1');
  const { kept, storage: store } = storage();
  await new Connection(service.url, store).enter('play-1', '/games');
  const later = new Connection(service.url, store);
  expect(later.state).toEqual({ isAsked: false, hasKey: true });
  expect(await later.json('/games')).toEqual({ by: 'play-1' });
  later.forget();
  expect([later.state.hasKey, kept.size]).toEqual([false, 0]);
  const answer = later.json('/games');
  await asked(later);
  expect(service.seen.at(-1)).toBe('/games -');
  await later.enter('play-1', '/games');
  await answer;
});

it('asks anew where a key is not taken any more', async () => {
  await using service = await startGuarded('play-1', 'play-2');
  const connection = new Connection(service.url);
  await connection.enter('play-1', '/games');
  service.open.delete('play-1');
  const answer = connection.json('/games');
  await asked(connection);
  expect(connection.state).toEqual({ isAsked: true, hasKey: true });
  await connection.enter('play-2', '/games');
  expect(await answer).toEqual({ by: 'play-2' });
});

it('lets a request that waits be stopped', async () => {
  await using service = await startGuarded('play-1');
  const connection = new Connection(service.url);
  const stopping = new AbortController();
  const answer = codeOf(connection.send('/generate', { signal: stopping.signal }));
  await asked(connection);
  stopping.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
  await connection.enter('play-1', '/games');
  expect(service.seen.filter((line) => line.startsWith('/generate'))).toEqual(['/generate -']);
});

it('leaves nothing behind at the signal of a request that got its key', async () => {
  await using service = await startGuarded('play-1');
  const connection = new Connection(service.url);
  const { signal } = new AbortController();
  const answer = connection.send('/generate', { signal });
  await asked(connection);
  await new Promise(setImmediate);
  const waits = getEventListeners(signal, 'abort').at(-1);
  expect(waits).toBeDefined();
  await connection.enter('play-1', '/games');
  await answer;
  expect(getEventListeners(signal, 'abort')).not.toContain(waits);
});
