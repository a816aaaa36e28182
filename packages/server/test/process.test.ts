import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startModelServer } from '@ludotext/model-server';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { times } from '../../../test/support/long.js';
import { gameSource } from '../../engine/test/node/support/games-folder.js';
import { version } from '../src/version.js';
import { samplesOf } from './support/metrics.js';

// The built program as it is started from a shell, in an empty folder.

const program = path.resolve(import.meta.dirname, '../dist/main.js');

/** An empty folder in which the program is started; with the end of its block both are gone. */
async function openFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-process-'));
  const children: ChildProcess[] = [];
  return {
    folder,
    /** Starts the program; `PORT` is a free one unless set. */
    run(environment: Record<string, string> = {}, ...options: string[]) {
      const started = start(folder, environment, options);
      children.push(started.child);
      return started;
    },
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function start(folder: string, environment: Record<string, string>, options: readonly string[]) {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/\S+?:\d+/.exec(output.stdout);
      if (address !== null) resolve(address[0]);
    });
    ended.then(({ stderr }) => reject(new Error(`It ended: ${stderr}`)));
  });
  // A test that expects the end does not look at the address.
  url.catch(() => {});
  return { child, url, ended };
}

/** Writes a package with its source in TypeScript, its module and the map from one to the other. */
async function writeTyped(folder: string, source: string) {
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    fileName: 'index.ts',
    compilerOptions: { sourceMap: true, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  await Promise.all(['src', 'dist'].map((name) => mkdir(path.join(folder, name), { recursive: true })));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "exports": "./dist/index.js" }');
  await writeFile(path.join(folder, 'src/index.ts'), source);
  await writeFile(path.join(folder, 'dist/index.js'), outputText);
  const map = { ...JSON.parse(sourceMapText), sources: ['../src/index.ts'] };
  await writeFile(path.join(folder, 'dist/index.js.map'), JSON.stringify(map));
}

const write = (url: string) =>
  fetch(`${url}/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'The small whale sings under the ice of the northern sea.' }),
  });

describe.concurrent('the program', () => {
  it('serves the three games in an empty folder, says so in one line, and leaves nothing there', async () => {
    await using place = await openFolder();
    const { child, url, ended } = place.run();
    const answer = await fetch(`${await url}/games`);
    expect(await answer.json()).toMatchObject({ total: 3, active_count: 3 });
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^Ludotext listens on http:\/\/127\.0\.0\.1:\d+; .*offline\/extractive.*LLM_PROVIDER/),
    ]);
    for (const line of stderr.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ event: 'request' });
    expect(await readdir(place.folder)).toEqual([]);
  });

  it('takes the games.yaml of the folder', async () => {
    await using place = await openFolder();
    await cp(path.resolve(import.meta.dirname, 'fixtures'), place.folder, { recursive: true });
    await writeFile(path.join(place.folder, 'games.yaml'), 'games:\n  - package: "./words"\n');
    const answer = await fetch(`${await place.run().url}/games`);
    expect(await answer.json()).toMatchObject({ total: 1, games: [{ game_type: 'words' }] });
  });

  it('never says the key', async () => {
    await using place = await openFolder();
    await using models = await startModelServer({ fault: () => ({ status: 401, body: 'wrong key sk-secret' }) });
    const environment = {
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'any',
      LLM_BASE_URL: models.url,
      OPENAI_API_KEY: 'sk-secret',
    };
    const { child, url, ended } = place.run(environment);
    const answers = await Promise.all([write(await url), fetch(`${await url}/llm`)]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    child.kill('SIGTERM');
    const { stdout, stderr } = await ended;
    expect(stdout).toContain('openai/any');
    expect(texts.join('') + stdout + stderr).not.toContain('sk-secret');
  });

  const broken: [string, Record<string, string>][] = [
    ['isolated: true', {}],
    ['isolated: false', { LUDOTEXT_DEV: '1' }],
    ['isolated: false', {}],
    ['isolated: true', { LUDOTEXT_DEV: '1' }],
  ];

  it.each(times(broken.slice(0, 2), broken))(
    'logs what went wrong in a game that is %s, with %o',
    async (entry, environment) => {
      await using place = await openFolder();
      const parse = `(text: string) => {
      if (text === 'promise') return Promise.resolve([]);
      throw new Error(\`cannot read \${text}\`);
    }`;
      await writeTyped(
        path.join(place.folder, 'whale'),
        `// A line that the build takes away.\n${gameSource('whale', 9, { parse })}`,
      );
      await writeFile(path.join(place.folder, 'games.yaml'), `games:\n  - package: ./whale\n    ${entry}\n`);
      const { child, url, ended } = place.run(environment);
      for (const text of ['promise', 'TEXTMARK']) {
        const answer = await fetch(`${await url}/generate/9`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text, source: 'direct' }),
        });
        expect(await answer.text()).toMatch(/plugin_failed.* failed in parse/);
      }
      child.kill('SIGTERM');
      const { stderr } = await ended;
      const causes = stderr
        .split('\n')
        .flatMap((line) => (line.includes('game failed') ? [JSON.parse(line).cause] : []));
      expect(causes).toEqual([
        expect.stringContaining('expected a result, got a promise: this member must not be async\n    at '),
        expect.stringMatching(
          environment.LUDOTEXT_DEV === '1'
            ? /^Error: cannot read TEXTMARK\n {4}at .*whale[/\\]src[/\\]index\.ts:\d+:13\)?\n/
            : /^Error\n {4}at .*whale\/dist\/index\.js:\d+:\d+\)?\n/,
        ),
      ]);
      if (environment.LUDOTEXT_DEV === undefined) expect(stderr).not.toContain('TEXTMARK');
    },
  );

  it.each([
    ['--version', version],
    ['--help', 'LUDOTEXT_MAX_TEXT'],
  ])('answers %s and ends', async (option, expected) => {
    await using place = await openFolder();
    const { code, stdout } = await place.run({}, option).ended;
    expect(code).toBe(0);
    expect(stdout).toContain(expected);
  });
});

describe.concurrent('a start that fails ends with 1 and says why', () => {
  it('for an option', async () => {
    await using place = await openFolder();
    expect(await place.run({}, '--port').ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^--port /) });
  });

  it('for settings, all of them at once', async () => {
    await using place = await openFolder();
    const { code, stdout, stderr } = await place.run({
      PORT: 'x',
      HOST: '0.0.0.0',
      LLM_PROVIDER: 'gpt',
      LUDOTEXT_PLAY_KEYS: 'k',
    }).ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
      // Nothing is said of HOST: whether it goes without keys is not known before they can be read.
    ).toEqual(['LLM_PROVIDER', 'LUDOTEXT_PLAY_KEYS', 'PORT']);
  });

  it('for a port in use', async () => {
    await using place = await openFolder();
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const { code, stderr } = await place.run({ PORT: String(port) }).ended;
    server.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^PORT ${port} is in use\\..*\n$`));
  });

  it('for a games.yaml with faults, one line each', async () => {
    await using place = await openFolder();
    await writeFile(path.join(place.folder, 'games.yaml'), 'games:\n  - package: "./nowhere"\n  - package: "./gone"\n');
    const { code, stderr } = await place.run().ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^games\.yaml, line 2: \.\/nowhere/),
      expect.stringMatching(/^games\.yaml, line 3: \.\/gone/),
    ]);
  });

  it('for a games.yaml that is named and not there', async () => {
    await using place = await openFolder();
    const { code, stderr } = await place.run({ GAMES_FILE: 'other.yaml' }).ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^other\.yaml.*no such file/)]);
  });
});

describe.concurrent.each(times(['SIGTERM'] as const, ['SIGTERM', 'SIGINT'] as const))('%s', (signal) => {
  it('lets the request under way finish, and ends with 0', async () => {
    await using place = await openFolder();
    await using models = await startModelServer();
    const { child, url, ended } = place.run({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'any', OLLAMA_HOST: models.url });
    models.hold();
    const underWay = write(await url);
    await models.received(1);
    child.kill(signal);
    await refused(await url);
    models.release();
    expect((await underWay).status).toBe(200);
    expect((await ended).code).toBe(0);
  });

  it('sent twice ends at once', async () => {
    await using place = await openFolder();
    await using models = await startModelServer();
    const { child, url, ended } = place.run({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'any', OLLAMA_HOST: models.url });
    models.hold();
    const underWay = expect(write(await url)).rejects.toThrow();
    await models.received(1);
    child.kill(signal);
    await refused(await url);
    child.kill(signal);
    expect((await ended).code).toBe(0);
    await underWay;
  });
});

describe.concurrent('a crash', () => {
  const crashesOf = async (url: string) =>
    samplesOf(await (await fetch(`${url}/metrics`)).text()).get('ludotext_unhandled_failures_total');

  it('is counted by the runs that follow, until a stop', async () => {
    await using place = await openFolder();
    await cp(path.resolve(import.meta.dirname, 'fixtures'), place.folder, { recursive: true });
    const game = path.join(place.folder, 'words/index.js');
    const source = await readFile(game, 'utf8');
    const parse = 'parse: (text) => { setTimeout(() => { throw new Error("later"); }); return [{ word: text }]; },';
    await writeFile(game, source.replace('parse: (text) => [{ word: text }],', parse));
    const manifest = 'games:\n  - package: "./words"\n    isolated: false\n';
    await writeFile(path.join(place.folder, 'games.yaml'), manifest);

    const thrown = place.run();
    expect(await crashesOf(await thrown.url)).toBe(0);
    const body = JSON.stringify({ text: 'whale' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${await thrown.url}/generate/41`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect((await thrown.ended).code).toBe(1);

    const killed = place.run();
    expect(await crashesOf(await killed.url)).toBe(1);
    killed.child.kill('SIGKILL');
    await killed.ended;

    const stopped = place.run();
    expect(await crashesOf(await stopped.url)).toBe(2);
    stopped.child.kill('SIGTERM');
    expect((await stopped.ended).code).toBe(0);

    expect(await crashesOf(await place.run().url)).toBe(0);
  });

  it('is not counted without a folder to note it in, which the service says', async () => {
    await using place = await openFolder();
    await writeFile(path.join(place.folder, 'file'), '');
    const environment = { DATA_DIR: 'file/state' };
    const { child, url, ended } = place.run(environment);
    const health = await (await fetch(`${await url}/health`)).json();
    expect(health).toMatchObject({
      status: 'degraded',
      reasons: expect.arrayContaining([
        'DATA_DIR: The start cannot be noted (ENOTDIR), so that a crash will not be counted.',
      ]),
    });
    expect((await write(await url)).status).toBe(200);
    child.kill('SIGKILL');
    expect((await ended).stderr).toContain('The start cannot be noted (ENOTDIR)');
    expect(await crashesOf(await place.run(environment).url)).toBe(0);
  });
});

/** Settles when the service takes no new connection. */
async function refused(url: string): Promise<void> {
  const health = () => fetch(`${url}/health/live`, { headers: { connection: 'close' } });
  await vi.waitFor(() => expect(health()).rejects.toThrow(), { timeout: 20_000 });
}
