import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { accessFaults } from '../../../../test/support/page-faults.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let site: PartsSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openParts({})]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openText(text: string, evidence: string): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(site.page);
  await page.waitForFunction(() => 'say' in window);
  await page.evaluate(
    (given) => {
      const { say } = window as unknown as { say: unknown };
      const view = Object.assign(document.createElement('ludo-evidence-view'), { say, language: 'en', ...given });
      const heading = Object.assign(document.createElement('h1'), { textContent: 'A set' });
      document.querySelector('main')?.append(heading, view);
    },
    { text, evidence },
  );
  await page.getByRole('region').waitFor();
  return page;
}

it('marks evidence in its place in the text, and scrolls the text there and nothing else', async () => {
  const text = `${'Line before.\n'.repeat(300)}The heart\n  pumps blood.\n${'Line after.\n'.repeat(300)}`;
  await using page = await openText(text, 'The heart pumps blood.');
  const isInView = () =>
    page.locator('mark').evaluate((element) => {
      const around = element.closest('[role=region]')?.getBoundingClientRect() as DOMRect;
      const { top, bottom } = element.getBoundingClientRect();
      return top >= around.top && bottom <= around.bottom;
    });
  expect(await page.locator('mark').textContent()).toBe('The heart\n  pumps blood.');
  expect(await isInView()).toBe(true);
  await page.evaluate(() => {
    Object.assign(document.querySelector('ludo-evidence-view') as HTMLElement, { evidence: 'Line after.' });
  });
  await page.locator('mark', { hasText: 'Line after.' }).waitFor();
  expect(await isInView()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await accessFaults(page)).toEqual([]);
});

it('says where the evidence stands, if that is known', async () => {
  await using page = await openText('The heart pumps blood.', 'The heart');
  expect(await page.locator('ludo-evidence-view p').count()).toBe(1);
  await page.evaluate(() => {
    Object.assign(document.querySelector('ludo-evidence-view') as HTMLElement, { place: 'page 12' });
  });
  await page.getByText('page 12', { exact: true }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
});

it.each([
  ['The heart pumps', 'a The\n heart  pumps blood', 'The\n heart  pumps'],
  ['what? (no.)', 'So what? (no.)', 'what? (no.)'],
  ['the lung', 'The heart', undefined],
  ['  ', 'The heart', undefined],
])('looks for %j in %j', async (evidence, text, marked) => {
  await using page = await openText(text, evidence);
  expect(await page.locator('mark').allTextContents()).toEqual(marked === undefined ? [] : [marked]);
  expect(await page.getByText('The text does not say this').isVisible()).toBe(marked === undefined);
});
