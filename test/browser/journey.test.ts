import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.js';
import { watchPage } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';

// The way of somebody who opens the page for the first time: a sample, games, playing them, the result. Offline, as shipped.

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
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await guarded[Symbol.asyncDispose]();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** How somebody presses what is there. */
type Press = (target: Locator) => Promise<void>;

const ways: Readonly<Record<string, { options: BrowserContextOptions; press: Press }>> = {
  'by mouse': { options: {}, press: (target) => target.click() },
  'by touch': {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (target) => target.tap(),
  },
  'by keyboard alone': {
    options: {},
    press: async (target) => {
      await target.waitFor();
      await tabTo(target);
      await target.page().keyboard.press('Enter');
    },
  },
};

/** Goes from control to control with the Tab key. */
async function tabTo(target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

const onward = /^(Next|Finish|Check)$/;

/** Plays whatever is shown until the result is there: the first answer of each question, orders as they are. */
async function playAll(page: Page, press: Press): Promise<number> {
  let answered = 0;
  const result = page.getByRole('heading', { name: 'Your result' });
  const answer = page.locator('ludotext-quiz').getByRole('group').getByRole('button').first();
  for (let steps = 0; steps < 60; steps += 1) {
    await result.or(button(page, onward)).or(answer).first().waitFor();
    if (await result.isVisible()) return answered;
    if (await button(page, onward).isVisible()) await press(button(page, onward));
    else {
      await press(answer);
      // Two presses in one place within a moment are one; nobody presses as quickly as this, so it is tried again.
      const isTaken = await button(page, onward)
        .waitFor({ timeout: 1_000 })
        .then(
          () => true,
          () => false,
        );
      if (isTaken) answered += 1;
    }
  }
  throw new Error('The games have no end.');
}

describe('from a sample to a result', { timeout: 120_000 }, () => {
  it.each(Object.keys(ways))('%s: three presses to the first question, and a result at the end', async (way) => {
    const { options, press } = ways[way] as (typeof ways)[string];
    const context = await browser.newContext({ locale: 'en', ...options });
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    await page.goto(service.url);
    for (const name of ['The printing press', 'Make games', /^Play/]) await press(button(page, name).first());
    // Whichever game has an item first begins.
    await page.getByText('Game 1 of').waitFor();
    expect(await playAll(page, press)).toBe(3);
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('with a key', { timeout: 120_000 }, () => {
  it('by keyboard alone: games are asked for, the key is given, and the result is there', async () => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    const { press } = ways['by keyboard alone'] as (typeof ways)[string];
    await page.goto(guarded.url);
    await press(button(page, 'The printing press'));
    await press(button(page, 'Make games'));
    await page.getByText('This continues once you enter a key.').waitFor();
    const field = page.getByLabel('Key', { exact: true });
    await tabTo(field);
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
    await press(button(page, /^Play/).first());
    await page.getByText('Game 1 of').waitFor();
    expect(await playAll(page, press)).toBe(3);
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    await context.close();
  });
});
