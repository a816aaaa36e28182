import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { times } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import { type RunningService, runService } from '../../../../test/support/service.js';

// The reference, in the browser and against a service that runs.

const key = 'play-key-of-a-class';
let browser: Browser;
let service: RunningService;
let guarded: RunningService;
beforeAll(async () => {
  [browser, service, guarded] = await Promise.all([
    openBrowser(),
    runService(),
    runService({ LUDOTEXT_PLAY_KEYS: key }),
  ]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await guarded[Symbol.asyncDispose]();
});

async function open(place = '', options: BrowserContextOptions = {}, url = service.url): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url}/docs${place}`);
  await page.getByRole('heading', { name: 'For developers' }).waitFor();
  return page;
}

/** The part of the page about an operation. */
const about = (page: Page, operationId: string) => page.locator(`ludo-operation#${operationId}`);

/** What came back of a request that was tried. */
const answer = (operation: Locator) => operation.getByLabel('Answer', { exact: true });

const visitors: [string, BrowserContextOptions][] = [
  ['on a phone, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark', hasTouch: true, isMobile: true }],
  ['on a desk, light', { viewport: { width: 1280, height: 860 } }],
  ['in colours of the system', { viewport: { width: 900, height: 700 }, forcedColors: 'active' }],
];

describe.each(times(visitors.slice(0, 1), visitors))('%s', (_, options) => {
  it('has no fault, with everything open, and asks nothing of anybody else', { timeout: 60_000 }, async () => {
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    await page.goto(`${service.url}/docs`);
    await about(page, 'generate').getByText('POST /generate').first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
    const generate = about(page, 'generate');
    for (const name of ['Members: application/json', 'Members of GameScore', 'Example: One game, one item', 'Try it']) {
      await generate.getByText(name).first().click();
    }
    await generate.getByRole('button', { name: 'Send' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe('the reference', () => {
  it('has every operation of the document, with its fields and its errors', async () => {
    const page = await open();
    const response = await fetch(`${service.url}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(await page.locator('ludo-operation').evaluateAll((all) => all.map(({ id }) => id).sort())).toEqual(
      ids.sort(),
    );
    const generate = about(page, 'generate');
    await generate.getByText('The text, counted in UTF-16 units after trimming.').waitFor();
    await generate.getByText('string, 1 to 200,000 characters, required').waitFor();
    await generate.getByText('"easy" or "medium" or "hard"').waitFor();
    await generate.getByRole('link', { name: 'text_too_long', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#error-text_too_long');
    await page.getByText('Example of text_too_long').click();
    await page.getByText('"code": "text_too_long"').waitFor();
  });

  it('opens at the place that an address names', async () => {
    const page = await open('#exportSet');
    const heading = about(page, 'exportSet').getByRole('heading', { name: 'POST /export/{format}' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(300);
    expect(await heading.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });

  it('shows the members of an answer, down to the items of each game', async () => {
    const page = await open();
    const generate = about(page, 'generate');
    await generate.getByText('Members: application/json').first().click();
    await generate.getByText('Members of Item_quiz').first().click();
    await generate.getByText('Members of answers').first().click();
    await generate.getByText('True for exactly one answer of the item.').waitFor();
  });

  it('shows a command for the chosen example, and copies it', async () => {
    const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const generate = about(page, 'generate');
    await generate.getByLabel('Example', { exact: true }).selectOption('One game, one item');
    await generate.getByRole('button', { name: 'Copy as curl' }).click();
    await generate.getByText('Copied').waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl -s '${service.url}/generate'`);
    expect(command).toContain('"max_items": 1');
  });

  it('is read without a key, and sends the one that was entered', async () => {
    const page = await open('', {}, guarded.url);
    const games = about(page, 'listGames');
    await games.getByText('Try it').click();
    await games.getByRole('button', { name: 'Send' }).click();
    await games.getByText('401, application/problem+json').waitFor();
    await page.getByLabel('Key, for what you try here').fill(key);
    await games.getByRole('button', { name: 'Send' }).click();
    await answer(games).getByText('"game_type": "quiz"').waitFor();
    // The command takes the key from the environment: it is made to be shared.
    expect(await games.getByLabel('Command').textContent()).toContain('Bearer $LUDOTEXT_KEY');
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(key);
  });

  it('tries what is asked: parameters, a body, events, and a file to save', async () => {
    const page = await open();
    const game = about(page, 'getGame');
    await game.getByText('Try it').click();
    await game.getByLabel('game_type', { exact: true }).fill('sequence_word');
    await game.getByRole('button', { name: 'Send' }).click();
    await answer(game).getByText('"game_type": "sequence_word"').waitFor();
    const generate = about(page, 'generate');
    await generate.getByText('Try it').click();
    await generate.getByLabel('Answer as').selectOption('text/event-stream');
    await generate.getByLabel('Body', { exact: true }).fill('{ "text": "too", "colour": 1 }');
    await generate.getByRole('button', { name: 'Send' }).click();
    await generate.getByText('400, application/problem+json').waitFor();
    await generate.getByLabel('Example', { exact: true }).selectOption('One game, one item');
    await generate.getByRole('button', { name: 'Send' }).click();
    await answer(generate).getByText('event: done').waitFor();
    const file = about(page, 'exportSet');
    await file.getByText('Try it').click();
    await file.getByRole('button', { name: 'Send' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      file.getByRole('link', { name: /^Save / }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('The-heart.aiken.txt');
  });

  it('has nothing to try where it would change the service for everybody', async () => {
    const page = await open();
    for (const id of ['chooseModel', 'reloadGames', 'deactivateGame']) {
      await about(page, id).getByRole('button', { name: 'Copy as curl' }).waitFor();
      expect(await about(page, id).getByText('Try it').count()).toBe(0);
    }
  });

  it('shows the sets of this browser as JSON, with the commands that make them', async () => {
    const page = await open();
    await page.getByText('This browser has no set yet.').waitFor();
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('ludotext');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const games = [{ game_type: 'quiz', type_id: 1, items: [{ id: '00000000000000a1', question: 'Where?' }] }];
      const set = {
        id: '0123456789ab',
        changed: 1,
        document: { ludotext: 1, title: 'Volcanoes <b>', language: 'en', games },
        asked: { mode: 'prose', body: { text: "The volcano's lava." }, wanted: { 1: 4 } },
        turnedDown: [],
        interactions: {},
      };
      await new Promise((resolve) => {
        const transaction = database.transaction('sets', 'readwrite');
        transaction.objectStore('sets').put(set);
        transaction.oncomplete = resolve;
      });
      database.close();
    });
    await page.reload();
    await page.getByLabel('Set', { exact: true }).selectOption('Volcanoes <b>');
    expect(JSON.parse((await page.getByLabel('The set as JSON').textContent()) ?? '')).toMatchObject({
      title: 'Volcanoes <b>',
      games: [{ game_type: 'quiz' }],
    });
    const commands = await page.getByLabel('Commands that make the set').textContent();
    expect(commands).toContain(`curl -s '${service.url}/generate'`);
    expect(commands).toContain('"max_items": 4');
    // What the set has by now is not kept from being made again.
    expect(commands).not.toContain('00000000000000a1');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('says so when it cannot be loaded', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.route('**/openapi.json', (route) => route.abort());
    await page.goto(`${service.url}/docs`);
    await page.getByRole('alert').getByText('The reference could not be loaded.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });
});
