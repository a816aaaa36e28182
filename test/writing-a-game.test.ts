import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createEngine, type Engine, isEngineError } from '@ludotext/engine';
import { loadGames } from '@ludotext/engine/node';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from './support/long.js';

// docs/writing-a-game.md and docs/game-reference.md, followed to the letter: their files are written to an empty folder and run
// with plain Node against the built packages, their games.yaml is given to the service.

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const pages = ['writing-a-game.md', 'game-reference.md'];
const texts = await Promise.all(pages.map((name) => readFile(path.join(root, 'docs', name), 'utf8')));
const page = texts.join('\n');
/** The code blocks that have a file's name behind their language. */
const files = [...page.matchAll(/^```\S+ (\S+)\n([\s\S]*?)^```/gm)].map(([, name = '', code = '']) => ({ name, code }));
/** The first block of a file. */
const block = (wanted: string) => files.find(({ name }) => name === wanted)?.code ?? '';

/** The rows of the table below a heading, cell by cell. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = (section.match(/^\|.*\|$/gm) ?? []).filter(
    (row) => !/^\| (?:\| what was done|member \|)|^\|-/.test(row),
  );
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

let home = '';
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-writing-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** A folder in which the packages of this project are installed. */
async function project(name: string): Promise<string> {
  const folder = path.join(home, name);
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  for (const installed of ['@ludotext', 'zod', 'fast-check']) {
    await symlink(path.join(root, 'node_modules', installed), path.join(modules, installed), 'junction');
  }
  return folder;
}

async function write(folder: string, name: string, code: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), code);
}

/** The game as the page has it at its end. */
async function writeGame(folder: string): Promise<void> {
  for (const { name, code } of files) {
    if (/^(?:package\.json|src|test)/.test(name)) await write(folder, name, code);
  }
}

describe('the pages', { timeout: 60_000 }, () => {
  it('has a row for every member of the contract, and for no other', async () => {
    const file = path.join(root, 'packages/engine/src/contract/game-plugin.ts');
    const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.ES2023);
    const contract = source.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'GamePlugin',
    ) as ts.InterfaceDeclaration;
    const members = contract.members.map((member) => (member.name as ts.Identifier).text);
    const rows = rowsBelow('The members').map(([cell = '']) => /`(\w+)/.exec(cell)?.[1] ?? '');
    expect([...new Set(rows)].sort()).toEqual([...members].sort());
    const required = contract.members.filter((member) => member.questionToken === undefined);
    const last = rows.indexOf('validate') + 1;
    expect(rows.slice(0, last).sort()).toEqual(required.map(({ name }) => (name as ts.Identifier).text).sort());
  });

  it('has helpers that do what it shows, and names every function for authors', async () => {
    const folder = await project('helpers');
    await write(folder, 'helpers.mjs', block('helpers.js'));
    await run(process.execPath, ['helpers.mjs'], { cwd: folder });
    const exported = Object.entries(await import('@ludotext/engine/game'));
    const functions = exported.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(functions.filter((name) => !texts[1]?.includes(name))).toEqual([]);
  });

  it('leads to files and headings that are there', async () => {
    const headings = async (file: string) =>
      [...(await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    for (const [index, text] of texts.entries()) {
      for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const [file = '', anchor] = target.split('#');
        const place = path.join(root, 'docs', file === '' ? (pages[index] ?? '') : file);
        await expect(access(place), target).resolves.toBeUndefined();
        if (anchor !== undefined) expect(await headings(place), target).toContain(anchor);
      }
    }
  });

  it('has types that fit', async () => {
    const folder = await project('types');
    await write(folder, 'types.ts', block('types.ts'));
    const compilerOptions = {
      module: 'NodeNext',
      target: 'ES2023',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    await write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, files: ['types.ts'] }));
    await write(folder, 'package.json', JSON.stringify({ type: 'module' }));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', '.'], { cwd: folder }).catch((error) => error);
    expect(stdout).toBe('');
  });
});

describe('the game by hand', { timeout: 60_000 }, () => {
  it('has at most 40 lines, and plays', async () => {
    const code = block('src/index.js');
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const folder = await project('by-hand');
    await write(folder, 'package.json', block('package.json'));
    await write(folder, 'src/index.js', code);
    await write(folder, 'play.js', block('play.js'));
    const { stdout } = await run(process.execPath, ['play.js'], { cwd: folder });
    expect(stdout.trim()).toBe(block('play.js').split('// ')[1]?.trim());
  });

  it('passes its test at the end', async () => {
    const folder = await project('ludotext-game-years');
    await writeGame(folder);
    const { stdout } = await run('npm', ['test'], { cwd: folder }).catch((error) => error);
    expect(stdout).toMatch(/\bfail 0\b/);
    expect(stdout).toMatch(/parse: linear time/);
  });
});

describe('the game in a service', { timeout: 60_000 }, () => {
  let folder = '';
  let address = '';
  let service: ChildProcess | undefined;
  const inGames = (name: string) => path.join(folder, 'node_modules/ludotext-game-years', name);
  const manifest = block('games.yaml');
  const withoutYears = manifest.split('  - package: "ludotext-game-years"')[0] ?? '';

  beforeAll(async () => {
    folder = await project('service');
    await writeGame(path.join(folder, 'node_modules/ludotext-game-years'));
    await write(folder, 'games.yaml', withoutYears);
    const child = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: '0', LUDOTEXT_LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    service = child;
    for await (const line of createInterface({ input: child.stdout })) {
      address = /listens on (http:\S+?);/.exec(line)?.[1] ?? '';
      if (address !== '') break;
    }
  }, 60_000);
  afterAll(() => service?.kill());

  async function post(route: string, body?: unknown): Promise<Record<string, never>> {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${address}${route}`, { method: 'POST', ...init });
    return (await response.json()) as Record<string, never>;
  }
  const get = async (route: string) => (await (await fetch(`${address}${route}`)).json()) as Record<string, never>;
  async function reload(text: string): Promise<Record<string, never>> {
    await writeFile(path.join(folder, 'games.yaml'), text);
    return post('/reload');
  }
  async function edit(name: string, before: string, after: string): Promise<void> {
    const code = await readFile(inGames(name), 'utf8');
    expect(code).toContain(before);
    await writeFile(inGames(name), code.replace(before, after));
  }

  it('is loaded with its options, and listed with package and version', async () => {
    expect(await reload(manifest)).toMatchObject({ success: true, total: 2 });
    const { games } = (await get('/games')) as unknown as { games: unknown[] };
    expect(games.at(-1)).toEqual({
      ...{ type_id: 200, game_type: 'years', display_name: 'In which year?', active: true },
      ...{ package: 'ludotext-game-years', version: '0.1.0', item_version: 1 },
    });
    const item = { event: 'People walk on the moon.', year: 1969, choices: [1961, 1969, 1973, 1978] };
    expect(await post('/games/years/grade', { item, answer: 1961 })).toMatchObject({ score: 1, correct: false });
  });

  it('says what its options may be, and not what they are', async () => {
    const { options_schema: schema } = await get('/games/years');
    expect(schema).toMatchObject({ properties: { tolerance: { type: 'integer', maximum: 100, default: 5 } } });
    expect(await get('/games/quiz')).toMatchObject({ options_schema: null });
  });

  it('stands there twice, with other options each time', async () => {
    const [, page = ''] = (await readFile(path.join(root, 'docs/http.md'), 'utf8')).split('#### One game twice');
    const [, twice = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
    expect(await reload(twice)).toMatchObject({ total: 2 });
    const item = { event: 'People walk on the moon.', year: 1969, choices: [1961, 1969, 1973, 1978] };
    expect(await post('/games/years/grade', { item, answer: 1968 })).toMatchObject({ score: 0 });
    expect(await post('/games/years_roughly/grade', { item, answer: 1950 })).toMatchObject({ score: 1 });
    await reload(manifest);
  });

  it('answers with all faults, with items, and with grades', async () => {
    const faulty = await post('/generate/200', { text: '1969:\nLong ago: x' });
    expect(faulty).toMatchObject({
      code: 'direct_format',
      errors: [
        { line: 1, column: 5 },
        { line: 2, column: 1 },
      ],
    });
    const text = 'In 1957 a satellite went round the earth for the first time. People walked on the moon in 1969.';
    const written = await post('/generate', { text, enabled_game_ids: [200] });
    expect(written).toMatchObject({ success: true, games: [200] });
    const [item] = (written.results as unknown as Record<string, { year: number }[]>)['200'] ?? [];
    expect(await post('/games/years/grade', { item, answer: item?.year })).toMatchObject({
      score: 2,
      max: 2,
      correct: true,
    });
    expect(await post('/games/years/grade', { item, answer: 'long ago' })).toMatchObject({ code: 'invalid_request' });
  });

  it('says which option is wrong, and leaves every game as it was', async () => {
    const answer = await reload(manifest.replace('tolerance', 'tolerence'));
    expect(answer).toMatchObject({ code: 'invalid_manifest' });
    const line = manifest.split('\n').findIndex((each) => each.includes('tolerance')) + 1;
    expect(answer.errors).toMatchObject([{ rule: 'unknown_option', line, column: 7 }]);
    expect(JSON.stringify(answer.errors)).toContain('Did you mean tolerance?');
    expect(await get('/games')).toMatchObject({ total: 2 });
    await reload(manifest);
  });

  it('is upgraded by a reload', async () => {
    await edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"');
    await edit('src/grade.js', 'That is right.', 'Well done.');
    expect(await post('/reload')).toMatchObject({ changed: ['years'] });
    expect(await get('/games/years')).toMatchObject({ version: '0.2.0' });
    const { items } = (await post('/generate/200', { text: '1969: A walk.' })) as unknown as { items: unknown[] };
    expect(await post('/games/years/grade', { item: items[0], answer: 1969 })).toMatchObject({
      feedback: ['Well done.'],
    });
  });

  it('stays switched off while it is removed and comes back', async () => {
    await post('/games/years/deactivate');
    expect(await reload(withoutYears)).toMatchObject({ removed: ['years'] });
    expect(await get('/games/years')).toMatchObject({ code: 'game_not_found' });
    expect(await reload(manifest)).toMatchObject({ added: ['years'] });
    expect(await get('/games/years')).toMatchObject({ active: false });
  });

  it('keeps its decisions under another npm name', async () => {
    await cp(inGames('.'), inGames('../ludotext-game-dates'), { recursive: true });
    await reload(manifest.replace('ludotext-game-years', 'ludotext-game-dates'));
    expect(await get('/games/years')).toMatchObject({ package: 'ludotext-game-dates', active: false });
    await reload(manifest);
  });

  it('is another game under another gameType; its number can be pinned', async () => {
    await edit('src/index.js', "gameType: 'years'", "gameType: 'dates'");
    await edit('src/index.js', 'typeId: 200', 'typeId: 201');
    const pinned = manifest.replace('    options:', '    type_id: 200\n    options:');
    expect(await reload(pinned)).toMatchObject({ removed: ['years'], added: ['dates'] });
    expect(await get('/games/dates')).toMatchObject({ type_id: 200, active: true });
    expect(await get('/games/years')).toMatchObject({ code: 'game_not_found' });
  });
});

describe('the game with a model', { timeout: 60_000 }, () => {
  const text = 'In 1957 a satellite went round the earth. People walked on the moon in 1969.';
  const moon = { event: 'People walked on the moon.', year: 1969, hint: 'A giant leap.' };

  async function withGame(replies: readonly unknown[], use: (engine: Engine, server: ModelServer) => Promise<void>) {
    const folder = await project(`model-${replies.length}-${JSON.stringify(replies).length}`);
    await writeGame(path.join(folder, 'node_modules/ludotext-game-years'));
    await write(folder, 'games.yaml', block('games.yaml'));
    await using server = await startModelServer({ reply: (_, call) => ({ items: replies[call - 1] }) });
    const engine = createEngine({ model: { provider: 'openai', modelName: 'any', baseUrl: `${server.url}/v1` } });
    const games = await loadGames(path.join(folder, 'games.yaml'));
    engine.setGames(games.map(({ host }) => ({ host, active: true })));
    await use(engine, server);
    await engine.close();
  }

  it('is asked in the way the page says, and again with the reason for what was refused', async () => {
    const wrong = { ...moon, year: 1970 };
    await withGame([[wrong], [moon]], async (engine, server) => {
      const { items } = await engine.direct(200, { text, source: 'prose', maxItems: 1, audience: 'classes' });
      expect(items).toMatchObject([{ ...moon, choices: expect.arrayContaining([1969]) }]);
      const [first = '', second = ''] = server.requests.map((request) => JSON.stringify(request.body));
      for (const said of ['Write 1 event of', 'English (en)', 'Bell applied for a patent.', 'classes', text]) {
        expect(first).toContain(said);
      }
      expect(second).toContain('The text does not name this year; take one that it names.');
    });
  });

  it('adds a hint to what an author wrote, unless it gives the year away', async () => {
    const hints = [
      { index: 0, hint: 'A giant leap.' },
      { index: 1, hint: 'Not after 1957.' },
    ];
    await withGame([hints], async (engine) => {
      const text = '1969: People walk on the moon.\n1957: A satellite flies.';
      const { items, warnings } = await engine.direct(200, { text });
      expect(warnings).toMatchObject([{ code: 'additions_left_out' }]);
      expect(items).toMatchObject([{ year: 1969, hint: 'A giant leap.' }, { year: 1957 }]);
      expect(items[1]).not.toHaveProperty('hint');
    });
  });
});

describe('the mistakes', { timeout: 60_000 }, () => {
  const good = block('src/index.js');
  const manifest = 'games:\n  - package: "@ludotext/game-quiz"\n  - package: "ludotext-game-years"\n';
  const table = new Map(rowsBelow('Mistakes').map(([, done = '', seen = '']) => [done, seen]));

  let count = 0;

  /** The game of the beginning, with one place of it changed. */
  function changed(before: string, after: string): string {
    expect(good).toContain(before);
    return good.replace(before, after);
  }

  async function folderWith(code: string | undefined, yaml = manifest): Promise<string> {
    const folder = await project(`mistake-${count++}`);
    const game = path.join(folder, 'node_modules/ludotext-game-years');
    await write(game, 'package.json', block('package.json'));
    if (code !== undefined) await write(game, 'src/index.js', code);
    await write(folder, 'games.yaml', yaml);
    return folder;
  }

  const year = 'year: z.int().min(1).max(9999)';
  const zod3 = "{ '~standard': { version: 1, vendor: 'zod', validate: (value) => ({ value }) } }";
  const whileLoaded: [name: string, code: () => string | undefined, yaml?: string][] = [
    ['`export const game`, no default export', () => changed('export default', 'export const game =')],
    ["`apiVersion: '1'`", () => changed('apiVersion: 1', "apiVersion: '1'")],
    ['`id` in `itemSchema`', () => changed('event: z', 'id: z.string(), event: z')],
    ['zod 3', () => changed('itemSchema: z.object(', `itemSchema: ${zod3}, other: z.object(`)],
    ['`draftSchema` without `finish`', () => changed('itemSchema:', 'draftSchema: z.object({}), itemSchema:')],
    ['`complete` names what is not optional', () => changed('itemSchema:', "complete: ['event'], itemSchema:")],
    [
      'a syntax error, an exception, a missing import',
      () => changed('export default', 'undefined.year;\nexport default'),
    ],
    ['`options` for a game that is no function', () => good, `${manifest}    options: { tolerance: 10 }\n`],
    [
      '`tolerence: 10` under `options`',
      () =>
        `${changed('export default', 'const game =').replace('{ defineGame', '{ defineGame, withOptions')}
          export default withOptions(z.strictObject({ tolerance: z.int().default(5) }), () => game);`,
      `${manifest}    options: { tolerence: 10 }\n`,
    ],
    ['`validateset`', () => changed('itemSchema:', 'validateset: () => [], itemSchema:')],
    [
      'a parser that refuses the example it shows',
      () => changed('apiVersion: 1', "directFormat: { description: 'Years.', example: 'Long ago: x' }, apiVersion: 1"),
    ],
    ['a number that is taken', () => changed('typeId: 200', 'typeId: 1')],
    ['no build', () => undefined],
    ["no `npm install` in the service's folder", () => good, manifest.replace('game-years', 'game-yaers')],
    ['a tab or no indent in games.yaml', () => good, manifest.replaceAll('\n  -', '\n-')],
  ];

  // The loader's own tests have each of these faults.
  it.each(times(whileLoaded.slice(0, 4), whileLoaded))('%s', async (name, code, yaml) => {
    const folder = await folderWith(code(), yaml);
    const error: unknown = await loadGames(path.join(folder, 'games.yaml')).catch((reason) => reason);
    const messages = isEngineError(error) ? error.findings.map(({ message }) => message) : [];
    expect(messages.map((message) => message.replace(/^ludotext-game-\w+: /, ''))).toContain(table.get(name));
  });

  const numbers = 'const numbers = event.match(/\\d+/g) ?? [];';
  const whileUsed: [name: string, code: () => string][] = [
    ['`async parse`', () => changed('parse(text)', 'async parse(text)')],
    [
      'sorting what was handed over',
      () =>
        changed(
          'validate({ event, year }) {',
          'validate({ event, year }, { kept }) { kept.sort((a, b) => b.year - a.year);',
        ),
    ],
    ['`event.match(/\\d+/g)` without `?? []`', () => changed(numbers, 'const numbers = event.match(/\\d+/g);')],
  ];

  it.each(whileUsed)('%s', async (name, code) => {
    const folder = await folderWith(code());
    const engine = createEngine();
    const games = await loadGames(path.join(folder, 'games.yaml'));
    engine.setGames(games.map(({ host }) => ({ host, active: true })));
    const text = '1: One.\n2: Two.\n3: Three.\n4: Four.';
    const error = (await engine.direct(200, { text, maxItems: 10 }).catch((reason) => reason)) as Error;
    const { name: kind, message } = error.cause as Error;
    expect(`${error.message} ${kind}: ${message}`).toBe(table.get(name));
    await engine.close();
  });

  // What a mistake shows does not hang on how many values are tried.
  const tables = `import { testGame } from '@ludotext/engine/testing';
    import years from './index.js';
    const item = { year: 1969, event: 'People walk on the moon.' };
    testGame(years, { direct: [{ text: '1969: People walk on the moon.\\n', items: [item] }], items: [{ item }],
      runs: 10, skip: { 'parse: linear time': 'not what is wrong here' } });`;
  const whileTested: [name: string, code: () => string, test?: string][] = [
    [
      "`split('\\n')` alone",
      () => changed('split(/\\r\\n|\\n|\\r/)', "split('\\n')").replaceAll('line.trim()', 'line'),
    ],
    ['a member of any name, `z.record`', () => changed(year, 'year: z.record(z.string(), z.int())')],
    ['`drect` for `direct`', () => good, tables.replace('direct:', 'drect:')],
    [
      "a rule's name mistyped",
      () => good,
      tables.replace('[{ item }]', "[{ item }, { item: { year: 1, event: 'x' }, rejects: 'year_in_evnt' }]"),
    ],
  ];

  it.each(times(whileTested.slice(0, 2), whileTested))('%s', async (name, code, test = tables) => {
    const folder = path.join(await folderWith(code()), 'node_modules/ludotext-game-years');
    await write(folder, 'src/game.test.js', test);
    const { stdout } = await run(process.execPath, ['--test-reporter=spec', 'src/game.test.js'], { cwd: folder }).catch(
      (error) => error,
    );
    expect(stdout.replace(/\s+/g, ' ')).toContain(table.get(name));
  });

  it('are all made', () => {
    const made = [...whileLoaded, ...whileUsed, ...whileTested].map(([name]) => name);
    expect([...table.keys()].sort()).toEqual(made.sort());
  });
});
