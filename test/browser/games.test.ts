import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSet } from '../../packages/player/src/games/link.js';
import type { SetDocument } from '../../packages/player/src/games/set.js';
import { bundlePlayer } from '../../packages/player/test/support/player-bundle.js';
import { openBrowser, openPage, type Site, startSite } from '../support/browser.js';
import { times } from '../support/long.js';
import { accessFaults } from '../support/page-faults.js';
import { ourGames, type RunningService, runService } from '../support/service.js';

// `<ludotext-games>` on a page of another site, with the players of a service.

const quiz = (question: string, right: string, wrong: string) => ({
  question,
  answers: [
    { text: right, correct: true },
    { text: wrong, correct: false },
  ],
});
const set: SetDocument = {
  ludotext: 1,
  title: 'Volcanoes',
  language: 'en',
  games: [
    {
      game_type: 'quiz',
      items: [quiz('What is lava?', 'Melted rock', 'Cold water'), quiz('What is ash?', 'Dust', 'Snow')],
    },
    { game_type: 'sequence_word', items: [{ sentence: 'Lava flows down.', pieces: ['Lava', 'flows', 'down.'] }] },
    { game_type: 'true_false', items: [{ statement: 'Ash is heavy.', correct: true }] },
  ],
};
const onlyQuiz: SetDocument = { ...set, games: set.games.slice(0, 1) };

let browser: Browser;
let service: RunningService;
let script: string;
beforeAll(async () => {
  const foreign = '  - package: "ludotext-game-true-false"\n    type_id: 9\n';
  [browser, service, script] = await Promise.all([
    openBrowser(),
    runService({}, [...ourGames, foreign]),
    bundlePlayer("export * from '@ludotext/player/games';"),
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** A page of another site with the element in it. */
async function embed(attributes: string, origin = service.url): Promise<{ page: Page; site: Site }> {
  const html = `<!doctype html><html lang="en"><title>A school</title><main><h1>Our class</h1>
    <ludotext-games service="${origin}" ${attributes}></ludotext-games></main>
    <script type="module" src="/games.js"></script>`;
  const site = await startSite({ '/': html, '/games.js': script });
  const page = await openPage(browser);
  await page.goto(site.url);
  return { page, site };
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const linkOf = async (document: SetDocument) => `${service.url}/play#${await packSet(document)}`;

const placed = {
  ...set,
  games: [
    {
      game_type: 'quiz',
      items: [
        { id: '00000000000000aa', ...quiz('What is lava?', 'Melted rock', 'Cold water') },
        { id: '00000000000000bb', ...quiz('What is ash?', 'Dust', 'Snow') },
      ],
      notes: { '00000000000000aa': { place: 'page 12 <b>' }, '00000000000000cc': { place: 'page 99' } },
    },
  ],
};

describe('a set whose notes say where its evidence stands', () => {
  const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

  it('shows the place after the answer, takes it away with the next item, and names it in the result', async () => {
    const { page } = await embed('locale="ar"');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('ludotext-games').evaluate((games, given) => Object.assign(games, { set: given }), placed);
    const place = page.locator('ludotext-games').locator('footer [role=status]');
    await page.getByRole('button', { name: 'Cold water' }).waitFor();
    expect(await place.textContent()).toBe('');
    await press(page, 'Cold water');
    await place.filter({ hasText: 'page 12 <b>' }).waitFor();
    expect(plain(await place.textContent())).toBe('من النص: page 12 <b>');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await accessFaults(page)).toEqual([]);
    await press(page, 'التالي');
    await press(page, 'Snow');
    expect(await place.textContent()).toBe('');
    await press(page, 'التالي');
    await page.getByRole('heading', { name: 'نتيجتك' }).waitFor();
    const [first, second] = await page.getByRole('listitem').allTextContents();
    expect(plain(first ?? '')).toContain('من النص: page 12 <b>');
    expect(second).not.toContain('من النص');
  });
});

describe('a set from a link, on another site', () => {
  it('is played to its one result; what was missed is practised', async () => {
    const { page } = await embed(`src="${await linkOf(onlyQuiz)}"`);
    await press(page, 'Melted rock');
    await press(page, 'Next');
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await press(page, 'Snow');
    await press(page, 'Next');

    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    await page.getByText('1 of 2 right').waitFor();
    const miss = page.getByRole('listitem');
    expect(await miss.innerText()).toMatch(/What is ash\?\s+Your answer\s+Snow\s+Right answer\s+Dust/);
    expect(await accessFaults(page)).toEqual([]);

    await press(page, 'Practise what was missed');
    await page.getByText('What is ash?').waitFor();
    await press(page, 'Dust');
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'All correct!' }).waitFor();
    await page.getByText('1 of 1 right').waitFor();
  });

  it('goes from game to game, and says which game cannot be played here', async () => {
    const { page } = await embed(`src="${await linkOf(set)}"`);
    await page.getByText(/Not part of this game: .True or false/).waitFor();
    await page.getByText('0 of 3', { exact: true }).waitFor();
    await press(page, 'Skip this game');
    await page.getByRole('button', { name: 'Check' }).waitFor();
    await press(page, 'Finish now');
    await page.getByRole('heading', { name: 'Finished' }).waitFor();
  });

  it('counts what was skipped as not answered', async () => {
    const { page } = await embed(`src="${await linkOf(set)}"`);
    await press(page, 'Melted rock');
    await press(page, 'Skip this game');
    await press(page, 'Finish now');
    await page.getByText('1 of 3 right').waitFor();
    await page.getByText('2 not answered').waitFor();
  });

  const damaged: [string, string, string][] = [
    ['markup', '"><img src=x onerror=alert(1)>', 'This link is incomplete'],
    ['cut off', 'A7xy', 'This link is incomplete'],
  ];

  it.each(times(damaged.slice(0, 1), damaged))('says what is wrong with a link that is %s', async (_, hash, words) => {
    const { page } = await embed(`src="${service.url}/play#${hash.replaceAll('"', '&quot;')}"`);
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.locator('img').count()).toBe(0);
  });

  it('says that the service is away, and tries again', async () => {
    const { page } = await embed(`src="${await linkOf(onlyQuiz)}"`, 'http://127.0.0.1:9');
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('a set that a page gives', () => {
  it('is taken from the property, shows texts as texts, and tells its steps', async () => {
    const evil = '<img src=x onerror="window.stolen=1">';
    const { page } = await embed('');
    await page.evaluate(
      (given) => {
        const games = document.querySelector('ludotext-games');
        const told: unknown[] = [];
        Object.assign(window, { told });
        for (const name of ['ludotext-answer', 'ludotext-result']) {
          games?.addEventListener(name, (event) => told.push((event as CustomEvent<unknown>).detail));
        }
        Object.assign(games ?? {}, { set: given });
      },
      { ...set, title: evil, games: [{ game_type: 'quiz', items: [quiz(evil, `${evil}!`, 'No')] }] },
    );
    await press(page, `${evil}!`);
    await press(page, 'Next');
    await page.getByText('1 of 1 right').waitFor();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { told: object[] }).told)).toMatchObject([
      { index: 0, score: 1, correct: true, words: { item: evil } },
      { right: 1, partly: 0, unanswered: 0, total: 1 },
    ]);
  });

  it('goes on when items come, also behind its end', async () => {
    const { page } = await embed('growing');
    const give = (held: SetDocument) =>
      page.evaluate((given) => {
        Object.assign(document.querySelector('ludotext-games') ?? {}, { set: given });
      }, held);
    const items = [1, 2, 3].map((at) => ({ id: `item-${at}`, ...quiz(`Question ${at}`, 'Yes', 'No') }));
    const first = (count: number) => ({ ...set, games: [{ game_type: 'quiz', items: items.slice(0, count) }] });
    await give(first(1));
    await page.getByText('0 of 1', { exact: true }).waitFor();
    await give(first(2));
    await page.getByText('0 of 2', { exact: true }).waitFor();
    for (const name of ['Yes', 'Next', 'Yes', 'Next']) await press(page, name);
    await page.getByText('More questions are being written').waitFor();
    await give(first(3));
    await press(page, 'Keep playing');
    await page.getByText('Question 3').waitFor();
    await page.getByText('2 of 3', { exact: true }).waitFor();
  });
});

it('is one script and one element: the example, with the script of the service', async () => {
  const folder = path.resolve(import.meta.dirname, '../../examples/shared-set');
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  await using site = await startSite({
    '/': html.replace('http://127.0.0.1:3000', service.url),
    '/page.js': path.join(folder, 'page.js'),
    '/bees.ludotext.json': path.join(folder, 'bees.ludotext.json'),
  });
  const page = await openPage(browser);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(site.url);
  await press(page, 'Nectar');
  await press(page, 'Next');
  await press(page, 'Finish now');
  await page.getByText('Played so far: 1 of 2 right').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

describe('in front of a class', () => {
  it('is large, has a clock, and shows the answer by the space bar', async () => {
    const { page } = await embed(`view="class" src="${await linkOf(onlyQuiz)}"`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    const question = page.getByText('What is lava?');
    await question.waitFor();
    expect(Number.parseFloat(await question.evaluate((text) => getComputedStyle(text).fontSize))).toBeGreaterThan(36);
    await page.getByRole('timer').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Right answer').first().waitFor();
  });
});
