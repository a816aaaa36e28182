import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { book, chapters } from '../support/book.js';
import { openBrowser } from '../support/browser.js';
import { isLong } from '../support/long.js';
import { watchPage } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';
import { said, written } from '../support/teacher.js';

// Documents that a teacher opens on the page: what is shown of them, what becomes of their parts, and what can go wrong.

let browser: Browser;
let service: RunningService;
/** With little room for a text, and for a document. */
let narrow: RunningService;
beforeAll(async () => {
  [browser, service, narrow] = await Promise.all([
    openBrowser(),
    runService(),
    runService({ LUDOTEXT_MAX_TEXT: '1000', LUDOTEXT_MAX_DOCUMENT: '20000' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await narrow[Symbol.asyncDispose]();
});

async function open(url = service.url): Promise<Page> {
  const context = await browser.newContext({ locale: 'en' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('spinbutton').first().waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.locator('ludo-text-field textarea');
const panel = (page: Page) => page.locator('ludo-document-panel');
const part = (page: Page, title: string) => panel(page).getByRole('checkbox', { name: title });
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel(said('openFile')).setInputFiles(file);

async function openBook(page: Page): Promise<void> {
  await choose(page, book);
  await panel(page).getByRole('heading', { name: 'Inventions' }).waitFor();
}

describe('a document', { timeout: 120_000 }, () => {
  it('is shown with its parts, and the part that is chosen becomes a set of its name', async () => {
    const page = await open();
    const faults = watchPage(page, service.url);
    await openBook(page);
    await panel(page).getByText('inventions.html').last().waitFor();
    await panel(page).getByText('English').last().waitFor();
    await panel(page)
      .getByText(said('documentChosen', { chosen: 3, total: 3, count: 0 }).split(',')[0] ?? '')
      .waitFor();
    await expect.poll(() => field(page).inputValue()).toContain('Twelve astronauts');
    await button(page, said('documentNone')).click();
    await part(page, 'The Eiffel Tower').check();
    await expect.poll(() => field(page).inputValue()).toContain('Gustave Eiffel');
    expect(await field(page).inputValue()).not.toContain('Gutenberg');
    await button(page, said('createMake')).click();
    await written(page);
    await page.getByRole('heading', { name: 'Inventions: The Eiffel Tower' }).waitFor();
    // For its next part it is still open.
    await page.goBack();
    await part(page, 'The Moon').waitFor();
    expect(faults).toEqual([]);
  });

  it('gives back the text that stood in the field, and what was written into one of its parts', async () => {
    const page = await open();
    await field(page).fill('The whale swims.');
    await openBook(page);
    await button(page, said('documentNone')).click();
    await part(page, 'The Moon').check();
    await expect.poll(() => field(page).inputValue()).toContain('Neil Armstrong');
    await field(page).fill(`${await field(page).inputValue()} It is far away.`);
    await part(page, 'The printing press').check();
    await expect.poll(() => field(page).inputValue()).toContain('Gutenberg');
    await button(page, said('bringBack')).click();
    await expect.poll(() => field(page).inputValue()).toContain('It is far away.');
    expect(await part(page, 'The printing press').isChecked()).toBe(false);
    await button(page, said('bringBack')).click();
    await expect.poll(() => field(page).inputValue()).toBe('The whale swims.');
    await panel(page).waitFor({ state: 'detached' });
  });

  it('becomes a set for each part, one after the other, also after a reload', async () => {
    const page = await open();
    await openBook(page);
    await panel(page)
      .getByRole('checkbox', { name: said('documentEach') })
      .check();
    // The service takes its time with the second one.
    let asked = 0;
    await page.route('**/generate', async (route) => {
      asked += 1;
      if (asked === 1) await route.continue();
    });
    await button(page, said('createMakeSets', { count: 3 })).click();
    const sets = page.locator('ludo-set-list li[data-set]');
    await sets
      .filter({ hasText: said('setsRunning') })
      .filter({ hasText: 'The Eiffel Tower' })
      .waitFor();
    await sets
      .filter({ hasText: said('setsWaiting') })
      .filter({ hasText: 'The Moon' })
      .waitFor();
    await page.getByText(said('setsInLine', { count: 2 })).waitFor();
    expect(asked).toBe(2);
    await page.unroute('**/generate');
    await page.reload();
    for (const title of chapters) {
      const row = sets.filter({ hasText: `Inventions: ${title}` });
      await expect.poll(() => row.innerText()).toMatch(/^[^\n]+\s+[1-9]\d* items?/);
    }
    expect(await sets.count()).toBe(3);
  });

  it.runIf(isLong)('of which more is chosen than a set can hold becomes several; all are stopped at once', async () => {
    const page = await open(narrow.url);
    await choose(page, {
      ...book,
      buffer: Buffer.from(book.buffer.toString().replaceAll('<p>', `<p>${'Water is wet. '.repeat(30)}`)),
    });
    await button(page, said('documentAll')).click();
    expect(
      await panel(page)
        .getByRole('checkbox', { name: said('documentEach') })
        .isDisabled(),
    ).toBe(true);
    await page.route('**/generate', () => undefined);
    await button(page, said('createMakeSets', { count: 3 })).click();
    await button(page, said('setsStopAll')).click();
    const rows = page.locator('ludo-set-list li[data-set]').filter({ hasText: said('setsStopped') });
    await expect.poll(() => rows.count()).toBe(3);
    await page.unroute('**/generate');
    await rows
      .first()
      .getByRole('button', { name: said('continue') })
      .click();
    await expect.poll(() => rows.count()).toBe(2);
  });

  it('is dropped anywhere on the page, which says that it takes it', async () => {
    const page = await open();
    const { name, mimeType } = book;
    const data = await page.evaluateHandle(
      ({ text, name, type }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], name, { type }));
        return transfer;
      },
      { text: book.buffer.toString(), name, type: mimeType },
    );
    await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
    await page.getByRole('status').getByText(said('documentDrop')).waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await panel(page).getByRole('heading', { name: 'Inventions' }).waitFor();
    await page.getByText(said('documentDrop')).waitFor({ state: 'detached' });
  });

  it('has its parts chosen by the keyboard alone', async () => {
    const page = await open();
    await openBook(page);
    await button(page, said('documentNone')).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    expect(await part(page, 'The Moon').isChecked()).toBe(true);
    expect(await part(page, 'The Eiffel Tower').isChecked()).toBe(true);
    expect(await part(page, 'The printing press').isChecked()).toBe(false);
  });
});

it('says how much of a document is sent and read, and stops when a person has waited enough', async () => {
  const front = await inFrontOf(service.url);
  const page = await open(front.url);
  await choose(page, { name: 'atlas.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20_000_000) });
  const [incoming, response] = await front.handed;
  // As much of it is sent as goes on its way without being read.
  await panel(page)
    .getByText(/^Uploading … [1-9]\d? %$/)
    .waitFor();
  incoming.resume();
  await once(incoming, 'end');
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('event: progress\ndata: {"read":12,"of":300}\n\n');
  await panel(page)
    .getByText(said('documentPage', { read: 12, of: 300 }))
    .waitFor();
  const left = once(response, 'close');
  await button(page, said('cancel')).click();
  await left;
  await panel(page).waitFor({ state: 'detached' });
});

/** A server that passes everything on to a service but the first document, which it hands over unread. */
async function inFrontOf(url: string) {
  const server = createServer();
  const handed = new Promise<readonly [IncomingMessage, ServerResponse]>((resolve) => {
    server.on('request', (incoming, response) => {
      if (incoming.url === '/documents') resolve([incoming, response]);
      else pass(incoming, response);
    });
  });
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const { host: _, ...headers } = incoming.headers;
    const passed = request(`${url}${incoming.url}`, { method: incoming.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, handed };
}

describe('what can go wrong', { timeout: 60_000 }, () => {
  const text = 'The whale swims.';

  /** A page with a text, which stays whatever comes of a file. */
  async function openWithText(url?: string): Promise<Page> {
    const page = await open(url);
    await field(page).fill(text);
    onTestFinished(async () => expect(await field(page).inputValue()).toBe(text));
    return page;
  }

  it.runIf(isLong)('a file of another kind', async () => {
    const page = await openWithText();
    const picture = await readFile(
      path.resolve(import.meta.dirname, '../../packages/playground/public/icons/icon-192.png'),
    );
    await choose(page, { name: 'whale.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('alert').getByText(said('problemDocumentType')).waitFor();
    await page.getByRole('alert').getByText('OCR').waitFor();
    await button(page, `${said('close')}: whale.png`).click();
    await panel(page).waitFor({ state: 'detached' });
  });

  it.runIf(isLong)('a document without anything to read', async () => {
    const page = await openWithText();
    await choose(page, { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
    await page.getByRole('alert').getByText(said('problemDocument')).waitFor();
  });

  it('one that is too large', async () => {
    const page = await openWithText(narrow.url);
    await choose(page, { ...book, buffer: Buffer.alloc(3_000_000, book.buffer) });
    await page.getByRole('alert').getByText(said('problemDocumentLarge')).waitFor();
  });

  it('a service that cannot be reached, until it is back', async () => {
    const page = await openWithText();
    await page.route('**/documents', (route) => route.abort());
    await choose(page, book);
    await page.getByRole('alert').getByText(said('problemUnreachable')).waitFor();
    await page.unroute('**/documents');
    await button(page, said('retry')).click();
    await panel(page).getByRole('heading', { name: 'Inventions' }).waitFor();
    await button(page, said('bringBack')).click();
  });

  it.runIf(isLong)('a service that reads no documents', async () => {
    const page = await openWithText();
    await page.route('**/documents', (route) => route.continue({ url: `${service.url}/nothing-here` }));
    await choose(page, book);
    await page.getByRole('alert').getByText(said('problemDocumentsOff')).waitFor();
  });
});
