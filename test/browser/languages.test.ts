import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gamesStrings, orderStrings, strings as playerStrings } from '../../packages/player/src/texts.js';
import { type Locale, sayIn } from '../../packages/playground/src/say.js';
import { en } from '../../packages/playground/src/strings/en.js';
import { openBrowser } from '../support/browser.js';
import { isLong } from '../support/long.js';
import { startBuilt } from '../support/service.js';
import { makeSet } from '../support/teacher.js';

// What a teacher and a learner read on the page of their language: nothing of it is English, neither of the page nor of the service.

const samples = { de: 'Die Honigbiene', es: 'El viaje a la Luna', fr: 'La tour Eiffel', ar: 'نهر النيل' } as const;

/** Words that stand in every other English sentence, and in none of the other languages. */
const english = /\b(the|this|that|with|from|are|is|your|you|cannot|which|there|and|of)\b/i;

/** The English texts of the page and the players that have no places for values. */
const englishTexts = (locale: Locale): ReadonlySet<string> => {
  const textsOf = (texts: object, own: object) => {
    const translated = new Set(Object.values(own));
    return Object.values(texts).filter((text) => typeof text === 'string' && !translated.has(text));
  };
  const say = sayIn(locale);
  const own = Object.fromEntries(Object.keys(en).map((key) => [key, say(key as keyof typeof en)]));
  return new Set([
    ...textsOf(en, own),
    ...textsOf(playerStrings.en, playerStrings[locale]),
    ...textsOf(orderStrings.en, orderStrings[locale]),
    ...textsOf(gamesStrings.en, gamesStrings[locale]),
  ]);
};

/** All that a page says, also to screen readers, but for what it marks as English. */
function readPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'label'];
    const read = (node: Node): string[] => {
      if (node instanceof Text) return [node.data.trim()];
      if (node instanceof ShadowRoot) return [...node.childNodes].flatMap(read);
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return [];
      if (
        ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'OPTION'].includes(node.tagName) ||
        node.getAttribute('lang') === 'en'
      )
        return [];
      const names = named.map((name) => node.getAttribute(name) ?? '');
      return [
        ...names,
        ...(node.shadowRoot === null ? [] : read(node.shadowRoot)),
        ...[...node.childNodes].flatMap(read),
      ];
    };
    return [document.title, ...read(document.body)].filter((text) => text !== '');
  });
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A language from right to left; `npm run test:long` reads all. */
const readNow = Object.entries(samples).filter(([tag]) => isLong || tag === 'ar');

describe.each(readNow)('a visitor who reads %s', { timeout: 120_000 }, (tag, sample) => {
  const locale = tag as keyof typeof samples;
  const say = sayIn(locale);
  const games = gamesStrings[locale];

  it('reads no English, from the start to the result', async () => {
    // As it is built: from their source, formats cannot run in a thread.
    const service = await startBuilt();
    await using context = await browser.newContext({ locale });
    const page = await context.newPage();
    const said = new Map<string, string>();
    const look = async (state: string) => {
      for (const text of await readPage(page)) if (!said.has(text)) said.set(text, state);
    };
    const press = (name: unknown) =>
      page
        .getByRole('button', { name: String(name), exact: true })
        .first()
        .click();
    const dialog = async (name: string) => {
      await press(name);
      const opened = page.getByRole('dialog');
      await opened.waitFor();
      return opened;
    };
    const close = async () => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('close') })
        .first()
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };

    await page.goto(service.url);
    await page.getByRole('button', { name: sample }).waitFor();
    await page.getByText(say('moreSettings'), { exact: true }).click();
    await press(say('createMake'));
    await page.getByText(say('emptyText')).waitFor();
    await look('start');
    await page.getByText(say('modeDirect'), { exact: true }).click();
    await page.getByText(say('directFormat'), { exact: true }).click();
    await page.getByRole('textbox', { name: say('directLabel') }).fill('?\n?');
    await press(say('createMake'));
    await page
      .getByText(say('directFaultAt', { line: 1, column: 1 }))
      .first()
      .waitFor();
    await look('own questions');
    await page.getByText(say('modeProse'), { exact: true }).click();

    await makeSet(page, sample, say);
    await look('review');
    await press(say('edit'));
    const question = page.locator('ludo-item-form textarea').first();
    await question.fill('');
    await page.locator('ludo-item-form [aria-invalid=true]').first().waitFor();
    await look('an item being edited');
    await press(say('cancel'));
    await press(say('delete'));
    await page.getByText(say('reviewDeleted')).waitFor();
    await look('an item deleted');
    await dialog(say('share'));
    await page.getByLabel(say('shareLink')).waitFor();
    await page.getByText(say('shareEmbed'), { exact: true }).click();
    await look('share');
    await close();
    await dialog(say('print'));
    await look('print');
    await close();
    await dialog(say('export'));
    await page.getByRole('button', { name: say('exportMoodleXml') }).click();
    await page
      .getByRole('button', { name: say('exportSave') })
      .and(page.locator('[aria-disabled=false]'))
      .waitFor();
    await look('export');
    await close();

    await page.getByRole('link', { name: say('play'), exact: true }).click();
    await page.locator('ludotext-games').getByRole('heading', { level: 2 }).first().waitFor();
    await look('play');
    const skip = page.getByRole('button', { name: new RegExp(`^(${games.skip}|${games.end})$`) });
    const result = page.locator('ludotext-games .score');
    await expect
      .poll(async () => {
        if (await skip.isVisible()) await skip.press('Enter');
        return result.isVisible();
      })
      .toBe(true);
    await look('result');

    await page.goto(`${service.url}/set/`);
    await page
      .getByRole('button', { name: say('setsCopy') })
      .first()
      .waitFor();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await page.getByText(say('setsFileDamaged')).waitFor();
    await look('my sets, with a damaged file');
    await file.setInputFiles({ name: 'x.gift', mimeType: 'text/plain', buffer: Buffer.from('::a:: b {=c') });
    await page.getByText(say('setsFileEmpty')).waitFor();
    await look('my sets, with a file of another program');
    await page.goto(`${service.url}/set/aaaaaaaaaaaa`);
    await page.getByText(say('reviewMissing')).first().waitFor();
    await look('a set that is not there');
    await page.goto(`${service.url}/play#AAAA`);
    await page.getByText(String(games.damaged)).waitFor();
    await look('a link that is damaged');
    await page.goto(`${service.url}/admin`);
    await page.getByText(say('adminWell')).waitFor();
    await look('for operators');

    const texts = englishTexts(locale);
    expect([...said].filter(([text]) => english.test(text) || texts.has(text))).toEqual([]);
  });
});
