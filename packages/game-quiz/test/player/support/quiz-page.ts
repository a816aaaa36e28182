import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage, type Site, startSite } from '../../../../../test/support/browser.js';
import type { AnswerDetail, CompleteDetail } from '../../../../player/src/events.js';
import type { QuizItem } from '../../../src/item.js';

export const playerFile = path.resolve(import.meta.dirname, '../../../dist/player.js');

export const items: readonly QuizItem[] = [
  {
    question: 'Which sea lies between Italy and Croatia?',
    answers: [
      { text: 'The Aegean Sea', correct: false },
      { text: 'The Adriatic Sea', correct: true },
      { text: 'The Black Sea', correct: false },
    ],
    explanation: 'Its name comes from the town of Adria.',
    hint: 'A town gave it its name.',
    evidence: 'The Adriatic separates Italy from the Balkans.',
    difficulty: 'easy',
  },
  {
    question: 'Which city is the capital of Croatia?',
    answers: [
      { text: 'Zagreb', correct: true },
      { text: 'Split', correct: false },
    ],
  },
];

export interface PageOptions extends BrowserContextOptions {
  readonly items?: readonly unknown[];
  /** Attributes of the player. */
  readonly attributes?: string;
  /** Of the page. */
  readonly language?: string;
  /** What stands above the player, and below it. */
  readonly before?: string;
  readonly after?: string;
  /** Markup of the page's head. */
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page with the quiz and nothing else. */
export class QuizPage implements AsyncDisposable {
  readonly page: Page;
  /** Errors of scripts, dialogues, and requests for anything but the page and its player. */
  readonly faults: readonly string[];
  private readonly site: Site;

  private constructor(page: Page, faults: readonly string[], site: Site) {
    this.page = page;
    this.faults = faults;
    this.site = site;
  }

  static async open(browser: Browser, options: PageOptions = {}): Promise<QuizPage> {
    const { items: list = items, attributes = '', language = 'en', ...others } = options;
    const { before = '', after = '', head = '', headers = {}, ...context } = others;
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    const site = await startSite(
      {
        '/': `<!doctype html><html lang="${language}" dir="${direction}"><head><title>Quiz</title>
          <meta name="viewport" content="width=device-width">
          <script type="module" src="/player.js"></script>${head}</head>
          <body><main><h1>Quiz</h1>${before}<ludotext-quiz ${attributes} class="quiz"></ludotext-quiz>${after}</main></body></html>`,
        '/player.js': playerFile,
      },
      headers,
    );
    const page = await openPage(browser, context);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('dialog', (dialog) => {
      faults.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (origin !== site.url || !['/', '/player.js', '/favicon.ico'].includes(pathname)) faults.push(request.url());
    });
    await page.goto(site.url);
    await page.evaluate((given) => {
      const seen: { type: string; detail: unknown }[] = [];
      const keep = (event: Event) => seen.push({ type: event.type, detail: (event as CustomEvent).detail });
      for (const type of ['ludotext-answer', 'ludotext-complete']) document.addEventListener(type, keep);
      Object.assign(window, { seen });
      (document.querySelector('.quiz') as HTMLElement & { items: unknown }).items = given;
    }, list);
    return new QuizPage(page, faults, site);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async answers(): Promise<AnswerDetail[]> {
    return (await this.details('ludotext-answer')) as AnswerDetail[];
  }

  async completes(): Promise<CompleteDetail[]> {
    return (await this.details('ludotext-complete')) as CompleteDetail[];
  }

  private async details(type: string): Promise<unknown[]> {
    const seen = await this.page.evaluate(
      () => (window as unknown as { seen: { type: string; detail: unknown }[] }).seen,
    );
    return seen.filter((event) => event.type === type).map(({ detail }) => detail);
  }

  /** Whether the page has to be scrolled sideways. */
  async isTooWide(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  }

  /** What has the focus, inside the player as well. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      return inner?.textContent?.trim() ?? '';
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.close();
    await this.site[Symbol.asyncDispose]();
  }
}
