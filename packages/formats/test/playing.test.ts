import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExportItem, ExportSet, Interaction } from '@ludotext/engine/format';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, startSite } from '../../../test/support/browser.js';
import { times } from '../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../test/support/page-faults.js';
import formats from '../src/index.js';

// Sets that play: the one-file page from a disk without a network, and the same page in a course.

const require = createRequire(import.meta.url);
const scormAgain = require.resolve('scorm-again/scorm12/min');

let browser: Browser;
let folder: string;
let players: Record<string, string>;
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(path.join(tmpdir(), 'ludotext-pages-'));
  const names = ['quiz', 'sequence_sentence', 'sequence_word'];
  const read = async (name: string) =>
    [name, await readFile(require.resolve(`@ludotext/game-${name.replace('_', '-')}/player`), 'utf8')] as const;
  players = Object.fromEntries(await Promise.all(names.map(read)));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** A question whose first answer is right. */
function question(text: string, ...answers: readonly string[]): Omit<ExportItem, 'id'> {
  const options = answers.map((answer, index) => ({ text: answer, correct: index === 0 }));
  const interaction: Interaction = { kind: 'choice', prompt: text, options, multiple: false };
  return { gameType: 'quiz', item: { question: text, answers: options, explanation: text, hint: text }, interaction };
}

/** Words that are shown as they are: in order. */
function words(...parts: readonly string[]): Omit<ExportItem, 'id'> {
  const solved = parts.join(' ');
  return {
    gameType: 'sequence_word',
    item: { sentence: solved, pieces: parts },
    interaction: {
      kind: 'order',
      prompt: 'Put the words in order.',
      parts,
      alternatives: [],
      solved,
      layout: 'inline',
    },
  };
}

function sentences(...parts: readonly string[]): Omit<ExportItem, 'id'> {
  const { interaction } = words(...parts);
  const solved = parts.join(' ');
  return {
    gameType: 'sequence_sentence',
    item: { sentence: solved, pieces: parts },
    interaction: { ...interaction, prompt: 'Put the sentences in order.', layout: 'lines' } as Interaction,
  };
}

function setOf(items: readonly Omit<ExportItem, 'id'>[], title = 'Bees', language = 'en'): ExportSet {
  const withIds = items.map((each, index) => {
    const id = (index + 1).toString(16).padStart(16, '0');
    return { ...each, id, item: { id, ...each.item } };
  });
  return { title, language, items: withIds, document: { ludotext: 1, title, language, games: [] }, players };
}

const bees = [
  question('What do bees make honey from?', 'Nectar', 'Resin', 'Wax'),
  question('How many legs does a bee have?', 'Six', 'Four', 'Eight'),
  words('Bees', 'dance', 'to show', 'the way.'),
  sentences('First the bee finds a flower.', 'Then she drinks its nectar.', 'At last she carries it home.'),
];

async function written(id: 'html' | 'scorm12', set: ExportSet, options: Record<string, unknown> = {}) {
  const format = formats.find((each) => each.id === id);
  const checked = await format?.optionsSchema?.['~standard'].validate(options);
  if (checked === undefined || checked.issues !== undefined) throw new Error(JSON.stringify(checked));
  const file = await format?.write?.(set, checked.value);
  if (file === undefined) throw new Error(`${id} does not write`);
  expect(file.outcomes).toEqual(set.items.map(() => ({ outcome: 'exact' })));
  return file.content;
}

/** A page of a set, opened from a disk in a browser without a network, and what goes wrong there. */
async function opened(set: ExportSet, options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const file = path.join(folder, 'a set #1.html');
  await writeFile(file, (await written('html', set)) as string);
  const page = await (await browser.newContext({ offline: true, reducedMotion: 'reduce', ...options })).newPage();
  const { href } = pathToFileURL(file);
  const faults = watchPage(page, 'null');
  page.on('request', (request) => {
    if (request.url() !== href) faults.push(`request: ${request.url()}`);
  });
  await page.goto(href);
  return { page, faults };
}

/** A page or a frame. */
type Place = Pick<Page, 'getByRole' | 'locator'>;

const press = (place: Place, name: string) => place.getByRole('button', { name, exact: true }).press('Enter');

/** Puts the pieces of an ordering item in the order of the item. */
async function solve(place: Place): Promise<void> {
  const pieces = place.locator('.piece');
  const count = await pieces.count();
  for (let at = 0; at < count; at++) {
    if ((await pieces.nth(at).getAttribute('data-piece')) === String(at)) continue;
    await place.locator(`.piece[data-piece="${at}"]`).press('Enter');
    await pieces.nth(at).press('Enter');
  }
  await press(place, 'Check');
}

describe('a page from a disk, without a network', () => {
  it('plays all games one after the other, and shows the result', async () => {
    const { page, faults } = await opened(setOf(bees));
    expect(await page.title()).toBe('Bees');
    expect(await page.getByRole('heading', { name: /^Part / }).innerText()).toBe('Part 1 of 3');
    expect(await accessFaults(page)).toEqual([]);
    for (const name of ['Nectar', 'Next', 'Four', 'Next']) await press(page, name);
    expect(await page.getByRole('heading', { name: /^Part / }).innerText()).toBe('Part 2 of 3');
    await solve(page);
    await press(page, 'Next');
    await solve(page);
    await press(page, 'Next');
    expect(await page.locator('.total').innerText()).toBe('Right: 3 of 4 · 75%');
    expect(await page.locator('li .verdict').allInnerTexts()).toEqual(['✓ Right', '✗ Wrong', '✓ Right', '✓ Right']);
    expect(await page.locator('li').nth(1).innerText()).toMatch(/Right answer\s+Six$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Result');
    expect(await accessFaults(page)).toEqual([]);
    await press(page, 'Play again');
    await press(page, 'Nectar');
    expect(faults).toEqual([]);
  });

  it('says after an answer where it stands in the source, and again in the result', async () => {
    const place = 'page 12 <b>';
    const [first, second] = bees as [Omit<ExportItem, 'id'>, Omit<ExportItem, 'id'>];
    const placed = { ...first, interaction: { ...first.interaction, place } };
    const { page, faults } = await opened(setOf([placed, second]), { viewport: { width: 320, height: 640 } });
    const told = page.locator('#stage > [role=status]');
    const plain = async () => (await told.textContent())?.replace(/[\u2068\u2069]/g, '');
    await press(page, 'Wax');
    await told.filter({ hasText: place }).waitFor();
    expect(await plain()).toBe(`From the text: ${place}`);
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    await press(page, 'Next');
    expect(await plain()).toBe('');
    await press(page, 'Six');
    expect(await plain()).toBe('');
    await press(page, 'Next');
    const [missed, right] = await page.getByRole('listitem').allTextContents();
    expect(missed?.replace(/[\u2068\u2069]/g, '')).toContain(`From the text: ${place}`);
    expect(right).not.toContain('From the text');
    expect(faults).toEqual([]);
  });

  it('fits a phone, and speaks the language of the set', async () => {
    const arabic = [question('ماذا يصنع النحل؟', 'العسل', 'الخبز'), words('النحل', 'يصنع', 'العسل')];
    const { page, faults } = await opened(setOf(arabic, 'النحل', 'ar'), { viewport: { width: 320, height: 640 } });
    expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl']);
    expect(await isTooWide(page)).toBe(false);
    await page.locator('ludotext-quiz').getByRole('group').getByRole('button').first().press('Enter');
    expect(await isTooWide(page)).toBe(false);
    expect(faults).toEqual([]);
  });

  it('runs nothing of what a set says', async () => {
    const hostile = [
      '</script><script>alert(1)</script>',
      '<!--<script>alert(1)',
      '<img src=x onerror=alert(1)>',
      ']]><svg onload=alert(1)>',
      '\u2028alert(1)\u2029',
      '\u0000\ud800"\'`\\u003c&lt;&#60;\r\n',
      '__proto__',
    ];
    for (const text of times(hostile.slice(0, 2), hostile)) {
      const set = setOf([question(text, `${text} 1`, `${text} 2`), words(`${text} 1`, `${text} 2`)], text);
      const { page, faults } = await opened(set);
      const shown = page.locator('ludotext-quiz').getByRole('group').getByRole('button');
      expect(await shown.first().textContent()).toContain(text.replace(/\r\n?/g, '\n').trim().slice(0, 4));
      await shown.first().press('Enter');
      await press(page, 'Next');
      await solve(page);
      await press(page, 'Next');
      expect(await page.locator('li .title').first().textContent()).toBe(text);
      expect(await page.locator('img, svg:not(.icon), main script').count()).toBe(0);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });

  it('goes on where a player fails', async () => {
    const set = setOf([question('Which?', 'This', 'That'), ...bees.slice(2, 3)]);
    const broken = `export default class Broken extends HTMLElement { constructor() { super(); throw new Error('no'); } }`;
    const { page } = await opened({ ...set, players: { ...players, quiz: broken } });
    expect(await page.getByRole('heading', { name: /^Part / }).innerText()).toBe('Part 2 of 2');
    await solve(page);
    await press(page, 'Next');
    expect(await page.locator('.total').innerText()).toBe('Right: 1 of 1 · 100%');
    expect(await page.locator('li .verdict').allInnerTexts()).toEqual(['Not scored', '✓ Right']);
  });

  it('says what it needs where scripts are off', async () => {
    const { page } = await opened(setOf(bees), { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('This page is played with JavaScript');
  });

  it.each([
    [
      'that defines its element itself',
      (body: string) => `class P ${body}\ncustomElements.define('a-p', P);\nexport { P as default, P };`,
    ],
    ['that leaves it to the page', (body: string) => `export default class P ${body}`],
    ['that exports a name', (body: string) => `const P = class ${body};\nexport default P`],
  ])('plays with a player of others %s', async (_, module) => {
    const player = module(`extends HTMLElement {
      set items(items) {
        this.textContent = items[0].question + '</script><!-- ';
        this.onclick = () => {
          this.dispatchEvent(new CustomEvent('ludotext-answer', { detail: { index: 0, score: 1, max: 2 } }));
          this.dispatchEvent(new CustomEvent('ludotext-complete'));
        };
      }
    }`);
    const { page, faults } = await opened({
      ...setOf([question('Which?', 'This', 'That')]),
      players: { quiz: player },
    });
    await page.getByText('Which?</script><!--').click();
    // The page holds back what comes within a double tap.
    await expect
      .poll(async () => {
        await page.locator('#stage > *').first().click();
        return page.locator('.total').count();
      })
      .toBe(1);
    expect(await page.locator('.total').innerText()).toBe('Right: 0 of 1 · 50%');
    expect(faults).toEqual([]);
  });
});

describe('a SCORM 1.2 package in a course', () => {
  /** What a learning management system keeps of a learner. */
  interface Kept {
    readonly core: Readonly<Record<'lesson_status' | 'exit' | 'session_time', string>> & {
      readonly score: { readonly raw: string };
    };
    readonly suspend_data: string;
  }
  interface Lms {
    visit(kept?: Kept, mode?: string): void;
    leave(): Kept;
  }
  const lms = `<!doctype html><title>LMS</title><link rel="icon" href="data:,"><script src="/scorm-again.js"></script><script>
    let events = [];
    function visit(kept, mode) {
      events = [];
      window.API = new Scorm12API({ autocommit: false });
      if (kept) {
        API.loadFromJSON({ suspend_data: kept.suspend_data, core: { lesson_status: kept.core.lesson_status, score: { raw: kept.core.score.raw } } });
      }
      if (mode) API.cmi.core.lesson_mode = mode;
      for (const name of ['LMSInitialize', 'LMSCommit', 'LMSFinish']) API.on(name, () => events.push(name));
      const middle = document.createElement('iframe');
      document.body.replaceChildren(middle);
      const frame = middle.contentDocument.createElement('iframe');
      frame.src = '/course/index.html';
      frame.style = 'inline-size: 60rem; block-size: 40rem';
      middle.contentDocument.body.append(frame);
    }
    function leave() {
      document.body.replaceChildren();
      return JSON.parse(JSON.stringify(API.cmi));
    }
  </script><body></body>`;

  async function opened(options: Record<string, unknown> = {}) {
    const files = unzipSync((await written('scorm12', setOf(bees), options)) as Uint8Array);
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
    const site = await startSite({
      '/': lms,
      '/scorm-again.js': scormAgain,
      '/course/index.html': new TextDecoder().decode(files['index.html']),
    });
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const faults = watchPage(page, site.url);
    await page.goto(site.url);
    const activity = page.frameLocator('iframe').frameLocator('iframe');
    return {
      faults,
      page,
      url: site.url,
      activity,
      visit: (kept?: Kept, mode?: string) =>
        page.evaluate(([before, which]) => (window as unknown as Lms).visit(before, which), [kept, mode] as const),
      leave: () => page.evaluate(() => (window as unknown as Lms).leave()),
      events: () => page.evaluate('events') as Promise<string[]>,
      [Symbol.asyncDispose]: async () => {
        await page.context().close();
        await site[Symbol.asyncDispose]();
      },
    };
  }

  it('tells the course the score, and goes on where the learner left', async () => {
    await using course = await opened();
    const { activity } = course;
    await course.visit();
    for (const name of ['Nectar', 'Next', 'Four']) await press(activity, name);
    const left = await course.leave();
    expect(left.core).toMatchObject({ lesson_status: 'incomplete', exit: 'suspend', score: { raw: '25' } });
    expect(await course.events()).toEqual(['LMSInitialize', 'LMSCommit', 'LMSFinish']);

    await course.visit(left);
    expect(await activity.getByRole('heading', { name: /^Part / }).innerText()).toBe('Part 2 of 3');
    for (let part = 0; part < 2; part++) {
      await solve(activity);
      await press(activity, 'Next');
    }
    expect(await activity.locator('.total').innerText()).toBe('Right: 3 of 4 · 75%');
    const done = await course.leave();
    expect(done.core).toMatchObject({
      lesson_status: 'completed',
      exit: '',
      score: { raw: '75', min: '0', max: '100' },
    });
    expect(await course.events()).toEqual(['LMSInitialize', 'LMSCommit', 'LMSCommit', 'LMSFinish']);

    // The best round counts.
    await course.visit(done);
    await press(activity, 'Play again');
    for (const name of ['Resin', 'Next', 'Four']) await press(activity, name);
    expect((await course.leave()).core).toMatchObject({ lesson_status: 'completed', score: { raw: '75' } });
    expect(course.faults).toEqual([]);
  });

  it('finds the course in the window that opened it', async () => {
    await using course = await opened();
    const popup = course.page.waitForEvent('popup');
    await course.page.evaluate(`
      window.API = new Scorm12API({ autocommit: false });
      open('/course/index.html');
    `);
    const activity = await popup;
    for (const name of ['Nectar', 'Next', 'Four']) await press(activity, name);
    await activity.close();
    expect((await course.leave()).core).toMatchObject({ exit: 'suspend', score: { raw: '25' } });
  });

  it('changes nothing in a review', async () => {
    await using course = await opened();
    await course.visit(undefined, 'review');
    for (const name of ['Nectar', 'Next', 'Four']) await press(course.activity, name);
    expect((await course.leave()).core).toMatchObject({ lesson_status: 'not attempted', score: { raw: '' } });
    expect(course.faults).toEqual([]);
  });

  it('plays without a course', async () => {
    await using course = await opened();
    await course.page.goto(`${course.url}/course/index.html`);
    await press(course.page, 'Nectar');
    expect(await course.page.getByRole('status').first().innerText()).toContain('Correct!');
    expect(course.faults).toEqual([]);
  });

  it.each([
    [75, 'passed'],
    [76, 'failed'],
  ])('with %i percent to pass, 75 are %s', async (pass_score, status) => {
    await using course = await opened({ pass_score });
    const { activity } = course;
    await course.visit();
    for (const name of ['Nectar', 'Next', 'Four', 'Next']) await press(activity, name);
    for (let part = 0; part < 2; part++) {
      await solve(activity);
      await press(activity, 'Next');
    }
    await activity.locator('.total').waitFor();
    expect((await course.leave()).core.lesson_status).toBe(status);
    expect(course.faults).toEqual([]);
  });
});
