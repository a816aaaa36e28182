import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, open, rename, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { gamesYaml, homeOfService, type ServiceAtWork, serviceAtWork } from './support/in-process-service.js';
import { freshFolder, watched } from './support/program.js';
import { fullRow, row } from './support/row.js';

// A games.yaml that is saved is taken, however an editor saves it.

type Save = (file: string, content: string) => Promise<void>;

const half = (content: string) => content.slice(0, content.length / 2);

/** Ways to save a file, as editors and deployments have them. */
const saves: readonly (readonly [name: string, save: Save])[] = [
  ['in place', (file, content) => writeFile(file, content)],
  [
    'in three parts',
    async (file, content) => {
      const handle = await open(file, 'w');
      for (const part of [content.slice(0, 5), content.slice(5, 12), content.slice(12)]) {
        await handle.write(part);
        await pause(40);
      }
      await handle.close();
    },
  ],
  [
    'renamed into place',
    async (file, content) => {
      await writeFile(`${file}.new`, content);
      await rename(`${file}.new`, file);
    },
  ],
  [
    'the old one renamed away as a backup',
    async (file, content) => {
      await rename(file, `${file}~`);
      await writeFile(file, content);
    },
  ],
  [
    'deleted, and written 300 ms later',
    async (file, content) => {
      await unlink(file);
      await pause(300);
      await writeFile(file, content);
    },
  ],
  [
    'twenty times within 200 ms',
    async (file, content) => {
      for (let count = 0; count < 20; count += 1) {
        await writeFile(file, count === 19 ? content : gamesYaml(count % 2 === 0 ? 1 : 2));
        await pause(10);
      }
    },
  ],
  [
    'touched, and written',
    async (file, content) => {
      await utimes(file, new Date(), new Date());
      await writeFile(file, content);
    },
  ],
  ['with other line ends', (file, content) => writeFile(file, content.replaceAll('\n', '\r\n'))],
  [
    'half of it first',
    async (file, content) => {
      await writeFile(file, half(content));
      await pause(400);
      await writeFile(file, content);
    },
  ],
  [
    'a link swapped',
    async (file, content) => {
      const target = path.join(path.dirname(file), `games-${content.length}.yaml`);
      await writeFile(target, content);
      await symlink(target, `${file}.link`);
      await rename(`${file}.link`, file);
    },
  ],
];

/** Asks for the games without a pause, and counts what goes wrong. */
function keepLooking({ get }: ServiceAtWork) {
  let isDone = false;
  let looks = 0;
  let outages = 0;
  const looking = (async () => {
    while (!isDone) {
      const response = await get('/games').catch(() => undefined);
      const answer = (await response?.json()) as { total?: number } | undefined;
      looks += 1;
      if (response?.status !== 200 || (answer?.total !== 1 && answer?.total !== 2)) outages += 1;
      await pause(20);
    }
  })();
  return {
    stop: async () => {
      isDone = true;
      await looking;
      return { looks, outages };
    },
  };
}

fullRow('F06', 'the ways editors save games.yaml', async () => {
  let onLine = () => {};
  const running = await serviceAtWork(await homeOfService(), () => onLine());
  const file = path.join(running.folder, 'games.yaml');
  const reloads = () => running.log.filter(({ event }) => /^games (not )?reloaded$/.test(String(event))).length;
  const looks = keepLooking(running);
  const [times, most]: [number[], number[]] = [[], []];
  for (const [index, [name, save]] of saves.entries()) {
    const count = index % 2 === 0 ? 1 : 2;
    const before = reloads();
    await save(file, gamesYaml(count));
    const savedAt = performance.now();
    await new Promise<void>((resolve) => {
      onLine = () => {
        if (running.log.at(-1)?.total === count) resolve();
      };
      // It may have been seen before the saving was over.
      if (running.log.findLast(({ event }) => event === 'games reloaded')?.total === count) resolve();
    });
    times.push(performance.now() - savedAt);
    most.push(reloads() - before);
    expect([name, ((await (await running.get('/games')).json()) as { total: number }).total]).toEqual([name, count]);
  }
  const { looks: looked, outages } = await looks.stop();
  expect(outages).toBe(0);
  const slowest = Math.round(Math.max(...times));
  expect(slowest).toBeLessThan(1000);
  expect(Math.max(...most)).toBeLessThanOrEqual(2);
  return {
    ran: `${saves.length} ways to save: ${saves.map(([name]) => name).join(', ')}`,
    happened: `the content was active ${slowest} ms after the end of saving at the latest, with at most ${Math.max(...most)} reloads each; ${looked} requests meanwhile, ${outages} of them without games`,
  };
});

const program = path.resolve(import.meta.dirname, '../../packages/server/dist/main.js');

/** Whether this process may mount things where only it sees them. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

row('F07', 'a games.yaml mounted into a container', async () => {
  if (!canMount()) return { ran: 'nothing: this process may not mount', happened: 'left out' };
  const outcomes: string[] = [];
  for (const what of ['games.yaml', '.'] as const) {
    const [host, inside] = [await homeOfService(), await freshFolder()];
    await writeFile(path.join(host, 'games.yaml'), gamesYaml(1));
    if (what === 'games.yaml') {
      await cp(host, inside, { recursive: true });
    }
    await mkdir(path.join(host, 'elsewhere'));
    const mount = 'mount --bind "$1" "$2" && exec "$3" "$4"';
    const [from, to] = [path.join(host, what), path.join(inside, what)];
    const { child, url, ended } = watched(
      spawn('unshare', ['-m', 'sh', '-c', mount, 'sh', from, to, process.execPath, program], {
        cwd: '/',
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          GAMES_FILE: path.join(inside, 'games.yaml'),
          DATA_DIR: path.join(host, 'elsewhere'),
        },
      }),
    );
    const total = async () => ((await (await fetch(`${await url}/games`)).json()) as { total: number }).total;
    const reload = async () => (await fetch(`${await url}/reload`, { method: 'POST' })).status;
    expect(await total()).toBe(1);
    await writeFile(path.join(host, 'games.new'), gamesYaml(2));
    await rename(path.join(host, 'games.new'), path.join(host, 'games.yaml'));
    if (what === '.') await expect.poll(total).toBe(2);
    else {
      // The mount shows the file that was there, whatever has its name by now.
      expect([await reload(), await total()]).toEqual([200, 1]);
    }
    outcomes.push(`${what === '.' ? 'its folder mounted' : 'only the file mounted'}: ${await total()} games`);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }
  return {
    ran: 'a file replaced by renaming on the host, from 1 game to 2; only the file mounted, and its folder',
    happened: `${outcomes.join('; ')}. docs/operations.md says to mount the folder`,
  };
});
