import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser, startSite } from '../support/browser.js';

// docs/players.md: what it shows is what there is.

const root = path.resolve(import.meta.dirname, '../..');
const page = await readFile(path.join(root, 'docs/players.md'), 'utf8');
const block = (info: string) => page.split(`\n\`\`\`${info}\n`)[1]?.split('\n```\n')[0] ?? '';

it('the whole player of docs/players.md is the one of examples/true-false', async () => {
  expect(`${block('js player.js')}\n`).toBe(await readFile(path.join(root, 'examples/true-false/player.js'), 'utf8'));
});

it('the page of docs/players.md can be played', async () => {
  await using browser = await openBrowser();
  await using site = await startSite({
    '/': `<!doctype html><html lang="en"><title>Quiz</title>${block('html')}</html>`,
    '/quiz.js': path.join(root, 'packages/game-quiz/dist/player.js'),
  });
  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  await visitor.getByRole('button', { name: 'Yes' }).click();
  expect(await visitor.getByRole('status').innerText()).toBe('Correct!');
});

it('the elements of docs/players.md are those the players define', async () => {
  await using browser = await openBrowser();
  const rows = [...page.matchAll(/^\| `@ludotext\/([\w-]+)\/player` \| `<([\w-]+)>` \|$/gm)];
  expect(rows.length).toBe(3);
  for (const [, name = '', tag = ''] of rows) {
    await using site = await startSite({
      '/': '<!doctype html><script type="module" src="/player.js"></script>',
      '/player.js': path.join(root, 'packages', name, 'dist/player.js'),
    });
    const visitor = await browser.newPage();
    await visitor.goto(site.url);
    await visitor.waitForFunction((wanted) => customElements.get(wanted) !== undefined, tag);
    await visitor.close();
  }
});
