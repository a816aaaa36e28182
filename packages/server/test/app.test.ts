import { EngineError } from '@ludotext/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLog } from '../src/observation/log.js';
import { eventsOf, replaceEvents, startApp, type TestApp } from './support/app.js';
import { expectProblem } from './support/problems.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const routes: Record<string, string> = {
  '/generate': 'POST',
  '/generate/single': 'POST',
  '/generate/7': 'POST',
  '/games': 'GET, HEAD',
  '/games/words': 'GET, HEAD',
  '/games/words/activate': 'POST',
  '/games/words/deactivate': 'POST',
  '/reload': 'POST',
  '/llm': 'GET, HEAD, POST',
  '/health': 'GET, HEAD',
};

function listOf(header: string | null): string[] {
  return (header ?? '').split(', ').sort();
}

describe.each(Object.entries(routes))('the route %s', (path, methods) => {
  it(`takes ${methods}, and says so to OPTIONS and to any other method`, async () => {
    const allowed = [...methods.split(', '), 'OPTIONS'].sort();
    const options = await fetch(app.url + path, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(listOf(options.headers.get('allow'))).toEqual(allowed);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method))) {
      const response = await fetch(app.url + path, { method });
      expect(listOf(response.headers.get('allow'))).toEqual(allowed);
      await expectProblem(response, 'method_not_allowed');
    }
  });

  it('is another path with a slash at its end', async () => {
    const method = methods.startsWith('GET') ? 'GET' : 'POST';
    await expectProblem(await fetch(`${app.url}${path}/`, { method }), 'not_found');
  });

  it.each(['text/html', 'image/*', 'application/json;q=0'])('does not answer as %s', async (accept) => {
    const method = methods.startsWith('GET') ? 'GET' : 'POST';
    await expectProblem(await fetch(app.url + path, { method, headers: { accept } }), 'not_acceptable');
  });
});

it('the metrics have no second address that a proxy would not block', async () => {
  expect((await app.get('/metrics')).status).toBe(200);
  for (const path of ['/metrics/', '//metrics', '/METRICS', '/%6detrics', '/metrics%2f']) {
    await expectProblem(await app.get(path), 'not_found');
  }
});

describe('every answer', () => {
  it('names the request by the name the caller gave it', async () => {
    const given = await app.get('/health', { 'x-request-id': 'lesson-7_a.b' });
    expect(given.headers.get('x-request-id')).toBe('lesson-7_a.b');
  });

  it.each(['short', 'x'.repeat(65), 'has space', 'semi;colon'])('makes a name where %j is none', async (name) => {
    const response = await app.get('/nothing', { 'x-request-id': name });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await expectProblem(response, 'not_found');
  });

  it.each(['/health', '/nothing'])('of %s is data that is not kept', async (path) => {
    const { headers } = await app.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('to HEAD is that to GET without the body', async () => {
    const head = await fetch(`${app.url}/games`, { method: 'HEAD' });
    const get = await app.get('/games');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });

  it.each(['*/*', 'application/json', 'text/html, */*;q=0.1', 'application/*'])('can be had as %s', async (accept) => {
    expect((await app.get('/games', { accept })).status).toBe(200);
  });
});

describe('a route that is not there', () => {
  it.each(['/', '/generate/7/more', '/Generate', '/games/words/toggle', '//', '/%', '/generate/..%2f..'])(
    '%s is not found, or is no game',
    async (path) => {
      const response = await app.post(path, { text: 'whale' });
      expect(response.status).toBe(404);
      await expectProblem(response, path.includes('%2f') ? 'game_not_found' : 'not_found');
    },
  );

  it('has no method', async () => {
    await expectProblem(await fetch(`${app.url}/nothing`, { method: 'OPTIONS' }), 'not_found');
  });
});

describe('the log', () => {
  it('has one line per request: method, route, status, time and id, and nothing of the text', async () => {
    const lines: string[] = [];
    await using logged = await startApp({ log: jsonLog('info', (line) => lines.push(line)) });
    await logged.post('/generate/7', { text: 'sesame' }, { 'x-request-id': 'request-1' });
    await logged.post('/generate/7', { text: '!' });
    await logged.get('/sesame?sesame');
    await logged.post('/generate/single', { text: 'whale' });
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('sesame');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.stringMatching(/Z$/),
      level: 'info',
      caller: 'address',
      event: 'request',
      method: 'POST',
      route: '/generate/:type_id',
      status: 200,
      milliseconds: expect.any(Number),
      request_id: 'request-1',
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ status: 422, code: 'direct_format' });
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ status: 404, code: 'not_found' });
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ status: 200, route: '/generate/single' });
  });

  it('says why the service failed, which the answer does not', async () => {
    const lines: string[] = [];
    await using logged = await startApp({
      log: jsonLog('error', (line) => lines.push(line)),
      control: {
        reload: () => {
          throw new Error('the disk is on fire');
        },
      },
    });
    const problem = await expectProblem(await logged.post('/reload'), 'internal');
    expect(JSON.stringify(problem) + lines.join('')).not.toContain('fire');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      code: 'internal',
      request_id: problem.request_id,
      // Where, and not the message: it could quote a caller.
      cause: expect.stringMatching(/^Error\n {4}at .*app\.test\.ts:/),
    });
  });

  it('does not repeat what a model server says', async () => {
    const lines: string[] = [];
    await using logged = await startApp({ log: jsonLog('info', (line) => lines.push(line)) });
    const refusal = new EngineError('model_auth_failed', 'The model server refused the key.', {
      cause: new Error('key sk-1'),
    });
    replaceEvents(logged, () => eventsOf(() => Promise.reject(refusal)));
    await expectProblem(await logged.post('/generate', { text: 'whale' }), 'model_auth_failed');
    expect(lines.join('')).not.toContain('sk-1');
  });

  it('has a caller that left as 499', async () => {
    const lines: string[] = [];
    await using logged = await startApp({ log: jsonLog('info', (line) => lines.push(line)) });
    replaceEvents(logged, () => eventsOf(() => Promise.reject(new EngineError('aborted', 'It was given up.'))));
    await logged.post('/generate', { text: 'whale' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 499, code: 'aborted' });
  });
});

describe('requests one after the other on one connection', () => {
  it('are answered in order', async () => {
    const { connect } = await import('node:net');
    const socket = connect(app.port, '127.0.0.1');
    const count = 100;
    const request = (index: number) =>
      `GET /health HTTP/1.1\r\nHost: localhost:${app.port}\r\nX-Request-Id: request-${index}\r\n\r\n`;
    socket.write(Array.from({ length: count }, (_, index) => request(index)).join(''));
    let answers = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      answers += chunk;
      if (answers.includes(`request-${count - 1}\r\n`)) break;
    }
    const ids = [...answers.matchAll(/X-Request-Id: request-(\d+)/gi)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index));
  });
});
