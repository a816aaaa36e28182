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
  for (const name of ['index', 'frame', 'admin', 'docs'])
    await writeFile(path.join(folder, `${name}.html`), `<p>${name}</p>`);
  await writeFile(path.join(folder, 'assets/main-1a2b.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main-1a2b.js.gz'), gzipSync('export {};'));
  await mkdir(path.join(folder, 'icons'));
  await writeFile(path.join(folder, 'icons/192.png'), 'icon');
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
  await writeFile(path.join(folder, 'sw.js'), '"worker";');
  await writeFile(path.join(folder, 'embed.js'), '"embed";');
  await writeFile(path.join(folder, 'embed.js.gz'), gzipSync('"embed";'));
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
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-ancestors 'none'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html ludotext-worker 'allow-duplicates'",
    ],
    [
      '/admin',
      'admin',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'",
    ],
    [
      '/frame.html',
      'frame',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
    ],
    [
      '/docs',
      'docs',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'",
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

  it.each([
    '/set',
    '/set/',
    '/set/0123456789ab',
    '/set/no-such-set',
    '/play',
    '/play/',
    '/play/%3Cb%3E',
    '/play?view=class',
  ])('%s is the same page, whatever sets the browser has', async (route) => {
    const [start, response] = await Promise.all([app.get('/'), app.get(route)]);
    expect([response.status, await response.text()]).toEqual([200, await start.text()]);
    for (const name of ['content-security-policy', 'cache-control', 'etag', 'content-type'])
      expect(response.headers.get(name)).toBe(start.headers.get(name));
  });

  it.each([
    [
      '/manifest.webmanifest',
      'application/manifest+json; charset=utf-8',
      'same-origin',
      "default-src 'none'; frame-ancestors 'none'",
    ],
    [
      '/sw.js',
      'text/javascript; charset=utf-8',
      'same-origin',
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    ],
    ['/embed.js', 'text/javascript; charset=utf-8', 'cross-origin', "default-src 'none'; frame-ancestors 'none'"],
  ])('%s is asked for anew each time, and is known by its content', async (route, type, whose, policy) => {
    const { headers, status } = await app.get(route, { 'accept-encoding': 'gzip', origin: 'https://school.example' });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': whose,
      'content-security-policy': policy,
      etag: expect.stringMatching(/^W\/"/),
    });
    // Only what is for other sites may be read by them.
    expect(headers.get('access-control-allow-origin')).toBe(whose === 'cross-origin' ? '*' : null);
    const head = await fetch(`${app.url}${route}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('icons are kept for a day', async () => {
    const { status, headers } = await app.get('/icons/192.png');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
  });

  it('what other sites embed comes packed', async () => {
    const response = await app.get('/embed.js', { 'accept-encoding': 'gzip' });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['gzip', '"embed";']);
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
    '/set/0123456789ab/more',
    '/sets',
    '/play/0123456789ab/',
    '/admin/',
    '/embed.js.gz',
    '/icons/none.png',
    '/icons/..%2fsecret.txt',
    '/icons/',
    '/sw.js/',
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
