import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import type { LineFault } from '../../src/create/lines.js';
import { openParts, type PartsSite } from '../parts/site.js';

const direct_format = { description: 'A question, then options.', example: 'Question: Which?\nA. This\nCorrect: A' };

let browser: Browser;
let site: PartsSite;
beforeAll(async () => {
  browser = await openBrowser();
  site = await openParts({});
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openEditor(value: string, faults: readonly LineFault[] = [], width = 800): Promise<Page> {
  const page = await openPage(browser, { viewport: { width, height: 800 } });
  await page.goto(site.page);
  await page.waitForFunction(() => 'say' in window);
  await page.evaluate(
    ({ value, faults, game }) => {
      const editor = Object.assign(document.createElement('ludo-direct-editor'), { value, faults, game });
      editor.addEventListener('ludo-direct-change', (event) =>
        Object.assign(window, { told: (event as CustomEvent<{ value: string }>).detail.value }),
      );
      document.querySelector('main')?.append(editor);
    },
    { value, faults, game: { display_name: 'Quiz', direct_format } },
  );
  return page;
}

const field = (page: Page) => page.getByLabel('Your items, in the format of the game');
const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: string }).told);
/** The numbers in the gutter, once the one is among them. */
async function numbers(page: Page, awaited: number): Promise<number[]> {
  const line = page.locator('.line', { hasText: new RegExp(`^\\s*${awaited}\\s*$`) });
  await line.waitFor();
  return (await page.locator('.line').allTextContents()).map(Number);
}

it('leads from a fault to its place, which is selected and in view', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `Line number ${index + 1} of this text`);
  await using page = await openEditor(lines.join('\n'), [{ line: 250, column: 13, message: 'This does not fit.' }]);
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.faulty').count()).toBe(0);
  await page.getByText('1 place does not fit the format').waitFor();
  await page.getByRole('button', { name: 'Line 250, column 13: This does not fit.' }).click();
  expect(
    await field(page).evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd)),
  ).toBe('250 of this text');
  expect(await numbers(page, 250)).toContain(248);
  expect((await page.locator('.faulty').textContent())?.trim()).toBe('250');
});

it('numbers lines where they are, however they wrap', async () => {
  const value = `${'word '.repeat(20)}\n\n${'这是什么'.repeat(12)}\n${'ما هو العضو '.repeat(20)}\n${'y\n'.repeat(12)}z`;
  for (const width of [320, 800]) {
    await using page = await openEditor(value, [], width);
    expect(await numbers(page, 1)).toEqual(expect.arrayContaining([1, 2, 3]));
    await field(page).evaluate((text) => text.scrollTo(0, text.scrollHeight));
    await numbers(page, 17);
    const distance = await page.evaluate(() => {
      const root = document.querySelector('ludo-direct-editor')?.shadowRoot as ShadowRoot;
      const text = root.querySelector('textarea') as HTMLTextAreaElement;
      const last = [...root.querySelectorAll('.line')].at(-1)?.getBoundingClientRect() as DOMRect;
      // The last row ends where the text does, above the padding.
      return text.getBoundingClientRect().bottom - 8 - last.bottom;
    });
    expect(Math.abs(distance)).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

it('inserts the example, behind what is there, and takes it back', async () => {
  await using page = await openEditor('');
  const insert = page.getByRole('button', { name: 'Insert the example' });
  await insert.click();
  expect(await told(page)).toBe(direct_format.example);
  await insert.click();
  expect(await told(page)).toBe(`${direct_format.example}\n\n${direct_format.example}`);
  await page.keyboard.press('Control+z');
  expect(await field(page).inputValue()).toBe(direct_format.example);
});

it('tells what is written, and lets long texts through whole', async () => {
  await using page = await openEditor('');
  // As pasting does; typing it in, as "fill" does, is slow in the browser itself.
  await field(page).evaluate((text: HTMLTextAreaElement) => {
    text.value = 'a\n'.repeat(20_000);
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect((await told(page))?.length).toBe(40_000);
  await field(page).evaluate((text) => text.scrollTo(0, text.scrollHeight));
  expect((await numbers(page, 20_001)).length).toBeLessThan(40);
});

it('moves faults along with their lines, and drops those of lines that were changed, until they are as before', async () => {
  const faults = [1, 3].map((line) => ({ line, column: 1, message: 'No.' }));
  await using page = await openEditor('one\ntwo\nthree', faults);
  await field(page).press('Control+Home');
  await page.keyboard.type('1');
  await page.getByText('1 place does not fit the format').waitFor();
  await page.keyboard.press('Enter');
  for (const line of [2, 4]) await page.getByRole('button', { name: `Line ${line}, column 1: No.` }).waitFor();
  await numbers(page, 4);
  expect(await page.locator('.faulty').allTextContents()).toEqual([
    expect.stringMatching(/2/),
    expect.stringMatching(/4/),
  ]);
});

it('does not wrap a line of a book’s length, and numbers the lines behind it', async () => {
  await using page = await openEditor(`${'word '.repeat(40_000)}\ntwo\nthree`);
  expect(await numbers(page, 3)).toEqual([1, 2, 3]);
  const distance = await page.evaluate(() => {
    const root = document.querySelector('ludo-direct-editor')?.shadowRoot as ShadowRoot;
    const text = root.querySelector('textarea')?.getBoundingClientRect() as DOMRect;
    const third = root.querySelectorAll('.line')[2]?.getBoundingClientRect() as DOMRect;
    // Padding and two rows are above it.
    return third.top - text.top - 8 - 2 * third.height;
  });
  expect(Math.abs(distance)).toBeLessThanOrEqual(2);
});

it('shows how the format is written', async () => {
  await using page = await openEditor('');
  await page.getByText('How to write them').first().click();
  await page.getByText(direct_format.description).waitFor();
});
