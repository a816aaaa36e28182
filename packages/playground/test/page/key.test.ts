import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { ourGames, type RunningService, runService } from '../../../../test/support/service.js';

// The page of a service that asks for keys, in the browser and against a service that runs.

const play = 'play-key-of-a-class';
const admin = 'admin-key-of-a-school';

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  const keys = { LUDOTEXT_PLAY_KEYS: play, LUDOTEXT_ADMIN_KEYS: admin };
  const games = [...ourGames, '  - package: ludotext-game-true-false\n'];
  [browser, service] = await Promise.all([openBrowser(), runService(keys, games)]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

async function open(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(service.url);
  await field(page).waitFor();
  return page;
}

const field = (page: Page) => page.getByLabel('Key', { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const quiz = (page: Page) => page.getByRole('checkbox', { name: 'Quiz', exact: true });

async function enter(page: Page, key: string): Promise<void> {
  await field(page).fill(key);
  await field(page).press('Enter');
}

/** All that the page keeps, says and is called. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    tab: JSON.stringify(sessionStorage),
    address: location.href + JSON.stringify(history.state),
    cookies: document.cookie,
  }));

const isFocused = (target: ReturnType<typeof field>) =>
  expect.poll(() => target.evaluate((element) => element.matches(':focus'))).toBe(true);

describe('a key', () => {
  it('is asked for, refused where it is wrong, and lets the page go on', async () => {
    const page = await open();
    expect(await field(page).getAttribute('type')).toBe('password');
    await enter(page, 'a-key-of-nobody');
    await page.getByText('The service does not know this key.').waitFor();
    await isFocused(field(page));
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await button(page, 'Show the key').click();
    expect(await field(page).getAttribute('type')).toBe('text');
    await enter(page, play);
    await quiz(page).waitFor();
    expect(await field(page).count()).toBe(0);
  });

  it('is for this tab alone, and in no address', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(service.url);
    await enter(page, play);
    await quiz(page).waitFor();
    await page.reload();
    await quiz(page).waitFor();
    const { tab, ...others } = await traces(page);
    expect(tab).toContain(play);
    expect(JSON.stringify([others, asked])).not.toContain(play);
    const other = await context.newPage();
    await other.goto(service.url);
    await field(other).waitFor();
  });

  it('lets a run go on that waited for it, and one that waits can be stopped', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    await button(page, 'Make games').click();
    await page.getByText('This continues once you enter a key.').waitFor();
    await button(page, 'Stop').click();
    await page.getByRole('heading', { name: 'Stopped' }).waitFor();
    await button(page, 'Try again').click();
    await page.getByText('This continues once you enter a key.').waitFor();
    await enter(page, play);
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
  });

  it('is forgotten when somebody says so, and not in the command to take along', async () => {
    const page = await open();
    await enter(page, play);
    await button(page, 'The printing press').click();
    await button(page, 'Make games').click();
    await page.getByText('The same from a terminal').click();
    await page.getByText('-H "Authorization: Bearer $LUDOTEXT_KEY"').waitFor();
    expect(await page.locator('ludotext-app').innerText()).not.toContain(play);
    await button(page, 'Forget the key').click();
    await isFocused(field(page));
    expect(await field(page).inputValue()).toBe('');
    expect(JSON.stringify(await traces(page))).not.toContain(play);
    expect(await button(page, 'Forget the key').count()).toBe(0);
  });

  it('that is not taken any more is asked for anew, and what was refused is sent again', async () => {
    const page = await open();
    await enter(page, play);
    await button(page, 'The printing press').click();
    const body = { code: 'unauthorized', detail: 'x', request_id: '12345678' };
    await page.route('**/generate', (route) => route.fulfill({ status: 401, json: body }), { times: 1 });
    await button(page, 'Make games').click();
    await page.getByText('The service does not know this key.').waitFor();
    await isFocused(field(page));
    await enter(page, admin);
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
    await isFocused(page.locator('ludo-run-view h2'));
  });

  it('is nothing that a player of another hand gets to see', async () => {
    const page = await open();
    await enter(page, play);
    await button(page, 'The printing press').click();
    for (const name of ['Quiz', 'Sentence order', 'Word order']) {
      await page.getByRole('checkbox', { name, exact: true }).uncheck();
    }
    await button(page, 'Make games').click();
    await button(page, 'Play').click();
    const player = page.frameLocator('iframe').getByRole('button', { name: 'True' });
    await player.waitFor();
    const frame = page.frames().find((each) => each.url().endsWith('/frame.html'));
    const seen = await frame?.evaluate(() => {
      const tryTo = (read: () => unknown) => {
        try {
          return String(read());
        } catch {
          return 'refused';
        }
      };
      return [
        tryTo(() => sessionStorage.length),
        tryTo(() => parent.document.title),
        document.documentElement.outerHTML,
      ];
    });
    expect(seen?.slice(0, 2)).toEqual(['refused', 'refused']);
    expect(seen?.[2]).not.toContain(play);
  });
});

describe('what is for everybody', () => {
  it('is not offered to who may only play', async () => {
    const page = await open();
    await enter(page, play);
    await quiz(page).waitFor();
    await page.getByText('More settings').click();
    await page.getByText('Changing this needs an admin key.').waitFor();
    expect(await page.getByRole('switch', { name: 'Word order' }).isDisabled()).toBe(true);
    await button(page, /AI model/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Changing this needs an admin key.').waitFor();
    await dialog.getByText('Built-in writer: no AI model, no network').waitFor();
    expect(await dialog.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Use another key' }).click();
    await isFocused(field(page));
    await enter(page, admin);
    await expect.poll(() => page.getByRole('switch', { name: 'Word order' }).isDisabled()).toBe(false);
    await button(page, /AI model/).click();
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
  });

  it('can be changed by who has an admin key, and is then the same for others', async () => {
    const page = await open();
    await enter(page, admin);
    await page.getByText('More settings').click();
    await page.getByRole('switch', { name: 'Word order' }).click();
    await page.getByText('Word order is switched off').waitFor();
    const other = await open();
    await enter(other, play);
    await other.getByText('Word order is switched off').waitFor();
    expect(await button(other, 'Switch on: Word order').count()).toBe(0);
    await button(page, 'Switch on: Word order').click();
    await page.getByRole('checkbox', { name: 'Word order', exact: true }).waitFor();
  });
});

it('the reference sends the key it is given, keeps it nowhere, and shows commands without it', async () => {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${service.url}/docs`);
  await button(page, 'Authorize').click();
  const dialog = page.locator('.modal-ux');
  await dialog.locator('input').fill(play);
  await dialog.locator('input').press('Enter');
  await dialog.getByRole('button', { name: 'Remove authorization' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await button(page, 'GET /games The').click();
  await button(page, 'Try it out').click();
  await button(page, 'Execute').click();
  await page.getByText('Bearer YOUR_KEY').first().waitFor();
  await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
  expect(await page.locator('#reference').innerText()).not.toContain(play);
  expect(JSON.stringify(await traces(page))).not.toContain(play);
});
