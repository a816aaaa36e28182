import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSet } from '../../packages/player/src/games/link.js';
import type { SetDocument } from '../../packages/player/src/games/set.js';
import { openBrowser } from '../support/browser.js';
import { times } from '../support/long.js';
import { accessFaults, isTooWide, watchPage } from '../support/page-faults.js';
import { ourGames, type RunningService, runService } from '../support/service.js';

// The learner's page: a set from a link, or from this browser.

const quiz = (question: string, right: string, wrong: string) => ({
  question,
  answers: [
    { text: right, correct: true },
    { text: wrong, correct: false },
  ],
  explanation: `${right}, of course.`,
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
    {
      game_type: 'sequence_word',
      items: [{ sentence: 'Lava flows down the hill.', pieces: ['Lava', 'flows', 'down', 'the hill.'] }],
    },
  ],
};
const foreign = '  - package: "ludotext-game-true-false"\n    type_id: 9\n';

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService({}, [...ourGames, foreign])]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** A learner with a browser of her own, where nothing of ours was ever opened. */
async function learner(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext & AsyncDisposable> {
  return browser.newContext({ locale: 'en', ...options });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('a link that a teacher shared', () => {
  it('is played in a fresh browser with the service gone, and is nothing but the game', async () => {
    const passing = await runService();
    await using context = await learner();
    const page = await context.newPage();
    const faults = watchPage(page, passing.url);
    await page.goto(`${passing.url}/play#${await packSet(set)}`);
    await page.getByRole('heading', { name: 'What is lava?' }).waitFor();
    await passing[Symbol.asyncDispose]();
    expect(await page.title()).toBe('Volcanoes · Ludotext');
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await accessFaults(page)).toEqual([]);

    // The number keys work at once.
    await page.keyboard.press('1');
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'What is ash?' }).waitFor();
    await answer(page, 'Snow');
    await press(page, 'Next');
    await page.getByRole('button', { name: 'Check' }).waitFor();
    await press(page, 'Finish now');
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    await page.getByText('1 of 3 right').waitFor();
    await page.getByText('1 not answered').waitFor();
    expect(await page.title()).toBe('1 of 3 right · Volcanoes · Ludotext');
    expect(await accessFaults(page)).toEqual([]);

    await press(page, 'Practise the 2 that were missed');
    await page.getByRole('heading', { name: 'What is ash?' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is small to load', async () => {
    await using context = await learner({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body).length / 1000),
      );
    });
    await page.goto(`${service.url}/play#${await packSet(set)}`);
    await page.getByRole('heading', { name: 'What is lava?' }).waitFor();
    const files = await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const));
    const sum = (chosen: typeof files) => chosen.reduce((total, [, size]) => total + size, 0);
    const own = sum(files.filter(([name]) => !name.startsWith('/games/') && !name.endsWith('.woff2')));
    process.stdout.write(`play from a link: ${own.toFixed(1)} kB, ${sum(files).toFixed(1)} kB with players, gzip\n`);
    expect(files.filter(([name]) => name.endsWith('player.js')).length).toBe(2);
    expect(own).toBeLessThan(70);
  });

  it('needs no key where the service has keys', async () => {
    await using guarded = await runService({
      LUDOTEXT_PLAY_KEYS: 'play-key-of-a-class',
      LUDOTEXT_ADMIN_KEYS: 'admin-key-of-a-school',
    });
    await using context = await learner();
    const page = await context.newPage();
    const faults = watchPage(page, guarded.url);
    await page.goto(`${guarded.url}/play#${await packSet(set)}`);
    await answer(page, 'Melted rock');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await page.getByText('This service needs a key').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('goes on after a reload where it was left', async () => {
    await using context = await learner();
    const page = await context.newPage();
    await page.goto(`${service.url}/play#${await packSet(set)}`);
    await answer(page, 'Melted rock');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'What is ash?' }).waitFor();
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await answer(page, 'Dust');
    await press(page, 'Next');
    await press(page, 'Finish now');
    await page.getByText('2 of 3 right').waitFor();
    await page.reload();
    await page.getByText('2 of 3 right').waitFor();
    await press(page, 'Play again');
    await page.getByRole('heading', { name: 'What is lava?' }).waitFor();
  });

  it('is begun anew by the next learner at the same machine', async () => {
    await using context = await learner();
    const link = `${service.url}/play#${await packSet(set)}`;
    const first = await context.newPage();
    await first.goto(link);
    await answer(first, 'Melted rock');
    await first.getByText('1 of 3', { exact: true }).waitFor();
    await first.close();
    const next = await context.newPage();
    await next.goto(link);
    await next.getByText('0 of 3', { exact: true }).waitFor();
  });

  it('plays without a network what nobody played before, beside a game of others', async () => {
    await using context = await learner();
    const page = await context.newPage();
    await page.goto(service.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto(`${service.url}/play#${await packSet(set)}`);
    await answer(page, 'Melted rock');
    await page.getByText('1 of 3', { exact: true }).waitFor();
  });

  it('plays code of others in its frame', async () => {
    await using context = await learner();
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    const items = [{ statement: 'Lava is hot.', correct: true, evidence: 'Lava is hot.' }];
    await page.goto(`${service.url}/play#${await packSet({ ...set, games: [{ game_type: 'true_false', items }] })}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'True' }).click();
    await frame.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'All correct!' }).waitFor();
    expect(faults).toEqual([]);
  });

  const wrong: [string, string | (() => Promise<string>)][] = [
    ['a bomb', async () => bomb()],
    ['another version', async () => packSet({ ...set, ludotext: 2 as 1 })],
    ['nothing', ''],
    ['garbage', 'AAAA'],
    ['markup', '<img/src=x/onerror=alert(1)>'],
  ];

  it.each(times(wrong.slice(0, 2), wrong))('says what is wrong with %s, and runs nothing of it', async (_, made) => {
    await using context = await learner();
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    const hash = typeof made === 'string' ? made : await made();
    await page.goto(`${service.url}/play#${hash}`);
    const words = (await page.getByRole('alert').innerText()).trim();
    expect(words).toMatch(/incomplete|too large|newer version/);
    expect(await page.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('a set of this browser', () => {
  it('is played while it is written, and goes on after a reload', async () => {
    await using context = await learner();
    const page = await context.newPage();
    await page.goto(service.url);
    await page.getByRole('heading').first().waitFor();
    const items = set.games[0]?.items.map((item, at) => ({ ...item, id: `000000000000000${at}` })) ?? [];
    const keep = (count: number) =>
      page.evaluate(
        async ([games, title]) => {
          const opening = indexedDB.open('ludotext');
          await new Promise((done) => Object.assign(opening, { onsuccess: done }));
          const writing = opening.result
            .transaction('sets', 'readwrite')
            .objectStore('sets')
            .put({
              ...{ id: 'aaaabbbbcccc', changed: 1, turnedDown: [], interactions: {} },
              ...{ writing: { phase: 'running', scores: [], warnings: [] } },
              document: { ludotext: 1, title, language: 'en', games },
            });
          await new Promise((done) => Object.assign(writing, { onsuccess: done }));
          new BroadcastChannel('ludotext-sets').postMessage('aaaabbbbcccc');
        },
        [[{ game_type: 'quiz', items: items.slice(0, count) }], set.title] as const,
      );
    await keep(1);
    await page.goto(`${service.url}/play/aaaabbbbcccc`);
    await page.getByText('0 of 1', { exact: true }).waitFor();
    expect(await page.getByRole('link').allInnerTexts()).toEqual(['Back to the set']);
    await keep(2);
    await page.getByText('0 of 2', { exact: true }).waitFor();
    await answer(page, 'Melted rock');
    await page.reload();
    await page.getByRole('heading', { name: 'What is ash?' }).waitFor();
    await page.getByText('1 of 2', { exact: true }).waitFor();
  });

  it('that is not there is missed in words', async () => {
    await using context = await learner();
    const page = await context.newPage();
    await page.goto(`${service.url}/play/ddddeeeeffff`);
    await page.getByRole('heading', { name: 'This set is not in this browser' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });
});

describe('the learner’s page as several people see it', () => {
  const people: [string, Parameters<Browser['newContext']>[0], string][] = [
    [
      'a phone in the dark',
      { viewport: { width: 320, height: 640 }, colorScheme: 'dark', isMobile: true, hasTouch: true },
      '',
    ],
    ['a desk', { viewport: { width: 1280, height: 800 } }, ''],
    ['a projector', { viewport: { width: 1920, height: 1080 } }, '?view=class'],
    ['forced colours, Arabic', { viewport: { width: 800, height: 900 }, forcedColors: 'active', locale: 'ar' }, ''],
  ];

  it.each(times(people.slice(-1), people))('%s', async (name, options, search) => {
    // Colours on their way have no contrast yet.
    await using context = await learner({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${service.url}/play${search}#${await packSet(set)}`);
    await page.getByRole('heading', { name: 'What is lava?' }).waitFor();
    const look = async (state: string) => {
      const shots = process.env.LUDOTEXT_SHOTS;
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}, ${state}.png`, fullPage: true });
      expect([state, await accessFaults(page), await isTooWide(page)]).toEqual([state, [], false]);
    };
    await look('question');
    await page.evaluate(watchShifts);
    await answer(page, 'Cold water');
    await look('answered');
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    await page.locator('ludotext-games button.next, ludotext-games .bar button').first().click();
    await answer(page, 'Dust');
    await page.locator('ludotext-games button.next, ludotext-games .bar button').first().click();
    await look('order');
    await page.locator('ludotext-games footer button').last().click();
    await page.locator('ludotext-games .total').waitFor();
    await look('result');
  });
});

/** In the page: sums up how far things move from now on, also after a press. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      (window as unknown as { shifted: number }).shifted += shift.value;
    }
  }).observe({ type: 'layout-shift' });
}

/** Five megabytes of blanks, which a link of a few thousand characters holds. */
async function bomb(): Promise<string> {
  const stream = new Blob([' '.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}
