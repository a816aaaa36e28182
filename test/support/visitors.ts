import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Locale, type Say, sayIn } from '../../packages/playground/src/say.js';
import { isLong } from './long.js';
import { accessFaults, isTooWide, watchPage } from './page-faults.js';
import './teacher.js';

// Several people who see the page, each with other eyes, hands and languages; and what is looked at in every state they come to.

const folder = path.resolve(import.meta.dirname, '../../docs/screenshots');

/** Whether the pictures of the docs are made anew: UPDATE_DOCS=1. */
export const arePicturesKept = process.env.UPDATE_DOCS === '1';

/** The normal run shows each state to one or two visitors; `npm run test:long` shows all states to all of them. */
const isFull = isLong || arePicturesKept;

interface Visitor {
  readonly locale: Locale;
  /** The title of a sample in the visitor's language. */
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
      'a set under review': 'review',
      'an item edited': 'edit',
      'a quiz answered': 'quiz',
      'sentences to order': 'sentence-order',
      'words to order': 'word-order',
      'a good result': 'result',
      share: 'share',
      print: 'print',
      export: 'export',
      'my sets': 'my-sets',
      'a document': 'document',
      'a set being written': 'writing',
      'for operators': 'admin',
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
    pictures: { 'a quiz': 'arabic' },
  },
  // A browser that enlarges has fewer pixels of the page's own.
  'a wide screen at 200 %, with colours of its own': {
    locale: 'en',
    sample: 'Baking bread',
    options: {
      viewport: { width: 960, height: 540 },
      deviceScaleFactor: 2,
      colorScheme: 'dark',
      forcedColors: 'active',
    },
    pictures: {},
  },
};

export const visitorNames: readonly string[] = Object.keys(visitors);

/** Whether a visitor sees some states in this run. @param few the places in `visitorNames` of those who see them in the normal one */
export const sees = (name: string, ...few: readonly number[]): boolean =>
  isFull || few.includes(visitorNames.indexOf(name));

/** A page as a visitor opens it, and what is found in its states. */
export interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly locale: Locale;
  readonly sample: string;
  readonly say: Say;
  /** Everything the page complained of, or asked of others. */
  readonly faults: readonly string[];
  /** Examines the page in a state, and keeps its picture where the docs show one. */
  look(state: string): Promise<void>;
  /** Presses the first button of that name. */
  press(name: string): Promise<void>;
  /** What moved by itself since it was last asked, by a push of something else: without scrolling, and without motion of its own. */
  moved(): Promise<readonly string[]>;
  /** No state had a fault; the message lists those that had. @param expected begins of complaints that were asked for */
  expectClean(expected?: string): void;
}

/** Opens the page for one of the visitors. @param url with the path */
export async function visit(browser: Browser, name: string, url: string): Promise<Visit> {
  const { locale, sample, options, pictures } = visitors[name] as Visitor;
  const context = await browser.newContext({ ...options, locale });
  const page = await context.newPage();
  const faults = watchPage(page, new URL(url).origin);
  await page.addInitScript(noteShifts);
  await page.goto(url);
  const looked = new Map<string, string[]>();
  return {
    page,
    locale,
    sample,
    say: sayIn(locale),
    faults,
    look: async (state) => {
      await settled(page);
      const wide = (await isTooWide(page)) ? ['wider than the window'] : [];
      looked.set(state, [...(await accessFaults(page)), ...wide]);
      const picture = pictures[state];
      if (arePicturesKept && picture !== undefined) await keep(page, picture);
    },
    press: (label) => page.getByRole('button', { name: label, exact: true }).first().click(),
    moved: async () => {
      await settled(page);
      return page.evaluate(() => (window as unknown as Noted).takeShifts());
    },
    expectClean: (expected) => {
      expect([...looked].filter(([, found]) => found.length > 0)).toEqual([]);
      expect(faults.filter((fault) => expected === undefined || !fault.includes(expected))).toEqual([]);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

interface Noted {
  takeShifts(): string[];
}

/** Runs in the page before anything else of it: notes every shift of the layout, also one that follows a press. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : '');
  (window as unknown as Noted).takeShifts = () => {
    shifts.push(...(observer.takeRecords() as Shift[]));
    return shifts
      .splice(0)
      .map(({ value, sources }) => `${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  };
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
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.png`), await page.screenshot());
}
