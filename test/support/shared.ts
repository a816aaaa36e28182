import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type {} from './built-once.js';

// What the test files of one run share: a browser process, and folders that one of them built. Each is made when a test first
// asks for it, so that a run without pages starts no browser. Test files run in processes of their own and ask over HTTP.

/** Where systems keep the browser; `CHROMIUM` names another place. The shell has no windows to draw: a context costs it a fifth. */
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Vitest calls it before a run and calls what it returns after it. */
export default async function shareAcrossTests(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ludotext-shared-'));
  let browser: Promise<BrowserServer> | undefined;
  const builds = new Map<string, Build>();
  let begun = 0;
  project.onTestsRerun(async () => builds.clear());

  const answers: Readonly<Record<string, (body: string) => Promise<object>>> = {
    '/browser': async () => {
      browser ??= launchBrowser();
      const server = await browser;
      // One that crashed is replaced for the tests that follow.
      if (server.process().exitCode !== null) browser = launchBrowser();
      return { endpoint: (await browser).wsEndpoint() };
    },
    '/builds/claim': async (key) => {
      for (;;) {
        const build = builds.get(key);
        if (build === undefined) break;
        if (await build.outcome) return { folder: build.folder, isOurs: false };
      }
      const build = new Build(path.join(folder, String(begun++)));
      builds.set(key, build);
      await mkdir(build.folder, { recursive: true });
      return { folder: build.folder, isOurs: true };
    },
    '/builds/done': async (key) => {
      builds.get(key)?.settle(true);
      return {};
    },
    '/builds/failed': async (key) => {
      builds.get(key)?.settle(false);
      builds.delete(key);
      return {};
    },
  };
  const server = createServer(async (request, response) => {
    try {
      const answer = await answers[request.url ?? '']?.(await textOf(request));
      response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await browser?.catch(() => undefined))?.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Something that one test file builds and others wait for. */
class Build {
  readonly folder: string;
  /** Whether it was built. */
  readonly outcome: Promise<boolean>;
  settle: (isBuilt: boolean) => void = () => {};

  constructor(folder: string) {
    this.folder = folder;
    this.outcome = new Promise((resolve) => {
      this.settle = resolve;
    });
  }
}

/** The browser there is. @throws where there is none, saying how to get it */
function browserPath(): string {
  const found = [process.env.CHROMIUM, ...places].find((place) => place !== undefined && existsSync(place));
  if (found !== undefined) return found;
  throw new Error(
    'These tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name it in CHROMIUM.',
  );
}

/** A headless Chromium that several processes can use. */
async function launchBrowser(): Promise<BrowserServer> {
  // The sandbox needs rights that a container's root has not; the pages opened are our own.
  const isRoot = process.getuid?.() === 0;
  // The shell has frames that are sandboxed in processes of their own only on demand; in a browser with windows they always are.
  const args = ['--site-per-process'];
  return chromium.launchServer({ executablePath: browserPath(), chromiumSandbox: !isRoot, args });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
