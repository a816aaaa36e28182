import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { watchPage } from '../../../../test/support/page-faults.js';
import { type RunningService, runService } from '../../../../test/support/service.js';

// Where a set begins, in the browser and against a service that runs.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService({ LUDOTEXT_MAX_TEXT: '200000' })]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

async function open(url = service.url, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
  onTestFinished(() => page.close());
  await page.goto(url);
  await page.getByRole('spinbutton').first().waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const textField = (page: Page) => page.getByLabel('Your text');
const make = (page: Page) => button(page, 'Make the set').click();
const focused = (target: ReturnType<typeof textField>) =>
  expect.poll(() => target.evaluate((field) => field.matches(':focus'))).toBe(true);

/** The body of the next request for items. */
async function nextBody(page: Page, work: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(/\/generate/), work()]);
  return { path: new URL(request.url()).pathname, ...(request.postDataJSON() as object) };
}

describe('the text', () => {
  it('is put in place by a sample, and counted as it changes', async () => {
    const page = await open();
    await button(page, 'Die Honigbiene').click();
    await expect.poll(() => textField(page).inputValue()).toContain('Bienenvolk');
    await textField(page).fill('  The whale\nswims. ');
    await page.getByText('16 characters').waitFor();
    await page.getByText('3 words').waitFor();
    await button(page, 'Clear').click();
    expect(await textField(page).inputValue()).toBe('');
    await page.getByText('0 words').waitFor();
  });

  it('of one’s own comes back where a sample took its place', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await button(page, 'Die Honigbiene').click();
    await button(page, 'Restore my text').click();
    await expect.poll(() => textField(page).inputValue()).toBe('The whale swims.');
    expect(await button(page, 'Restore my text').count()).toBe(0);
  });

  it('is read from a file', async () => {
    const page = await open();
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'whales.txt', mimeType: 'text/plain', buffer: Buffer.from('Whales are large.') });
    await expect.poll(() => textField(page).inputValue()).toBe('Whales are large.');
  });

  it('has samples in the language of the page first', async () => {
    const page = await open(service.url, { locale: 'es' });
    const first = page.getByRole('group').getByRole('button').first();
    expect(await first.innerText()).toBe('El viaje a la Luna');
  });

  it('is asked for where it is missing, without a request', async () => {
    const page = await open();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await make(page);
    await page.getByText('Enter a text first').waitFor();
    await focused(textField(page));
    expect(await textField(page).getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter((url) => url.includes('/generate'))).toEqual([]);
  });

  it('that is too long is told by how much, and cut where a sentence ends', async () => {
    const page = await open();
    await textField(page).fill(`${'The whale swims. '.repeat(11_765)}And it sings`);
    await page.getByText('The text is 17 characters too long. The limit is 200,000').waitFor();
    await make(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await button(page, 'Use the first 200,000 characters').click();
    await expect.poll(async () => (await textField(page).inputValue()).length).toBeLessThanOrEqual(200_000);
    expect((await textField(page).inputValue()).endsWith('The whale swims.')).toBe(true);
    expect(await page.getByText('too long').count()).toBe(0);
  });

  it('outlives a reload, with the settings and the mode', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await button(page, 'One more: Quiz').click();
    await page.getByRole('radio', { name: 'My own questions' }).check();
    await page.getByLabel('Game', { exact: true }).selectOption('Word order');
    await page.locator('ludo-direct-editor textarea').fill('The; whale; swims');
    await page.reload();
    await expect.poll(() => page.locator('ludo-direct-editor textarea').inputValue()).toBe('The; whale; swims');
    await page.getByRole('radio', { name: 'A text' }).check();
    expect(await page.getByRole('spinbutton', { name: 'Quiz' }).inputValue()).toBe('6');
    expect(await textField(page).inputValue()).toBe('The whale swims.');
  });
});

describe('settings', () => {
  it('are sent as they were made: a request for all games of one number', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await page.getByRole('spinbutton', { name: 'Quiz' }).fill('7');
    await page.getByRole('spinbutton', { name: 'Sentence order' }).fill('7');
    await page.getByRole('spinbutton', { name: 'Word order' }).fill('0');
    await page.getByLabel('Difficulty').selectOption('Hard');
    await page.getByText('More settings').click();
    await page.getByLabel('Language of the items').fill('en-GB');
    await page.getByLabel('Language of the items').blur();
    expect(await nextBody(page, () => make(page))).toEqual({
      path: '/generate',
      text: 'The whale swims.',
      enabled_game_ids: [1, 2],
      max_items: 7,
      difficulty: 'hard',
      language: 'en-GB',
      verbose: true,
    });
  });

  it('that cannot be sent are told where they are', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    for (const field of await page.getByRole('spinbutton').all()) await field.fill('0');
    await make(page);
    await page.getByText('Choose at least one game.').waitFor();
    await page.getByRole('spinbutton', { name: 'Quiz' }).fill('1');
    await page.getByText('More settings').click();
    await page.getByLabel('Language of the items').fill('English, please');
    await page.getByLabel('Language of the items').blur();
    await page.getByText('Enter a language tag').waitFor();
  });

  it('that the built-in writer does not heed are off, and say why', async () => {
    const page = await open();
    await page.getByText('More settings').click();
    expect(await page.getByLabel('Audience').isDisabled()).toBe(true);
    await page.getByText('Only works with an AI model.').waitFor();
  });

  it('name the games in the language of the page', async () => {
    const page = await open();
    await page.getByLabel('Language of this page').selectOption('Deutsch');
    await page.getByRole('spinbutton', { name: 'Sätze ordnen' }).waitFor();
  });
});

describe('items of one’s own', () => {
  it('of which one cannot be read are told at their line, and there is no set', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'My own questions' }).check();
    const editor = page.locator('ludo-direct-editor textarea');
    await editor.fill('Question: Who?\nA. Me\nCorrect: A');
    await make(page);
    await page.getByText('Line 2, column 1:').waitFor();
    await focused(editor);
    expect(new URL(page.url()).pathname).toBe('/');
    await editor.fill('Question: Who?\nA. Me\nB. You\nCorrect: A');
    await make(page);
    await page.getByRole('article', { name: 'Item 1' }).waitFor();
    await page.getByRole('link', { name: 'My sets' }).click();
    expect(await page.getByRole('link', { name: /Question|Who/ }).count()).toBeLessThanOrEqual(1);
  });
});

describe('a service that is away', () => {
  it('is told, and what is written stays until it is back', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await page.route('**/health', (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('There is no connection to the service.').waitFor();
    expect(await button(page, 'Make the set').getAttribute('aria-disabled')).toBe('true');
    await page.unroute('**/health');
    await page.getByText('There is no connection to the service.').waitFor({ state: 'detached' });
    expect(await textField(page).inputValue()).toBe('The whale swims.');
  });
});

describe('languages and colours', () => {
  it('follow the browser at first', async () => {
    const page = await browser.newPage({ locale: 'ar-EG' });
    onTestFinished(() => page.close());
    const faults = watchPage(page, service.url);
    await page.goto(service.url);
    await page.getByRole('spinbutton').first().waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(faults).toEqual([]);
  });

  it('are kept once they are chosen', async () => {
    const page = await open();
    await page.getByLabel('Language of this page').selectOption('Deutsch');
    await page.getByLabel('Farben').selectOption('Dunkel');
    await page.reload();
    await page.getByLabel('Farben').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});
