import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GamePlugin } from '@ludotext/engine/game';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from '../support/browser.js';
import { accessFaults } from '../support/page-faults.js';
import { type RunningService, runService } from '../support/service.js';
import { arePicturesKept } from '../support/visitors.js';

// docs/gallery.md: the games of examples/ as the page plays them. UPDATE_DOCS=1 takes its pictures.

const root = path.resolve(import.meta.dirname, '../..');
const gallery = readFileSync(path.join(root, 'docs/gallery.md'), 'utf8');
/** The folders of games: those with sources; the others are pages. */
const names = readdirSync(path.join(root, 'examples')).filter((name) =>
  readdirSync(path.join(root, 'examples', name)).includes('src'),
);

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  const games = names.map((name) => `  - package: ludotext-game-${name}\n`);
  [browser, service] = await Promise.all([openBrowser(), runService({}, games)]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

it.each(names)('%s plays in the page, and the gallery shows it', { timeout: 60_000 }, async (name) => {
  expect(gallery).toContain(`(../examples/${name})`);
  expect(gallery).toContain(`(screenshots/game-${name}.png)`);
  const module: { default: GamePlugin | (() => GamePlugin) } = await import(`../../examples/${name}/src/index.ts`);
  const game = typeof module.default === 'function' ? module.default() : module.default;
  const parsed = game.parse(game.directFormat?.example ?? '');
  const [item] =
    game.examples?.find(({ items }) => items.length > 0)?.items ?? ('items' in parsed ? parsed.items : parsed);
  const items = [item as Record<string, unknown>];
  const set = {
    ludotext: 1,
    title: 'One round',
    language: 'en',
    games: [{ game_type: game.gameType, items }],
  } as const;
  const page = await openPage(browser, { viewport: { width: 900, height: 720 }, colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${service.url}/set/`);
  const file = { name: 'a.ludotext.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(set)) };
  await page.locator('ludo-set-list input[type=file]').setInputFiles(file);
  // Before that, the list has a link for every set of the tests before.
  await page.waitForURL(/\/set\/\w+/);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const stages = [page.frameLocator('iframe'), page.locator('ludo-plain-player')];
  await Promise.any(stages.map((stage) => stage.getByRole('button').first().waitFor()));
  expect(await accessFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  if (arePicturesKept) {
    await page.screenshot({ path: path.join(root, `docs/screenshots/game-${name}.png`), animations: 'disabled' });
  }
});
