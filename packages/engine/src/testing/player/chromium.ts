import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserType } from 'playwright-core';

/** A browser that is installed here, and what is needed to look at pages in it. */
export interface Chromium {
  readonly executablePath: string;
  readonly type: BrowserType;
  /** The source of axe-core. */
  axe(): Promise<string>;
}

/** Where systems keep Chromium and its relatives. The shell has no windows to draw, which makes it the quickest. */
const places = [
  ...[
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ].map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...['C:\\Program Files', 'C:\\Program Files (x86)'].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
];

/**
 * The Chromium that `CHROMIUM` names, else playwright's own, else the system's.
 * @returns what to do about it where something is missing, in words
 */
export function findChromium(): Chromium | string {
  // From the tests' own package first: the engine may be linked from elsewhere.
  const requires = [path.join(process.cwd(), 'package.json'), import.meta.url].map((from) => createRequire(from));
  const resolve = (name: string) =>
    requires.flatMap((require) => {
      try {
        return [require.resolve(name)];
      } catch {
        return [];
      }
    })[0];
  const [playwright, axe] = [resolve('playwright-core'), resolve('axe-core/axe.min.js')];
  if (playwright === undefined || axe === undefined) return 'npm install --save-dev playwright-core axe-core';
  const { chromium: type } = createRequire(import.meta.url)(playwright) as { chromium: BrowserType };
  const named = process.env.CHROMIUM;
  if (named !== undefined && !existsSync(named)) return `CHROMIUM names ${named}, which does not exist`;
  const executablePath = [named, type.executablePath(), ...places].find(
    (place) => place !== undefined && existsSync(place),
  );
  if (executablePath === undefined) {
    return 'no Chromium found: npx playwright-core install chromium, or name one in the environment variable CHROMIUM';
  }
  return { executablePath, type, axe: () => readFile(axe, 'utf8') };
}

/** How long a browser that nobody uses stays open, in milliseconds: no runner says when the last test has ended. */
const idleMs = 500;

let browser: Promise<Browser> | undefined;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Runs with the one browser of this process. */
export async function withBrowser<Result>(
  { type, executablePath }: Chromium,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  users += 1;
  clearTimeout(closing);
  try {
    if (browser !== undefined && !(await browser).isConnected()) browser = undefined;
    // Names lead nowhere: a player has no network.
    browser ??= type.launch({ executablePath, args: ['--host-resolver-rules=MAP * ~NOTFOUND'] });
    return await run(await browser);
  } finally {
    users -= 1;
    if (users === 0) closing = setTimeout(close, idleMs);
  }
}

function close(): void {
  const open = browser;
  browser = undefined;
  // One that did not start has told so already.
  open?.then((each) => each.close()).catch(() => {});
}
