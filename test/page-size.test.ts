import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packSet } from '../packages/player/src/games/link.js';
import { openBrowser } from './support/browser.js';
import { type RunningService, runService } from './support/service.js';
import { said } from './support/teacher.js';

// What a browser loads before a teacher can begin, and before a learner can play: whatever it asks the service for, packed.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService()]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/**
 * All that is loaded at an address until a button is there.
 * @returns kilobytes (1000 bytes), packed, by path
 */
async function loaded(path: string, button: string): Promise<ReadonlyMap<string, number>> {
  // What the service worker keeps for later is nobody's wait.
  await using context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => void bodies.set(new URL(response.url()).pathname, response.body()));
  await page.goto(service.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  const sizes = [...bodies].map(async ([name, body]) => {
    const content = await body;
    return [name, (name.endsWith('.woff2') ? content : gzipSync(content, { level: 9 })).length / 1000] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** The sum of the files that a pattern does not leave out; all are told. */
function sumWithout(what: string, sizes: ReadonlyMap<string, number>, pattern: RegExp): number {
  const sum = (some: readonly (readonly [string, number])[]) => some.reduce((total, [, size]) => total + size, 0);
  const counted = [...sizes].filter(([name]) => !pattern.test(name));
  const lines = [...sizes, [`${what}: in all`, sum([...sizes])], [`${what}: counted`, sum(counted)]] as const;
  process.stdout.write(lines.map(([name, size]) => `${size.toFixed(1).padStart(6)} kB  ${name}\n`).join(''));
  return sum(counted);
}

it('a teacher can begin after less than 90 kB', async () => {
  const sizes = await loaded('/', said('createMake'));
  expect(sizes.has('/games')).toBe(true);
  expect(sumWithout('Create', sizes, /\.woff2$/)).toBeLessThan(90);
});

it('a learner with a link can play after less than 70 kB and the player', async () => {
  const answers = ['Melted rock', 'Cold water'].map((text, at) => ({ text, correct: at === 0 }));
  const games = [{ game_type: 'quiz', items: [{ question: 'What is lava?', answers }] }];
  const set = await packSet({ ludotext: 1, title: 'Volcanoes', language: 'en', games });
  const sizes = await loaded(`/play#${set}`, 'Melted rock');
  expect(sizes.has('/games/quiz/player.js')).toBe(true);
  // No other game's player: the set has none of its items.
  expect([...sizes.keys()].filter((name) => name.endsWith('/player.js'))).toHaveLength(1);
  expect(sumWithout('Play', sizes, /\.woff2$|\/player\.js$/)).toBeLessThan(70);
});
