import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedProject, packedPackages, quietly } from './support/packed-packages.js';

// Plays somebody who begins a game, from an empty folder to a running service that plays it, with the packages as they are
// published: packed, and installed by npm.

const run = promisify(execFile);
const tarballs = new Map<string, string>();
let home = '';
let service: ChildProcess | undefined;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-newcomer-'));
  for (const { folder, tarball } of await packedPackages()) tarballs.set(folder, tarball);
}, 600_000);

afterAll(async () => {
  service?.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

const npm = (folder: string, ...args: string[]) => run('npm', args, { cwd: folder });
const tarballOf = (name: string) => tarballs.get(name) ?? '';

/** An empty folder that npm installs into. */
async function project(name: string): Promise<string> {
  const folder = path.join(home, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  return folder;
}

/** Starts the service in a folder. @returns its address, out of the line it logs */
async function startService(folder: string): Promise<string> {
  const main = path.join(folder, 'node_modules/@ludotext/server/dist/main.js');
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LUDOTEXT_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /listens on (http:\S+?);/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The service ended before it listened.');
}

async function get(address: string): Promise<{ games: { type_id: number }[] }> {
  return (await (await fetch(address)).json()) as { games: { type_id: number }[] };
}

it('goes from an empty folder to a game that a running service plays', async () => {
  const begin = performance.now();
  const steps: string[] = [];
  const done = (step: string) => steps.push(`${((performance.now() - begin) / 1000).toFixed(1)} s  ${step}`);

  const desk = await project('desk');
  await npm(desk, 'install', ...quietly, tarballOf('create-game'));
  const flags = ['--name', 'Capital cities', '--type-id', '120', '--round', 'question, answer, hint?'];
  const { stdout: said } = await npm(desk, 'exec', '--', 'create-game', 'capital-cities', ...flags);
  const line = /^ {2}- package: .+$/m.exec(said)?.[0] ?? '';
  expect(line).toBe('  - package: "ludotext-game-capital-cities"');
  done('the game is written');

  const game = path.join(desk, 'capital-cities');
  await npm(game, 'install', '--no-save', ...quietly, tarballOf('engine'));
  done('its packages are installed');
  await npm(game, 'test');
  done('its test has passed');
  await npm(game, 'run', 'build');
  await npm(game, 'run', 'typecheck');
  done('it is built, and its types fit');

  const deployment = path.join(home, 'deployment');
  await installedProject(deployment);
  const gamesFile = path.join(deployment, 'games.yaml');
  await writeFile(gamesFile, 'games:\n  - package: "@ludotext/game-quiz"\n');
  const address = await startService(deployment);
  expect((await get(`${address}/games`)).games).toHaveLength(1);
  done('a service runs, without the game');

  await npm(deployment, 'install', ...quietly, game);
  await appendFile(gamesFile, `${line}\n`);
  let games = await get(`${address}/games`);
  // The test's own time limit ends the wait.
  for (; games.games.length < 2; games = await get(`${address}/games`)) await pause(50);
  expect(games.games.at(-1)).toEqual({
    type_id: 120,
    game_type: 'capital_cities',
    display_name: 'Capital cities',
    active: true,
    package: 'ludotext-game-capital-cities',
    version: '0.1.0',
  });
  done('the service lists the game');

  const response = await fetch(`${address}/generate/120`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Question: What is the capital of Peru?\nAnswer: Lima\nHint: It is near the sea.' }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    items: [{ question: 'What is the capital of Peru?', answer: 'Lima', hint: 'It is near the sea.' }],
  });
  done('the service has answered with an item');
  process.stdout.write(`From an empty folder to an answer:\n  ${steps.join('\n  ')}\n`);
}, 900_000);
