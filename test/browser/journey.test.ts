import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.js';
import { watchPage } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';

// The way of somebody who opens the page for the first time: a sample, games, playing them, the result. Offline, as shipped.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService()]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Plays whatever is shown until the result is there; quizzes are answered at random, orders left as they are. */
async function playAll(page: Page, press: (name: RegExp) => Promise<void>): Promise<number> {
  let answered = 0;
  const result = page.getByRole('heading', { name: 'Your result' });
  const onward = button(page, /^(Next|Finish|Check)$/);
  const answer = page.getByRole('group').getByRole('button').first();
  for (let steps = 0; steps < 60; steps += 1) {
    await result.or(onward).or(answer).first().waitFor();
    if (await result.isVisible()) return answered;
    if (await onward.isVisible()) await press(/^(Next|Finish|Check)$/);
    else {
      await answer.click();
      answered += 1;
    }
  }
  throw new Error('The games have no end.');
}

describe('from a sample to a result', () => {
  it('takes four presses to the first question, and ends with a result', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const faults = watchPage(page, service.url);
    await page.goto(service.url);
    await button(page, 'The printing press').click();
    await button(page, 'Make games').click();
    await button(page, /^Play/).first().click();
    await page.getByRole('heading', { name: 'Quiz' }).waitFor();
    expect(await playAll(page, (name) => button(page, name).click())).toBe(3);
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
