import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser, openPage, startSite } from '../../../test/support/browser.js';

const events = [
  { event: 'A flood came.', date: '1851', evidence: '<b>A flood</b> came in 1851.' },
  { event: '<img src=x onerror=alert(1)>', date: '1863-05-04' },
  { event: 'The school burned down.', date: '1890' },
];
const first = { id: 'a', events };
const second = { id: 'b', events: events.map((each) => ({ ...each, event: `${each.event} Again.` })) };

const program = `<script type="module">
  import Player from '/player.js';
  const player = new Player();
  window.seen = [];
  for (const type of ['ludotext-answer', 'ludotext-complete'])
    document.addEventListener(type, ({ detail }) => window.seen.push(detail));
  player.language = 'en-GB';
  player.items = ${JSON.stringify([first]).replaceAll('<', '\\u003c')};
  document.querySelector('main').append(player);
</script>`;

async function open() {
  const browser = await openBrowser();
  const site = await startSite({
    '/': `<!doctype html><html lang="en"><title>Timeline</title><main><h1>Timeline</h1></main>${program}`,
    '/player.js': path.resolve(import.meta.dirname, '../dist/player.js'),
  });
  onTestFinished(() => site[Symbol.asyncDispose]());
  const page = await openPage(browser);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  onTestFinished(() => expect(errors).toEqual([]));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Check' }).waitFor();
  return page;
}

/** Moves the first event down with the keyboard and has the order checked; the base class asks for a move. */
async function answer(page: Page) {
  await page.locator('timeline-player').evaluate((player: HTMLElement) => player.focus());
  for (const key of ['Tab', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Next|Finish/ }).waitFor();
}

const seen = () => (window as unknown as { seen: { score: number; max: number; answer: number[] }[] }).seen;

it('is played by keyboard, hides the dates until the answer, shows texts to the letter and gives points for pairs', async () => {
  const page = await open();
  expect(await page.getByText('Put the events in the order in which they happened.').isVisible()).toBe(true);
  expect(await page.getByText('1851').first().isVisible()).toBe(false);
  await answer(page);
  expect(await page.getByText('4 May 1863').isVisible()).toBe(true);
  expect(await page.getByText('<b>A flood</b> came in 1851.').isVisible()).toBe(true);
  const [given] = await page.evaluate(seen);
  expect(given).toMatchObject({
    id: 'a',
    max: 3,
    feedback: [expect.stringMatching(/^1851: /), expect.anything(), '1890: The school burned down.'],
  });
  const { answer: order = [], score } = given ?? {};
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].filter(([one = 0, other = 0]) => order.indexOf(one) < order.indexOf(other));
  expect(score).toBe(pairs.length);
});

it('takes more items while somebody plays', async () => {
  const page = await open();
  await answer(page);
  await page
    .locator('timeline-player')
    .evaluate((player, items) => Object.assign(player, { items }) && undefined, [first, second]);
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.getByText('The school burned down. Again.').first().isVisible()).toBe(true);
  expect(await page.evaluate(seen)).toHaveLength(1);
});
