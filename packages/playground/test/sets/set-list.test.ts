import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { isLong, times } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import type { RunningService } from '../../../../test/support/service.js';
import { gift } from '../../../formats/src/gift/index.js';
import { exportSetOf, write } from '../../../formats/test/support/generated-sets.js';
import { plainItems } from '../../../formats/test/support/paper-sets.js';
import type { SetDocument, StoredSet } from '../../src/sets/stored-set.js';
import type { openDesk, TestDesk } from '../parts/desk.js';
import { downloaded } from '../parts/download.js';
import { answeredBy, kept, mixedSet, startGames } from '../parts/sets.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let service: RunningService;
let site: PartsSite;
let document: SetDocument;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startGames()]);
  site = await openParts(answeredBy(service, ['/import']));
  document = await mixedSet(service);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

let page: Page;
/** What went wrong in the page. */
let faults: string[];
beforeEach(async () => {
  const context = await browser.newContext({ acceptDownloads: true });
  page = await context.newPage();
  faults = watchPage(page, site.url);
  return () => context.close();
});

type Window = { openDesk: typeof openDesk; desk: TestDesk };

/** Shows the list of a browser that keeps these sets. */
async function openList(sets: readonly StoredSet[], locale: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(site.page);
  await page.waitForFunction(() => 'openDesk' in window);
  await page.evaluate(
    async ({ sets, locale }) => {
      const own = window as unknown as Window;
      const desk = await own.openDesk({ locale });
      for (const set of sets) await desk.sets.put(set);
      own.desk = desk;
      const list = Object.assign(window.document.createElement('ludo-set-list'), { desk });
      window.document.querySelector('main')?.append(list);
    },
    { sets, locale },
  );
  await page.locator('ludo-set-list h1').waitFor();
}

const named = (title: string, id: string, changed = 1) => kept({ ...document, title }, { id, changed });
const titles = () => page.locator('ludo-set-list li h2').allTextContents();
const went = () => page.evaluate(() => (window as unknown as Window).desk.went);
const keptTitles = () =>
  page.evaluate(async () => (await (window as unknown as Window).desk.sets.list()).map(({ title }) => title));

/** Drops files on the page, as they come from another program. */
async function drop(files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((files) => {
    const transfer = new DataTransfer();
    for (const [name, content] of Object.entries(files)) transfer.items.add(new File([content], name));
    const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    window.document.body.dispatchEvent(event);
  }, files);
}

describe('my sets', () => {
  it('is empty at first, and says how that changes', async () => {
    await openList([]);
    await page.getByText('No sets yet.').waitFor();
    expect(await page.getByRole('link', { name: 'New set' }).getAttribute('href')).toBe('/');
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('lists the latest first, leads to them, and finds them by a part of the title', async () => {
    await openList([named('Éruptions', 'aaaaaaaaaaaa', 1), named('The heart', 'bbbbbbbbbbbb', 2)]);
    await expect.poll(titles).toEqual(['The heart', 'Éruptions']);
    expect(await page.getByRole('link', { name: 'Éruptions' }).getAttribute('href')).toBe('/set/aaaaaaaaaaaa');
    expect(await page.getByRole('link', { name: 'Play' }).first().getAttribute('href')).toBe('/play/bbbbbbbbbbbb');
    await page.getByLabel('Search').fill('erup');
    await expect.poll(titles).toEqual(['Éruptions']);
    await page.getByText('1 set found').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('names the language of a set where there is a name', async () => {
    const inLanguage = (language: string, id: string, changed: number) => ({
      ...named(language, id, changed),
      document: { ...document, title: language, language },
    });
    await openList([inLanguage('und', 'aaaaaaaaaaaa', 1), inLanguage('fr-u-nu-latn', 'bbbbbbbbbbbb', 2)]);
    await expect.poll(titles).toEqual(['fr-u-nu-latn', 'und']);
    const facts = await page.locator('ludo-set-list li .quiet').allTextContents();
    expect(facts.map((fact) => fact.split(' · ').slice(1, -1))).toEqual([['French'], []]);
    expect(faults).toEqual([]);
  });

  it('renames a set by keys alone, or leaves it', async () => {
    await openList([named('Volcanoes', 'aaaaaaaaaaaa')]);
    const rename = page.getByRole('button', { name: 'Rename' });
    await rename.press('Enter');
    await page.keyboard.type('Mountains');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['Mountains']);
    expect(await keptTitles()).toEqual(['Mountains']);
    await rename.press('Enter');
    await page.keyboard.type('Nothing');
    await page.keyboard.press('Escape');
    await expect.poll(titles).toEqual(['Mountains']);
    expect(await page.getByRole('link', { name: 'Mountains' }).evaluate((link) => link.matches(':focus'))).toBe(true);
  });

  it('duplicates a set, and deletes one for as long as nobody undoes it', async () => {
    await openList([named('Volcanoes', 'aaaaaaaaaaaa')]);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(titles).toEqual(['Volcanoes (copy)', 'Volcanoes']);
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await expect.poll(titles).toEqual(['Volcanoes (copy)']);
    expect(await page.getByRole('link', { name: 'Volcanoes (copy)' }).evaluate((link) => link.matches(':focus'))).toBe(
      true,
    );
    const told = await page.evaluate(() => {
      const { told } = (window as unknown as Window).desk;
      told.at(-1)?.undo?.();
      return told.map(({ message }) => message);
    });
    expect(told).toEqual(['“Volcanoes (copy)” is in the list.', '“Volcanoes” is deleted.']);
    await expect.poll(titles).toEqual(['Volcanoes (copy)', 'Volcanoes']);
  });

  it('shows what another tab does', async () => {
    await openList([named('Volcanoes', 'aaaaaaaaaaaa')]);
    const other = await page.context().newPage();
    await other.goto(site.page);
    await other.waitForFunction(() => 'openDesk' in window);
    await other.evaluate(async () => {
      const desk = await (window as unknown as Window).openDesk();
      await desk.sets.remove('aaaaaaaaaaaa');
    });
    await page.getByText('No sets yet.').waitFor();
  });

  it('saves a set as a file that opens again as it was', async () => {
    await openList([named('Volcanoes: 1/2', 'aaaaaaaaaaaa')]);
    const { name, content } = await downloaded(page, () => page.getByRole('button', { name: 'Save as file' }).click());
    expect(name).toBe('Volcanoes-1-2.ludotext.json');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No sets yet.').waitFor();
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: content });
    await expect.poll(keptTitles).toEqual(['Volcanoes: 1/2']);
    const [address] = await went();
    const again = await page.evaluate(
      async (id) => (await (window as unknown as Window).desk.sets.get(id))?.document,
      (address as { set: string }).set,
    );
    expect(again).toEqual({ ...document, title: 'Volcanoes: 1/2' });
    expect(faults).toEqual([]);
  });

  it('opens a file of another program that is dropped anywhere', async () => {
    const { content } = await write(gift, exportSetOf(plainItems.slice(0, 1)));
    await openList([]);
    await drop({ 'questions.gift': String(content) });
    await expect.poll(went).toMatchObject([{ view: 'review' }]);
    expect(await keptTitles()).toEqual(['questions']);
  });

  it('opens what it can of a file, and says where the rest is', async () => {
    await openList([]);
    await drop({ 'questions.gift': 'What is a crater? {=A hole ~A stone}\n\nWhat is lava? {=Rock ~Water\n' });
    await page.getByText('The set is open; 1 place could not be read.').waitFor();
    await page.getByText('Line 3:').waitFor();
    await page.getByRole('link', { name: 'Open the set' }).waitFor();
    expect(await went()).toEqual([]);
    expect(await accessFaults(page)).toEqual([]);
  });

  const evil: [string, string, string][] = [
    ['markup', '<img src=x onerror=alert(1)>', 'This is no set, or it is damaged.'],
    ['another version', '{"ludotext":2}', 'A newer Ludotext made this set.'],
    [
      'a member __proto__',
      '{"ludotext":1,"title":"x","language":"en","games":[],"__proto__":{"a":1}}',
      'This is no set',
    ],
    ['a bomb of lists', '['.repeat(3_000_000), 'This is no set'],
    ['too much', ' '.repeat(9_000_000), 'This is more than a set can hold.'],
  ];

  it.each(times(evil.slice(0, 2), evil))('keeps nothing of a set file with %s', async (_, content, sentence) => {
    await openList([]);
    await drop({ 'evil.ludotext.json': content });
    await page.getByText(sentence).waitFor();
    expect(await keptTitles()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('shows the markup of a dropped set as text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    await openList([]);
    await drop({ 'evil.ludotext.json': JSON.stringify({ ...document, title: evil, language: 'en' }) });
    await expect.poll(titles).toEqual([evil]);
    expect(faults).toEqual([]);
  });

  it('says that the service is away when a file needs it', async () => {
    await openList([]);
    await page.route('**/import', (route) => route.abort());
    await drop({ 'questions.gift': 'x {T}' });
    await page.getByText('Reading this kind of file needs the service').waitFor();
  });

  it('keeps a set in the page when the browser has no room, and says so', async () => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    });
    await openList([]);
    await drop({ 'a.ludotext.json': JSON.stringify(document), 'b.ludotext.json': JSON.stringify(document) });
    await expect.poll(titles).toEqual(['Volcanoes', 'Volcanoes']);
    await page.getByText('The browser has no room left').waitFor();
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('is there in Arabic on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openList(
      [
        named('بركان', 'aaaaaaaaaaaa'),
        named('Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), 'bbbbbbbbbbbb'),
      ],
      'ar',
    );
    await expect.poll(titles).toHaveLength(2);
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
  });
});
