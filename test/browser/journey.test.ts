import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloaded } from '../../packages/playground/test/parts/download.js';
import { openBrowser } from '../support/browser.js';
import { isLong } from '../support/long.js';
import { watchPage } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';
import { makeSet, said, press as sample, written } from '../support/teacher.js';

// The way of somebody who opens the page for the first time: a sample, its set, playing it, the result; and what goes out of a set.
// Offline, as shipped.

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

/** How somebody presses what is there. */
type Press = (target: Locator) => Promise<void>;

const byKeys: Press = async (target) => {
  await target.waitFor();
  await tabTo(target);
  await target.page().keyboard.press('Enter');
};

const ways: Readonly<Record<string, { options: BrowserContextOptions; press: Press }>> = {
  'by mouse': { options: {}, press: (target) => target.click() },
  'by touch': {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (target) => target.tap(),
  },
  'by keyboard alone': { options: {}, press: byKeys },
};

/** Goes from control to control with the Tab key. */
async function tabTo(target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** Plays whatever is shown until the result is there: the first answer of each question, the first piece in the second place. */
async function playAll(page: Page, press: Press): Promise<void> {
  const result = page.locator('ludotext-games .score');
  const onward = page.getByRole('button', { name: /^(Next|Finish)$/ });
  const answer = page.locator('ludotext-quiz').getByRole('group').getByRole('button').first();
  const pieces = page.locator('button.piece');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  // Two presses in one place within a moment are one: what was not taken is pressed again at the next turn.
  for (let steps = 0; steps < 150; steps += 1) {
    await result.or(onward).or(answer).or(check).first().waitFor();
    if (await result.isVisible()) return;
    if (await onward.isVisible()) await press(onward);
    else if (await answer.isVisible()) await press(answer);
    else if ((await check.getAttribute('aria-disabled')) === 'false') await press(check);
    else if (press === byKeys) {
      await tabTo(pieces.first());
      for (const name of ['Space', 'End', 'Space']) await page.keyboard.press(name);
    } else for (const piece of [pieces.first(), pieces.nth(1)]) await press(piece);
  }
  throw new Error('The games have no end.');
}

/** From the press of a sample to the result of its set. */
async function makeAndPlay(page: Page, press: Press): Promise<void> {
  for (const name of [sample, said('createMake')]) await press(page.getByRole('button', { name, exact: true }));
  const items = await written(page);
  expect(items).toBeGreaterThan(5);
  await press(page.getByRole('link', { name: said('play'), exact: true }));
  await page.getByText(`0 of ${items}`, { exact: true }).waitFor();
  await playAll(page, press);
  // Every item has an answer, and counts.
  await page.getByText(new RegExp(`^\\d+ of ${items} right$`)).waitFor();
  expect(await page.getByText('not answered').count()).toBe(0);
}

describe('from a sample to a result', { timeout: 120_000 }, () => {
  // In the normal run the keyboard alone goes this way, below, and fingers do in states.test.ts.
  it.each(Object.keys(ways).filter(() => isLong))('%s', async (way) => {
    const { options, press } = ways[way] as (typeof ways)[string];
    await using context = await browser.newContext({ locale: 'en', ...options });
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    await page.goto(service.url);
    await makeAndPlay(page, press);
    expect(faults).toEqual([]);
  });

  it('by keyboard alone, where the service asks for a key', async () => {
    await using context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(guarded.url);
    const field = page.getByLabel(said('keyLabel'), { exact: true });
    await field.waitFor();
    await tabTo(field);
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    await makeAndPlay(page, byKeys);
  });
});

describe('a set', { timeout: 120_000 }, () => {
  it.runIf(isLong)('is shared with learners, printed, and taken to another program', async () => {
    await using context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    await page.goto(service.url);
    const items = await makeSet(page);
    const question = (await page.locator('ludo-item-card').first().getByRole('heading').innerText()).trim();
    const out = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const close = () => page.keyboard.press('Escape');

    await out(said('share'));
    const link = await page.getByLabel(said('shareLink'), { exact: true }).inputValue();
    await close();
    await out(said('print'));
    const worksheet = page.getByRole('region', { name: said('printPreview') });
    await worksheet.getByText(question).first().waitFor();
    await close();
    await out(said('export'));
    await page.getByRole('button', { name: said('exportMoodleXml') }).click();
    const save = page.getByRole('button', { name: said('exportSave'), disabled: false });
    await save.waitFor();
    const file = await downloaded(page, () => save.click());
    expect(file.name).toBe('The-printing-press.xml');
    expect(file.content.toString('utf8')).toContain(question);
    expect(faults).toEqual([]);

    // A learner, in another browser.
    await using other = await browser.newContext({ locale: 'en' });
    const learner = await other.newPage();
    const trouble = watchPage(learner, service.url);
    await learner.goto(link);
    await learner.getByText(`0 of ${items}`, { exact: true }).waitFor();
    await playAll(learner, (target) => target.click());
    expect(trouble).toEqual([]);
  });

  it('has a title in each view, and the way back leads through them', async () => {
    await using context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(service.url);
    await makeSet(page);
    const review = page.url();
    await expect.poll(() => page.title()).toBe(`${sample} · Ludotext`);
    await page.getByRole('link', { name: said('play'), exact: true }).click();
    await page.locator('ludotext-games progress').waitFor();
    expect(page.url()).toBe(review.replace('/set/', '/play/'));
    await page.goBack();
    await page.locator('ludo-item-row').first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: said('createMake') }).waitFor();
    await expect.poll(() => page.title()).toBe(`Ludotext: ${said('title')}`);
    expect(page.url()).toBe(`${service.url}/`);
    await page.goForward();
    await page.locator('ludo-item-row').first().waitFor();
    expect(page.url()).toBe(review);
  });
});
