import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Plays somebody who begins a game while nothing of Ludotext is published, from a checkout to a running service that plays
// it: the commands of docs/writing-a-game.md, "Before publication", in their order.

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const page = await readFile(path.join(root, 'docs/writing-a-game.md'), 'utf8');
/** The commands of a block of the page. */
const commands = (block: string) => page.split(`\n\`\`\`sh ${block}\n`)[1]?.split('\n```')[0]?.split('\n') ?? [];
let home = '';
let service: ChildProcess | undefined;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-newcomer-'));
});

afterAll(async () => {
  // With the commands that started it.
  if (service?.pid !== undefined) process.kill(-service.pid, 'SIGKILL');
  await rm(home, { recursive: true, force: true });
});

const shell = (folder: string, command: string) => run(command, { cwd: folder, shell: true });

async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(home, name);
  await mkdir(folder);
  return folder;
}

/** Starts the service in a folder. @returns its address, out of the line it logs */
async function startService(folder: string, command: string): Promise<string> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LUDOTEXT_LOG_LEVEL: 'warn' },
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

  // A checkout whose packages are packed; `npm ci` is what these tests run in.
  const [install, pack = ''] = commands('checkout');
  expect(install).toBe('npm ci');
  await emptyFolder('ludotext');
  await shell(root, `${pack} -- ${path.join(home, 'ludotext/dist-packages')}`);
  done('the packages are packed');

  const desk = await emptyFolder('desk');
  const [create = ''] = commands('begin');
  const flags = `--name "Capital cities" --type-id 120 --round "question, answer, hint?"`;
  const { stdout: said } = await shell(desk, `${create} ${flags}`);
  const line = /^ {2}- package: .+$/m.exec(said)?.[0] ?? '';
  expect(line).toBe('  - package: "ludotext-game-capital-cities"');
  done('the game is written');

  const game = path.join(desk, 'capital-cities');
  await shell(game, 'npm install');
  done('its packages are installed');
  await shell(game, 'npm test');
  done('its test has passed');
  await shell(game, 'npm run build');
  await shell(game, 'npm run typecheck');
  done('it is built, and its types fit');

  const deployment = await emptyFolder('deployment');
  const [init = '', add = '', serve = ''] = commands('service');
  await shell(deployment, init);
  await shell(deployment, add);
  done('the service is installed');
  const gamesFile = path.join(deployment, 'games.yaml');
  await writeFile(gamesFile, 'games:\n  - package: "@ludotext/game-quiz"\n');
  const address = await startService(deployment, serve);
  expect((await get(`${address}/games`)).games).toHaveLength(1);
  done('a service runs, without the game');

  await shell(deployment, `npm install ${game}`);
  await appendFile(gamesFile, `${line}\n`);
  let games = await get(`${address}/games`);
  // The test's own time limit ends the wait.
  for (; games.games.length < 2; games = await get(`${address}/games`)) await pause(50);
  expect(games.games.at(-1)).toMatchObject({
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
