import type { Browser, Page } from 'playwright-core';
import { openPage, type Site, startSite } from '../../../../test/support/browser.js';
import { bundlePlayer } from './player-bundle.js';
import { readmeBlock } from './readme-block.js';

export const riddles = [
  { riddle: 'What has hands and cannot clap?', solution: 'A clock', hint: 'It tells something.' },
  { riddle: 'What gets wet while drying?', solution: 'A towel' },
  { riddle: 'What has keys and opens nothing?', solution: 'A piano' },
];

/** The player of the README, which is all base and hardly anything of its own. */
export const bundleRiddles = (): Promise<string> => bundlePlayer(readmeBlock('ts'));

/** A page of the riddles' player. */
export class RiddlePage implements AsyncDisposable {
  readonly page: Page;
  /** Errors that nobody caught. */
  readonly errors: readonly string[];
  private readonly site: Site;

  private constructor(page: Page, errors: readonly string[], site: Site) {
    this.page = page;
    this.errors = errors;
    this.site = site;
  }

  /** @param file the player's module, at `/player.js` @param markup of the page's body */
  static async open(browser: Browser, file: string, markup: string): Promise<RiddlePage> {
    const html = `<!doctype html><html lang="en"><title>Riddles</title><body>${markup}
      <script>
        window.seen = [];
        for (const type of ['ludotext-item', 'ludotext-answer', 'ludotext-complete'])
          document.addEventListener(type, ({ detail }) => window.seen.push({ type, detail }));
      </script>
      <script type="module" src="/player.js"></script>`;
    const site = await startSite({ '/': html, '/player.js': file });
    const page = await openPage(browser);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(site.url);
    return new RiddlePage(page, errors, site);
  }

  async set(properties: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.locator('riddle-player').evaluate((player, values) => {
      Object.assign(player, values);
    }, properties);
  }

  /** Answers the riddle on the table, and leaves it there. */
  async answer(text: string): Promise<void> {
    await this.page.getByRole('textbox').fill(text);
    await this.button('Answer').click();
  }

  button(name: string) {
    return this.page.getByRole('button', { name });
  }

  /** What the player shows, lines joined. */
  async text(): Promise<string> {
    return (await this.page.locator('riddle-player .player').innerText()).replace(/\s+/g, ' ').trim();
  }

  async seen(type: string): Promise<Record<string, unknown>[]> {
    const seen = await this.page.evaluate(
      () => (window as unknown as { seen: { type: string; detail: object }[] }).seen,
    );
    return seen.filter((event) => event.type === type).map(({ detail }) => detail as Record<string, unknown>);
  }

  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement;
      return inner?.id || (inner?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.close();
    await this.site[Symbol.asyncDispose]();
  }
}
