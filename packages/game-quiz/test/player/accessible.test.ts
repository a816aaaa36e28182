import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { faultsOf } from '../../../player/test/support/axe.js';
import { items, QuizPage } from './support/quiz-page.js';

const head = '<style>:root { color-scheme: light dark; background: Canvas; color: CanvasText }</style>';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('axe finds nothing wrong with the quiz, %s', (colorScheme) => {
  it('in any of its states', async () => {
    await using quiz = await QuizPage.open(browser, { head, colorScheme, reducedMotion: 'reduce' });
    const { page } = quiz;
    const states: Record<string, string[]> = {};
    const look = async (state: string) => {
      states[state] = await faultsOf(page);
    };
    await look('asked');
    await page.getByText('Hint', { exact: true }).click();
    await look('hint');
    await quiz.button('The Black Sea').click();
    await look('wrong');
    await quiz.button('Next').click();
    await quiz.button('Zagreb').click();
    await look('right');
    await quiz.button('Finish').click();
    await look('summary');
    await page.locator('ludotext-quiz').evaluate((player) => Object.assign(player, { items: [] }));
    await look('empty');
    await page.locator('ludotext-quiz').evaluate((player) => Object.assign(player, { items: [{}] }));
    await look('broken');
    expect(states).toEqual(Object.fromEntries(Object.keys(states).map((state) => [state, []])));
    expect(Object.keys(states)).toHaveLength(7);
  });

  it('in Arabic', async () => {
    await using quiz = await QuizPage.open(browser, {
      head,
      colorScheme,
      language: 'ar',
      items,
      attributes: 'language="ar"',
    });
    expect(await faultsOf(quiz.page)).toEqual([]);
  });
});
