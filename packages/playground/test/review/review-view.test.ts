import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { times } from '../../../../test/support/long.js';
import { watchPage } from '../../../../test/support/page-faults.js';
import { type RunningService, runService } from '../../../../test/support/service.js';
import { startStallingWriter, writtenBy } from '../../../../test/support/stalling-writer.js';

// A set under review, in the browser and against a service that runs.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService()]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

async function open(url = service.url): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const items = (page: Page) => page.getByRole('article');
const game = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What an item shows. */
const shown = (item: Locator) => item.locator('ludo-item-card').evaluate((card) => card.shadowRoot?.textContent ?? '');
const allShown = async (page: Page) => Promise.all((await items(page).all()).map(shown));
const count = (page: Page, expected: number) => expect.poll(() => items(page).count()).toBe(expected);

/** Until the service said what each item is, it is shown by its members. */
const known = (page: Page) =>
  expect.poll(async () => (await allShown(page)).some((text) => text.includes('Whole sentence'))).toBe(false);

/** The games that a request asks for. */
const askedOf = (request: Request): readonly number[] => request.postDataJSON().enabled_game_ids;

/** Opens the page and makes a set of a sample. */
async function makeSet(url = service.url): Promise<Page> {
  const page = await open(url);
  await button(page, 'The printing press').click();
  await button(page, 'Make the set').click();
  await items(page).first().waitFor();
  return page;
}

/** A set that is written to its end, and how many items it has. */
async function finishedSet(): Promise<{ page: Page; made: number }> {
  const page = await makeSet();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await known(page);
  return { page, made: await items(page).count() };
}

/** A finger on the page, moved like its mouse. */
async function fingerOf(page: Page): Promise<Pick<Page['mouse'], 'move' | 'down' | 'up'>> {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  let isDown = false;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  return {
    move: async (x, y) => {
      at = { x, y };
      if (isDown) await touch('touchMove');
    },
    down: async () => {
      isDown = true;
      await touch('touchStart');
    },
    up: async () => {
      isDown = false;
      await touch('touchEnd');
    },
  };
}

describe('a set', () => {
  it('has an address of its own, and is there after a reload, on the way back, and in the list', async () => {
    const { page, made } = await finishedSet();
    const faults = watchPage(page, service.url);
    expect(new URL(page.url()).pathname).toMatch(/^\/set\/[0-9a-z]{12}$/);
    expect(await page.title()).toBe('The printing press · Ludotext');
    await page.reload();
    await count(page, made);
    await page.getByRole('link', { name: 'My sets' }).click();
    await page.getByRole('link', { name: 'The printing press' }).waitFor();
    await page.goBack();
    await count(page, made);
    await page.goBack();
    await page.getByLabel('Your text').waitFor();
    expect(faults).toEqual([]);
  });

  it('is renamed in place', async () => {
    const { page } = await finishedSet();
    await button(page, 'Rename').click();
    await page.getByLabel('Title of the set').fill('Gutenberg');
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: 'Gutenberg', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Gutenberg · Ludotext');
  });

  it('that this browser does not have is told', async () => {
    const page = await open(`${service.url}/set/abcdefghij12`);
    await page.getByRole('heading', { name: 'This set is not in this browser' }).waitFor();
  });

  it('of a text that gives nothing says what helps', async () => {
    const page = await open();
    await page.getByLabel('Your text').fill('Hello there.');
    await button(page, 'Make the set').click();
    await page.locator('strong').getByText('We couldn’t make games from this text').waitFor();
    await page.getByRole('link', { name: 'Change the text' }).click();
    expect(await page.getByLabel('Your text').inputValue()).toBe('Hello there.');
  });
});

describe('an item', () => {
  it('is deleted, and comes back to its place', async () => {
    const { page, made } = await finishedSet();
    const first = items(page).first();
    const before = await shown(first);
    await first.getByRole('button', { name: 'Delete' }).click();
    await count(page, made - 1);
    await button(page, 'Undo').click();
    await count(page, made);
    await expect.poll(() => shown(first)).toBe(before);
  });

  it('is moved, and stays there', async () => {
    const { page } = await finishedSet();
    const quiz = game(page, 'Quiz').getByRole('article');
    const titles = () => quiz.getByRole('heading').allInnerTexts();
    const [first, second, ...others] = await titles();
    await quiz.first().getByRole('button', { name: 'Move down' }).click();
    await expect.poll(titles).toEqual([second, first, ...others]);
    await page.reload();
    await expect.poll(titles).toEqual([second, first, ...others]);
  });

  it.each(times(['mouse'], ['mouse', 'finger']))(
    'is dragged by its grip with a %s, or left with Escape, and its place is told',
    async (with_) => {
      const { page } = await finishedSet();
      const quiz = game(page, 'Quiz').getByRole('article');
      const titles = () => quiz.getByRole('heading').allInnerTexts();
      const [first, second, ...others] = await titles();
      const grip = quiz.first().locator('.grip');
      const pointer = with_ === 'mouse' ? page.mouse : await fingerOf(page);
      /** From the grip of the first to below the middle of the second, in view. */
      const drag = async () => {
        await grip.scrollIntoViewIfNeeded();
        const from = await grip.boundingBox();
        const next = await quiz.nth(1).boundingBox();
        if (from === null || next === null) throw new Error('Nothing to drag.');
        await pointer.move(from.x + from.width / 2, from.y + from.height / 2);
        await pointer.down();
        await pointer.move(from.x, from.y + 20);
        await pointer.move(from.x, next.y + next.height / 2 + 10);
        await game(page, 'Quiz').locator('li.after, li.before').waitFor();
      };
      await drag();
      await page.keyboard.press('Escape');
      await pointer.up();
      expect(await titles()).toEqual([first, second, ...others]);
      await drag();
      await pointer.up();
      await expect.poll(titles).toEqual([second, first, ...others]);
      await page.getByText(`Moved to place 2 of ${others.length + 2}.`).waitFor();
      await page.reload();
      await expect.poll(titles).toEqual([second, first, ...others]);
    },
  );

  it('is edited as one types, checked by its game, kept through a reload, and taken back', async () => {
    const { page } = await finishedSet();
    const first = items(page).first();
    const question = await first.getByRole('heading').innerText();
    await first.getByRole('button', { name: 'Edit' }).click();
    const field = first.getByLabel('Question', { exact: true });
    await field.fill('What did William Caxton do?');
    await page.reload();
    await first.getByText('What did William Caxton do?').waitFor();
    await first.getByRole('button', { name: 'Edit' }).click();
    // Two answers that are the same break a rule of the game.
    const answer = (number: number) => first.getByLabel(`Answer ${number}`, { exact: true }).getByRole('textbox');
    await answer(2).fill(await answer(1).inputValue());
    await first.getByText(/same/i).first().waitFor();
    await first.getByRole('button', { name: 'Cancel' }).click();
    await first.getByText('What did William Caxton do?').waitFor();
    expect(question).not.toBe('What did William Caxton do?');
  });

  it('is checked later by a service that has had enough requests; nothing is lost, and nothing looks wrong', async () => {
    const { page } = await finishedSet();
    let refusals = 0;
    await page.route('**/sets/check', (route) => {
      refusals += 1;
      if (refusals % 2 === 0) return route.continue();
      const body = JSON.stringify({
        code: 'rate_limited',
        title: 'Too many',
        status: 429,
        detail: 'Too many requests.',
      });
      return route.fulfill({
        status: 429,
        headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '1' },
        body,
      });
    });
    const first = items(page).first();
    await first.getByRole('button', { name: 'Edit' }).click();
    await first.getByLabel('Question', { exact: true }).fill('What did William Caxton do?');
    const answer = (number: number) => first.getByLabel(`Answer ${number}`, { exact: true }).getByRole('textbox');
    await answer(2).fill(await answer(1).inputValue());
    await expect.poll(() => refusals).toBe(1);
    expect(await page.getByText(/^Not checked/).count()).toBe(0);
    await first.getByText(/same/i).first().waitFor();
    await first.getByRole('button', { name: 'Done' }).click();
    await first.getByText('What did William Caxton do?').waitFor();
    await expect.poll(() => refusals).toBe(4);
    expect(await page.getByRole('alert').count()).toBe(0);
    await first.getByText(/same/i).first().waitFor();
  });

  it('gives its place to another, and gets it back', async () => {
    const { page, made } = await finishedSet();
    const words = game(page, 'Word order').getByRole('article').first();
    const before = await shown(words);
    await words.getByRole('button', { name: 'Another instead' }).click();
    await page.getByText('Here is another item.').or(page.getByText('The text gives no other item here.')).waitFor();
    await count(page, made);
    if (await button(page, 'Undo').isVisible()) {
      expect(await shown(words)).not.toBe(before);
      await button(page, 'Undo').click();
    }
    await expect.poll(() => shown(words)).toBe(before);
  });

  it('that was edited stays as it is when another is replaced', async () => {
    const { page, made } = await finishedSet();
    const quiz = game(page, 'Quiz').getByRole('article');
    await quiz.first().getByRole('button', { name: 'Edit' }).click();
    const field = quiz.first().getByLabel('Question', { exact: true });
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await field.fill('What did William Caxton do?');
    await quiz.first().getByRole('button', { name: 'Done' }).click();
    await quiz.last().getByRole('button', { name: 'Another instead' }).click();
    await page.getByText('Here is another item.').or(page.getByText('The text gives no other item here.')).waitFor();
    await count(page, made);
    await quiz.first().getByText('What did William Caxton do?').waitFor();
    const texts = await allShown(page);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('shows its evidence where it stands in the text', async () => {
    const { page } = await finishedSet();
    await button(page, 'Show in the text').first().click();
    const source = page.getByRole('complementary', { name: 'The text' });
    const marked = await source.locator('mark').innerText();
    expect(marked.length).toBeGreaterThan(10);
    await source.getByRole('button', { name: 'Close' }).click();
    expect(await source.count()).toBe(0);
  });

  it('of one’s own is added and checked', async () => {
    const { page, made } = await finishedSet();
    await game(page, 'Quiz').getByRole('button', { name: 'Add my own' }).click();
    const own = game(page, 'Quiz').getByRole('article').last();
    await own.getByLabel('Question', { exact: true }).fill('Who printed the Bible in Mainz?');
    const answer = (number: number) => own.getByLabel(`Answer ${number}`, { exact: true });
    await answer(1).getByRole('textbox').fill('Johannes Gutenberg');
    await answer(2).getByRole('textbox').fill('William Caxton');
    await answer(1).getByLabel('Correct').check();
    await own.getByRole('button', { name: 'Done' }).click();
    await own.getByText('Johannes Gutenberg').waitFor();
    await count(page, made + 1);
  });

  it('more like these come to those that are there', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    for (const name of ['Quiz', 'Sentence order']) await page.getByRole('spinbutton', { name }).fill('0');
    await page.getByRole('spinbutton', { name: 'Word order' }).fill('2');
    await button(page, 'Make the set').click();
    await count(page, 2);
    await known(page);
    const before = await allShown(page);
    await button(page, 'More like these').click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(2);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await known(page);
    const after = await allShown(page);
    expect(after.slice(0, 2)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });
});

describe('a model', () => {
  it('is stopped with what came, goes on later, and what it was turned down for is told and used anyway', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await makeSet(own.url);
    await button(page, 'Stop').click();
    await page.getByText(/Stopped after \d+ items?\./).waitFor();
    const kept = await items(page).count();
    // The quiz gets nothing new, which does not keep the other games from being written.
    const ofOthers = page.waitForRequest((sent) => sent.url().endsWith('/generate') && askedOf(sent).includes(2));
    const [request] = await Promise.all([page.waitForRequest(/\/generate$/), button(page, 'Continue').click()]);
    expect(JSON.stringify(request.postDataJSON())).toContain('"kept"');
    expect(askedOf(request)).toEqual([1]);
    await ofOthers;
    await button(page, 'Stop').click();
    await page.getByText(/Stopped after/).waitFor();
    expect(await items(page).count()).toBeGreaterThanOrEqual(kept);
    const before = await items(page).count();
    await page.getByText(/^Not used/).click();
    await page.getByText('Who was William Caxton, the man who brought the press to England?').waitFor();
    await button(page, 'Use anyway').first().click();
    await count(page, before + 1);
  });

  it('that goes on and finds nothing more says so, and does not call the items there are no good', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await makeSet(own.url);
    await button(page, 'Stop').click();
    await page.getByText(/Stopped after \d+ items?\./).waitFor();
    const kept = await items(page).count();
    const problem = { code: 'no_items', title: 'No items', status: 422, detail: 'None.' };
    await page.route(/\/generate$/, (route) =>
      route.fulfill({
        status: 422,
        headers: { 'Content-Type': 'application/problem+json' },
        body: JSON.stringify(problem),
      }),
    );
    await button(page, 'Continue').click();
    await page.getByText('The text gives no further items; those you have stay as they are.').waitFor();
    expect(await page.getByText('No good item').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await count(page, kept);
  });

  it('goes on by itself after a reload in the middle', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await makeSet(own.url);
    const question = page.getByText('About how many copies of the Bible had Gutenberg finished in 1455?');
    await question.waitFor();
    const kept = await items(page).count();
    const [request] = await Promise.all([page.waitForRequest(/\/generate$/), page.reload()]);
    expect(JSON.stringify(request.postDataJSON())).toContain('"kept"');
    await question.waitFor();
    expect(await items(page).count()).toBeGreaterThanOrEqual(kept);
  });

  it('is told wishes', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await makeSet(own.url);
    await button(page, 'Stop').click();
    const first = items(page).first();
    await first.locator('summary').filter({ hasText: 'Another instead' }).click();
    await first.getByLabel('In your words').fill('Ask about Mainz.');
    const [request] = await Promise.all([
      page.waitForRequest(/\/rewrite$/),
      first.getByRole('button', { name: 'A harder one' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ wish: 'harder', instruction: 'Ask about Mainz.' });
  });
});

describe('a service that fails', () => {
  it('keeps what came, and goes on from there', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    const item = {
      id: '00000000000000aa',
      question: 'Who?',
      answers: [
        { text: 'Ann', correct: true },
        { text: 'Ben', correct: false },
      ],
    };
    const body = `event: item\ndata: ${JSON.stringify({ type_id: 1, index: 0, item })}\n\n`;
    await page.route('**/generate', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await button(page, 'Make the set').click();
    await page.getByText('What arrived is kept.').waitFor();
    await count(page, 1);
    await page.unroute('**/generate');
    await button(page, 'Try again').click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(1);
    await page.getByRole('heading', { name: 'Who?' }).waitFor();
  });
});

describe('two tabs', () => {
  it('change one set without damage: what one edits and the other deletes is both so', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const one = await context.newPage();
    await one.goto(service.url);
    await button(one, 'The printing press').click();
    await button(one, 'Make the set').click();
    await items(one).first().waitFor();
    await one.getByRole('progressbar').waitFor({ state: 'detached' });
    const made = await items(one).count();
    const other = await context.newPage();
    await other.goto(one.url());
    await count(other, made);
    await items(one).first().getByRole('button', { name: 'Edit' }).click();
    await items(one).first().getByLabel('Question', { exact: true }).fill('What did Caxton bring?');
    await items(other).last().getByRole('button', { name: 'Delete' }).click();
    await count(one, made - 1);
    await items(one).first().getByRole('button', { name: 'Done' }).click();
    await other.getByRole('heading', { name: 'What did Caxton bring?' }).waitFor();
    await count(other, made - 1);
  });
});
