import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admission } from '../../src/bounds/admission.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';

// Requests refused before their bodies are read.
let app: TestApp;
beforeAll(async () => {
  const loop = { isLate: true, close: () => {} };
  app = await startApp({ guards: { admission: admission(readSettings({}), loop) } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** The status of a request on the agent's connection, and whether that is kept. */
function send(agent: Agent, path: string, body: string | undefined, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(app.url + path, {
      agent,
      method,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.once('response', (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume().once('end', () => resolve({ status, connection: headers.connection }));
    });
    sent.once('error', reject).end(body);
  });
}

describe('a request refused before its body is read', () => {
  it.each([
    ['a short one', 1000, {}, 'keep-alive'],
    ['a long one', 1_500_000, {}, 'close'],
    ['one of unknown length', 1_500_000, { 'transfer-encoding': 'chunked' }, 'close'],
  ])('is answered, and so is the next one on the pool, with %s', async (_, length, headers, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; round < 10; round += 1) {
      expect(await send(agent, '/generate', 'x'.repeat(length), headers)).toEqual({ status: 503, connection });
      expect(await send(agent, '/health', undefined)).toEqual({ status: 200, connection: 'keep-alive' });
    }
    agent.destroy();
  });

  it('is answered also when the body never comes', async () => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(`POST /generate HTTP/1.1\r\nHost: localhost:${app.port}\r\nContent-Length: 1000000\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"overloaded"/);
  });
});
