import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Site, startSite } from '../../../test/support/browser.js';

const items = [
  { id: 'a', statement: 'The heart pumps blood.', correct: true },
  { id: 'b', statement: '<img src=x onerror=alert(1)>', correct: false, explanation: '<b>No</b>' },
];

let browser: Browser;
let site: Site;
let page: Page;
let errors: unknown[];
beforeAll(async () => {
  const program = `<script type="module">
    import Player from '/player.js';
    const player = new Player();
    window.seen = [];
    for (const type of ['ludotext-answer', 'ludotext-complete'])
      document.addEventListener(type, ({ detail }) => window.seen.push(detail));
    player.items = ${JSON.stringify(items).replaceAll('<', '\\u003c')};
    player.language = 'en';
    document.querySelector('main').append(player);
  </script>`;
  [browser, site] = await Promise.all([
    openBrowser(),
    startSite({
      '/': `<!doctype html><html lang="en"><title>True or false</title><main><h1>True or false</h1></main>${program}`,
      '/player.js': path.resolve(import.meta.dirname, '../player.js'),
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
beforeEach(async () => {
  page = await browser.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  await page.goto(site.url);
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});

const button = (name: string) => page.getByRole('button', { name });
const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
const status = () => page.getByRole('status').innerText();

describe('the player', () => {
  it('is played by mouse, shows texts to the letter and tells of answers and result', async () => {
    await button('True').click();
    expect(await status()).toBe('✓ Right. The statement is true.');
    await button('Next').click();
    expect(await page.getByText(items[1]!.statement).isVisible()).toBe(true);
    await button('True').click();
    expect(await status()).toBe('✗ Wrong. The statement is false.');
    expect(await page.getByText('<b>No</b>').isVisible()).toBe(true);
    await button('Finish').click();
    const right = {
      id: 'a',
      index: 0,
      answer: true,
      score: 1,
      max: 1,
      correct: true,
      feedback: ['The statement is true.'],
    };
    const wrong = {
      id: 'b',
      index: 1,
      answer: true,
      score: 0,
      max: 1,
      correct: false,
      feedback: ['The statement is false.'],
    };
    expect(await seen()).toEqual([right, wrong, { score: 1, max: 2, right: 1, total: 2, answers: [right, wrong] }]);
  });

  it('is played by keyboard alone', async () => {
    for (const key of ['Tab', 'Enter', 'Enter', 'Tab', 'Enter', 'Enter']) await page.keyboard.press(key);
    expect(await seen()).toMatchObject([{ answer: true }, { answer: false }, { score: 2, max: 2 }]);
  });

  it('takes more items while somebody plays, and starts anew with others', async () => {
    await button('True').click();
    const set = (list: unknown[]) =>
      page
        .locator('true-false-player')
        .evaluate((player, given) => Object.assign(player, { items: given }) && undefined, list);
    await set([...items, { id: 'c', statement: 'Bones bend.', correct: false }]);
    expect(await status()).toContain('Right');
    await button('Next').click();
    await button('False').click();
    expect(await button('Next').isVisible()).toBe(true);
    await set([{ id: 'd', statement: 'Skin is an organ.', correct: true }]);
    expect(await page.getByText('Skin is an organ.').isVisible()).toBe(true);
    expect(await status()).toBe('');
  });
});
