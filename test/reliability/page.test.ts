import { startModelServer } from '@ludotext/model-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser } from '../support/browser.js';
import { times } from '../support/long.js';
import { watchPage } from '../support/page-faults.js';
import { ourGames, runService } from '../support/service.js';
import { press, said } from '../support/teacher.js';
import { markup } from './markup.js';
import { row } from './support/row.js';

// What comes out of texts and models is shown to the letter, and never run.

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A game as an author writes for it. */
interface Written {
  readonly name: string;
  /** One item that holds a piece of text in all its places. */
  readonly item: (text: string) => string;
  /** Answers an item, whatever the answer is worth. */
  readonly answer: (page: Page) => Promise<void>;
}

const onward = /^(Next|Finish)$/;
const pieces = (text: string) => ['One', 'Two', 'Three'].map((word) => `${word} ${text.replaceAll(';', '\\;')}`);

async function checkOtherOrder(page: Page): Promise<void> {
  await page.locator('button.piece').first().focus();
  for (const key of ['Space', 'End', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
}

const games: readonly Written[] = [
  {
    name: 'Quiz',
    item: (text) =>
      `Question: Which? ${text}\nA. One ${text}\nB. Two ${text}\nCorrect: A\nExplanation: So: ${text}\nHint: See ${text}`,
    answer: (page) => page.locator('ludotext-quiz').getByRole('group').getByRole('button').first().press('Enter'),
  },
  { name: 'Sentence order', item: (text) => pieces(text).join('; '), answer: checkOtherOrder },
  { name: 'Word order', item: (text) => pieces(text).join('; '), answer: checkOtherOrder },
  {
    name: 'True or false',
    item: (text) => `True: It is ${text.replaceAll('|', '')} | So: ${text.replaceAll('|', '')}`,
    answer: (page) => page.frameLocator('iframe').getByRole('button', { name: 'True' }).press('Enter'),
  },
  {
    name: 'Fill the gaps',
    item: (text) => `The [heart] is ${text.replaceAll(/[[\]|\\]/g, '\\$&')} for us.`,
    answer: (page) => page.getByRole('button', { name: said('playShowAnswer') }).press('Enter'),
  },
];

const others = ['true-false', 'fill-gaps'].map((name) => `  - package: ludotext-game-${name}\n`);

async function openPage(url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ locale: 'en' });
  page.setDefaultTimeout(120_000);
  const faults = watchPage(page, url);
  await page.goto(url);
  return { page, faults };
}

const make = (page: Page) => page.getByRole('button', { name: said('createMake'), exact: true }).click();

/** Text as it is read: runs of white space are one space. */
const asRead = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Everything that is to be read on the page. */
async function textOf(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
    ];
    return roots(document).flatMap((root) => [...root.children].map((element) => (element as HTMLElement).innerText));
  });
  return asRead(texts.join('\n'));
}

/** What became of markup: elements that no template has. */
const foreign =
  'script:not([src]), object, embed, base, meta[http-equiv], img, form[action], video, a[href^="javascript"]';

async function expectNothingForeign(page: Page): Promise<void> {
  for (const frame of page.frames()) expect(await frame.locator(foreign).count()).toBe(0);
}

async function playItems(page: Page, { name, answer }: Written, texts: readonly string[]): Promise<number> {
  await page.getByRole('link', { name: said('play'), exact: true }).click();
  const inside = name === 'True or false' ? page.frameLocator('iframe') : page;
  let shown = 0;
  for (const text of texts) {
    await inside.getByText(asRead(text)).first().waitFor();
    shown += 1;
    await answer(page);
    await inside.getByRole('button', { name: onward }).press('Enter');
  }
  return shown;
}

row(
  'S12',
  'what authors write is shown to the letter by every game, and never run',
  async () => {
    await using service = await runService({}, [...ourGames, ...others]);
    const { page, faults } = await openPage(service.url);
    const played = times(1, markup.length);
    let listed = 0;
    let shown = 0;
    for (const game of games) {
      await page.goto(service.url);
      await page.getByRole('radio', { name: said('modeDirect') }).check();
      await page.getByLabel(said('directGame'), { exact: true }).selectOption(game.name);
      await page.locator('ludo-direct-editor textarea').fill(markup.map(game.item).join('\n\n'));
      await make(page);
      const items = page.locator('ludo-item-row');
      await items.nth(markup.length - 1).waitFor();
      const unseen = async () => {
        const text = await textOf(page);
        return markup.filter((each) => !text.includes(asRead(each)));
      };
      await expect.poll(unseen).toEqual([]);
      listed += await items.count();
      await expectNothingForeign(page);
      shown += await playItems(page, game, markup.slice(0, played));
      await expectNothingForeign(page);
    }
    expect(listed).toBe(games.length * markup.length);
    expect(faults).toEqual([]);
    await page.close();
    return {
      ran: `${markup.length} texts of markup in ${listed} items of ${games.length} games, ${shown} of them played`,
      happened: `all shown literally; ${faults.length} dialogs, errors and requests to other hosts`,
    };
  },
  300_000,
);

/** A model that writes markup wherever it may write. */
const startMarkupWriter = () =>
  startModelServer({
    models: ['small-writer'],
    reply: ({ schema }) => {
      const shape = JSON.stringify(schema);
      const quiz = (text: string, index: number) => ({
        evidence: 'In 1455, Gutenberg finished about 180 copies of the Bible.',
        question: `How many copies, number ${index}? ${text}`,
        correct: `180 ${text}`,
        distractors: [`20 ${text}`, `450 ${text}`],
        explanation: `So: ${text}`,
        hint: `See ${text}`,
      });
      if (shape.includes('"distractors"')) return { items: markup.map(quiz) };
      if (shape.includes('"sentence"')) return { items: markup.map((sentence) => ({ sentence })) };
      if (shape.includes('"sentences"')) return { items: markup.map((text) => ({ sentences: [text, text, text] })) };
      // The page tells the reason of a game that does not fit.
      return Object.fromEntries(
        [1, 2, 3].map((id) => [`game_${id}`, { score: id * 25, reason: `Well: ${markup[id]}` }]),
      );
    },
  });

/** What an event stream holds of one kind of event. */
function eventsOf(stream: string, type: string): readonly Record<string, unknown>[] {
  const blocks = stream.split('\n\n').filter((block) => block.startsWith(`event: ${type}\n`));
  return blocks.map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 'data: '.length)));
}

row(
  'S12',
  'what a model writes, and what of it is turned down, is shown to the letter, and never run',
  async () => {
    await using model = await startMarkupWriter();
    await using service = await runService({
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'small-writer',
      LLM_BASE_URL: `${model.url}/v1`,
    });
    const { page, faults } = await openPage(service.url);
    await page.getByRole('button', { name: press }).click();
    for (const name of ['Quiz', 'Sentence order', 'Word order']) {
      await page.getByRole('spinbutton', { name }).fill('30');
    }
    const answered = page.waitForResponse('**/generate');
    await make(page);
    const stream = await (await answered).text();
    await page.locator('ludo-turned-down summary').click();
    // The latest fifty of what was turned down are kept, each once.
    const rejected = new Map(eventsOf(stream, 'rejected').map((event) => [JSON.stringify(event.draft), event]));
    const kept = [...rejected.values()].slice(-50).filter(({ item }) => item !== undefined);
    const events = [...eventsOf(stream, 'item'), ...kept].map(({ item }) => JSON.stringify(item));
    const came = markup.filter((each) => events.some((event) => event.includes(JSON.stringify(each).slice(1, -1))));
    expect(came.length).toBeGreaterThan(20);
    const unseen = async () => {
      const text = await textOf(page);
      return [...came, `Well: ${markup[1]}`].filter((each) => !text.includes(asRead(each)));
    };
    await expect.poll(unseen).toEqual([]);
    await expectNothingForeign(page);
    expect(faults).toEqual([]);
    await page.close();
    return {
      ran: `${markup.length} texts of markup in every field a model writes, ${model.requests.length} calls`,
      happened: `all ${came.length} that the service passed on shown literally, and the reason of a game left out; ${faults.length} dialogs, errors and requests to other hosts`,
    };
  },
  300_000,
);

/** The directives of a policy, by name. */
const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );

row('S13', 'pages, assets, responses and errors carry the headers that browsers need', async () => {
  await using service = await runService();
  const html = await (await fetch(service.url)).text();
  const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const pages = ['/', '/set/', '/set/0123456789ab', '/play', '/play/%3Cscript%3E', '/admin', '/frame.html', '/docs'];
  const answers = ['/health', '/games', '/games/quiz', '/llm', '/openapi.json', '/games/quiz/player.js'];
  const errors = [
    '/nothing',
    '/set/a/b',
    '/games/nothing',
    '/assets/nothing.js',
    '/assets/..%2findex.html',
    '/generate',
  ];
  const answered = [...assets, ...answers, ...errors];
  const statuses = new Map<string, number>();
  for (const path of [...pages, ...answered]) {
    const { headers, status } = await fetch(service.url + path);
    statuses.set(path, status);
    const policy = directives(headers.get('content-security-policy') ?? '');
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, policy.get('default-src')]).toEqual([path, "'none'"]);
    // The frame of players is the page's own; nobody else frames anything.
    expect([path, policy.get('frame-ancestors')]).toEqual([path, path === '/frame.html' ? "'self'" : "'none'"]);
    expect([path, headers.get('access-control-allow-credentials')]).toEqual([path, null]);
  }
  const page = directives((await fetch(service.url)).headers.get('content-security-policy') ?? '');
  expect(page.get('script-src')).toBe("'self'");
  expect([...page.values()].filter((value) => /unsafe|\*|https?:/.test(value))).toEqual([]);
  expect(page.get('require-trusted-types-for')).toBe("'script'");
  for (const path of errors) expect([path, (statuses.get(path) ?? 0) >= 400]).toEqual([path, true]);
  expect(assets.length).toBeGreaterThan(1);
  return {
    ran: `${pages.length} pages, ${assets.length} assets, ${answers.length} responses, ${errors.length} errors`,
    happened: `all ${statuses.size} with nosniff, a policy and frame-ancestors; nothing unsafe in the page's policy`,
  };
});
