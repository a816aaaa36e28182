import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { isLong } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import type { RunningService } from '../../../../test/support/service.js';
import formats from '../../../formats/src/index.js';
import type { SetDocument } from '../../src/sets/stored-set.js';
import type { openWay } from '../../src/share/open-way.js';
import type { openDesk } from '../parts/desk.js';
import { downloaded } from '../parts/download.js';
import { answeredBy, known, mixedSet, startGames } from '../parts/sets.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let service: RunningService;
let site: PartsSite;
let document: SetDocument;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startGames()]);
  site = await openParts(answeredBy(service, ['/formats', ...formats.map(({ id }) => `/export/${id}`)]));
  document = await mixedSet(service);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

type Parts = { openDesk: typeof openDesk; openWay: typeof openWay };

async function openExport(
  locale: 'en' | 'de' = 'en',
  options: Parameters<typeof openPage>[1] = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await openPage(browser, { acceptDownloads: true, ...options });
  await prepare(page);
  await page.goto(site.page);
  await page.waitForFunction(() => 'openDesk' in window);
  await page.evaluate(
    async ({ set, locale }) => {
      const { openDesk, openWay } = window as unknown as Parts;
      void openWay('export', set, await openDesk({ locale }));
    },
    { set: await known(service, document), locale },
  );
  await page.getByRole('dialog').waitFor();
  return page;
}

const save = (page: Page) => downloaded(page, () => page.getByRole('button', { name: 'Save the file' }).click());

describe('the export', () => {
  it('writes a file of every format, under the name that teachers know', async () => {
    const page = await openExport();
    const faults = watchPage(page, site.url);
    await page.locator('button[data-format]').first().waitFor();
    const ids = await page
      .locator('button[data-format]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-format') ?? ''));
    expect([...ids, 'ludotext'].sort()).toEqual(formats.map(({ id }) => id).sort());
    expect(await page.getByRole('heading', { name: 'More formats' }).count()).toBe(0);
    for (const id of ids) {
      await page.locator(`button[data-format="${id}"]`).click();
      await page.locator('button.main:not([aria-disabled="true"])').waitFor();
      const { name, content } = await save(page);
      expect(name).toMatch(/^Volcanoes\./);
      expect(content.length).toBeGreaterThan(50);
      await page.getByRole('button', { name: 'Other formats' }).click();
    }
    const own = await downloaded(page, () => page.getByRole('button', { name: 'Save the set as a file' }).click());
    expect(own.name).toBe('Volcanoes.ludotext.json');
    expect(JSON.parse(own.content.toString('utf8'))).toEqual(document);
    expect(faults).toEqual([]);
    // Sixteen files, one after the other.
  }, 120_000);

  it('tells before anything is saved what changes and what is left out, and why', async () => {
    const page = await openExport();
    await page.getByRole('button', { name: /Kahoot!/ }).click();
    await page.getByRole('heading', { name: 'Kahoot!' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Kahoot!' }).evaluate((heading) => heading.matches(':focus'))).toBe(
      true,
    );
    await page.getByText('4 items are left out').waitFor();
    const reasons = page.locator('.reasons > li > p');
    expect(await reasons.count()).toBe(4);
    for (const reason of await reasons.allTextContents()) expect(reason.trim()).not.toBe('');
    expect(await page.locator('.reasons bdi').allTextContents()).toEqual([
      '1. Which organ pumps blood through the body?',
      '2. First the ground trembles. Then ash rises. At last lava flows.',
      '3. Lava flows slowly down the mountain.',
      '4. The … goes around the ….',
      '5. Norway – Oslo, Portugal – Lisbon, Japan – Tokyo',
    ]);
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Other formats' }).click();
    expect(await page.getByRole('button', { name: /Kahoot!/ }).evaluate((button) => button.matches(':focus'))).toBe(
      true,
    );
    await page.getByRole('button', { name: /CSV/ }).click();
    await page.getByText('All 5 items are in the file').waitFor();
  });

  it('writes the file anew when an option changes, and says what is wrong with one', async () => {
    const page = await openExport();
    await page.getByRole('button', { name: /CSV/ }).click();
    await page.getByText('Options').click();
    await page.getByLabel('Between cells').selectOption('Tab');
    await expect.poll(async () => String((await save(page)).content)).toContain('\t');
    await page.getByRole('button', { name: 'Other formats' }).click();
    await page.getByRole('button', { name: /Blooket/ }).click();
    await page.getByText('Options').click();
    const seconds = page.getByLabel('Seconds for each question');
    await seconds.fill('9999');
    await page.getByRole('alert').first().waitFor();
    expect(await seconds.getAttribute('aria-invalid')).toBe('true');
    await seconds.fill('30');
    await expect.poll(async () => String((await save(page)).content)).toContain('30');
  });

  it('says so when the service is away, still saves the set itself, and goes on when it is back', async () => {
    let isAway = true;
    const page = await openExport('en', {}, (page) =>
      page.route('**/formats', (route) => (isAway ? route.abort() : route.continue())),
    );
    await page.getByText('The service writes these files, and it cannot be reached now.').waitFor();
    await downloaded(page, () => page.getByRole('button', { name: 'Save the set as a file' }).click());
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /Moodle XML/ }).waitFor();
  });

  it.runIf(isLong)('is usable on a phone in the dark, with the reasons in the language of the page', async () => {
    const page = await openExport('de', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    await page.locator('button[data-format="anki"]').waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    await page.locator('button[data-format="anki"]').click();
    await page.locator('.reasons > li > p').first().waitFor();
    expect(await page.locator('.reasons > li > p').first().textContent()).not.toContain('The item');
    expect(await isTooWide(page)).toBe(false);
  });
});
