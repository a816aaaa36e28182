import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFolder } from '@ludotext/playground';
import { expect, it } from 'vitest';

// What a browser loads to play: the page, the frame of other hands' players, and the players of the three games.

const root = path.resolve(import.meta.dirname, '..');
const players = ['game-quiz', 'game-sequence-sentence', 'game-sequence-word'];
/** Most kilobytes (1000 bytes) of all of it together, packed. */
const most = 120;

/** A page and every file it leads to, each once. */
async function filesOf(...pages: string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    const content = await readFile(file);
    files.set(file, content);
    for (const [, name = ''] of content
      .toString('utf8')
      .matchAll(/["'(]((?:\.{0,2}\/)[\w./-]+\.(?:js|css|svg))["')]/g)) {
      const target = name.startsWith('/') ? path.join(pageFolder, name) : path.resolve(path.dirname(file), name);
      if (target.startsWith(pageFolder)) await visit(target);
    }
  };
  for (const page of pages) await visit(path.join(pageFolder, page));
  return files;
}

const packed = (content: Buffer) => gzipSync(content, { level: 9 }).length / 1000;

it('page and players together are small', async () => {
  const files = await filesOf('index.html', 'frame.html');
  const sizes = [...files].map(([file, content]) => [path.relative(pageFolder, file), packed(content)] as const);
  for (const name of players) {
    sizes.push([`${name}/player.js`, packed(await readFile(path.join(root, 'packages', name, 'dist/player.js')))]);
  }
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const lines = sizes.map(([name, size]) => `${size.toFixed(1).padStart(6)} kB  ${name}`);
  process.stdout.write(`${[...lines, `${total.toFixed(1).padStart(6)} kB  in all, gzip`].join('\n')}\n`);
  expect([...files.keys()].some((file) => file.endsWith('.js'))).toBe(true);
  expect(total).toBeLessThan(most);
});
