import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { accessFaults, isTooWide } from '../../../../test/support/page-faults.js';
import type { RunningService } from '../../../../test/support/service.js';
import { plainItems } from '../../../formats/test/support/paper-sets.js';
import { readPdf } from '../../../formats/test/support/print.js';
import { textsOf } from '../../../formats/test/support/texts-of.js';
import type { StoredSet } from '../../src/sets/stored-set.js';
import type { openWay } from '../../src/share/open-way.js';
import type { openDesk } from '../parts/desk.js';
import { answeredBy, kept, mixedSet, startGames } from '../parts/sets.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let service: RunningService;
let site: PartsSite;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startGames()]);
  site = await openParts(answeredBy(service, ['/sets/check']));
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

type Parts = { openDesk: typeof openDesk; openWay: typeof openWay };

/** Opens the print view of a set, which the browser keeps. */
async function openPrint(
  opened: StoredSet,
  options: Parameters<typeof openPage>[1] = {},
  isOnline = true,
): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(site.page);
  await page.waitForFunction(() => 'openDesk' in window);
  await page.evaluate(
    async ({ opened, isOnline }) => {
      const { openDesk, openWay } = window as unknown as Parts;
      const desk = await openDesk({ isOnline });
      await desk.sets.put(opened);
      await openWay('print', opened, desk);
    },
    { opened, isOnline },
  );
  await page.getByRole('dialog', { name: 'Print a worksheet' }).waitFor();
  return page;
}

/** A text as it is compared with a printed page: without white space. */
const asPrinted = (text: string) => text.replace(/\s+/g, '');

/** What the browser prints of the page now. */
async function printed(page: Page) {
  const { pages, size } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return { sheets: pages.slice(0, -1).join(''), key: pages.at(-1) ?? '', all: pages.join(''), size };
}

/** A set of which the browser knows what its items are: one of every kind. */
function knownSet(title = 'Volcanoes', language = 'en'): StoredSet {
  const ids = plainItems.map((_, index) => `${index}`.padStart(16, '0'));
  const games = [{ game_type: 'mixed', items: ids.map((id) => ({ id })) }];
  const interactions = Object.fromEntries(plainItems.map((interaction, index) => [ids[index], interaction]));
  return kept({ ludotext: 1, title, language, games }, { interactions });
}

describe('the print view', () => {
  it('prints every item without the service and nothing else of the page, the key on a page of its own', async () => {
    const page = await openPrint(knownSet(), { locale: 'en-GB' }, false);
    const { sheets, key, all, size } = await printed(page);
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(sheets).toContain('Volcanoes');
    expect(sheets).toContain('NameClassDate');
    expect(all).not.toContain('Printaworksheet');
    expect(key).toContain('Answers');
    expect(sheets).not.toContain('Answers');
    for (const [index, interaction] of plainItems.entries()) {
      expect(sheets).toContain(`${index + 1}.`);
      expect(key).toContain(`${index + 1}.`);
      for (const text of textsOf(interaction)) expect(all).toContain(asPrinted(text));
      const { explanation, evidence } = interaction;
      for (const secret of [explanation, evidence, ...answersOf(interaction)]) {
        if (secret === undefined) continue;
        expect(sheets).not.toContain(asPrinted(secret));
        expect(key).toContain(asPrinted(secret));
      }
    }
  });

  it('prints what is chosen, on the paper that is chosen', async () => {
    const page = await openPrint(knownSet(), { locale: 'en-GB' }, false);
    expect((await printed(page)).sheets).toContain('Youcanfeelitbeat.');
    await page.getByLabel('Answers on a page of their own').uncheck();
    await page.getByLabel('Hints').uncheck();
    await page.getByLabel('Paper').selectOption('letter');
    const { all, size } = await printed(page);
    expect(size.map(Math.round)).toEqual([612, 792]);
    expect(all).not.toContain('Answers');
    expect(all).not.toContain('Youcanfeelitbeat.');
    expect(all).toContain('Whichorganpumpsblood');
  });

  it('is black on white for a visitor in the dark', async () => {
    const page = await openPrint(knownSet(), { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }, false);
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => {
      const sheet = document.querySelector('body > ludo-worksheet') as Element;
      return [sheet, document.body].map((element) => getComputedStyle(element).backgroundColor);
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  });

  it('is the same at every printing, the numbers of the key fit the sheet', async () => {
    const page = await openPrint(knownSet(), { locale: 'en-GB' }, false);
    const { sheets, key, size } = await printed(page);
    const parts = ['Firstthegroundtrembles.', 'Thenashrises.', 'Atlastlavaflows.'];
    const shown = [...parts].sort((a, b) => sheets.indexOf(a) - sheets.indexOf(b));
    expect(shown).not.toEqual(parts);
    expect(key).toContain(shown.map((part) => parts.indexOf(part) + 1).join('–'));
    const again = await openPrint(knownSet(), { locale: 'en-GB' }, false);
    expect(await printed(again)).toEqual({ sheets, key, all: sheets + key, size });
  });

  it('asks the service what items are that the browser does not know yet', async () => {
    const page = await openPrint(kept(await mixedSet(service)));
    await page.locator('ludo-print-view ludo-worksheet .prompt').first().waitFor();
    expect((await printed(page)).sheets).toContain('Whichorganpumpsbloodthroughthebody?');
    expect(await page.getByText('cannot be printed').count()).toBe(0);
  });

  it('says which items it cannot print', async () => {
    const { interactions: _, ...unknown } = knownSet();
    const page = await openPrint({ ...unknown, interactions: {} }, {}, false);
    await page.getByText('7 items cannot be printed').waitFor();
    expect(await page.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('leaves the page as it was when it is closed, and shows markup as it is', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const page = await openPrint(knownSet(title), {}, false);
    expect((await printed(page)).sheets).toContain(asPrinted(title));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('ludo-worksheet').count()).toBe(0);
    expect((await printed(page)).all).not.toContain('Volcanoes');
  });

  it('prints from right to left, with labels of the language', async () => {
    const page = await openPrint(knownSet('بركان', 'ar'), {}, false);
    expect(await page.locator('ludo-worksheet [dir]').first().getAttribute('dir')).toBe('rtl');
    await page.locator('ludo-print-view').getByText('الإجابات').waitFor();
  });

  it('is without faults for everybody, on a phone, too', async () => {
    const page = await openPrint(knownSet(), { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }, false);
    expect(await accessFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
});

/** What must not stand on the pages before the key. */
function answersOf(interaction: (typeof plainItems)[number]): readonly string[] {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.flatMap(({ feedback }) => feedback ?? []);
    case 'order':
      return [interaction.solved];
    case 'match':
      return interaction.pairs.map(({ left, right }) => `${left} – ${right}`);
    case 'gaps':
      return ['globe'];
    case 'text':
      return interaction.accepted;
  }
}
