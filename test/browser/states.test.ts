import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStrings, strings as playerStrings } from '../../packages/player/src/texts.js';
import { type Locale, strings } from '../../packages/playground/src/say.js';
import { openBrowser } from '../support/browser.js';
import { accessFaults, isTooWide, watchPage } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';
import { startStallingWriter, writtenBy } from '../support/stalling-writer.js';

// Every state of the page as several people see it: looked through by axe-core, never wider than the window, with no complaint
// in the console. UPDATE_DOCS=1 keeps the pictures that the README shows.

const pictures = path.resolve(import.meta.dirname, '../../docs/screenshots');
const isKept = process.env.UPDATE_DOCS === '1';

interface Visitor {
  readonly locale: Locale;
  readonly sample: string;
  readonly options: BrowserContextOptions;
  /** The pictures to keep, by state. */
  readonly pictures: Readonly<Record<string, string>>;
}

const visitors: Readonly<Record<string, Visitor>> = {
  'a desk, light': {
    locale: 'en',
    sample: 'The printing press',
    options: { viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
    pictures: {
      start: 'start',
      'sequence order': 'sentence-order',
      'word order': 'word-order',
      'a quiz answered': 'quiz',
      'the result': 'result',
      'an error': 'error',
      'the editor with faults': 'direct',
    },
  },
  'a phone, dark': {
    locale: 'de',
    sample: 'Die Honigbiene',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
    pictures: { 'a quiz': 'phone', start: 'dark' },
  },
  'a narrow phone, Arabic, no motion': {
    locale: 'ar',
    sample: 'نهر النيل',
    options: {
      viewport: { width: 320, height: 640 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      hasTouch: true,
      isMobile: true,
    },
    pictures: { 'word order': 'arabic' },
  },
  'a wide screen with colours of its own': {
    locale: 'en',
    sample: 'Baking bread',
    options: { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark', forcedColors: 'active' },
    pictures: {},
  },
};

/** The normal run shows each half of the states to every other visitor; `npm run test:long` shows all states to all of them. */
const isLong = process.env.TEST_LONG === '1' || isKept;
const sees = (name: string, half: number) => isLong || Object.keys(visitors).indexOf(name) % 2 === half;

/** The keys of the service that asks for them. */
const keys = { LUDOTEXT_PLAY_KEYS: 'play-key-of-a-class', LUDOTEXT_ADMIN_KEYS: 'admin-key-of-a-school' };

let browser: Browser;
let service: RunningService;
let guarded: RunningService;
beforeAll(async () => {
  [browser, service, guarded] = await Promise.all([openBrowser(), runService(), runService(keys)]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await guarded[Symbol.asyncDispose]();
});

/** A page as a visitor opens it, and the examination of a state of it. */
async function visit(name: string, url: string) {
  const { locale, options, pictures: wanted } = visitors[name] as Visitor;
  const context = await browser.newContext({ ...options, locale });
  const page = await context.newPage();
  const faults = watchPage(page, url);
  await page.goto(url);
  const looked = new Map<string, string[]>();
  const look = async (state: string) => {
    await settled(page);
    const wide = (await isTooWide(page)) ? ['wider than the window'] : [];
    looked.set(state, [...(await accessFaults(page)), ...wide]);
    const picture = wanted[state];
    if (isKept && picture !== undefined) await keep(page, picture);
  };
  const said = strings[locale] as Record<keyof typeof strings.en, string>;
  const press = (label: unknown) =>
    page
      .getByRole('button', { name: String(label), exact: true })
      .first()
      .click();
  const open = (label: string) => page.getByText(label, { exact: false }).first().click();
  return { page, context, faults, looked, look, press, open, said, locale };
}

/** Animations end before anything is measured: colours on their way have no contrast yet. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
    ];
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const running = roots(document).flatMap((root) => root.getAnimations());
    await Promise.all(running.filter((each) => !isEndless(each)).map((each) => each.finished.catch(() => {})));
    // Who wants no motion gets none: what moves for ever would still be running.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches && running.length > 0)
      throw new Error('Something moves.');
  });
}

async function keep(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, `${name}.png`), await page.screenshot());
}

/** No state has a fault; the message lists the states that have. */
function expectClean({
  looked,
  faults,
}: {
  looked: ReadonlyMap<string, readonly string[]>;
  faults: readonly string[];
}) {
  expect([...looked].filter(([, found]) => found.length > 0)).toEqual([]);
  expect(faults).toEqual([]);
}

describe.each(Object.keys(visitors))('%s', { timeout: 120_000 }, (name) => {
  const { sample } = visitors[name] as Visitor;

  it.runIf(sees(name, 0))('from the start to the result', async () => {
    const visitor = await visit(name, service.url);
    const { page, look, press, open, said, locale } = visitor;
    const player = playerStrings[locale];
    await page.getByRole('button', { name: sample }).waitFor();
    await look('start');
    await open(said.moreSettings);
    await look('more settings');
    await page.getByRole('button', { name: sample }).click();
    await press(said.makeGames);
    await page.getByRole('heading', { name: said.ready }).waitFor();
    await look('ready');
    await open(said.rawJson);
    await look('ready, with all opened');
    await press(said.play);
    await page.locator('ludotext-quiz').waitFor();
    await look('a quiz');
    const onward = page.getByRole('button', { name: new RegExp(`^(${player.next}|${player.finish})$`) });
    const skip = page.getByRole('button', { name: said.playSkip });
    // By a key: two clicks in one place as quick as these would count as one.
    await page.locator('ludotext-quiz').getByRole('group').getByRole('button').first().press('Enter');
    await onward.waitFor();
    await look('a quiz answered');
    await skip.press('Enter');
    for (const [state, tag] of [
      ['sequence order', 'ludotext-sequence-sentence'],
      ['word order', 'ludotext-sequence-word'],
    ] as const) {
      const order = page.locator(tag);
      await order
        .or(page.locator('ludotext-sequence-word'))
        .or(page.getByRole('heading', { name: said.playResult }))
        .first()
        .waitFor();
      // A text need not suit every game.
      if (!(await order.isVisible())) continue;
      await look(state);
      await page.getByRole('button', { name: orderStrings[locale].check, exact: true }).press('Enter');
      await onward.waitFor();
      await look(`${state}, answered`);
      await skip.press('Enter');
    }
    await page.getByRole('heading', { name: said.playResult }).waitFor();
    await look('the result');
    expectClean(visitor);
    expect(visitor.looked.size).toBeGreaterThanOrEqual(7);
    await visitor.context.close();
  });

  it.runIf(sees(name, 1))('the writer, the editor and an error', async () => {
    const visitor = await visit(name, service.url);
    const { page, look, press, said } = visitor;
    await page.getByRole('button', { name: said.writerOffline }).click();
    await page.getByRole('dialog').waitFor();
    await look('the writer');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: new RegExp(said.modeDirect) }).check({ force: true });
    await page.locator('ludo-direct-editor').waitFor();
    await look('the editor');
    await page
      .locator('ludo-direct-editor textarea')
      .fill('Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: C\n');
    await press(said.makeDirect);
    await page.locator('ludo-direct-editor [aria-invalid=true]').waitFor();
    await look('the editor with faults');
    await page
      .getByRole('radio', { name: new RegExp(said.modeProse) })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: sample }).click();
    await page.route('**/generate', (route) => route.abort());
    await press(said.makeGames);
    await page.getByText(said.problemUnreachable).waitFor();
    await look('an error');
    // The service away is what was asked for; everything else would be a fault.
    const others = visitor.faults.filter((fault) => !fault.includes('Failed to load resource'));
    expectClean({ looked: visitor.looked, faults: others });
    await visitor.context.close();
  });
});

describe.each(Object.keys(visitors))('%s', { timeout: 120_000 }, (name) => {
  it.runIf(sees(name, 1))('a key, and a service that is busy', async () => {
    const { sample } = visitors[name] as Visitor;
    const visitor = await visit(name, guarded.url);
    const { page, look, press, open, said } = visitor;
    const field = page.getByLabel(said.keyLabel, { exact: true });
    await field.waitFor();
    await look('a key is asked for');
    await field.fill('a-key-of-nobody');
    await press(said.keyShow);
    await field.press('Enter');
    await page.getByText(said.keyWrong).waitFor();
    await look('a wrong key');
    await field.fill(keys.LUDOTEXT_PLAY_KEYS);
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    await open(said.moreSettings);
    await page.getByText(said.keyAdmin).waitFor();
    await look('a key to play with');
    await page.getByRole('button', { name: said.writerOffline }).click();
    await page.getByRole('dialog').getByText(said.keyAdmin).waitFor();
    await look('the writer, for players');
    await page.keyboard.press('Escape');
    await page.route('**/generate', (route) => {
      const json = { code: 'rate_limited', detail: 'x', title: 'x', status: 429, request_id: 'abcd-1234' };
      return route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json });
    });
    await page.getByRole('button', { name: sample }).click();
    await press(said.makeGames);
    await page.getByRole('timer').waitFor();
    await look('a wait');
    // What is refused stands in the console; everything else would be a fault.
    const others = visitor.faults.filter((fault) => !fault.includes('Failed to load resource'));
    expectClean({ looked: visitor.looked, faults: others });
    await visitor.context.close();
  });
});

describe('while a model writes', { timeout: 120_000 }, () => {
  it.each(['a desk, light', 'a narrow phone, Arabic, no motion'])('%s', async (name) => {
    await using model = await startStallingWriter();
    model.hold();
    await using written = await runService(writtenBy(model));
    const visitor = await visit(name, written.url);
    const { page, look, press, said } = visitor;
    await page.getByRole('button', { name: 'The printing press' }).click();
    await press(said.makeGames);
    await page.getByRole('heading', { name: said.making }).waitFor();
    await look('the text is read');
    model.release();
    await page.getByRole('button', { name: said.playNow }).waitFor();
    if (isKept && name === 'a desk, light') await keep(page, 'progress');
    await look('the first item is there');
    await press(said.stop);
    await page.getByRole('heading', { name: said.stopped }).waitFor();
    await look('stopped');
    // What was stopped is not paid for: the model's server sees its callers go.
    await model.closedEarly(1);
    expectClean(visitor);
    await visitor.context.close();
  });
});

it('the reference is there, for phones too, and asks nothing of anybody else', { timeout: 120_000 }, async () => {
  for (const name of ['a desk, light', 'a phone, dark']) {
    const { page, faults, context } = await visit(name, service.url);
    await page.goto(`${service.url}/docs`);
    await page.getByRole('button', { name: 'POST /generate Every' }).click();
    await page.getByText('Example Value').first().waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(faults).toEqual([]);
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  }
});

describe('games of other hands', { timeout: 120_000 }, () => {
  it('are played in a frame that has no origin, or as plain text where they bring no player', async () => {
    const others = ['true-false', 'fill-gaps'].map((name) => `  - package: ludotext-game-${name}\n`);
    await using service = await runService({}, others);
    const visitor = await visit('a desk, light', service.url);
    const { page, look, press, said } = visitor;
    await press('The printing press');
    await press(said.makeGames);
    await page.getByRole('heading', { name: said.ready }).waitFor();
    await press(said.play);
    await page.getByRole('heading', { name: 'True or false' }).waitFor();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'True' }).waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    const inside = page.frames().find((each) => each.url().endsWith('/frame.html'));
    expect(await inside?.evaluate(() => [self.origin, 'RTCPeerConnection' in self])).toEqual(['null', false]);
    await look('a player in its frame');
    await frame.getByRole('button', { name: 'True' }).press('Enter');
    await frame.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    await page.getByText('1 of ').first().waitFor();
    await page.getByRole('button', { name: said.playSkip }).click();
    await page.getByRole('heading', { name: 'Fill the gaps' }).waitFor();
    await look('a game as plain text');
    await page.getByRole('button', { name: said.playSkip }).click();
    await page.getByRole('heading', { name: said.playResult }).waitFor();
    await look('the result of others');
    expectClean(visitor);
    await visitor.context.close();
  });
});
