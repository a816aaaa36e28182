import type { PlayerEntry, PlayItem } from '@ludotext/player/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import type { Grader, PlayGame } from '../../src/play/play-game.js';
import type { Service } from '../../src/service/service.js';
import { gameWith, pickItems, pickPlayer } from '../parts/games.js';
import { openParts, type PartsSite } from '../parts/site.js';

const pieces: readonly PlayItem[] = [{ id: 'b1', pieces: ['Wash it.', 'Dry it.'], solution: 'Wash it. Dry it.' }];
const plain = gameWith({
  game_type: 'plain',
  display_name: 'Plain',
  answer_schema: { type: 'array', items: { type: 'string' } },
});
const evil = '</script><img src=x onerror="window.stolen=1">';
const entryOf = (name: string, isolated: boolean): PlayerEntry => ({
  ...{ game_type: name, display_name: name, isolated },
  url: `/games/${name}/player.js`,
});

let browser: Browser;
let site: PartsSite;
let graded: unknown[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  site = await openParts({
    '/games/framed/player.js': pickPlayer,
    '/games/broken/player.js': 'export default 1;',
    '/games/plain/grade': (body) => {
      graded.push(body);
      const { answer } = body as { answer: string[] };
      if (answer[0] === 'trouble') return { status: 503, code: 'shutting_down', detail: 'The service stops.' };
      if (answer[0] === 'nothing') {
        const errors = [{ rule: 'no_such_piece', params: {}, message: 'Name the pieces.', pointer: '/answer/0' }];
        return { status: 400, code: 'invalid_request', detail: 'answer.0: Name the pieces.', errors };
      }
      const correct = answer[0] === 'Wash it.';
      return { score: correct ? 2 : 1, max: 2, correct, feedback: ['Washing comes first.'] };
    },
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Has a game played; what its player tells is in `window.told`. */
async function open(game: PlayGame, items: readonly PlayItem[], entry?: PlayerEntry): Promise<Page> {
  graded = [];
  const page = await openPage(browser);
  await page.goto(site.page);
  await page.waitForFunction(() => 'service' in window);
  await page.evaluate(
    ({ game, items, entry }) => {
      const { service } = window as unknown as { service: Service };
      const grade: Grader = (asked, item, answer) => service.grade(asked.game_type, item, answer);
      const player = document.createElement('ludo-other-player');
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const name of ['ludotext-answer', 'ludotext-complete']) {
        player.addEventListener(name, (event) => told.push((event as CustomEvent<unknown>).detail));
      }
      document.querySelector('main')?.append(Object.assign(player, { game, items, entry, language: 'en', grade }));
    },
    { game, items, entry },
  );
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

describe('a game without a player', () => {
  it('is played by its members, and graded by the service', async () => {
    await using page = await open(plain, pieces);
    await page.getByRole('heading', { name: 'Plain' }).waitFor();
    expect(await page.getByText('Wash it. Dry it.').count()).toBe(0);
    // The order may be the answer.
    expect(await page.locator('ludo-plain-player li').allTextContents()).toEqual(['Dry it.', 'Wash it.']);
    await page.getByLabel('Your answer').fill('Dry it.\nWash it.');
    await press(page, 'Check the answer');
    await page.getByText('Partly correct.').waitFor();
    expect(graded).toEqual([{ item: pieces[0], answer: ['Dry it.', 'Wash it.'] }]);
    await press(page, 'Next');
    const answer = { index: 0, score: 1, max: 2, correct: false, feedback: ['Washing comes first.'] };
    expect(await told(page)).toMatchObject([answer, { answers: [answer] }]);
  });

  it('is played by keyboard alone', async () => {
    await using page = await open(plain, pieces);
    await page.getByLabel('Your answer').waitFor();
    await page.locator('ludo-other-player').evaluate((player: HTMLElement) => player.focus());
    await page.getByRole('heading', { name: 'Plain' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wash it.\nDry it.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Correct!').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await told(page)).length).toBe(2);
  });

  it('shows its solution without an answer, as a class asks for it', async () => {
    await using page = await open(plain, pieces);
    await page.getByLabel('Your answer').waitFor();
    await page.locator('ludo-other-player').evaluate((player: HTMLElement & { reveal(): void }) => player.reveal());
    await page.getByText('Wash it. Dry it.').waitFor();
    await press(page, 'Next');
    expect(await told(page)).toEqual([{ score: 0, max: 0, right: 0, total: 1, answers: [] }]);
  });

  it('is only read where nothing is graded', async () => {
    const game = gameWith({ grades: false, answer_schema: null });
    await using page = await open(game, [{ fact: 'One.', is_true: true }, { fact: 'Two.' }]);
    await page.getByText('is true').waitFor();
    // At once after each other, in one place, would be a double tap, which goes on by one item only.
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await page.getByText('Two.').click();
    await press(page, 'Next');
    expect(await told(page)).toMatchObject([{ max: 0 }, { max: 0 }, {}]);
  });

  it('says why an answer was not graded, and takes no points for it', async () => {
    await using page = await open(plain, pieces);
    await press(page, 'Check the answer');
    await page.getByText('Enter an answer of the expected kind.').waitFor();
    await page.getByLabel('Your answer').fill('trouble');
    await press(page, 'Check the answer');
    await page.getByText('The answer could not be checked: The service stops.').waitFor();
    await page.getByLabel('Your answer').fill('nothing');
    await press(page, 'Check the answer');
    await page.getByText('Name the pieces.', { exact: true }).waitFor();
    await press(page, 'Show the right answer');
    await press(page, 'Next');
    expect(await told(page)).toMatchObject([{ score: 0, max: 0 }, {}]);
  });

  it('shows items as text and nothing but text', async () => {
    const item = { id: 'd1', [evil]: evil, list: [evil, { deep: evil }], bidi: '\u202Etxet', long: 'x'.repeat(5_000) };
    await using page = await open(plain, [item]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText(evil).first().waitFor();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await page.locator('img, script[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('a game of others', () => {
  it('is played in its frame, and its answers pass through', async () => {
    await using page = await open(gameWith({}), pickItems, entryOf('framed', true));
    const frame = page.frameLocator('iframe[title="The game Pick"]');
    for (const name of ['The heart', 'Next', 'The heart', 'Finish']) await frame.getByRole('button', { name }).click();
    await expect
      .poll(() => told(page))
      .toMatchObject([
        { index: 0, score: 1, correct: true },
        { index: 1, score: 0, feedback: ['It is The lung.'] },
        { answers: [] },
      ]);
  });

  it.each([
    ['in its frame', true],
    ['in the page, which the host tried', false],
  ])('is played by its members when its player fails %s', async (_, isolated) => {
    const items = [{ id: 'c1', statement: 'Whales sing.', is_true: true }];
    await using page = await open(gameWith({}), items, entryOf('broken', isolated));
    await page.getByText('This game could not be started.').waitFor();
    await page.getByText('Whales sing.').waitFor();
    await press(page, 'Show the right answer');
    await page.getByText('is true').waitFor();
  });
});
