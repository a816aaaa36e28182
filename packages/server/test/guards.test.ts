import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './support/app.js';
import { expectProblem } from './support/problems.js';

const listed = 'https://lessons.example';
let app: TestApp;
let open: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { LUDOTEXT_CORS_ORIGINS: listed } });
  open = await startApp({ environment: { HOST: '0.0.0.0', LUDOTEXT_ALLOW_OPEN: '1' } });
});
afterAll(() => Promise.all([app[Symbol.asyncDispose](), open[Symbol.asyncDispose]()]));

/** Writes raw HTTP over a socket of its own; gives what comes back. */
async function raw(to: TestApp, lines: readonly string[], body = ''): Promise<Response> {
  const socket = connect(to.port, '127.0.0.1');
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  const content = rest.join('\r\n\r\n');
  return new Response(content === '' ? null : content, {
    status: Number(status.split(' ')[1]),
    headers: headers.map((line) => line.split(': ', 2) as [string, string]),
  });
}

describe('the Host header', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('can be %s with the port', async (host) => {
    expect((await raw(app, ['GET /health HTTP/1.1', `Host: ${host}:${app.port}`])).status).toBe(200);
  });

  it.each([
    'evil.example',
    'evil/?',
    'localhost',
    'localhost:1',
    'x#',
    '',
    'evil@localhost',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])('cannot be %j', async (host) => {
    const withPort = host === '' || host.startsWith('localhost') ? host : `${host}:${app.port}`;
    await expectProblem(await raw(app, ['GET /health HTTP/1.1', `Host: ${withPort}`]), 'forbidden_host');
  });

  it('cannot be sent twice or be missing', async () => {
    const host = `Host: localhost:${app.port}`;
    await expectProblem(await raw(app, ['GET /health HTTP/1.1', host, host]), 'forbidden_host');
    await expectProblem(await raw(app, ['GET /health HTTP/1.0']), 'forbidden_host');
    expect((await raw(app, ['GET /health HTTP/1.1'])).status).toBe(400);
  });

  it('cannot be got round with an absolute address', async () => {
    const lines = [`GET http://localhost:${app.port}/health HTTP/1.1`, 'Host: evil.example'];
    await expectProblem(await raw(app, lines), 'forbidden_host');
  });

  it('can be any name on an open address, but only one', async () => {
    expect((await raw(open, ['GET /health HTTP/1.1', 'Host: games.example'])).status).toBe(200);
    await expectProblem(await raw(open, ['GET /health HTTP/1.1', 'Host: a', 'Host: b']), 'forbidden_host');
    await expectProblem(await raw(open, ['GET /health HTTP/1.1', 'Host:']), 'forbidden_host');
  });
});

describe('the Origin and Sec-Fetch-Site headers of a POST', () => {
  const own = () => `http://127.0.0.1:${app.port}`;
  const post = (headers: Record<string, string>) => app.post('/games/words/activate', undefined, headers);

  it.each([
    ['neither', () => ({})],
    ['same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['none', () => ({ 'sec-fetch-site': 'none' })],
    ['own origin', () => ({ origin: own() })],
    ['a listed origin', () => ({ origin: listed })],
    ['a listed origin across sites', () => ({ origin: listed, 'sec-fetch-site': 'cross-site' })],
  ])('let %s pass', async (_, headers) => {
    expect((await raw(app, postLines(headers()))).status).toBe(200);
  });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin across sites', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['null', { origin: 'null' }],
    ['own host on another port', { origin: 'http://127.0.0.1:1' }],
    ['a name that begins like a listed one', { origin: `${listed}.evil.example` }],
  ])('refuse %s', async (_, headers) => {
    const response = await raw(app, postLines(headers));
    await expectProblem(response, 'forbidden_origin');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('do not matter to a GET', async () => {
    expect(
      (await raw(app, [`GET /games HTTP/1.1`, `Host: localhost:${app.port}`, 'Origin: https://evil.example'])).status,
    ).toBe(200);
  });

  it('let no form of another page through', async () => {
    const response = await post({ 'content-type': 'text/plain', origin: 'https://evil.example' });
    await expectProblem(response, 'forbidden_origin');
  });

  function postLines(headers: Record<string, string>): string[] {
    return [
      'POST /games/words/activate HTTP/1.1',
      `Host: 127.0.0.1:${app.port}`,
      'Content-Length: 0',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
  }
});

describe('cross-origin callers', () => {
  const preflight = (origin: string) =>
    fetch(`${app.url}/generate`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it('that are listed may read answers, errors among them', async () => {
    const answer = await preflight(listed);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(listed);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
    const problem = await app.get('/nothing', { origin: listed });
    expect(problem.headers.get('access-control-allow-origin')).toBe(listed);
    expect(problem.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    await expectProblem(problem, 'not_found');
  });

  it.each(['https://evil.example', 'null', 'http://lessons.example'])('like %s may not', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const answer = await app.get('/games', { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are off unless configured', async () => {
    const answer = await open.get('/games', { origin: listed });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
