import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Site, startSite } from '../../../test/support/browser.js';
import { faultsOf } from './support/axe.js';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'examples/plain-page');
const copies = Array.from(
  (await readFile(path.join(folder, 'README.md'), 'utf8')).matchAll(/^cp node_modules\/@ludotext\/(\S+) (\S+)$/gm),
  ([, from = '', to = '']) => [`/${to}`, path.join(root, 'packages', from)] as const,
);

let browser: Browser;
let site: Site;
let page: Page;
const faults: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  const own = ['index.html', 'page.js', 'style.css'].map((name) => [`/${name}`, path.join(folder, name)] as const);
  site = await startSite(Object.fromEntries([...own, ...copies]));
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) faults.push(request.url());
  });
  await page.goto(`${site.url}/index.html`);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

describe('the plain page', () => {
  it('copies the players as its README says', () => {
    expect(copies.map(([name]) => name)).toEqual(['/quiz.js', '/sequence-sentence.js', '/sequence-word.js']);
  });

  it('has all three players, with no more requests than for its own files', async () => {
    for (const name of ['quiz', 'sequence-sentence', 'sequence-word']) {
      expect(await page.locator(`ludotext-${name}`).getByText(/^1 of/).isVisible()).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  it('plays the quiz by mouse, and tells what the player told it', async () => {
    const quiz = page.locator('ludotext-quiz');
    for (const name of ['Nectar', 'Next', 'Four', 'Finish']) await quiz.getByRole('button', { name }).click();
    expect(await quiz.getByText('1 of 2 right').isVisible()).toBe(true);
    expect(await page.locator('#events li').allInnerTexts()).toEqual([
      'ludotext-quiz 1: 1 of 1',
      'ludotext-quiz 2: 0 of 1',
      'ludotext-quiz finished: 1 of 2 right',
    ]);
    expect(await page.locator('#points').innerText()).toBe('1 of 2');
  });

  it.each(['light', 'dark'] as const)('is clean by axe, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsOf(page)).toEqual([]);
  });
});
