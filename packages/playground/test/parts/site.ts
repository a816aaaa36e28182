import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { builtOnce } from '../../../../test/support/built-once.js';
import { policies } from '../../../server/src/routes/page.js';

const root = path.resolve(import.meta.dirname, '../..');

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** What answers at a path: a module's text, or an answer as JSON to what was asked. */
export type Route = string | ((body: unknown, request: IncomingMessage) => unknown);

/** A site that shows parts of the page. */
export interface PartsSite extends AsyncDisposable {
  readonly url: string;
  /** The page that the parts are put on. */
  readonly page: string;
  /** What was asked for, in order, as `GET /path`. */
  readonly asked: readonly string[];
}

/** Builds the parts of the page and the frame as they are shipped, and serves them with the headers of the service. */
export async function openParts(routes: Readonly<Record<string, Route>>): Promise<PartsSite> {
  const outDir = await builtOnce('parts of the page', buildParts);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(`${request.method} ${pathname}`);
    void answer(pathname, outDir, routes[pathname], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    page: `${url}/test/parts/page.html`,
    asked,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The same for every test file. */
async function buildParts(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@ludotext/source', 'module', 'browser'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: ['frame.html', 'test/parts/page.html'].map((page) => path.join(root, page)),
      },
    },
  });
}

async function answer(
  pathname: string,
  folder: string,
  route: Route | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (typeof route === 'string') {
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(route);
    return;
  }
  if (route !== undefined) {
    const result = await route(await bodyOf(request), request);
    const status = (result as { status?: unknown }).status;
    response.writeHead(typeof status === 'number' ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(result));
    return;
  }
  const file = await readFile(path.join(folder, path.normalize(pathname))).catch(() => undefined);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const policy = pathname === '/frame.html' ? policies['frame.html'] : policies['index.html'];
  response.writeHead(200, {
    'Content-Type': `${types[path.extname(pathname)]}; charset=utf-8`,
    'Content-Security-Policy': policy,
  });
  response.end(file);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}
