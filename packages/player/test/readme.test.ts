import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, startSite } from '../../../test/support/browser.js';
import { theme } from '../src/style.js';
import { bundlePlayer } from './support/player-bundle.js';
import { readmeBlock } from './support/readme-block.js';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const quizFile = path.resolve(import.meta.dirname, '../../game-quiz/dist/player.js');
const riddles = [
  { riddle: 'What has hands and cannot clap?', solution: 'A clock', hint: 'It tells something.' },
  { riddle: 'What gets wet while drying?', solution: 'A towel' },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page that plays two riddles with a player module, and has the result as its title. */
const riddlePage = `<!doctype html><html lang="en"><title>Riddles</title><body><script type="module">
  import Player from '/player.js';
  const player = new Player();
  player.items = ${JSON.stringify(riddles)};
  player.addEventListener('ludotext-complete', ({ detail }) => { document.title = detail.score + ' of ' + detail.max; });
  document.body.append(player);
</script>`;

describe('the snippets', () => {
  it('a plain page plays and knows the result', async () => {
    await using site = await startSite({
      '/': readmeBlock('html'),
      '/node_modules/@ludotext/game-quiz/dist/player.js': quizFile,
    });
    const page = await openPage(browser);
    await page.goto(site.url);
    await page.getByRole('button', { name: '4' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    expect(await page.title()).toBe('1 of 1');
    await page.close();
  });

  it('a program makes the element without its name', async () => {
    const file = await bundlePlayer(readmeBlock('js'));
    await using site = await startSite({
      '/': '<!doctype html><title>Program</title><body><script type="module" src="/program.js"></script>',
      '/program.js': file,
    });
    const page = await openPage(browser);
    await page.goto(site.url);
    expect(await page.getByRole('button', { name: '4' }).isVisible()).toBe(true);
    await page.close();
  });

  it('the player made with this package plays', async () => {
    const file = await bundlePlayer(readmeBlock('ts'));
    await using site = await startSite({ '/': riddlePage, '/player.js': file });
    const page = await openPage(browser);
    await page.goto(site.url);
    await page.getByLabel(riddles[0]!.riddle).fill('a clock');
    await page.getByRole('button', { name: 'Answer' }).click();
    expect(await page.getByRole('status').innerText()).toBe('Correct!');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.keyboard.type('Rain');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Finish' }).click();
    expect(await page.title()).toBe('1 of 2');
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(riddles[0]!.riddle),
      expect.stringContaining(riddles[1]!.riddle),
    ]);
    await page.close();
  });

  it('the player of pieces in order plays, and says in the console why an item cannot be shown', async () => {
    const recipe = {
      dish: 'Tea',
      steps: [
        { text: 'Boil water.', minutes: 4 },
        { text: 'Wait.', minutes: 3 },
      ],
    };
    const items = [recipe, { dish: 'Toast' }];
    const file = await bundlePlayer(readmeBlock('ts', 1));
    await using site = await startSite({
      '/': riddlePage.replace(JSON.stringify(riddles), JSON.stringify(items)),
      '/player.js': file,
    });
    const page = await openPage(browser);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(site.url);
    expect(await page.getByRole('heading', { level: 2 }).innerText()).toBe('Tea\nPut the steps in order');
    await page.keyboard.press('Tab');
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.getByRole('status').innerText()).toBe('Correct!');
    expect(told).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('status').innerText()).toBe('This item cannot be shown.');
    expect(told).toEqual([
      'An ordering player needs items with pieces, a list of texts.',
      expect.stringMatching(/^<recipe-player> cannot show this item: isPlayable refuses it\./),
    ]);
    await page.close();
  });

  it('the player made without it plays', async () => {
    const file = await bundlePlayer(readmeBlock('js', 2));
    await using site = await startSite({ '/': riddlePage, '/player.js': file });
    const page = await openPage(browser);
    await page.goto(site.url);
    for (const { solution } of riddles) {
      await page.keyboard.type(solution);
      await page.keyboard.press('Enter');
    }
    expect(await page.title()).toBe('2 of 2');
    await page.close();
  });
});

describe('the table of custom properties', () => {
  it('has the colours that the theme has', () => {
    const told = Array.from(
      readme.matchAll(/^\| `(--ludotext-color-[\w-]+)` \| .+? \| `(#\w{6})` \| `(#\w{6})` \|$/gm),
    );
    const real = Array.from(
      theme.cssText.matchAll(/var\((--ludotext-color-[\w-]+), light-dark\((#\w{6}), (#\w{6})\)\)/g),
    );
    expect(told.map((row) => row.slice(1))).toEqual(real.map((row) => row.slice(1)));
    expect(real.length).toBeGreaterThan(0);
  });

  it('has every property', () => {
    const names = new Set(theme.cssText.match(/--ludotext-[\w-]+/g));
    for (const name of names) expect(readme).toContain(`| \`${name}\` |`);
  });

  it('has the short name of every token, for styles inside a player', () => {
    const isOption = (name: string) => name.startsWith('--color-option');
    const names = Array.from(theme.cssText.matchAll(/^ *(--[\w-]+):/gm), ([, name = '']) => name);
    expect(names.filter((name) => !isOption(name) && !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('has the class names of the base class', async () => {
    const sources = await Promise.all(
      ['layout', 'player-element', 'style', 'views'].map((name) =>
        readFile(new URL(`../src/${name}.ts`, import.meta.url), 'utf8'),
      ),
    );
    const used = Array.from(sources.join('\n').matchAll(/class="([^"$]+)|^ *\.([\w-]+)/gm), ([, markup, style]) =>
      (markup ?? style ?? '').trim().split(/\s+/),
    );
    const names = new Set(used.flat());
    const told = /These class names are taken[^:]*: (.+?)\.\n/s.exec(readme)?.[1] ?? '';
    expect(told.match(/[\w-]+/g)?.sort()).toEqual([...names, 'partly'].filter((name) => name !== '').sort());
  });
});
