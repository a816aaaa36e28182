import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Most MiB a service may grow by over the reloads of an isolated game; `npm run bench:reloads` looks at more of them. */
const mostGrowth = 30;

// The script looks after each reload for the code that changed: now the game's module, now a file it imports.
it('200 reloads with changed code of an isolated game leave the memory as it was', async () => {
  const script = path.join(root, 'bench/reloads.mjs');
  const { stdout } = await run(process.execPath, [script, 'isolated', '200', '--json'], { cwd: root });
  const [figures] = JSON.parse(stdout) as [{ reloads: number; growth: number }];
  process.stderr.write(`200 reloads: ${JSON.stringify(figures)}\n`);
  expect(figures.reloads).toBe(200);
  expect(figures.growth).toBeLessThan(mostGrowth);
}, 240_000);
