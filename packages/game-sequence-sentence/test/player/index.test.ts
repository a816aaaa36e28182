import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { OrderPage } from '../../../player/test/order/order-page.js';

const file = path.resolve(import.meta.dirname, '../../dist/player.js');
const item = { sentence: 'One. Two. Three.', pieces: ['One.', 'Two.', 'Three.'] };

it('is one small file that needs no other, nor the schema library', () => {
  const text = readFileSync(file, 'utf8');
  expect(/\bimport\b\s*[\w{*"'(]|\bfrom\s*["']|\brequire\(/.exec(text)?.[0]).toBeUndefined();
  expect(/safeParse|sourceMappingURL/.exec(text)?.[0]).toBeUndefined();
  const bytes = gzipSync(text).length;
  process.stdout.write(`player of sentences in order: ${text.length} bytes, ${bytes} with gzip\n`);
  expect(bytes).toBeLessThan(30_000);
});

it('gives a host the element without its name, and runs under a strict policy', async () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";
  await using browser = await openBrowser();
  await using play = await OrderPage.open(browser, 'ludotext-sequence-sentence', file, {
    items: [],
    headers: { 'Content-Security-Policy': policy },
  });
  // A string, since the test runner would rewrite the import.
  await play.page.evaluate(`import('/player.js').then(({ default: Player }) => {
    const player = Object.assign(new Player(), { item: ${JSON.stringify(item)}, embedded: true });
    document.querySelector('main').replaceChildren(player);
  })`);
  const start = await play.hold(2);
  await play.page.mouse.move(start.x, start.y);
  await play.page.mouse.down();
  await play.page.mouse.move(start.x, start.y - 200, { steps: 3 });
  await play.page.mouse.up();
  await play.check();
  await play.goOn();
  expect(await play.completes()).toHaveLength(1);
  expect(await play.page.getByRole('button').count()).toBe(0);
  expect(play.faults).toEqual([]);
});
