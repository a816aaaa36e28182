import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, startSite } from '../../../../test/support/browser.js';
import { items, playerFile, QuizPage } from './support/quiz-page.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the module of the player', () => {
  it('is one small file that needs no other, nor the schema library', () => {
    const text = readFileSync(playerFile, 'utf8');
    expect(ts.preProcessFile(text, true, true).importedFiles).toEqual([]);
    expect(text.includes('safeParse')).toBe(false);
    const bytes = gzipSync(text).length;
    process.stdout.write(`player of the quiz: ${text.length} bytes, ${bytes} with gzip\n`);
    expect(bytes).toBeLessThan(20_000);
  });

  it('gives a host the element without its name', async () => {
    const host = `<script type="module">
      import Player from '/player.js';
      const player = new Player();
      player.items = ${JSON.stringify(items.slice(1))};
      player.embedded = true;
      document.body.append(player);
    </script>`;
    await using site = await startSite({
      '/': `<!doctype html><title>Host</title><body>${host}`,
      '/player.js': playerFile,
    });
    const page = await browser.newPage();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Zagreb' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await page.getByText('Finished').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.close();
  });

  it('leaves an element alone that has its name already', async () => {
    const other = `<script>
      customElements.define('ludotext-quiz', class extends HTMLElement { connectedCallback() { this.textContent = 'Another'; } });
    </script>`;
    const quiz = '<ludotext-quiz></ludotext-quiz><script type="module" src="/player.js"></script>';
    await using site = await startSite({
      '/': `<!doctype html><title>Host</title>${other}${quiz}`,
      '/player.js': playerFile,
    });
    const page = await browser.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(site.url);
    expect(await page.getByText('Another').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('runs under a strict policy: no inline script or style, trusted types', async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";
    await using quiz = await QuizPage.open(browser, { headers: { 'Content-Security-Policy': policy } });
    for (const name of ['The Black Sea', 'Next', 'Zagreb', 'Finish']) await quiz.button(name).click();
    expect(await quiz.completes()).toHaveLength(1);
    expect(quiz.faults).toEqual([]);
  });
});
