import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';
import { raw } from '../support/raw-request.js';

const listed = 'https://lessons.example';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { LUDOTEXT_CORS_ORIGINS: listed } });
});
afterAll(() => app[Symbol.asyncDispose]());

const own = () => `http://127.0.0.1:${app.port}`;
const send = (headers: Record<string, string>, line = 'POST /games/words/activate HTTP/1.1') =>
  raw(app, [
    line,
    `Host: 127.0.0.1:${app.port}`,
    'Content-Length: 0',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]);

describe('the Origin and Sec-Fetch-Site headers of a POST', () => {
  it.each([
    ['neither', () => ({})],
    ['same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['none', () => ({ 'sec-fetch-site': 'none' })],
    ['own origin', () => ({ origin: own() })],
    ['a listed origin', () => ({ origin: listed })],
    ['a listed origin across sites', () => ({ origin: listed, 'sec-fetch-site': 'cross-site' })],
  ])('let %s pass', async (_, headers) => {
    expect((await send(headers())).status).toBe(200);
  });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['a word nobody knows', { 'sec-fetch-site': 'sibling' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin across sites', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['null', { origin: 'null' }],
    ['own host on another port', { origin: 'http://127.0.0.1:1' }],
    ['a name that begins like a listed one', { origin: `${listed}.evil.example` }],
    ['a listed name over another scheme', { origin: 'http://lessons.example' }],
  ])('refuse %s', async (_, headers) => {
    const response = await send(headers);
    await expectProblem(response, 'forbidden_origin');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuse two answers to one question', async () => {
    await expectProblem(
      await send({ 'sec-fetch-site': 'same-origin', 'Sec-Fetch-Site': 'cross-site' }),
      'forbidden_origin',
    );
    await expectProblem(await send({ origin: own(), Origin: 'https://evil.example' }), 'forbidden_origin');
  });

  it('do not matter to a GET', async () => {
    expect((await send({ origin: 'https://evil.example' }, 'GET /games HTTP/1.1')).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('matter to every other method: %s', async (method) => {
    await expectProblem(
      await send({ origin: 'https://evil.example' }, `${method} /games HTTP/1.1`),
      'forbidden_origin',
    );
  });

  it('let no form of another page through', async () => {
    const form = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    await expectProblem(await app.post('/generate', undefined, form), 'forbidden_origin');
  });
});
