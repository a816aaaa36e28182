import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openBrowser, openPage } from '../../../test/support/browser.js';
import { times } from '../../../test/support/long.js';
import { accessFaults } from '../../../test/support/page-faults.js';
import { startPreview } from '../src/index.js';
import { gameFolder, gameSource, plainGame, playerSource, writeInto } from './support/game-folder.js';

// The page in a browser, as an author sees it.

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page of a game, with its first frames in place. */
async function open(files: Readonly<Record<string, string>> = plainGame): Promise<{ page: Page; folder: string }> {
  const folder = await gameFolder(files);
  const preview = await startPreview({ folder });
  onTestFinished(() => preview.close());
  const page = await openPage(browser, { viewport: { width: 1300, height: 900 } });
  await page.goto(preview.url);
  await page.locator('preview-page[data-fingerprint]:not([data-fingerprint=""])').waitFor();
  return { page, folder };
}

const frames = (page: Page) => page.locator('player-frame[data-state="ready"]');
const inFrame = (page: Page, label: string) => page.frameLocator(`iframe[title="${label}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstLabel = 'English · light · 320 px · embedded';

it('plays the items of an example in each frame that is chosen', async () => {
  const { page } = await open();
  await expect.poll(() => frames(page).count()).toBe(2);
  await page.getByLabel('العربية').check();
  await page.getByLabel('768').check();
  await page.getByLabel('Alone').check();
  await expect.poll(() => page.locator('player-frame').count()).toBe(16);
  const words = inFrame(page, 'العربية · dark · 320 px · alone').locator('p');
  await words.scrollIntoViewIfNeeded();
  expect(await words.textContent()).toBe('People walk on the moon. ar');
  await button(page, 'One').click();
  await expect.poll(() => page.locator('player-frame').count()).toBe(1);
});

it('keeps players in an origin of their own, without a network, and says what they tried', async () => {
  const reaching = playerSource.replace(
    'connectedCallback() {',
    'connectedCallback() { fetch("https://example.org/"); document.title = origin;',
  );
  const { page } = await open({ ...plainGame, 'player.js': reaching });
  await page.getByText('https://example.org/ was kept out (connect-src): a player loads nothing.').first().waitFor();
  const frame = page.frames().find((each) => each.url().endsWith('/frame'));
  expect(await frame?.title()).toBe('null');
});

it('shows each answer with the grade of the game, and marks where the two differ', async () => {
  const { page } = await open();
  await inFrame(page, firstLabel).getByRole('button').click();
  await page.getByText('✓ same grade').waitFor();
  await button(page, 'Direct format').click();
  await page.getByLabel('Text in the direct format').fill('1970: Another year.');
  await inFrame(page, firstLabel).getByText('Another year. en').waitFor();
  await inFrame(page, firstLabel).getByRole('button').click();
  await page.getByText('grades differ').waitFor();
  await page.getByText('score is 1 in the player and 0 in the game.').waitFor();
});

it('shows faults of a text while it is typed, and leads to their place', async () => {
  const { page } = await open();
  await button(page, 'Direct format').click();
  const text = page.getByLabel('Text in the direct format');
  await text.fill('1969: Moon.\nnonsense');
  await page.getByText('Write a year, a colon and what happened.').first().waitFor();
  await button(page, 'Line 2, column 1').click();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe('1969: Moon.\n'.length);
});

it('shows what the offline writer made of prose, and why it was rejected', async () => {
  const { page } = await open();
  await button(page, 'Prose').click();
  await page.getByLabel('Text to write items of').fill('It fell. In 1989 it fell');
  await page.getByText('Every text will do.').waitFor();
  const rejected = page.locator('.card[data-rejected="true"]');
  expect(await rejected.innerText()).toContain('The event names the year; leave it out.');
  expect(await rejected.innerText()).toContain('In 1989 it fell');
  await expect.poll(() => inFrame(page, firstLabel).locator('p').textContent()).toBe('It fell en');
});

it('loads the players again with a save, and keeps what was chosen and typed', async () => {
  const { page, folder } = await open();
  await button(page, 'Direct format').click();
  await page.getByLabel('Text in the direct format').fill('1970: Typed.');
  await page.getByLabel('Deutsch').check();
  await page.getByLabel('English').uncheck();
  await inFrame(page, 'Deutsch · light · 320 px · embedded').getByText('Typed. de').waitFor();
  const changed = playerSource.replace('+ this.locale', "+ this.locale + ' anew'");
  await writeInto(folder, 'player.js', changed);
  await inFrame(page, 'Deutsch · light · 320 px · embedded').getByText('Typed. de anew').waitFor();
  expect(await page.getByLabel('Text in the direct format').inputValue()).toBe('1970: Typed.');
  await writeInto(folder, 'src/index.js', 'export default {');
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  expect(await inFrame(page, 'Deutsch · light · 320 px · embedded').locator('p').textContent()).toBe('Typed. de anew');
  await writeInto(folder, 'src/index.js', gameSource('When?'));
  await page.getByRole('heading', { name: 'When?' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('shows the members of items where the game has no player', async () => {
  const manifest = JSON.parse(plainGame['package.json'] ?? '');
  delete manifest.exports['./player'];
  const { page } = await open({ ...plainGame, 'package.json': JSON.stringify(manifest) });
  expect(await page.locator('dl').innerText()).toContain('People walk on the moon.');
});

it.each(times(['dark'] as const, ['light', 'dark'] as const))(
  'has no fault that axe finds, in %s and in a narrow window',
  async (colorScheme) => {
    const { page } = await open();
    await page.emulateMedia({ colorScheme });
    await inFrame(page, firstLabel).getByRole('button').click();
    await page.getByText('✓ same grade').waitFor();
    await button(page, 'Direct format').click();
    await page.getByLabel('Text in the direct format').fill('1969: Moon.\nnonsense');
    await button(page, 'Line 2, column 1').waitFor();
    await button(page, 'All at once').click();
    expect(await accessFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button(page, 'Examples').click();
    expect(await accessFaults(page)).toEqual([]);
  },
);
