import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { openPage, type Site, startSite } from '../../../../test/support/browser.js';
import type { AnswerDetail, CompleteDetail } from '../../src/events.js';

export interface OrderPageOptions extends BrowserContextOptions {
  readonly items: readonly unknown[];
  /** Of the items. */
  readonly of?: string;
  /** Of the page. */
  readonly language?: string;
  /** What stands below the player. */
  readonly after?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a piece is brought from one place to an earlier one. */
export type Mover = (play: OrderPage, from: number, to: number) => Promise<void>;

/** A page with the player of an ordering game and nothing else. */
export class OrderPage implements AsyncDisposable {
  readonly page: Page;
  /** Errors of scripts, dialogues, and requests for anything but the page and its player. */
  readonly faults: readonly string[];
  private readonly site: Site;
  private readonly tag: string;
  private devTools: CDPSession | undefined;

  private constructor(page: Page, faults: readonly string[], site: Site, tag: string) {
    this.page = page;
    this.faults = faults;
    this.site = site;
    this.tag = tag;
  }

  /** @param file the module that defines the element `tag` */
  static async open(browser: Browser, tag: string, file: string, options: OrderPageOptions): Promise<OrderPage> {
    const { items, of = 'en', language = 'en', after = '', headers = {}, ...context } = options;
    const style = '<link rel="stylesheet" href="/page.css">';
    const site = await startSite(
      {
        '/': `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><title>Order</title>
          <meta name="viewport" content="width=device-width">${style}
          <script type="module" src="/player.js"></script></head>
          <body><main><h1>Order</h1><${tag} language="${of}"></${tag}>${after}</main></body></html>`,
        '/page.css': new URL('./page.css', import.meta.url).pathname,
        '/player.js': file,
      },
      headers,
    );
    const page = await openPage(browser, { reducedMotion: 'reduce', ...context });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('dialog', (dialog) => {
      faults.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      const isOwn = origin === site.url && ['/', '/page.css', '/player.js', '/favicon.ico'].includes(pathname);
      if (!isOwn) faults.push(request.url());
    });
    await page.goto(site.url);
    await page.evaluate(() => {
      const seen: { type: string; detail: unknown }[] = [];
      const keep = (event: Event) => seen.push({ type: event.type, detail: (event as CustomEvent).detail });
      for (const type of ['ludotext-answer', 'ludotext-complete']) document.addEventListener(type, keep);
      Object.assign(window, { seen });
    });
    await page.evaluate((name) => customElements.whenDefined(name), tag);
    const play = new OrderPage(page, faults, site, tag);
    await play.give(items);
    return play;
  }

  async give(items: readonly unknown[]): Promise<void> {
    await this.page.locator(this.tag).evaluate((player, given) => Object.assign(player, { items: given }), items);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  piece(place: number) {
    return this.page.locator('.piece').nth(place);
  }

  /** The pieces as they stand. */
  async order(): Promise<string[]> {
    return this.page.locator('.slot .text').allTextContents();
  }

  /** What a screen reader was told last. */
  async told(): Promise<string> {
    const told = await this.page.locator('p[role=status]').textContent();
    return (told ?? '').replace(/[\u2068\u2069]/g, '');
  }

  /** The name of what has the focus, or its text. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      return (inner?.ariaLabel ?? inner?.textContent ?? '').trim().replace(/\s+/g, ' ');
    });
  }

  /** Brings the pieces into the order of `texts`, place by place. */
  async solve(texts: readonly string[], move: Mover): Promise<void> {
    for (const [to, text] of texts.entries()) {
      const order = await this.order();
      const from = order.indexOf(text, to);
      if (from > to && order[to] !== text) await move(this, from, to);
    }
  }

  /** Checks the order as it is, or with the first two pieces exchanged if nothing was moved yet. */
  async check(): Promise<void> {
    const check = this.page.locator('.check');
    if ((await check.getAttribute('aria-disabled')) === 'true') {
      await this.piece(1).click();
      await this.piece(0).click();
    }
    await check.click();
  }

  /** Goes on to what comes next; by key, since a second click where "Check" was would be a double tap. */
  async goOn(): Promise<void> {
    await this.page.locator('.next').press('Enter');
  }

  /** Where a hand takes hold of a piece: a sentence at its grip, a word in its middle. */
  async hold(place: number): Promise<Point> {
    const grip = this.piece(place).locator('.grip');
    const held = (await grip.count()) > 0 ? grip : this.piece(place);
    await held.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await held.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Where a piece is dropped to come before the one at a place: near its beginning, by the direction it is read in. */
  async dropBefore(place: number): Promise<Point> {
    const slot = this.page.locator('.slot').nth(place);
    const { x, y, width, height } = (await slot.boundingBox())!;
    const isRightToLeft = await slot.evaluate((element) => getComputedStyle(element).direction === 'rtl');
    return { x: isRightToLeft ? x + width - 6 : x + 6, y: y + Math.min(6, height / 3) };
  }

  /** A finger on the screen, as the browser's own input takes it; `points` without one lifts it. */
  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Point[]): Promise<void> {
    this.devTools ??= await this.page.context().newCDPSession(this.page);
    await this.devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
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

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.close();
    await this.site[Symbol.asyncDispose]();
  }
}
