import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serve } from '../../src/life/http-server.js';
import { readSettings } from '../../src/settings.js';

let server: HttpServer;
let port: number;
beforeAll(async () => {
  const limits = { LUDOTEXT_HEADER_SECONDS: '1', LUDOTEXT_BODY_SECONDS: '1', LUDOTEXT_MAX_CONNECTIONS: '3' };
  server = await serve(
    (request, response) => {
      response.write(' ');
      request.resume().once('end', () => response.end('all'));
    },
    '127.0.0.1',
    0,
    readSettings(limits),
  );
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close(0, () => {}));

/** All that is answered to some bytes, until the connection is closed. */
async function answerTo(bytes: string, socket: Socket = connect(port, '127.0.0.1')): Promise<string> {
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  return answer;
}

const host = 'Host: localhost\r\n';

describe('what Node refuses', () => {
  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    ['headers that are too long', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers that do not come', `GET / HTTP/1.1\r\n${host}`, 408],
    ['nothing at all', '', 408],
  ])('is answered as a problem: %s', async (_, bytes, status) => {
    const answer = await answerTo(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(head).toContain('Connection: close');
    const problem = JSON.parse(body);
    expect(problem).toMatchObject({ status, success: false, code: 'invalid_request' });
    expect(head).toContain(`X-Request-Id: ${problem.request_id}`);
  });

  it('is not written into an answer that has begun', async () => {
    const answer = await answerTo(`POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nab`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('problem');
  });
});

it('more connections than LUDOTEXT_MAX_CONNECTIONS are closed', async () => {
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect(await answerTo('', connect(port, '127.0.0.1'))).toBe('');
  for (const socket of sockets) socket.destroy();
});
