import { readFile } from 'node:fs/promises';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { fail } from '../failure.js';
import { type Chromium, withBrowser } from './chromium.js';
import { preparePage } from './page.js';
import type { PageKit, PlayerEvent, PlayerSettings, Violation } from './page-kit.js';
import type { PlayerDriver, PlayerKeys } from './tables.js';

/** How a page is looked at. */
export interface View {
  /** Default `light`. */
  readonly colorScheme?: 'light' | 'dark';
  /** CSS pixels; default 800. */
  readonly width?: number;
  /** In the sandboxed frame of the service, without network and storage. */
  readonly isFramed?: boolean;
}

/** What a screen reader knows of a page beyond its text. */
export interface Announcements {
  /** All nodes there are. */
  readonly present: ReadonlySet<number>;
  readonly regions: readonly { readonly id: number; readonly isAlert: boolean; readonly text: string }[];
  readonly focus: { readonly id: number; readonly role: string };
}

/** A name that no server has: every request is answered here, or refused. */
const site = 'https://player.test';

/** What the page offers around the player is big enough and of the system's colours, so that findings are the player's. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A player</title>
<style>
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 100%/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 4px; }
  #before, #after { display: block; min-block-size: 3rem; outline: none; }
</style></head>
<body><main><h1>A player</h1><button id="before">Before</button><button id="after">After</button></main></body></html>`;

/** As the service's frame for players of others. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

const framed = page.replace(
  /<main>.*<\/main>/s,
  `<button id="before">Before</button><iframe title="Player" src="/frame"></iframe>`,
);

/** Bundlers replace `import()` in code of theirs, so it stands outside. */
const pageScript = `globalThis.ludotextImport = (path) => import(new URL(path, location.href).href);\n(${preparePage})();`;

/** How long the kit waits for what a player does, in milliseconds. */
const patienceMs = 2_000;

/** Most times Tab is pressed to reach something. */
export const maxTabs = 60;

/** A page with the player in it, in Chromium. */
export class Stage {
  /** Errors of the page, and complaints of its console. */
  readonly errors: string[] = [];
  /** Addresses the player asked for, beyond its own file. */
  readonly requests: string[] = [];
  /** Whether the driver clicked. */
  hasClicked = false;
  readonly page: Page;
  readonly #chromium: Chromium;
  #frame: Frame;
  #hasAxe = false;
  #devTools: Promise<CDPSession> | undefined;

  private constructor(page: Page, chromium: Chromium) {
    this.page = page;
    this.#chromium = chromium;
    this.#frame = page.mainFrame();
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // What a refused request says as well.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) this.errors.push(message.text());
    });
    page.on('dialog', (dialog) => {
      this.errors.push(`it opened a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** Runs with a page of its own. */
  static async with<Result>(
    { chromium, file }: { readonly chromium: Chromium; readonly file: URL },
    { colorScheme = 'light', width = 800, isFramed = false }: View,
    run: (stage: Stage) => Promise<Result>,
  ): Promise<Result> {
    return await withBrowser(chromium, async (browser) => {
      const context = await browser.newContext({
        viewport: { width, height: 1_000 },
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      try {
        await context.addInitScript({ content: pageScript });
        const stage = new Stage(await context.newPage(), chromium);
        const source = await readFile(file);
        await context.route('**/*', async (route) => {
          const address = new URL(route.request().url());
          const headers = { 'Access-Control-Allow-Origin': '*' };
          if (address.origin !== site) {
            stage.requests.push(address.href);
            await route.abort();
          } else if (address.pathname === '/player.js') {
            await route.fulfill({ body: source, contentType: 'text/javascript; charset=utf-8', headers });
          } else if (address.pathname === '/') {
            await route.fulfill({ body: isFramed ? framed : page, contentType: 'text/html; charset=utf-8' });
          } else if (address.pathname === '/frame') {
            const policy = { 'Content-Security-Policy': framePolicy };
            await route.fulfill({ body: page, contentType: 'text/html; charset=utf-8', headers: policy });
          } else {
            if (address.pathname !== '/favicon.ico') stage.requests.push(address.pathname);
            await route.abort();
          }
        });
        await stage.page.goto(`${site}/`);
        if (isFramed) {
          stage.#frame = stage.page.frames()[1] ?? stage.#frame;
          await stage.page.locator('iframe').focus();
        }
        return await run(stage);
      } finally {
        await context.close();
      }
    });
  }

  /** Calls a member of the kit in the page. */
  async do<Name extends keyof PageKit>(
    name: Name,
    ...values: Parameters<PageKit[Name]>
  ): Promise<Awaited<ReturnType<PageKit[Name]>>> {
    const call = async ([member, given]: readonly [string, readonly unknown[]]) => {
      const { ludotextKit } = globalThis as unknown as {
        ludotextKit: Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
      };
      return await ludotextKit[member]?.(...given);
    };
    return (await this.#frame.evaluate(call, [name, values] as const)) as Awaited<ReturnType<PageKit[Name]>>;
  }

  /** Puts the player into the page. @throws NotPlayable where that fails, which a check of the contract reports */
  async mount(settings: PlayerSettings, order?: 'set first' | 'connect first'): Promise<void> {
    await this.do('mount', settings, order).catch((error: Error) => {
      throw new NotPlayable(firstLine(error));
    });
  }

  async events(type: PlayerEvent['type']): Promise<PlayerEvent[]> {
    return (await this.do('events')).filter((event) => event.type === type);
  }

  /** What axe-core finds wrong with the player as it is; all its rules, or only some. */
  async violations(...rules: readonly string[]): Promise<Violation[]> {
    if (!this.#hasAxe) await this.#frame.evaluate(await this.#chromium.axe());
    this.#hasAxe = true;
    return await this.do('axe', rules.length === 0 ? undefined : rules);
  }

  /** The page as it looks, without a caret and what moves. */
  async picture(): Promise<string> {
    return (await this.page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  }

  /** What a screen reader is told of, beyond where the focus is: the text of each live region, by a number of its own. */
  async announcements(): Promise<Announcements> {
    this.#devTools ??= this.page.context().newCDPSession(this.page);
    const { nodes } = await (await this.#devTools).send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = ({ role, name, childIds = [] }: (typeof nodes)[number]): string =>
      role?.value === 'StaticText'
        ? `${name?.value ?? ''} `
        : childIds.map((id) => textOf(byId.get(id) ?? { nodeId: id, ignored: true })).join('');
    const regions = nodes.flatMap((node) => {
      const isLive = node.properties?.some(({ name, value }) => name === 'live' && value.value !== 'off');
      if (node.ignored || !isLive) return [];
      return [{ id: node.backendDOMNodeId ?? 0, isAlert: node.role?.value === 'alert', text: textOf(node).trim() }];
    });
    const focused = nodes.filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'focused' && value.value),
    );
    return {
      present: new Set(nodes.map(({ backendDOMNodeId }) => backendDOMNodeId ?? 0)),
      regions,
      focus: { id: focused.at(-1)?.backendDOMNodeId ?? 0, role: String(focused.at(-1)?.role?.value ?? '') },
    };
  }

  /** Waits for the nth event of a type; false when it does not come. */
  async hasCome(type: PlayerEvent['type'], count: number): Promise<boolean> {
    return await this.do('waitFor', type, count, patienceMs);
  }

  /** Does what a learner does with the keyboard. */
  async keys(keys: PlayerKeys): Promise<void> {
    if (typeof keys === 'function') return await keys(this.#driver());
    for (const key of keys) {
      if (typeof key === 'string') await this.#press(key);
      else if ('type' in key) await this.#type(key.type);
      else await this.#tabTo(key.tabTo);
    }
  }

  async #press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.do('settle');
    }
  }

  async #type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.do('settle');
  }

  async #tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    let hasTurned = false;
    while (passed.length < maxTabs) {
      await this.#press('Tab');
      const focus = await this.do('focus');
      if (focus.in === 'player' && focus.name === name) return;
      passed.push(focus.on);
      // From the end it goes on at the beginning, once: a learner goes back with Shift.
      if (focus.in === 'after' || focus.in === 'nothing') {
        if (hasTurned) break;
        hasTurned = true;
        await this.do('focusOn', 'before');
      }
    }
    throw new NotPlayable(`Tab does not reach "${name}"; it passes ${passed.join(', ')}`);
  }

  #driver(): PlayerDriver {
    return {
      press: (...keys) => this.#press(...keys),
      type: (text) => this.#type(text),
      tabTo: (name) => this.#tabTo(name),
      click: async (name) => {
        this.hasClicked = true;
        if (!(await this.do('click', name))) throw new NotPlayable(`there is no control "${name}" to click`);
        await this.do('settle');
      },
      text: () => this.do('text'),
    };
  }
}

/** A check cannot be made because the player falls short of something that another check is about. */
export class NotPlayable extends Error {}

/** The first line of an error out of a page, without what playwright puts before it. */
export function firstLine({ message }: Error): string {
  return (message.split('\n')[0] ?? '').replace(/^\w+(?:\.\w+)+: /, '');
}

/** A list of sentences as one failure; none is none. */
export function failFor(faults: readonly string[]): void {
  if (faults.length > 0) fail(faults.join('\n'));
}
