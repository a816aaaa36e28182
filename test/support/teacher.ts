import type { Page } from 'playwright-core';
import { loadLocale, locales, type Say, sayIn } from '../../packages/playground/src/say.js';

// What a teacher does on the page, for tests that begin with a set.

await Promise.all(locales.map(({ locale }) => loadLocale(locale)));

/** The English texts of the page. */
export const said: Say = sayIn('en');

/** The title of a sample of the page, in English. */
export const press = 'The printing press';

/**
 * Makes a set of a sample, from where sets begin, and stays to review it.
 * @returns how many items it has when all are written
 */
export async function makeSet(page: Page, sample = press, say = said): Promise<number> {
  await page.getByRole('button', { name: sample }).click();
  await page.getByRole('button', { name: say('createMake'), exact: true }).click();
  return written(page);
}

/** Waits until nothing is written any longer. @returns how many items the set under review has */
export async function written(page: Page): Promise<number> {
  const items = page.locator('ludo-item-row');
  await items.first().waitFor();
  await page.locator('ludo-review-view .state[aria-busy=true]').waitFor({ state: 'detached' });
  return items.count();
}
