import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/support/browser.js';
import { labelLanguages, labelsFor } from '../src/paper/labels/index.js';
import { worksheet } from '../src/worksheet/index.js';
import { exportSetOf, hostileTexts, setsFor, testFormat, write } from './support/generated-sets.js';
import { plainItems } from './support/paper-sets.js';
import { print } from './support/print.js';
import { textsOf } from './support/texts-of.js';

/** A text as it is compared with a printed page: without white space. */
const asPrinted = (text: string) => text.replace(/\s+/g, '');

/** The texts of a page's elements as a browser has them, and the names of all elements. */
async function shownTexts(browser: Browser, html: string): Promise<{ texts: string[]; tags: string[] }> {
  const page = await browser.newPage();
  await page.setContent(html);
  const shown = await page.evaluate<{ texts: string[]; tags: string[] }>(`({
    texts: [...document.querySelectorAll('h1, h2, p, li, .text')].map((each) => each.textContent),
    tags: [...new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName))],
  })`);
  await page.close();
  return shown;
}

describe('the worksheet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  testFormat(worksheet);

  it('prints every item, and the key on a page of its own', async () => {
    const { content, outcomes } = await write(worksheet, exportSetOf(plainItems, 'Earth'));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['exact']));
    const { pages, size, asked } = await print(browser, String(content));
    expect(asked).toEqual([]);
    expect(size.map(Math.round)).toEqual([595, 842]);
    const sheets = pages.slice(0, -1).join('');
    const key = pages.at(-1) ?? '';
    expect(key).toContain('Answers');
    expect(sheets).not.toContain('Answers');
    for (const interaction of plainItems) {
      for (const text of textsOf(interaction)) expect(sheets + key).toContain(asPrinted(text));
      const { prompt, hint = '', explanation, evidence } = interaction;
      expect(sheets).toContain(asPrinted(prompt));
      expect(sheets).toContain(asPrinted(hint));
      for (const secret of [explanation, evidence, ...answersOf(interaction)]) {
        if (secret === undefined) continue;
        expect(sheets).not.toContain(asPrinted(secret));
        expect(key).toContain(asPrinted(secret));
      }
    }
  });

  it('does not cut an item at the end of a page', async () => {
    const items = Array.from({ length: 12 }, () => plainItems).flat();
    const { content } = await write(worksheet, exportSetOf(items));
    const { pages } = await print(browser, String(content));
    expect(pages.length).toBeGreaterThan(5);
    const planets = pages.filter((page) => page.includes('planets?'));
    for (const page of planets) {
      expect(page.match(/planets\?Morethanoneanswercanberight\.MarstheMoonVenus/g)?.length).toBe(
        page.match(/planets\?/g)?.length,
      );
    }
  });

  it('is as large as the paper, in one column or two', async () => {
    const { content } = await write(worksheet, exportSetOf(plainItems), { paper: 'letter', columns: 2 });
    const { size, pages } = await print(browser, String(content));
    expect(size.map(Math.round)).toEqual([612, 792]);
    expect(pages).toHaveLength(2);
  });

  it('orders options and parts by the seed, the same way each time', async () => {
    const written = async (seed: number) => String((await write(worksheet, exportSetOf(plainItems), { seed })).content);
    expect(await written(7)).toBe(await written(7));
    expect(await written(7)).not.toBe(await written(8));
    expect(await written(7)).toContain('#7');
    const plain = await written(0);
    expect(plain.indexOf('the lung')).toBeLessThan(plain.indexOf('the heart'));
  });

  it('leaves the key out when asked, and tells it', async () => {
    const { content, outcomes } = await write(worksheet, exportSetOf(plainItems.slice(0, 1)), { key: false });
    expect(content).not.toMatch(/Answers|muscle|In the text/);
    expect(outcomes).toEqual([{ outcome: 'degraded', reason: { code: 'without_key', params: {} } }]);
  });

  it.each([
    ['de', 'ltr', 'Lösungen'],
    ['ar', 'rtl', 'الإجابات'],
    ['he-IL', 'rtl', 'תשובות'],
    ['zh-TW', 'ltr', '姓名'],
    ['ja', 'ltr', '名前'],
  ])('speaks %s, %s', async (language, direction, label) => {
    const { content } = await write(worksheet, exportSetOf(plainItems, 'x', language));
    expect(content).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(content).toContain(`<span class="label">${label}</span>`);
  });

  it('speaks English, and says so, where it does not know the language', async () => {
    const { content } = await write(worksheet, exportSetOf(plainItems, 'x', 'tlh'));
    expect(content).toContain('<span class="label" lang="en" dir="ltr">Name</span>');
  });

  it('has labels in every language that differ from English', () => {
    const english = labelsFor('en').labels;
    for (const language of labelLanguages) {
      const { labels, language: own } = labelsFor(language);
      expect(own).toBe(language);
      expect(Object.keys(labels)).toEqual(Object.keys(english));
      expect(Object.values(labels)).not.toContain('');
      expect(labels.hint).toMatch(/[:：]$/);
      if (language !== 'en') expect(labels.numberPairs).not.toBe(english.numberPairs);
    }
  });

  it('shows hostile texts as they are, runs nothing and asks for nothing', async () => {
    const items = hostileTexts.map((text) => ({ kind: 'text', prompt: text, accepted: [text] }) as const);
    const { content } = await write(worksheet, exportSetOf(items, hostileTexts.join(' ')));
    const { texts, tags } = await shownTexts(browser, String(content));
    expect(tags.sort()).toEqual(['div', 'h1', 'header', 'li', 'main', 'ol', 'p', 'section', 'span']);
    for (const text of hostileTexts) {
      expect(texts.filter((each) => each === text.replace(/\r\n?/g, '\n')).length).toBeGreaterThan(1);
    }
    const { asked, pages } = await print(browser, String(content));
    expect(asked).toEqual([]);
    expect(pages.join('')).toContain('<script>alert(1)</script>');
  });

  it('has every text of generated sets', () =>
    fc.assert(
      fc.asyncProperty(setsFor(worksheet, 40), async (set) => {
        const { content, outcomes } = await write(worksheet, set);
        const { texts, tags } = await shownTexts(browser, String(content));
        expect(tags).not.toContain('script');
        for (const [index, { interaction }] of set.items.entries()) {
          if (outcomes[index]?.outcome !== 'exact') continue;
          for (const text of textsOf(interaction)) {
            const shown = text.replace(/\r\n?/g, '\n');
            if (!texts.some((each) => each.includes(shown))) expect(texts).toContain(shown);
          }
        }
      }),
      { numRuns: 8, seed: 20_260 },
    ));
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
