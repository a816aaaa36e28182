import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import type { Grader, Round } from '../../src/play/round.js';
import type { Service } from '../../src/service/service.js';
import { gameWith, pickItems, pickPlayer } from '../parts/games.js';
import { openParts, type PartsSite } from '../parts/site.js';

const trusted: Round = {
  game: gameWith({ player: { url: '/games/pick/player.js', isolated: false } }),
  items: pickItems,
};
const framed: Round = {
  game: gameWith({ type_id: 8, display_name: 'Framed', player: { url: '/games/framed/player.js', isolated: true } }),
  items: pickItems,
};
const plain: Round = {
  game: gameWith({
    type_id: 9,
    game_type: 'plain',
    display_name: 'Plain',
    answer_schema: { type: 'array', items: { type: 'string' } },
  }),
  items: [{ id: 'b1', pieces: ['Wash it.', 'Dry it.'], solution: 'Wash it. Dry it.' }],
};
const broken: Round = {
  game: gameWith({ type_id: 10, display_name: 'Broken', player: { url: '/games/broken/player.js', isolated: false } }),
  items: [{ id: 'c1', statement: 'Whales sing.', is_true: true }],
};
const evil = '</script><img src=x onerror="window.stolen=1">';

let browser: Browser;
let site: PartsSite;
let graded: unknown[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  site = await openParts({
    '/games/pick/player.js': pickPlayer,
    '/games/framed/player.js': pickPlayer,
    '/games/broken/player.js': 'export default 1;',
    '/games/plain/grade': (body) => {
      graded.push(body);
      const { answer } = body as { answer: string[] };
      if (answer[0] === 'trouble') return { status: 503, code: 'shutting_down', detail: 'The service stops.' };
      const correct = answer[0] === 'Wash it.';
      return { score: correct ? 2 : 1, max: 2, correct, feedback: ['Washing comes first.'] };
    },
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openPlay(rounds: readonly Round[], locale = 'en'): Promise<Page> {
  graded = [];
  const page = await openPage(browser);
  await page.goto(site.page);
  await page.evaluate(
    ({ rounds, locale }) => {
      document.documentElement.lang = locale;
      const { service } = window as unknown as { service: Service };
      const grade: Grader = (game, item, answer) => service.grade(game.game_type, item, answer);
      const play = Object.assign(document.createElement('ludo-play'), { rounds, locale, language: 'en', grade });
      play.addEventListener('ludo-play-end', (event) =>
        Object.assign(window, { end: (event as CustomEvent<unknown>).detail }),
      );
      Object.assign(window, { begun: 0 });
      document.addEventListener('ludo-play-begin', () => {
        (window as unknown as { begun: number }).begun += 1;
      });
      document.addEventListener('ludo-play-progress', (event) =>
        Object.assign(window, { told: (event as CustomEvent<unknown>).detail }),
      );
      document.querySelector('main')?.append(play);
    },
    { rounds, locale },
  );
  return page;
}

/** Hands longer rounds, or others, to the page. */
function hand(page: Page, rounds: readonly Round[]): Promise<void> {
  return page.evaluate((rounds) => {
    Object.assign(document.querySelector('ludo-play') ?? {}, { rounds });
  }, rounds);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('a row of games', () => {
  it('is played to its end: a trusted player, a framed one, a game without one', async () => {
    await using page = await openPlay([trusted, framed, plain]);
    await page.getByText('Game 1 of 3').waitFor();
    await press(page, 'The heart');
    await press(page, 'Next');
    await page.getByText('1 of 5 items').waitFor();
    await press(page, 'The heart');
    await press(page, 'Finish');

    await page.getByText('Game 2 of 3').waitFor();
    expect(await heading(page, 'Framed').evaluate((title) => title.matches(':focus'))).toBe(true);
    const frame = page.frameLocator('iframe[title="The game Framed"]');
    for (const name of ['The heart', 'Next', 'The lung', 'Finish']) await frame.getByRole('button', { name }).click();

    await page.getByText('Game 3 of 3').waitFor();
    expect(await page.getByText('Wash it. Dry it.').count()).toBe(0);
    expect(await page.locator('ludo-plain-player li').allTextContents()).toEqual(['Dry it.', 'Wash it.']);
    await page.getByLabel('Your answer').fill('Dry it.\nWash it.');
    await press(page, 'Check the answer');
    await page.getByText('Partly correct.').waitFor();
    expect(graded).toEqual([{ item: plain.items[0], answer: ['Dry it.', 'Wash it.'] }]);
    await press(page, 'Next');

    await heading(page, 'Your result').waitFor();
    await page.getByText('3 of 5 right', { exact: true }).waitFor();
    await page.getByText('0 of 1 right · 1 of 2 points').waitFor();
    await page.getByText('It is The lung.').waitFor();
    await page.getByText('Washing comes first.').waitFor();
    expect(await page.evaluate(() => (window as unknown as { end: object }).end)).toMatchObject({
      score: 4,
      max: 6,
      right: 3,
      graded: 5,
      rounds: [{ right: 1 }, { right: 2 }, { right: 0, score: 1, max: 2 }],
    });

    await press(page, 'Play again');
    await page.getByText('0 of 5 items').waitFor();
    await page.getByText('Which organ pumps blood?').waitFor();
  });

  it('is played by keyboard alone where there is no player', async () => {
    await using page = await openPlay([plain]);
    await page.getByLabel('Your answer').waitFor();
    for (let turn = 0; turn < 2; turn++) await page.keyboard.press('Tab');
    await page.keyboard.type('Wash it.\nDry it.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Correct!').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Your result').waitFor();
    expect(await heading(page, 'Your result').evaluate((title) => title.matches(':focus'))).toBe(true);
  });

  it('goes on with items that come while it is played, and after its end', async () => {
    const [first, second] = pickItems;
    const one = { ...trusted, items: [first] as Round['items'] };
    await using page = await openPlay([one]);
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await hand(page, [trusted]);
    await page.getByText('1 of 2', { exact: true }).waitFor();
    for (const name of ['The heart', 'Next', 'The lung', 'Finish']) await press(page, name);
    await page.getByText('2 of 2 right', { exact: true }).first().waitFor();

    await hand(page, [{ ...trusted, items: [...pickItems, { ...second, id: 'a3' }] }]);
    await page.getByText('More items are ready.').waitFor();
    await press(page, 'Keep playing');
    await page.getByText('2 of 3 items').waitFor();
    for (const name of ['The heart', 'Finish']) await press(page, name);
    await page.getByText('2 of 3 right', { exact: true }).first().waitFor();
  });

  it('goes on where it was left, and tells when there is something to play', async () => {
    await using page = await openPlay([trusted, plain]);
    const begun = () => page.evaluate(() => (window as unknown as { begun: number }).begun);
    await press(page, 'The heart');
    await page.getByText('1 of 3 items').waitFor();
    // As the page does when somebody leaves and comes back.
    await page.evaluate(() => {
      const left = document.querySelector('ludo-play') as HTMLElement & Record<string, unknown>;
      const { rounds, locale, language } = left;
      const { told } = window as unknown as { told: unknown };
      const again = Object.assign(document.createElement('ludo-play'), { rounds, locale, language, progress: told });
      left.replaceWith(again);
    });
    await page.getByText('Which organ takes in oxygen?').waitFor();
    await page.getByText('1 of 3 items').waitFor();
    expect(await begun()).toBe(2);
    await press(page, 'The lung');
    await press(page, 'Finish');
    await press(page, 'Skip this game');
    await page.getByText('2 of 2 right').first().waitFor();
    await page.evaluate((round) => {
      const play = document.querySelector('ludo-play');
      const rounds = [...(play as unknown as { rounds: unknown[] }).rounds, round];
      Object.assign(play ?? {}, { rounds, isRunning: true });
    }, broken);
    await page.getByText('Not played yet').waitFor();
    await press(page, 'Keep playing');
    await heading(page, 'Broken').waitFor();
    expect(await begun()).toBe(3);
  });

  it('lets a game be skipped', async () => {
    await using page = await openPlay([trusted, plain]);
    await press(page, 'Skip this game');
    await heading(page, 'Plain').waitFor();
    await press(page, 'Skip this game');
    await heading(page, 'Your result').waitFor();
    expect(await page.getByText('Skipped').count()).toBe(2);
  });
});

describe('a game without a player', () => {
  it('takes the place of one that cannot be started, with a sentence', async () => {
    await using page = await openPlay([broken]);
    await page.getByText('This game could not be started.').waitFor();
    await page.getByText('Whales sing.').waitFor();
    await press(page, 'Show the right answer');
    await page.getByText('is true').waitFor();
  });

  it('is only read where nothing is graded', async () => {
    const game = gameWith({ grades: false, answer_schema: null });
    await using page = await openPlay([{ game, items: [{ fact: 'One.', is_true: true }, { fact: 'Two.' }] }]);
    await page.getByText('is true').waitFor();
    // At once after each other, in one place, would be a double tap, which goes on by one item only.
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await page.getByText('Two.').waitFor();
    await page.getByText('Item 2 of 2').click();
    await press(page, 'Next');
    await page.getByText('Read; no points here').waitFor();
  });

  it('says why an answer was not graded, and takes no points for it', async () => {
    await using page = await openPlay([plain]);
    await press(page, 'Check the answer');
    await page.getByText('Enter an answer of the expected kind.').waitFor();
    await page.getByLabel('Your answer').fill('trouble');
    await press(page, 'Check the answer');
    await page.getByText('The answer could not be checked: The service stops.').waitFor();
    await press(page, 'Show the right answer');
    await press(page, 'Next');
    await page.getByText('Read; no points here').waitFor();
  });

  it('shows items as text and nothing but text', async () => {
    const item = { id: 'd1', [evil]: evil, list: [evil, { deep: evil }], bidi: '\u202Etxet', long: 'x'.repeat(5_000) };
    await using page = await openPlay([{ ...plain, items: [item] }], 'ar');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText(evil).first().waitFor();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await page.locator('img, script[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
