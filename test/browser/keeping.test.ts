import { createServer, type RequestListener } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../support/browser.js';
import { isLong } from '../support/long.js';
import { watchPage } from '../support/page-faults.js';
import { type RunningService, runService, startBuilt } from '../support/service.js';
import { startStallingWriter, writtenBy } from '../support/stalling-writer.js';
import { makeSet, press, said } from '../support/teacher.js';

// A set outlives what happens to browsers, networks and services.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService()]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

async function visitor(): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en' });
  onTestFinished(() => context.close());
  return context;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const items = (page: Page) => page.locator('ludo-item-row');
const count = (page: Page, expected: number) => expect.poll(() => items(page).count()).toBe(expected);

/** Answers at the address of a service that ended. */
async function standIn(url: string, answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Writes another question into the first item. */
async function editFirst(page: Page, question: string): Promise<void> {
  const first = items(page).first();
  await first.getByRole('button', { name: said('edit'), exact: true }).click();
  await first.getByLabel('Question', { exact: true }).fill(question);
}

describe('a set', { timeout: 120_000 }, () => {
  it('is reviewed, edited, played and printed without a network, also after a reload', async () => {
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(service.url);
    const made = await makeSet(page);
    // The page's files are kept by now, and those of the players.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const faults = watchPage(page, service.url);
    await page.reload();
    await count(page, made);
    const question = await items(page).nth(1).getByRole('heading').innerText();
    await editFirst(page, 'Who is it?');
    await page.getByText(said('reviewUnchecked')).waitFor();
    await button(page, said('done')).click();
    await page.reload();
    await items(page).first().getByText('Who is it?').waitFor();

    await button(page, said('print')).click();
    const worksheet = page.getByRole('region', { name: said('printPreview') });
    await worksheet.getByText(question).first().waitFor();
    // Only the service can say what an item is that was changed since.
    await page.getByText(said('printMissing', { count: 1 })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: said('play'), exact: true }).click();
    await page.getByText(`0 of ${made}`, { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
    await page.keyboard.press('1');
    await page.getByText(`1 of ${made}`, { exact: true }).waitFor();

    // What needs the service says so.
    await page.goto(service.url);
    await page.getByText(said('createOffline')).waitFor();
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it.runIf(isLong)('is there while a proxy says that the service is away', async () => {
    const passing = await runService();
    const page = await (await visitor()).newPage();
    await page.goto(passing.url);
    const made = await makeSet(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await passing[Symbol.asyncDispose]();
    await standIn(passing.url, (_, response) => response.writeHead(502).end('Bad gateway'));
    await page.reload();
    await count(page, made);
  });

  it('is shown by the build that a tab began with, after another one came', async () => {
    const passing = await runService();
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(passing.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const worker = await (await fetch(`${passing.url}/sw.js`)).text();
    const next = worker.replace(/JSON\.parse\(([`'"]).*?\1\)/, '["/"]');
    expect(next).not.toBe(worker);
    await passing[Symbol.asyncDispose]();
    await standIn(passing.url, ({ url }, response) => {
      if (url === '/sw.js') response.setHeader('Content-Type', 'text/javascript').end(next);
      else response.writeHead(url === '/' ? 200 : 404).end('The next build');
    });
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      const isThere = () => installing === null || !['installing', 'parsed'].includes(installing.state);
      while (!isThere()) await new Promise((done) => installing?.addEventListener('statechange', done, { once: true }));
    });
    await page.getByRole('link', { name: said('mySets'), exact: true }).click();
    await page.getByText(said('setsNone')).waitFor();
  });

  it.runIf(isLong)('stays as far as it came when the service is killed, and goes on when that is back', async () => {
    await using writer = await startStallingWriter();
    const first = await startBuilt(writtenBy(writer));
    const page = await (await visitor()).newPage();
    await page.goto(first.url);
    await button(page, press).click();
    await button(page, said('createMake')).click();
    await items(page).nth(1).waitFor();
    await first.kill();
    await button(page, said('retry')).waitFor();
    const kept = await items(page).count();
    await editFirst(page, 'Who is it?');
    await page.getByText(said('reviewUnchecked')).waitFor();
    await button(page, said('done')).click();

    await startBuilt(writtenBy(writer), Number(new URL(first.url).port));
    const [request] = await Promise.all([page.waitForRequest(/\/generate$/), button(page, said('retry')).click()]);
    expect(JSON.stringify(request.postDataJSON())).toContain('Who is it?');
    await button(page, said('stop')).click();
    await button(page, said('continue')).waitFor();
    expect(await items(page).count()).toBeGreaterThanOrEqual(kept);
    await items(page).first().getByText('Who is it?').waitFor();
  });

  it.runIf(isLong)(
    'is made and played where the browser has no room, which is told, and kept as soon as it has',
    async () => {
      const page = await (await visitor()).newPage();
      await page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...given) {
          if (!('hasRoom' in window)) throw new DOMException('There is no room.', 'QuotaExceededError');
          return put.apply(this, given);
        };
      });
      const faults = watchPage(page, service.url);
      await page.goto(service.url);
      const made = await makeSet(page);
      const full = page.getByRole('alert').getByText(said('setsFull'));
      await full.waitFor();
      await page.getByRole('link', { name: said('play'), exact: true }).click();
      await page.getByText(`0 of ${made}`, { exact: true }).waitFor();
      await page.keyboard.press('1');
      await page.getByText(`1 of ${made}`, { exact: true }).waitFor();
      await page.goBack();
      await count(page, made);

      await page.evaluate(() => Object.assign(window, { hasRoom: true }));
      await editFirst(page, 'Who is it?');
      await button(page, said('done')).click();
      await full.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
      await count(page, made);
      expect(faults).toEqual([]);
    },
  );

  it.runIf(isLong)(
    'that another tab deletes is gone while it is reviewed and edited, and comes back with the undoing',
    async () => {
      const context = await visitor();
      const page = await context.newPage();
      const faults = watchPage(page, service.url);
      await page.goto(service.url);
      const made = await makeSet(page);
      const other = await context.newPage();
      await other.goto(`${service.url}/set/`);
      await editFirst(page, 'Who is it?');
      await other.getByRole('button', { name: said('delete') }).click();
      await page.getByRole('heading', { name: said('reviewMissing') }).waitFor();
      await button(other, said('undo')).click();
      await page.getByRole('heading', { name: press }).waitFor();
      await count(page, made);
      await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
      expect(faults).toEqual([]);
    },
  );
});
