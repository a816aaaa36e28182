import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('the page', () => {
  it.each([
    ['/', 'index'],
    ['/frame.html', 'frame'],
    ['/docs', 'docs'],
  ])('%s is a page that takes no script but its own', async (route, name) => {
    const response = await app.get(route, { accept: 'text/html' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<p>${name}</p>`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(policyOf(response)).toContain("default-src 'none'; script-src 'self'");
    expect(policyOf(response)).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('stands in nobody’s frame, and takes no style but its own', async () => {
    const policy = policyOf(await app.get('/'));
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('the frame of other hands’ players is sandboxed by itself and reaches no server', async () => {
    const policy = policyOf(await app.get('/frame.html'));
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('connect-src');
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('a caller that has the page already is told so', async () => {
    const first = await app.get('/');
    // Not by fetch, which asks for a fresh copy wherever it is given such a header.
    const headers = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
    const [again] = (await once(get(app.url, { headers }), 'response')) as [IncomingMessage];
    expect(again.statusCode).toBe(304);
    expect((await again.toArray()).length).toBe(0);
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
