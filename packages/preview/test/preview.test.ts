import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isLong } from '../../../test/support/long.js';
import { type PreviewChange, type PreviewOptions, startPreview } from '../src/index.js';
import type { GradeOutcome, Outcome, Shown } from '../src/shown.js';
import { gameFolder, gameSource, manifest, plainGame, playerSource, root, writeInto } from './support/game-folder.js';

/** A preview of a folder, ended with the test, and what it told. */
async function preview(options: PreviewOptions) {
  const changes: PreviewChange[] = [];
  const started = await startPreview({ ...options, onChange: (change) => changes.push(change) });
  onTestFinished(() => started.close());
  return { url: started.url, changes };
}

/** What a page would show at this moment. */
async function shownAt(url: string): Promise<Shown> {
  const leave = new AbortController();
  const response = await fetch(`${url}events`, { signal: leave.signal });
  const { value } = await response.body!.getReader().read();
  leave.abort();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, ''));
}

async function ask<Answer>(url: string, path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return response.json() as Promise<Answer>;
}

describe('what is shown', () => {
  it('is the game with its examples, each item judged', async () => {
    const folder = await gameFolder({ ...plainGame, 'fixtures/moon.txt': 'A text.', 'fixtures/notes.md': 'No text.' });
    const { game, trouble } = await shownAt((await preview({ folder })).url);
    expect(trouble).toBeNull();
    expect(game).toMatchObject({ package: 'ludotext-game-years', version: '0.1.0', gameType: 'years', typeId: 200 });
    expect(game?.player).toContain('class YearsPlayer');
    expect(game?.directFormats).toEqual([
      { language: 'en', description: 'A year, a colon and what happened.', example: '1969: People walk on the moon.' },
    ]);
    expect(game?.fixtures).toEqual([{ name: 'moon.txt', text: 'A text.' }]);
    const [direct, prose] = game?.examples ?? [];
    expect(direct?.outcome).toMatchObject({
      language: 'en',
      items: [
        {
          item: { id: expect.stringMatching(/^[0-9a-f]{16}$/) },
          prompt: 'When? People walk on the moon.',
          findings: [],
        },
      ],
    });
    expect(prose?.outcome.items[0]).toMatchObject({
      isRejected: true,
      findings: [{ rule: 'year_in_event', path: ['event'] }],
    });
  });

  it('is made of a text in the direct format: items, faults, or what the game threw', async () => {
    const { url } = await preview({ folder: await gameFolder() });
    const read = (text: string) => ask<Outcome>(url, 'try', { source: 'direct', text, count: 5 });
    expect(await read('1969: Moon.\nno year')).toMatchObject({
      items: [{ item: { event: 'Moon.', year: 1969 }, prompt: expect.stringContaining('Moon.') }],
      faults: [{ rule: 'no_year', line: 2, column: 1 }],
    });
    const { failure } = await read('break me');
    expect(failure?.message).toContain('parse is broken');
    expect(failure?.stack).toMatch(/src\/index\.js:\d+/);
  });

  it('is written of prose: the score, drafts, items, and what was rejected', async () => {
    const { url } = await preview({ folder: await gameFolder() });
    const outcome = await ask<Outcome>(url, 'try', { source: 'prose', text: 'It fell. In 1989 it fell', count: 2 });
    expect(outcome.score).toEqual({ score: 40, reason: 'Every text will do.' });
    expect(outcome.items).toMatchObject([
      { draft: { event: 'It fell' }, item: { year: 0 }, isRejected: false },
      { draft: { year: 1989 }, isRejected: true, findings: [{ rule: 'year_in_event' }] },
    ]);
  });

  it('has the grade of the game for an answer', async () => {
    const { url } = await preview({ folder: await gameFolder() });
    const grade = (submission: unknown) =>
      ask<GradeOutcome>(url, 'grade', { item: { event: 'Moon.', year: 1969 }, submission, language: 'de' });
    expect(await grade(1969)).toMatchObject({ grade: { score: 1, correct: true } });
    expect(await grade('soon')).toMatchObject({ findings: [{ path: ['submission'] }] });
  });

  it('has the options of the command, or those of a games.yaml in the folder', async () => {
    const files = {
      ...plainGame,
      'src/index.js': gameSource()
        .replace('defineGame({', '({ name }) => defineGame({')
        .replace('"In which year?"', 'name'),
    };
    const folder = await gameFolder({
      ...files,
      'games.yaml': 'games:\n  - package: ./\n    options: { name: From the file }\n',
    });
    const nameOf = async (options?: Record<string, unknown>) =>
      (await shownAt((await preview({ folder, options })).url)).game?.displayName;
    expect(await nameOf()).toBe('From the file');
    expect(await nameOf({ name: 'From the command' })).toBe('From the command');
  });
});

describe('a save', () => {
  it('shows the game as it is now', async () => {
    const folder = await gameFolder();
    const { url, changes } = await preview({ folder });
    await writeInto(folder, 'src/index.js', gameSource('When?'));
    await vi.waitFor(() => expect(changes).toHaveLength(2), 10_000);
    expect((await shownAt(url)).game?.displayName).toBe('When?');
  });

  it('that breaks the game says why, and the last game stays', async () => {
    const folder = await gameFolder();
    const { url, changes } = await preview({ folder });
    await writeInto(folder, 'src/index.js', 'export default {');
    await vi.waitFor(() => expect(changes.at(-1)?.trouble).toContain('SyntaxError'), 10_000);
    const { game, trouble } = await shownAt(url);
    expect(game?.displayName).toBe('In which year?');
    expect(trouble?.title).toBe('ludotext-game-years cannot be loaded');
    await writeInto(folder, 'src/index.js', gameSource());
    await vi.waitFor(() => expect(changes.at(-1)?.trouble).toBeUndefined(), 10_000);
  });

  it('of a game that is built is one build and one reload, however it is saved', async () => {
    const files = {
      'package.json': JSON.stringify({
        ...manifest,
        files: ['dist'],
        exports: { '.': './dist/index.js', './player': './dist/player.js' },
      }),
      'src/index.ts': gameSource(),
      'src/player.ts': playerSource,
      'tsup.config.js': `export default [{ entry: ['src/index.ts'], format: 'esm' }, { entry: ['src/player.ts'], format: 'esm' }];`,
    };
    const folder = await gameFolder(files);
    const build = [process.execPath, path.join(root, 'node_modules/tsup/dist/cli-default.js'), '--silent'];
    const { url, changes } = await preview({ folder, build });
    const shows = (name: string) =>
      vi.waitFor(async () => expect((await shownAt(url)).game?.displayName).toBe(name), 20_000);
    await shows('In which year?');
    const before = changes.length;
    await writeInto(folder, 'src/index.ts', gameSource('Written'));
    await shows('Written');
    // As many editors and formatters save.
    for (const name of ['Renamed', 'Renamed again']) {
      await writeInto(folder, 'src/index.ts~', gameSource(name));
      await rename(path.join(folder, 'src/index.ts~'), path.join(folder, 'src/index.ts'));
      await shows(name);
    }
    // A file that was not there at the start, at first and when it is saved again.
    const { length } = changes;
    await writeInto(folder, 'src/name.ts', `export const name = 'New';`);
    await writeInto(
      folder,
      'src/index.ts',
      `import { name } from './name.js';${gameSource().replace('"In which year?"', 'name')}`,
    );
    await shows('New');
    expect(changes.length - length).toBe(1);
    await writeInto(folder, 'src/name.ts', `export const name = 'New again';`);
    await shows('New again');
    expect(changes.slice(before).map(({ trouble }) => trouble)).toEqual(Array.from({ length: 5 }, () => undefined));
  }, 90_000);

  it('that cannot be built says so, and the last game stays', async () => {
    const folder = await gameFolder();
    const isBroken = `process.exitCode = require('node:fs').readFileSync('src/index.js', 'utf8').includes('broken name') ? 3 : 0`;
    const { url, changes } = await preview({ folder, build: [process.execPath, '-e', isBroken] });
    await vi.waitFor(() => expect(changes.at(-1)?.fingerprint).toBeDefined(), 10_000);
    await writeInto(folder, 'src/index.js', gameSource('broken name'));
    await vi.waitFor(() => expect(changes.at(-1)?.trouble).toContain('failed with code 3'), 10_000);
    expect((await shownAt(url)).game?.displayName).toBe('In which year?');
    await writeInto(folder, 'src/index.js', gameSource());
    await vi.waitFor(() => expect(changes.at(-1)?.trouble).toBeUndefined(), 10_000);
  });
});

describe('the server', () => {
  it('answers its own page alone', async () => {
    const { url } = await preview({ folder: await gameFolder() });
    const post = (headers: Record<string, string>) => fetch(`${url}try`, { method: 'POST', headers, body: '{}' });
    expect((await post({ 'Content-Type': 'application/json' })).status).toBe(403);
    expect((await post({ 'Content-Type': 'application/json', Origin: 'https://example.org' })).status).toBe(403);
    expect((await post({ 'Content-Type': 'text/plain', Origin: new URL(url).origin })).status).toBe(403);
    // A page elsewhere may have pointed its own name to this address.
    const asked = request(url, { headers: { Host: 'evil.example' } }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(403);
    response.destroy();
    expect((await fetch(`${url}../package.json`)).status).toBe(404);
  });
});

describe('without a game to show', () => {
  const refusal = (options: PreviewOptions) =>
    startPreview(options).then(
      ({ close }) => close().then(() => 'started'),
      ({ message }: Error) => message,
    );

  it('says what is missing and what to do', async () => {
    const { exports: _, ...nameless } = manifest;
    expect(await refusal({ folder: await gameFolder({}) })).toContain('There is no package.json here');
    expect(await refusal({ folder: await gameFolder({ 'package.json': '{' }) })).toContain('cannot be read as JSON');
    expect(await refusal({ folder: await gameFolder({ 'package.json': JSON.stringify(nameless) }) })).toContain(
      'names no module',
    );
    expect(await refusal({ folder: await gameFolder({ 'package.json': JSON.stringify(manifest) }) })).toContain(
      'ludotext-preview -- tsup',
    );
  });

  it('says that a port is taken', async () => {
    const folder = await gameFolder();
    const { url } = await preview({ folder });
    expect(await refusal({ folder, port: Number(new URL(url).port) })).toContain('is taken');
  });

  it('waits for the first build, and says so when it fails', async () => {
    const folder = await gameFolder({ 'package.json': JSON.stringify(manifest) });
    const waiting = await preview({ folder, build: [process.execPath, '-e', 'setInterval(() => {}, 1000)'] });
    expect((await shownAt(waiting.url)).trouble?.kind).toBe('waiting');
    const done = await preview({ folder, build: [process.execPath, '-e', 'process.exit(3)'] });
    await vi.waitFor(() => expect(done.changes.at(-1)?.trouble).toContain('failed with code 3'), 10_000);
    const none = await preview({ folder, build: ['no-such-command'] });
    await vi.waitFor(() => expect(none.changes.at(-1)?.trouble).toContain('cannot be started'), 10_000);
  });
});

describe('the command', () => {
  const main = path.join(root, 'packages/preview/dist/main.js');

  it('explains itself and its wrong flags', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [main, ...args], { cwd: root }).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr as string,
      );
    expect(await run('--help')).toContain('--port n');
    expect(await run('--prot')).toContain("Unknown option '--prot'");
    if (!isLong) return;
    expect(await run('--port', 'x')).toContain('--port is a whole number');
    expect(await run('--options', '[1]')).toContain('--options is an object in JSON');
    expect(await run('--')).toContain('Behind -- comes the command');
    expect(await run('--', 'tsup', '--watch')).toContain('Leave --watch out of "tsup --watch"');
  });

  it('says the address again below what the first build writes', async () => {
    const folder = await gameFolder();
    const build = ['--', process.execPath, '-e', 'console.log("built")'];
    const child = execFile(process.execPath, [main, ...build], { cwd: folder });
    onTestFinished(() => void child.kill());
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
    });
    await vi.waitFor(() => expect(said).toMatch(/Preview: (http.+)[\s\S]*built\n[\s\S]*Preview: \1/), 20_000);
  });

  it.skipIf(process.platform === 'win32')('ends its build when it is interrupted', async () => {
    const folder = await gameFolder();
    const says = 'console.log("build", process.pid); setInterval(() => {}, 1000)';
    const child = execFile(process.execPath, [main, '--', process.execPath, '-e', says], { cwd: folder });
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
    });
    await vi.waitFor(() => expect(said).toMatch(/build \d+[\s\S]*Preview: http|Preview: http[\s\S]*build \d+/), 20_000);
    const pid = Number(/build (\d+)/.exec(said)?.[1]);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
