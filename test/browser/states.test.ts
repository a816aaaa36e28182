import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSet } from '../../packages/player/src/games/link.js';
import type { SetDocument } from '../../packages/player/src/games/set.js';
import { gamesTexts, orderTexts, textsFor } from '../../packages/player/src/texts.js';
import { book } from '../support/book.js';
import { openBrowser } from '../support/browser.js';
import { ourGames, type RunningService, runService } from '../support/service.js';
import { startStallingWriter, writtenBy } from '../support/stalling-writer.js';
import { makeSet, written } from '../support/teacher.js';
import { arePicturesKept, sees, type Visit, visit, visitorNames } from '../support/visitors.js';

// Every state of the page as several people see it: looked through by axe-core, never wider than the window, with no complaint
// in the console, and in play nothing that jumps. UPDATE_DOCS=1 keeps the pictures that the docs show.

/** The keys of the service that asks for them. */
const keys = { LUDOTEXT_PLAY_KEYS: 'play-key-of-a-class', LUDOTEXT_ADMIN_KEYS: 'admin-key-of-a-school' };

let browser: Browser;
let service: RunningService;
let guarded: RunningService;
/** With games of other hands. */
let various: RunningService;
beforeAll(async () => {
  const others = ['true-false', 'fill-gaps'].map((name) => `  - package: ludotext-game-${name}\n`);
  [browser, service, guarded, various] = await Promise.all([
    openBrowser(),
    runService(),
    runService(keys),
    runService({}, [...ourGames, ...others]),
  ]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await guarded[Symbol.asyncDispose]();
  await various[Symbol.asyncDispose]();
});

/** A set as another program made it: of a game with a player of another hand, one without a player, and one that is not here. */
const opened: SetDocument = {
  ludotext: 1,
  title: 'Volcanoes',
  language: 'en',
  games: [
    { game_type: 'true_false', items: [{ statement: 'Lava is hot.', correct: true, evidence: 'Lava is hot.' }] },
    { game_type: 'fill_gaps', items: [{ gaps: [{ before: 'Lava flows ', answers: ['down'] }], after: '.' }] },
    { game_type: 'charades', items: [{ word: 'Ash' }] },
  ],
};

/** What is seen of each game, by its player. */
const games = {
  'ludotext-quiz': 'a quiz',
  'ludotext-sequence-sentence': 'sentences to order',
  'ludotext-sequence-word': 'words to order',
} as const;

/** Plays what is shown to the result; nothing moves when an answer is given. */
async function playThrough({ page, look, moved, locale }: Visit): Promise<void> {
  const around = gamesTexts(locale);
  const player = textsFor(locale);
  const check = page.getByRole('button', { name: orderTexts(locale)('check'), exact: true });
  const result = page.locator('ludotext-games .score');
  const onward = page.getByRole('button', { name: new RegExp(`^(${player.say('next')}|${player.say('finish')})$`) });
  const leave = page.getByRole('button', { name: new RegExp(`^(${around.say('skip')}|${around.say('end')})$`) });
  // Whichever game was written first begins, and a text need not suit every game.
  const players = page.locator(Object.keys(games).join(','));
  for (;;) {
    await players.or(result).first().waitFor();
    if (await result.isVisible()) break;
    const tag = await players.evaluate(({ localName }) => localName);
    const state = games[tag as keyof typeof games];
    await look(state);
    if (tag === 'ludotext-quiz') {
      await moved();
      // By a key: two clicks in one place as quick as these would count as one.
      await players.getByRole('group').getByRole('button').first().press('Enter');
    } else {
      await players.locator('button.piece').first().focus();
      for (const key of ['Space', 'End', 'Space']) await page.keyboard.press(key);
      await moved();
      await check.press('Enter');
    }
    await onward.waitFor();
    expect([state, await moved()]).toEqual([state, []]);
    await look(`${state} answered`);
    await leave.press('Enter');
  }
  await look('the result');
}

/** Has games made that do not suit the text well, one after the other; they may give nothing. */
async function makeLeftOut({ page, look, say }: Visit): Promise<void> {
  const buttons = page.getByRole('button', { name: `${say('lowerScore')}: ` });
  const names = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  for (const name of names) {
    const asked = page.waitForRequest('**/generate');
    await page.getByRole('button', { name, exact: true }).click();
    await asked;
    await written(page);
  }
  if (names.length > 0) await look('what was left out, asked for');
}

describe.each(visitorNames)('%s', { timeout: 180_000 }, (name) => {
  it.runIf(sees(name, 2))('from the start to the result', async () => {
    await using visitor = await visit(browser, name, service.url);
    const { page, look, press, say, sample } = visitor;
    await page.getByRole('button', { name: sample }).waitFor();
    await look('start');
    await page.getByText(say('moreSettings')).click();
    await look('more settings');
    await makeSet(page, sample, say);
    await look('a set under review');
    await makeLeftOut(visitor);
    // Orders have no sentence that proves them.
    if (
      await page
        .getByRole('button', { name: say('reviewInText'), exact: true })
        .first()
        .isVisible()
    ) {
      await press(say('reviewInText'));
      await page.locator('ludo-evidence-view mark').waitFor();
      await look('the evidence in the text');
      await press(say('close'));
    }
    await press(say('edit'));
    await look('an item edited');
    await page.locator('ludo-item-form textarea').first().fill('');
    await page.locator('ludo-item-form .findings li').first().waitFor();
    await look('an item with a fault');
    await press(say('cancel'));
    await press(say('delete'));
    await page.getByRole('button', { name: say('undo'), exact: true }).waitFor();
    await look('an item deleted');
    await press(say('undo'));
    await page.getByRole('link', { name: say('play'), exact: true }).click();
    await playThrough(visitor);
    visitor.expectClean();
  });

  it.runIf(sees(name))('the ways in and out, and what can go wrong', async () => {
    await using visitor = await visit(browser, name, `${various.url}/set/`);
    const { page, look, press, say } = visitor;
    await page.getByText(say('setsNone'), { exact: true }).waitFor();
    await look('no sets');
    const content = Buffer.from(JSON.stringify(opened));
    const file = { name: 'volcanoes.ludotext.json', mimeType: 'application/json', buffer: content };
    await page.locator('ludo-set-list input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('{') });
    await page.getByText(say('setsFileDamaged')).waitFor();
    await look('a damaged file');
    await page.locator('ludo-set-list input[type=file]').setInputFiles(file);
    await page.locator('ludo-item-row').nth(2).waitFor();
    await look('a set from elsewhere');
    await press(say('share'));
    await page.getByRole('dialog').getByText(say('shareLeftOut')).waitFor();
    await look('what a link leaves out');
    await page.keyboard.press('Escape');

    await page.goto(various.url);
    await makeSet(page, visitor.sample, say);
    for (const [way, ready] of [
      ['share', page.getByRole('img', { name: say('shareCode') }).or(page.getByText(say('shareNoCode')))],
      ['print', page.locator('ludo-print-view ludo-worksheet').getByText('1.').first()],
      ['export', page.locator('button[data-format]').first()],
    ] as const) {
      await press(say(way));
      await ready.waitFor();
      await look(way);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('link', { name: say('mySets'), exact: true }).click();
    await page.locator('ludo-set-list li').nth(1).waitFor();
    await look('my sets');
    await press(say('rename'));
    await look('a set being renamed');

    await page.goto(`${various.url}/set/000000000000`);
    await page.getByRole('heading', { name: say('reviewMissing') }).waitFor();
    await look('a set of another browser');
    await page.goto(various.url);
    await page.getByRole('radio', { name: say('modeDirect') }).check({ force: true });
    await page.locator('ludo-direct-editor textarea').fill('Question: Which organ pumps blood?\nA. The lung\n');
    await press(say('createMake'));
    await page.locator('ludo-direct-editor [aria-invalid=true]').waitFor();
    await look('questions of one’s own, with a fault');
    await page
      .getByRole('radio', { name: say('modeProse') })
      .first()
      .check({ force: true });
    await page.locator('ludo-text-field textarea').fill('A long text. '.repeat(20_000));
    await page.getByRole('alert').filter({ hasText: /\d/ }).waitFor();
    await look('a text that is too long');
    await page.getByRole('button', { name: visitor.sample }).click();
    await page.route('**/generate', (route) => route.abort());
    await press(say('createMake'));
    await page.getByText(say('problemUnreachable')).waitFor();
    await look('a service out of reach');
    visitor.expectClean('Failed to load resource');
  });

  it.runIf(sees(name))('a document, and a set for each of its parts', async () => {
    await using visitor = await visit(browser, name, service.url);
    const { page, look, press, say } = visitor;
    const file = page.locator('ludo-text-field input[type=file]');
    await file.setInputFiles({
      name: 'whale.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    });
    await page.getByText(say('problemDocumentType')).waitFor();
    await look('a file that is no document');
    await page.route('**/documents', () => undefined);
    await file.setInputFiles(book);
    await page.locator('ludo-document-panel progress').waitFor();
    await look('a document on its way');
    await press(say('cancel'));
    await page.unroute('**/documents');
    await file.setInputFiles(book);
    await page.locator('ludo-document-panel .outline').waitFor();
    await look('a document');
    await page.getByRole('checkbox', { name: say('documentEach') }).check();
    await look('a set for each part');
    await page.route('**/generate', () => undefined);
    await press(say('createMakeSets', { count: 3 }));
    await page.locator('ludo-set-list li[data-set]').nth(2).waitFor();
    await look('sets that wait');
    visitor.expectClean('Failed to load resource');
  });

  it.runIf(sees(name, 3))('a key, and a service that is busy', async () => {
    await using visitor = await visit(browser, name, guarded.url);
    const { page, look, press, say } = visitor;
    const field = page.getByLabel(say('keyLabel'), { exact: true });
    await field.waitFor();
    await look('a key is asked for');
    await field.fill('a-key-of-nobody');
    await press(say('keyShow'));
    await field.press('Enter');
    await page.getByText(say('keyWrong')).waitFor();
    await look('a wrong key');
    await field.fill(keys.LUDOTEXT_PLAY_KEYS);
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    await page.route('**/generate', (route) => {
      const json = { code: 'rate_limited', detail: 'x', title: 'x', status: 429, request_id: 'abcd-1234' };
      return route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json });
    });
    await page.getByRole('button', { name: visitor.sample }).click();
    await press(say('createMake'));
    await page.getByRole('timer').waitFor();
    await look('a wait');
    visitor.expectClean('Failed to load resource');
  });

  it.runIf(sees(name, 3))('games of other hands', async () => {
    await using visitor = await visit(browser, name, `${various.url}/play#${await packSet(opened)}`);
    const { page, look, locale } = visitor;
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button').nth(1).waitFor();
    await look('a player in its frame');
    await frame.getByRole('button').first().press('Enter');
    await frame.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    await page.getByRole('button', { name: gamesTexts(locale).say('skip') }).click();
    await page.locator('ludo-plain-player').waitFor();
    await look('a game as plain text');
    visitor.expectClean();
  });
});

describe('while a model writes', { timeout: 120_000 }, () => {
  const watchers = ['a desk, light', 'a narrow phone, Arabic, no motion'].filter((name) => sees(name, 2));
  it.each(watchers)('%s', async (name) => {
    await using model = await startStallingWriter();
    model.hold();
    await using written = await runService(writtenBy(model));
    await using visitor = await visit(browser, name, written.url);
    const { page, look, press, say } = visitor;
    await page.getByRole('button', { name: 'The printing press' }).click();
    await press(say('createMake'));
    await page.getByText(say('readingText')).last().waitFor();
    await look('the text is read');
    model.release();
    await page.locator('ludo-item-row').nth(1).waitFor();
    await look('a set being written');
    await page.getByText(say('wishAnother')).first().click();
    await look('wishes for another item');
    await press(say('stop'));
    await page.getByRole('button', { name: say('continue'), exact: true }).waitFor();
    await page.locator('ludo-turned-down summary').click();
    await page.locator('ludo-turned-down ludo-item-card').first().waitFor();
    await look('stopped, with what was not used');
    // What was stopped is not paid for: the model's server sees its callers go.
    await model.closedEarly(1);
    visitor.expectClean();
  });
});

it.runIf(arePicturesKept)('a good result and the operators’ page are pictured', async () => {
  const quiz = (question: string, ...options: string[]) => ({
    question,
    answers: options.map((text, at) => ({ text, correct: at === 0 })),
  });
  const items = [
    quiz('What is molten rock called once it has left the volcano?', 'Lava', 'Magma', 'Ash'),
    quiz('Which volcano buried Pompeii?', 'Vesuvius', 'Etna', 'Stromboli'),
    quiz('In which year did it erupt?', '79', '1476', '1883'),
  ];
  const set: SetDocument = { ...opened, games: [{ game_type: 'quiz', items }] };
  await using visitor = await visit(browser, 'a desk, light', `${service.url}/play#${await packSet(set)}`);
  const { page, look, press } = visitor;
  for (const name of ['Lava', 'Next', 'Etna', 'Next', '79', 'Next']) await press(name);
  await page.locator('ludotext-games .score').waitFor();
  await look('a good result');
  await page.goto(`${service.url}/admin`);
  await page.locator('ludo-games-panel li').nth(2).waitFor();
  await look('for operators');
});
