import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerValues, securityHeaders } from '../../src/http/headers.js';
import { startApp, type TestApp } from '../support/app.js';
import { raw } from '../support/raw-request.js';
import { routesOfRouter } from '../support/router.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    page: path.join(import.meta.dirname, 'no-page'),
    environment: { LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const request = (line: string, ...headers: string[]) =>
  raw(app, [`${line} HTTP/1.1`, `Host: 127.0.0.1:${app.port}`, ...headers]);

const standard = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

describe('the headers of an answer', () => {
  it.each([
    ['an answer', 'GET /health', 200],
    ['the head of an answer', 'HEAD /health', 200],
    ['the methods of a route', 'OPTIONS /health', 204],
    ['a missing key', 'GET /games', 401],
    ['a missing route', 'GET /nothing', 404],
    ['a wrong method', 'DELETE /health', 405],
    ['a missing asset', 'GET /assets/nothing.js', 404],
    ['a page that is not there', 'GET /docs', 404],
    ['a player that is not there', 'GET /games/words/player.js', 404],
  ])('of %s are ours', async (_, line, status) => {
    const answer = await request(line);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([status, expect.objectContaining(standard)]);
  });

  it('of a refused host and a refused origin are ours, too', async () => {
    const host = await raw(app, ['GET /health HTTP/1.1', 'Host: evil.example']);
    const origin = await request('POST /generate', 'Origin: https://evil.example', 'Content-Length: 0');
    expect([host.status, origin.status]).toEqual([403, 403]);
    for (const { headers } of [host, origin]) expect(Object.fromEntries(headers)).toMatchObject(standard);
  });

  it('say of no route what the service is made of, or that others may embed it', async () => {
    for (const route of routesOfRouter(app)) {
      const { headers } = await request(route, 'Content-Length: 0');
      const told = [headers.get('x-powered-by'), headers.get('server'), headers.get('set-cookie')];
      expect([route, ...told]).toEqual([route, null, null, null]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors '(none|self)'/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).not.toBeNull();
    }
  });
});

describe('the values of a header', () => {
  const headers = ['Host', 'a.example', 'X-Host', 'host', 'HOST', 'b.example', 'Accept', 'host'];

  it('are all of them, whatever the case of the name', () => {
    expect(headerValues(headers, 'host')).toEqual(['a.example', 'b.example']);
  });

  it('are none where the name is only somebody’s value', () => {
    expect(headerValues(headers, 'a.example')).toEqual([]);
    expect(headerValues([], 'host')).toEqual([]);
  });
});
