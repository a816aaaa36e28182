// How quickly the page is there, how quickly a sample becomes an item to look at, and how long a key takes in a long text: in
// headless Chromium, over real HTTP, with the figures Lighthouse speaks of. Medians of several loads, each without a cache.
//   npm run bench:page
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { readSettings, startService } from '../packages/server/dist/index.js';

const loads = 5;
/** Characters of the text in which somebody types. */
const longText = 100_000;
/** What Lighthouse takes a phone for: a processor of a quarter's speed, 1.6 Mbit/s with 150 ms for a round trip. */
const phone = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
};
const devices = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, slow: phone },
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-page-'));
const service = await startService(readSettings({ PORT: '0', DATA_DIR: folder, LUDOTEXT_LOG_LEVEL: 'silent' }));
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (place) => place && existsSync(place),
);
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
try {
  const rows = [];
  for (const device of devices) {
    const runs = [];
    for (let load = 0; load < loads; load++) runs.push(await visit(device));
    const names = Object.keys(runs[0]);
    rows.push([device.name, ...names.map((name) => median(runs.map((run) => run[name])))]);
    if (device === devices[0]) rows.unshift(['', ...names]);
  }
  for (const row of transposed(rows))
    console.log(row.map((cell, at) => text(cell).padEnd(at === 0 ? 44 : 12)).join(''));
} finally {
  await browser.close();
  await service.stop();
  await rm(folder, { recursive: true });
}

async function visit({ slow, name: _, ...options }) {
  const context = await browser.newContext({ ...options, colorScheme: 'light', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  let bytes = 0;
  let requests = 0;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  if (slow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await session.send('Network.emulateNetworkConditions', slow.network);
  }
  await page.goto(service.url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => ({
    ...window.seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  const loaded = { bytes, requests };
  await page.getByRole('button', { name: 'The printing press' }).click();
  const waited = await page.evaluate(firstItem);
  await page.goto(service.url);
  const field = page.getByLabel('Your text');
  await field.fill('The whale swims in the cold sea. '.repeat(longText / 33));
  await field.press('Control+End');
  const keys = [];
  for (let key = 0; key < 20; key++) keys.push(await keyTime(page, field));
  await context.close();
  return {
    'first contentful paint, ms': seen.paint,
    'largest contentful paint, ms': seen.largest,
    'total blocking time, ms': seen.blocked,
    'layout shift': seen.shift,
    'from press to first item seen, ms': waited,
    'a key in 100,000 characters, median, ms': median(keys),
    'a key in 100,000 characters, longest, ms': Math.max(...keys),
    'loaded, kB': loaded.bytes / 1000,
    requests: loaded.requests,
  };
}

/** Runs in the page before anything else of it: what the browser notes on the way. */
function observe() {
  window.seen = { largest: 0, blocked: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    window.seen.largest = entry.startTime;
  });
  watch('longtask', ({ duration }) => {
    window.seen.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.shift += value;
  });
}

/** Milliseconds from a key to the frame that shows it and leaves the page free again. */
async function keyTime(page, field) {
  await field.evaluate((textarea) => {
    textarea.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.shown = new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        );
      },
      { once: true },
    );
  });
  await page.keyboard.press('a');
  return page.evaluate(() => window.shown);
}

/** Runs in the page: presses the button and waits until there is an item to look at, in shadow roots too. */
function firstItem() {
  const all = (root, name) =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      ...(each.localName === name ? [each] : []),
      ...(each.shadowRoot ? all(each.shadowRoot, name) : []),
    ]);
  const begun = performance.now();
  all(document, 'button')
    .find((button) => button.textContent.trim().startsWith('Make the set'))
    .click();
  return new Promise((resolve) => {
    const look = () =>
      all(document, 'ludo-item-card').length > 0 ? resolve(performance.now() - begun) : requestAnimationFrame(look);
    look();
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function transposed(rows) {
  return rows[0].map((_, at) => rows.map((row) => row[at]));
}

function text(cell) {
  if (typeof cell !== 'number') return cell;
  return cell.toFixed(cell > 0 && cell < 1 ? 3 : cell < 100 ? 1 : 0);
}
