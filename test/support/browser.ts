import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where systems keep the browser; `CHROMIUM` names another place. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser there is. @throws where there is none, saying how to get it */
function browserPath(): string {
  const found = [process.env.CHROMIUM, ...places].find((place) => place !== undefined && existsSync(place));
  if (found !== undefined) return found;
  throw new Error('These tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM.');
}

/** A headless Chromium; closed at the end of the block that holds it with `await using`. */
export async function openBrowser(): Promise<Browser> {
  // The sandbox needs rights that a container's root has not; the pages opened are our own.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: browserPath(), chromiumSandbox: !isRoot });
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
