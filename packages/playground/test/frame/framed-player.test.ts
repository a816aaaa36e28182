import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { pickItems, pickPlayer } from '../parts/games.js';
import { openParts, type PartsSite } from '../parts/site.js';

/** A player that runs `code` once it is in place. */
const playerThat = (code: string): string =>
  `export default class Hostile extends HTMLElement { items = []; async connectedCallback() { this.textContent = 'Here I am'; ${code} } }`;

/** Tries what it may not do, and says what came of it in an answer's feedback. */
const burglar = playerThat(`
  const tries = {
    document: () => parent.document.body.textContent,
    element: () => frameElement.outerHTML,
    cookie: () => document.cookie,
    storage: () => localStorage.length,
    database: () => indexedDB.open('x'),
    topLocation: () => { top.location.href = '/stolen-top'; return 'set'; },
    own: async () => (await fetch('/stolen-own')).status,
    elsewhere: async () => (await fetch('http://localhost:9/stolen')).status,
    socket: () => new Promise((done, fail) => { const socket = new WebSocket('ws://localhost:9'); socket.onopen = () => done('open'); socket.onerror = () => fail(new Error('closed')); }),
    image: () => new Promise((done, fail) => { const image = new Image(); image.onload = () => done('loaded'); image.onerror = () => fail(new Error('blocked')); image.src = '/stolen-image'; }),
    beacon: () => { if (!navigator.sendBeacon('/stolen-beacon', 'x')) throw new Error('refused'); return 'sent'; },
    worker: () => new Promise((done, fail) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = () => done('ran'); worker.onerror = () => fail(new Error('blocked')); }),
    evaluated: () => eval('1 + 1'),
    script: () => new Promise((done, fail) => { const script = document.createElement('script'); script.src = 'data:text/javascript,0'; script.onload = () => done('ran'); script.onerror = () => fail(new Error('blocked')); document.head.append(script); }),
    framed: () => new Promise((done) => { const frame = document.createElement('iframe'); frame.src = '/stolen-frame'; frame.onload = () => done('loaded'); document.body.append(frame); }),
  };
  const feedback = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try { feedback.push(name + ': ' + await attempt()); } catch (error) { feedback.push(name + ': no'); }
  }
  const opened = window.open('/stolen-window');
  feedback.push('window: ' + (opened ? 'open' : 'no'));
  alert('x');
  const form = document.createElement('form');
  form.action = '/stolen-form';
  document.body.append(form);
  form.submit();
  const detail = { index: 0, score: 1e9, max: 1e9, correct: true, feedback };
  this.dispatchEvent(new CustomEvent('ludotext-answer', { detail, bubbles: true }));
`);

const players: Readonly<Record<string, string>> = {
  burglar,
  pick: pickPlayer,
  throwing: "throw new Error('I will not');",
  throwing_later:
    "export default class X extends HTMLElement { constructor() { super(); throw new Error('I will not'); } }",
  nothing: 'export const player = 1;',
  silent: 'await new Promise(() => {}); export default class X extends HTMLElement {}',
  flood: playerThat(
    "for (;;) { for (let i = 0; i < 500; i++) parent.postMessage({ type: 'height', height: i }, '*'); await new Promise((done) => setTimeout(done)); }",
  ),
  heavy: playerThat(`
    const detail = { index: 0, score: 1, max: 1, feedback: Array.from({ length: 4e5 }, (_, i) => ({ i })) };
    for (let i = 0; i < 20; i++) parent.postMessage({ type: 'answer', detail }, '*');
  `),
  cyclic: playerThat(`
    await null; // in place by then
    const detail = { score: 1, max: 1, right: 1, total: 1, answers: [] };
    detail.self = detail;
    this.dispatchEvent(new CustomEvent('ludotext-complete', { detail }));
  `),
  tall: playerThat("this.style.height = '9000000px';"),
  gone: playerThat("location.href = '/frame.html?gone';"),
  gone_elsewhere: playerThat("location.href = 'http://localhost:9/stolen';"),
  forging: playerThat(`
    await null; // in place by then
    for (const message of [null, 1, 'x', [], { type: 'answer' }, { type: 'answer', detail: { index: 5, score: 1, max: 1 } },
      { type: 'complete', detail: { score: NaN, max: Infinity, right: 1e99, answers: Array(1e5).fill(0) } }]) parent.postMessage(message, '*');
  `),
  endless: 'for (;;) {}',
  keen: `export default class Keen extends HTMLElement {
    #keys = '';
    connectedCallback() {
      this.textContent = 'Here I am';
      document.addEventListener('keydown', ({ code }) => this.textContent = 'Keys: ' + (this.#keys += code + ' '));
    }
    reveal() { this.textContent = 'It is the heart'; }
  }`,
};

let browser: Browser;
let site: PartsSite;
beforeAll(async () => {
  browser = await openBrowser();
  site = await openParts(
    Object.fromEntries(Object.entries(players).map(([name, code]) => [`/games/${name}/player.js`, code])),
  );
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** A page with one framed player, which notes the events that come out. @param patience long by default: a busy machine is no fault */
async function openFramed(name: string, patience = 60_000): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.page);
  await page.waitForFunction(() => 'say' in window);
  await page.evaluate(
    ({ url, items, patience }) => {
      const frame = document.createElement('ludo-framed-player');
      Object.assign(frame, { url, items, patience, name: 'A game' });
      const seen: unknown[] = [];
      for (const type of ['ludotext-answer', 'ludotext-complete', 'ludo-player-fault']) {
        frame.addEventListener(type, (event) => seen.push([type, (event as CustomEvent<unknown>).detail]));
      }
      Object.assign(window, { seen });
      const field = Object.assign(document.createElement('input'), { ariaLabel: 'Beside' });
      document.querySelector('main')?.append(field, frame);
    },
    { url: `/games/${name}/player.js`, items: pickItems, patience },
  );
  return page;
}

type Seen = [type: string, detail: Record<string, unknown>][];

/** The events so far, once there is one of the type. */
async function seen(page: Page, type: string): Promise<Seen> {
  await page.waitForFunction(
    (type) => (window as unknown as { seen: Seen }).seen.some(([name]) => name === type),
    type,
  );
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** The page answers to a person. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByLabel('Beside').fill('Still here');
  expect(await page.getByLabel('Beside').inputValue()).toBe('Still here');
}

describe('a player that breaks out', () => {
  it('reaches nothing: no page, no storage, no network, no window, no dialogue', async () => {
    await using page = await openFramed('burglar');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const [[, detail] = ['', {}]] = await seen(page, 'ludotext-answer');
    const { feedback, score, max } = detail as { feedback: string[]; score: number; max: number };
    expect(feedback.filter((line) => !line.endsWith(': no'))).toEqual([
      // Both are only begun: what comes of them is nothing, as the requests show.
      'beacon: sent',
      'framed: loaded',
    ]);
    expect([score, max]).toEqual([1_000, 1_000]);
    expect(site.asked.filter((path) => path.includes('stolen'))).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(page.url()).toBe(site.page);
    expect(page.context().pages()).toHaveLength(1);
    await expectUsable(page);
  });

  it('is stopped when it goes to another address, and takes nothing there', async () => {
    for (const name of ['gone', 'gone_elsewhere']) {
      await using page = await openFramed(name);
      expect(await seen(page, 'ludo-player-fault')).toEqual([['ludo-player-fault', { fault: 'left', reason: '' }]]);
      expect(await page.locator('iframe').count()).toBe(0);
    }
  });

  it('is stopped when it floods the page with messages', async () => {
    await using page = await openFramed('flood');
    expect(await seen(page, 'ludo-player-fault')).toEqual([['ludo-player-fault', { fault: 'flood', reason: '' }]]);
    expect(await page.locator('iframe').count()).toBe(0);
    await expectUsable(page);
  });

  it('is stopped when a message of it takes long to unpack', async () => {
    await using page = await openFramed('heavy');
    const events = await seen(page, 'ludo-player-fault');
    expect(events.at(-1)).toEqual(['ludo-player-fault', { fault: 'flood', reason: '' }]);
    await expectUsable(page);
  });

  it('ends all the same with a detail that cannot be sent', async () => {
    await using page = await openFramed('cyclic');
    await seen(page, 'ludotext-complete');
  });

  it('stays within its height, whatever it claims', async () => {
    await using page = await openFramed('tall');
    await page.frameLocator('iframe').getByText('Here I am').waitFor();
    await page.waitForFunction(() => {
      const frame = document.querySelector('ludo-framed-player')?.shadowRoot?.querySelector('iframe');
      return frame?.clientHeight === 6_000;
    });
  });

  it('wins nothing by forged messages', async () => {
    await using page = await openFramed('forging');
    const events = await seen(page, 'ludotext-complete');
    expect(events).toEqual([['ludotext-complete', { answers: [] }]]);
  });
});

describe('a player that does not start', () => {
  it.each([
    ['throwing', 'I will not'],
    ['throwing_later', 'I will not'],
    ['nothing', 'The module exports no custom element.'],
  ])('says so: %s', async (name, reason) => {
    await using page = await openFramed(name);
    expect(await seen(page, 'ludo-player-fault')).toEqual([['ludo-player-fault', { fault: 'failed', reason }]]);
  });

  it('is not waited for longer than its time', async () => {
    await using page = await openFramed('silent', 500);
    expect(await seen(page, 'ludo-player-fault')).toEqual([['ludo-player-fault', { fault: 'slow', reason: '' }]]);
  });

  it('may never come to an end, and the page goes on: the frame has a process of its own', async () => {
    await using page = await openFramed('endless', 1_000);
    await expectUsable(page);
    expect(await seen(page, 'ludo-player-fault')).toEqual([['ludo-player-fault', { fault: 'slow', reason: '' }]]);
    await expectUsable(page);
  });
});

describe('an honest player', () => {
  it('is played by keyboard alone, in and out of the frame', async () => {
    await using page = await openFramed('pick');
    await page.frameLocator('iframe[title="A game"]').getByText('Which organ pumps blood?').waitFor();
    await page.getByLabel('Beside').focus();
    // The frame is a process of its own, which takes the focus in its own time.
    const focused = (name: string) => page.frameLocator('iframe').locator('button:focus', { hasText: name }).waitFor();
    const press = async (key: string, then: string) => {
      await page.keyboard.press(key);
      await focused(then);
    };
    await press('Tab', 'The lung');
    await press('Tab', 'The heart');
    await press('Enter', 'Next');
    const [[, answer] = ['', {}]] = await seen(page, 'ludotext-answer');
    expect(answer).toEqual({
      index: 0,
      score: 1,
      max: 1,
      correct: true,
      feedback: ['Well done.'],
    });
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByText('2 of 2').waitFor();
    await press('Tab', 'The lung');
    await press('Enter', 'Finish');
    await page.keyboard.press('Enter');
    const told = (await seen(page, 'ludotext-complete')).map(([name, { score }]) => [name, score]);
    expect(told).toEqual([
      ['ludotext-answer', 1],
      ['ludotext-answer', 1],
      ['ludotext-complete', undefined],
    ]);
    await page.getByLabel('Beside').focus();
    await expectUsable(page);
  });

  it('gets the number keys that are pressed outside its frame, and nothing else that is typed', async () => {
    await using page = await openFramed('keen');
    const frame = page.frameLocator('iframe');
    await frame.getByText('Here I am').waitFor();
    await page.getByLabel('Beside').fill('');
    await page.getByLabel('Beside').pressSequentially('1a2');
    await page.getByLabel('Beside').blur();
    for (const key of ['a', 'Control+4', '0', ' ', '3', 'Numpad9']) await page.keyboard.press(key);
    await frame.getByText('Keys: Digit3 Numpad9', { exact: true }).waitFor();
    expect(await page.getByLabel('Beside').inputValue()).toBe('1a2');
  });

  it('shows the solution when it is asked to, and passes on a space bar that it does not take', async () => {
    await using page = await openFramed('keen');
    const frame = page.frameLocator('iframe');
    await frame.getByText('Here I am').waitFor();
    await page.evaluate(() => {
      const player = document.querySelector<HTMLElement & { reveal(): void }>('ludo-framed-player');
      addEventListener('keydown', ({ key }: KeyboardEvent) => key === ' ' && player?.reveal());
      player?.focus();
    });
    await frame.locator(':focus').waitFor();
    await page.keyboard.press('Space');
    await frame.getByText('It is the heart').waitFor();
  });

  it('is told of more items, of the language and of the look', async () => {
    await using page = await openFramed('pick');
    const frame = page.frameLocator('iframe');
    await frame.getByText('1 of 2').waitFor();
    await page.evaluate((items) => {
      const player = document.querySelector('ludo-framed-player');
      Object.assign(player ?? {}, { items: [...items, { ...items[0], id: 'more' }], language: 'ar' });
    }, pickItems);
    await frame.getByText('1 of 3').waitFor();
    const look = await frame.locator(':root').evaluate((root) => {
      const style = getComputedStyle(root);
      return [style.getPropertyValue('--ludotext-radius'), style.colorScheme, root.getAttribute('lang')];
    });
    expect(look).toEqual(['12px', 'light dark', 'en']);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    await frame.locator('html[style*="color-scheme: dark"]').waitFor();
  });
});
