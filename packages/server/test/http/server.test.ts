import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readJson } from '../../src/http/body.js';
import { problemOf } from '../../src/http/problem.js';
import { type HttpServer, serve } from '../../src/http/server.js';
import { readSettings } from '../../src/settings/settings.js';
import { readAnswers } from '../support/raw.js';

/** A server with such limits that answers when it has read everything. */
const start = (limits: Readonly<Record<string, string>>): Promise<HttpServer> =>
  serve(
    (request, response) => {
      response.write(' ');
      request.resume().once('end', () => response.end('all'));
    },
    '127.0.0.1',
    0,
    readSettings(limits),
  );

/** A stop that waits for nobody. */
const atOnce = { seconds: 0, idleSeconds: 0 };

/** A new connection to a server. */
const connectTo = ({ url }: HttpServer) => connect(Number(new URL(url).port), '127.0.0.1');

/** All that is answered to some bytes, until the connection is closed. */
async function answerTo(bytes: string, socket: Socket): Promise<string> {
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  return answer;
}

const host = 'Host: localhost\r\n';

describe('what Node refuses', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await start({ LUDOTEXT_HEADER_SECONDS: '1', LUDOTEXT_BODY_SECONDS: '1' });
  });
  afterAll(() => server.close(atOnce, () => {}));

  it.concurrent.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['CONNECT', `CONNECT elsewhere:80 HTTP/1.1\r\n${host}\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    ['headers that are too long', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers that do not come', `GET / HTTP/1.1\r\n${host}`, 408],
    ['nothing at all', '', 408],
  ])('is answered as a problem: %s', async (_, bytes, status) => {
    const answer = await answerTo(bytes, connectTo(server));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(head).toContain('Connection: close');
    const problem = JSON.parse(body);
    expect(problem).toMatchObject({ status, success: false, code: 'invalid_request' });
    expect(head).toContain(`X-Request-Id: ${problem.request_id}`);
  });

  it.concurrent('is not written into an answer that has begun', async () => {
    const answer = await answerTo(`POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nab`, connectTo(server));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('problem');
  });
});

it('more connections than LUDOTEXT_MAX_CONNECTIONS are closed', async () => {
  // Nothing but the limit may close them: headers have the usual time.
  const server = await start({ LUDOTEXT_MAX_CONNECTIONS: '3' });
  const sockets = Array.from({ length: 3 }, () => connectTo(server));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect(await answerTo('', connectTo(server))).toBe('');
  for (const socket of sockets) socket.destroy();
  await server.close(atOnce, () => {});
});

/** A server whose requests are answered by the test. */
async function startHeld(limits: Readonly<Record<string, string>> = {}) {
  const begun: ServerResponse[] = [];
  const server = await serve((_, response) => begun.push(response), '127.0.0.1', 0, readSettings(limits));
  // Not `expect.poll`, which does not know its test where several run at once.
  const begins = (count: number) => vi.waitFor(() => expect(begun.length).toBe(count), { timeout: 30_000 });
  return { server, begun, begins, [Symbol.asyncDispose]: () => server.close(atOnce, () => {}) };
}

const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n');

describe('requests sent ahead', () => {
  it('are worked on one at a time, and not at all when the caller is gone', async () => {
    await using held = await startHeld();
    const socket = connectTo(held.server);
    socket.write(get('/1') + get('/2') + get('/3'));
    await held.begins(1);
    await setImmediate();
    expect(held.begun.map(({ req }) => req.url)).toEqual(['/1']);
    held.begun[0]?.end();
    await held.begins(2);
    const [, second] = held.begun;
    if (second === undefined) throw new Error('The second request is not there.');
    const left = once(second, 'close');
    socket.destroy();
    await left;
    await setImmediate();
    expect(held.begun.map(({ req }) => req.url)).toEqual(['/1', '/2']);
  });

  it('are not begun behind one that closes the connection after its answer', async () => {
    await using held = await startHeld();
    const answers = answerTo(get('/1') + get('/2'), connectTo(held.server));
    await held.begins(1);
    held.begun[0]?.setHeader('Connection', 'close').end();
    expect(readAnswers(await answers)).toHaveLength(1);
    expect(held.begun).toHaveLength(1);
  });

  it('cost the connection when they are too much ahead', async () => {
    await using held = await startHeld();
    const socket = connectTo(held.server).on('error', () => {});
    socket.write(get('/').repeat(150));
    await once(socket.resume(), 'close');
    expect(held.begun).toHaveLength(1);
  });

  it('are answered before what is wrong behind them is', async () => {
    await using held = await startHeld();
    const answers = answerTo(`${get('/1')}nonsense\r\n\r\n`, connectTo(held.server));
    await held.begins(1);
    await setImmediate();
    held.begun[0]?.end('first');
    expect(readAnswers(await answers).map(({ status }) => status)).toEqual([200, 400]);
  });
});

it('a caller who reads nothing of an answer is cut off', async () => {
  await using held = await startHeld({ LUDOTEXT_READ_SECONDS: '1' });
  const socket = connectTo(held.server)
    .on('error', () => {})
    .pause();
  socket.write(get('/'));
  await held.begins(1);
  const [response] = held.begun;
  if (response === undefined) throw new Error('The request is not there.');
  const connection = response.socket;
  const cut = once(response, 'close');
  response.end(Buffer.alloc(50_000_000));
  await cut;
  expect(connection?.destroyed).toBe(true);
  socket.destroy();
});

describe('a server that closes', () => {
  it.concurrent('answers what is sent on connections that it has not seen yet', async () => {
    const server = await start({});
    const answers = Array.from({ length: 50 }, () => answerTo(get('/', 'Connection: close'), connectTo(server)));
    const closed = server.close({ seconds: 30, idleSeconds: 0.3 }, () => {});
    expect((await Promise.all(answers)).map((answer) => answer.slice(0, 15))).toEqual(
      answers.map(() => 'HTTP/1.1 200 OK'),
    );
    await closed;
  });

  it.concurrent('answers what is on its way, and listens no more', async () => {
    const server = await start({});
    const socket = connectTo(server);
    socket.write(get('/1'));
    await once(socket, 'data');
    socket.write(get('/2', 'Connection: close'));
    const closed = server.close({ seconds: 30, idleSeconds: 0.3 }, () => {});
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
    expect(answer).toContain('HTTP/1.1 200 OK');
    await closed;
    const [refused] = await once(connectTo(server), 'error');
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it.concurrent('leaves it to callers to close idle connections, and answers meanwhile', async () => {
    const server = await start({});
    const sockets = [connectTo(server), connectTo(server)] as const;
    for (const socket of sockets) {
      socket.write(get('/1'));
      await once(socket, 'data');
    }
    let isClosed = false;
    const closed = server
      .close({ seconds: 30, idleSeconds: 30 }, () => {})
      .then(() => {
        isClosed = true;
      });
    const [first, second] = sockets;
    await refuses(server);
    expect(await answerTo(get('/2', 'Connection: close'), first)).toContain('HTTP/1.1 200 OK');
    expect([isClosed, second.readyState]).toEqual([false, 'open']);
    second.end();
    await closed;
  });

  it.concurrent('closes idle connections at once where that is wanted, while requests are under way', async () => {
    await using held = await startHeld();
    const idle = connectTo(held.server);
    idle.write(get('/1'));
    await held.begins(1);
    held.begun[0]?.end();
    await once(idle, 'data');
    const busy = connectTo(held.server);
    const answer = answerTo(get('/2', 'Connection: close'), busy);
    await held.begins(2);
    const closed = held.server.close({ seconds: 30, idleSeconds: 0 }, () => {});
    await once(idle.resume(), 'close');
    held.begun[1]?.end();
    expect(await answer).toContain('HTTP/1.1 200 OK');
    await closed;
  });
});

/** Settles when a server listens no more. */
async function refuses(server: HttpServer): Promise<void> {
  const connected = () =>
    new Promise<boolean>((resolve) => {
      const socket = connectTo(server);
      socket
        .once('error', () => resolve(false))
        .once('connect', () => {
          socket.destroy();
          resolve(true);
        });
    });
  await vi.waitFor(async () => expect(await connected()).toBe(false), { timeout: 20_000 });
}

it.each([
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', ''],
  ['an expectation that nobody knows', get('/', 'Expect: wonders', 'Connection: close'), ''],
  [
    'the wish to be told to go on',
    get('/', 'Expect: 100-continue', 'Connection: close'),
    'HTTP/1.1 100 Continue\r\n\r\n',
  ],
])('a request with %s is left to the application', async (_, bytes, before) => {
  const server = await start({});
  expect(await answerTo(bytes, connectTo(server))).toMatch(new RegExp(`^${before}HTTP/1\\.1 200 OK`));
  await server.close(atOnce, () => {});
});

describe('a body that does not come', () => {
  const head = `POST / HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  let seen: unknown;
  let refusals = 0;
  let server: HttpServer;
  beforeAll(async () => {
    server = await serve(
      async (request, response) => {
        seen = undefined;
        seen = await readJson(request, 1000).catch((error: unknown) => error);
        response.statusCode = problemOf(seen).status;
        response.end();
      },
      '127.0.0.1',
      0,
      readSettings({ LUDOTEXT_HEADER_SECONDS: '1', LUDOTEXT_BODY_SECONDS: '1' }),
      () => {
        refusals += 1;
      },
    );
  });
  afterAll(() => server.close(atOnce, () => {}));

  it.each([
    ['in time', `${head}Content-Length: 9\r\n\r\n{`, 408],
    ['as it was announced', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nnonsense\r\n`, 400],
  ])('%s is answered once, by the request it belongs to', async (_, bytes, status) => {
    const answers = readAnswers(await answerTo(bytes, connectTo(server)));
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(refusals).toBe(0);
  });

  it.each(['destroy', 'end'] as const)('because its caller has left (%s) is no fault', async (leave) => {
    const socket = connectTo(server).on('error', () => {});
    seen = 'nothing';
    socket.write(`${head}Content-Length: 9\r\n\r\n{`);
    await expect.poll(() => seen, { timeout: 30_000 }).toBeUndefined();
    socket[leave]();
    await expect.poll(() => seen, { timeout: 30_000 }).toMatchObject({ code: 'aborted' });
    expect(refusals).toBe(0);
  });
});
