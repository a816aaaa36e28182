import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startModelServer } from '@ludotext/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from './support/long.js';

// README's own commands and snippets, run as a reader would run them: in a clone. The full run (`npm run test:long`) has a fresh one,
// with nothing but Node and npm; the normal one begins where `npm ci` and the build have ended, which every test run needs anyway.

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const readme = await readFile(path.join(root, 'README.md'), 'utf8');

/** The code blocks of a section, by language. */
function blocks(section: string, language: string): string[] {
  const body = readme.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? readme.split('\n## ')[0] ?? '';
  return [...body.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);
}

let clone = '';
let services: ChildProcess[] = [];

beforeAll(async () => {
  clone = await mkdtemp(path.join(os.tmpdir(), 'ludotext-clone-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  await Promise.all(stdout.trim().split('\n').map(copy));
  if (!isLong) await takeInstalledAndBuilt();
}, 600_000);

/** Copies a file or folder of the repository, with its times: by them `npm start` sees what has to be built. */
async function copy(name: string): Promise<void> {
  await mkdir(path.dirname(path.join(clone, name)), { recursive: true });
  const options = { recursive: true, preserveTimestamps: true };
  await cp(path.join(root, name), path.join(clone, name), options).catch((error) => {
    // A file that is deleted but not committed yet is no part of the clone.
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Gives the clone what this repository has installed, and the packages as they are built. */
async function takeInstalledAndBuilt(): Promise<void> {
  const installed = path.join(clone, 'node_modules');
  await mkdir(installed);
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    const from = path.join(root, 'node_modules', name);
    // The links to our packages are relative, so that they lead to those of the clone.
    if (name === '@ludotext') await cp(from, path.join(installed, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.bin') await symlink(from, path.join(installed, name), 'junction');
  }
  for (const workspace of ['packages', 'examples']) {
    for (const name of await readdir(path.join(root, workspace))) {
      await copy(path.join(workspace, name, 'dist'));
      const own = path.join(workspace, name, 'node_modules');
      if (existsSync(path.join(root, own))) await symlink(path.join(root, own), path.join(clone, own), 'junction');
    }
  }
}

afterEach(async () => {
  await Promise.all(
    services
      .filter((child) => child.exitCode === null)
      .map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-(child.pid ?? 0), 'SIGTERM');
        return ended;
      }),
  );
  services = [];
});

afterAll(() => rm(clone, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Runs a command of the README in a shell until it says where it listens. */
async function start(command: string, cwd: string, environment: Record<string, string> = {}) {
  const port = String(await freePort());
  const child = spawn('sh', ['-c', command], {
    cwd,
    detached: true,
    env: { ...process.env, PORT: port, DATA_DIR: path.join(cwd, `.state-${port}`), ...environment },
  });
  services.push(child);
  let output = '';
  const line = await new Promise<string>((resolve, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = output.split('\n').find((text) => new RegExp(`http://[\\d.]+:${port}`).test(text));
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`ended with ${code}: ${output}`)));
  });
  return { port, line, output: () => output };
}

/** Runs a curl command of the README against a service on another port. */
async function curl(command: string, port: string): Promise<unknown> {
  const { stdout } = await run('sh', ['-c', command.replace(':3000', `:${port}`)], { cwd: clone });
  return JSON.parse(stdout);
}

describe('README', () => {
  it('npm ci && npm start serves the request and gives the answer that is shown', async () => {
    const [command = ''] = blocks('', 'sh');
    expect(command.trim()).toBe('npm ci && npm start');
    const { port, line, output } = await start(isLong ? command : command.replace('npm ci && ', ''), clone);
    expect(line).toContain('offline/extractive');
    expect(line).toContain('LLM_PROVIDER');
    expect(output()).not.toMatch(/EBADENGINE|Unsupported engine/);
    const answer = await curl(blocks('A request and its answer', 'sh')[0] ?? '', port);
    expect(answer).toEqual(JSON.parse(blocks('A request and its answer', 'json')[0] ?? ''));
  }, 600_000);

  it('the commands that choose a model choose it', async () => {
    await using model = await startModelServer();
    const [openai = '', ollama = '', atRunTime = ''] = blocks('Choosing a model', 'sh');
    const hosted = await start(openai, clone, { LLM_BASE_URL: `${model.url}/v1` });
    expect(hosted.line).toContain('openai/gpt-4.1-mini');
    expect(hosted.output()).not.toContain('your-key');
    const local = await start(ollama, clone, { OLLAMA_HOST: model.url });
    expect(local.line).toContain('ollama/llama3.2');
    const switched = await curl(atRunTime, hosted.port);
    expect(switched).toMatchObject({ llm: 'ollama/llama3.2', provider: 'ollama' });
  }, 300_000);

  it('the service on the open network asks for a key, and takes the ones that are shown', async () => {
    const [serve = '', ask = ''] = blocks('On the open network', 'sh');
    const { port } = await start(serve, clone);
    expect(await curl(ask, port)).toMatchObject({ total: 3 });
    expect(await curl(ask.replace('a-long-random-key', 'a-wrong-key'), port)).toMatchObject({ code: 'unauthorized' });
  }, 300_000);

  it('the library snippets run', async () => {
    const [use = ''] = blocks('The library', 'js');
    await writeFile(path.join(clone, 'use.mjs'), use);
    const { stdout } = await run(process.execPath, ['use.mjs'], { cwd: clone });
    expect(stdout).toContain("{ text: 'Yes', correct: true }");
    const [choose = ''] = blocks('Choosing a model', 'js');
    const imports = use.split('\n\n')[0];
    await writeFile(path.join(clone, 'choose.mjs'), `${imports}\n${choose}\nconsole.log(engine.llm);`);
    expect((await run(process.execPath, ['choose.mjs'], { cwd: clone })).stdout.trim()).toBe('ollama/llama3.2');
  });

  it('the game of the tutorial joins a running service when games.yaml is saved', async () => {
    const tutorial = await readFile(path.join(root, 'docs/writing-a-game.md'), 'utf8');
    const [lines = ''] = blocks('Adding a game', 'yaml');
    const { port } = await start('npm start', clone);
    for (const name of ['package.json', 'src/index.js']) {
      const [, code = ''] = new RegExp(`^\`\`\`\\S+ ${name}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(tutorial) ?? [];
      const file = path.join(clone, 'ludotext-game-years', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, code);
    }
    const before = await readFile(path.join(clone, 'games.yaml'), 'utf8');
    await writeFile(path.join(clone, 'games.yaml'), before + lines);
    const reload = await fetch(`http://127.0.0.1:${port}/reload`, { method: 'POST' });
    expect(await reload.json()).toMatchObject({ success: true, total: 4 });
    const response = await fetch(`http://127.0.0.1:${port}/generate/200`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '1969: People walk on the moon.\n1957: A satellite flies.' }),
    });
    expect(await response.json()).toMatchObject({
      success: true,
      items: [
        { event: 'People walk on the moon.', year: 1969 },
        { event: 'A satellite flies.', year: 1957 },
      ],
    });
  }, 300_000);
});
