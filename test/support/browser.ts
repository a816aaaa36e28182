import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a run's shared things are asked for (shared.ts), such as `http://127.0.0.1:41234`. */
    readonly shared: string;
  }
}

/**
 * A connection to the one headless Chromium of a test run. Closing it, also at the end of a block that holds it with `await using`,
 * closes what was opened through it and leaves the browser to the other test files.
 */
export async function openBrowser(): Promise<Browser> {
  const { endpoint } = await ask<{ endpoint: string }>('/browser');
  return chromium.connect(endpoint);
}

/**
 * Builds something once in a test run, whichever test file asks first.
 * @param source all that the build depends on and that differs between builds
 * @param build fills the folder
 * @returns the folder, which is not to be changed; it goes at the end of the run
 */
export async function builtOnce(source: string, build: (folder: string) => Promise<void>): Promise<string> {
  const key = createHash('sha256').update(source).digest('hex');
  const { folder, isOurs } = await ask<{ folder: string; isOurs: boolean }>('/builds/claim', key);
  if (!isOurs) return folder;
  try {
    await build(folder);
    await ask('/builds/done', key);
  } catch (error) {
    await ask('/builds/failed', key);
    throw error;
  }
  return folder;
}

/** Asks what the test files of a run share (shared.ts). */
async function ask<Answer>(path: string, body = ''): Promise<Answer> {
  const response = await fetch(inject('shared') + path, { method: 'POST', body });
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer;
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
