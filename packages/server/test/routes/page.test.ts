import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['index', 'frame', 'docs']) await writeFile(path.join(folder, `${name}.html`), `<p>${name}</p>`);
  await writeFile(path.join(folder, 'assets/main-1a2b.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main-1a2b.js.gz'), gzipSync('export {};'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  app = await startApp({ page: folder });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  it.each([
    [
      '/',
      'index',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'",
    ],
    [
      '/frame.html',
      'frame',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
    ],
    [
      '/docs',
      'docs',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    ],
  ])('%s is a page with this policy and no other', async (route, name, policy) => {
    const response = await app.get(route, { accept: 'text/html' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<p>${name}</p>`);
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-dns-prefetch-control')).toBe('off');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('a caller that has the page already is told so, by its content and not by its time', async () => {
    // Not by fetch, which asks for a fresh copy wherever it is given such a header.
    const ask = async (headers: Record<string, string>) => {
      const [answer] = (await once(get(app.url, { headers }), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, length: (await answer.toArray()).length };
    };
    const { headers } = await ask({});
    expect(headers['last-modified']).toBeUndefined();
    expect(await ask({ 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, length: 0 });
    await writeFile(path.join(folder, 'index.html'), '<p>other</p>');
    await utimes(path.join(folder, 'index.html'), 0, 0);
    expect(await ask({ 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 200, length: 1 });
  });

  it('assets are kept for a year, come packed, and may be used by sandboxed pages', async () => {
    const response = await app.get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('export {};');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    '/assets/none.js',
    '/assets/main-1a2b.js.gz',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e%2fsecret.txt',
    '/assets/..%5csecret.txt',
    '/assets/%00',
    '/assets/%ff',
    '/assets/',
    '/secret.txt',
    '/index.html%2f..',
  ])('%s is not there', async (route) => {
    const response = await app.get(route, { 'accept-encoding': 'gzip' });
    await expectProblem(response, 'not_found');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is not served where it is switched off', async () => {
    await using bare = await startApp();
    await expectProblem(await bare.get('/'), 'not_found');
    await expectProblem(await bare.get('/docs'), 'not_found');
  });
});
