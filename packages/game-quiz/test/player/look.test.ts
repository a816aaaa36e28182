import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { times } from '../../../../test/support/long.js';
import { items, QuizPage } from './support/quiz-page.js';

const arabic = [
  {
    question: 'ما عاصمة مصر؟',
    answers: [
      { text: 'القاهرة', correct: true },
      { text: 'Alexandria (الإسكندرية)', correct: false },
    ],
    explanation: 'القاهرة هي العاصمة.',
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const style = (quiz: QuizPage, selector: string, property: string) =>
  quiz.page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

describe('the quiz', () => {
  it('follows the page into the dark, and stays light on a page that is', async () => {
    const both = '<style>:root { color-scheme: light dark }</style>';
    await using light = await QuizPage.open(browser, { head: both });
    await using dark = await QuizPage.open(browser, { head: both, colorScheme: 'dark' });
    await using fixed = await QuizPage.open(browser, { colorScheme: 'dark' });
    const grounds = await Promise.all([light, dark, fixed].map((quiz) => style(quiz, '.stage', 'background-color')));
    expect(grounds[1]).not.toBe(grounds[0]);
    expect(grounds[2]).toBe(grounds[0]);
  });

  it('takes its colours, font, corners and room from custom properties anywhere above it', async () => {
    const head = `<style>:root { --ludotext-color-surface: rgb(1, 2, 3); --ludotext-color-accent: rgb(4, 5, 6);
      --ludotext-font: monospace; --ludotext-radius: 0px; --ludotext-space: 3px }</style>`;
    await using quiz = await QuizPage.open(browser, { head });
    expect(await style(quiz, '.stage', 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await style(quiz, '.player', 'font-family')).toBe('monospace');
    expect(await style(quiz, '.answer', 'border-radius')).toBe('0px');
    expect(await style(quiz, '.item', 'row-gap')).toBe('3px');
    await quiz.button('The Black Sea').click();
    expect(await style(quiz, '.next', 'background-color')).toBe('rgb(4, 5, 6)');
  });

  it('looks the same on a page with styles for everything, and changes nothing there', async () => {
    const rude = `<style>
      body, body * { color: red !important; font: 9px cursive !important; letter-spacing: 1em !important; text-transform: uppercase !important;
        text-align: end !important; line-height: 3 !important; word-spacing: 2em !important; cursor: wait !important }
      button, p, ul, li, .text, .answer, .player, .main { display: none !important; background: lime !important }
      body { direction: rtl; writing-mode: vertical-rl }</style>`;
    await using plain = await QuizPage.open(browser, { viewport: { width: 600, height: 600 } });
    await using quiz = await QuizPage.open(browser, { head: rude, viewport: { width: 600, height: 600 } });
    const looks = ({ page }: QuizPage) =>
      page.locator('#question, button.answer, .place').evaluateAll((nodes) =>
        nodes.map((node) => {
          const {
            color,
            font,
            letterSpacing,
            textTransform,
            textAlign,
            lineHeight,
            wordSpacing,
            display,
            backgroundColor,
            direction,
            writingMode,
            cursor,
          } = getComputedStyle(node);
          return {
            color,
            font,
            letterSpacing,
            textTransform,
            textAlign,
            lineHeight,
            wordSpacing,
            display,
            backgroundColor,
            direction,
            writingMode,
            cursor,
          };
        }),
      );
    expect(await looks(quiz)).toEqual(await looks(plain));
  });

  it('changes nothing on the page around it', async () => {
    const neighbour =
      '<p class="text">Text</p><ul class="answers"><li><button class="answer main">Yes</button></li></ul><kbd>1</kbd>';
    const looks = (page: Page) =>
      page.locator('p, ul, li, button, kbd').evaluateAll((nodes) =>
        nodes.map((node) => {
          const { color, font, margin, padding, border, display, backgroundColor, listStyle } = getComputedStyle(node);
          return { color, font, margin, padding, border, display, backgroundColor, listStyle };
        }),
      );
    await using quiz = await QuizPage.open(browser, { items: [] });
    await quiz.page.locator('ludotext-quiz').evaluate((player) => player.shadowRoot?.replaceChildren());
    await quiz.page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), neighbour);
    const bare = await browser.newPage();
    await bare.setContent(`<!doctype html>${neighbour}`);
    expect(await looks(quiz.page)).toEqual(await looks(bare));
    await bare.close();
  });

  it('runs from right to left in Arabic, the items and what the buttons say each for itself', async () => {
    await using quiz = await QuizPage.open(browser, {
      items: arabic,
      attributes: 'language="ar" locale="en"',
      viewport: { width: 400, height: 600 },
    });
    const at = async (selector: string) => (await quiz.page.locator(selector).first().boundingBox())!.x;
    expect(await style(quiz, '#question', 'direction')).toBe('rtl');
    expect(await at('kbd')).toBeGreaterThan(await at('.answer .text'));
    expect(await style(quiz, '.place', 'direction')).toBe('ltr');

    await using whole = await QuizPage.open(browser, { items: arabic, language: 'ar', attributes: 'language="ar"' });
    expect(await style(whole, '.place', 'direction')).toBe('rtl');
    await whole.button('القاهرة').click();
    expect(await whole.page.getByRole('status').innerText()).toMatch(/^صحيح/);
    expect(await whole.button('إنهاء').isVisible()).toBe(true);
  });

  it('goes by the writing itself where the language is not known', async () => {
    await using quiz = await QuizPage.open(browser, { items: [...arabic, ...items] });
    expect(await style(quiz, '#question', 'direction')).toBe('rtl');
    await quiz.button('القاهرة').click();
    await quiz.button('Next').click();
    expect(await style(quiz, '#question', 'direction')).toBe('ltr');
  });

  const written: [string, readonly object[], string][] = [
    ['English', items, 'en'],
    ['Arabic', arabic, 'ar'],
    [
      'Japanese',
      [
        {
          question: '日本の首都はどこですか。'.repeat(20),
          answers: [
            { text: '東京'.repeat(80), correct: true },
            { text: '大阪', correct: false },
          ],
        },
      ],
      'ja',
    ],
  ];

  it.each(times(written.slice(-1), written))('needs no scrolling sideways at 320 px: %s', async (_, list, language) => {
    await using quiz = await QuizPage.open(browser, {
      items: list,
      attributes: `language="${language}"`,
      viewport: { width: 320, height: 600 },
    });
    expect(await quiz.isTooWide()).toBe(false);
    await quiz.page.getByRole('button').first().click();
    expect(await quiz.isTooWide()).toBe(false);
  });

  it('moves nothing for people who want that', async () => {
    await using calm = await QuizPage.open(browser, { reducedMotion: 'reduce' });
    await using lively = await QuizPage.open(browser, { reducedMotion: 'no-preference' });
    expect(await style(calm, '.item', 'animation-name')).toBe('none');
    expect(await style(lively, '.item', 'animation-name')).not.toBe('none');
  });

  it('keeps borders and signs where the system has its own colours', async () => {
    await using quiz = await QuizPage.open(browser, { forcedColors: 'active' });
    expect(await style(quiz, 'button.answer', 'border-top-style')).toBe('solid');
    await quiz.button('The Black Sea').click();
    expect(await quiz.page.locator('li.answer svg').count()).toBe(2);
    expect(await style(quiz, '.next', 'border-top-width')).toBe('2px');
  });

  it('is as wide as what holds it, also in a row of a flexible box', async () => {
    const head = '<style>main { display: flex; flex-wrap: wrap }</style>';
    await using quiz = await QuizPage.open(browser, { head });
    const box = await quiz.page.locator('ludotext-quiz').boundingBox();
    expect(box!.width).toBeGreaterThan(200);
  });
});
