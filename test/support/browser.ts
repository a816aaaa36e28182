import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { askShared } from './built-once.js';

/**
 * A connection to the one headless Chromium of a test run. Closing it, also at the end of a block that holds it with `await using`,
 * closes what was opened through it and leaves the browser to the other test files.
 */
export async function openBrowser(): Promise<Browser> {
  const { endpoint } = await askShared<{ endpoint: string }>('/browser');
  return chromium.connect(endpoint);
}

const contexts = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>();

/**
 * A page of a test, closed at its end. Pages of the same options share what a browser keeps, because a context of its own takes
 * three times as long: for pages on sites of their own, or that keep nothing.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const known = contexts.get(browser) ?? new Map<string, Promise<BrowserContext>>();
  contexts.set(browser, known);
  const key = JSON.stringify(options);
  const context = known.get(key) ?? openContext(browser, options);
  known.set(key, context);
  const page = await (await context).newPage();
  onTestFinished(() => page.close());
  return page;
}

/** A context with a page that stays: closing its last page costs the browser half a second of processor time. */
async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.newPage();
  return context;
}

/** A site that runs. */
export interface Site extends AsyncDisposable {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/**
 * Serves files on a free port.
 * @param files what stands at each path: the path of a file, or a page's text where it begins with `<`
 * @param headers headers of every answer, such as a Content-Security-Policy
 */
export async function startSite(
  files: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://site').pathname;
    const file = files[name];
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isText = file.startsWith('<');
    const type = types[isText ? '.html' : path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type }).end(isText ? file : await readFile(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
