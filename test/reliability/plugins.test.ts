import { execFile } from 'node:child_process';
import { access, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { collectGarbage } from '../../packages/engine/test/support/collect-garbage.js';
import { isLong, times } from '../support/long.js';
import { type LoadFault, loadFaults, type PluginFault, pluginFaults } from '../support/plugin-faults.js';
import { type Answered, type GamesService, gamesService } from './support/games-service.js';
import { fullRow, row } from './support/row.js';

// As Node imports, and not as the test runner does.
vi.mock('../../packages/engine/src/node/native-import.js', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('../../packages/engine/test/node/support/native-import.cjs');
});

const root = path.resolve(import.meta.dirname, '../..');
const good = { status: 200, body: { success: true, items: [{ word: 'whale' }] } };

/** Sizes of 2 MB, depths of ten thousand and short texts that would grow to gigabytes. */
const bombs: Readonly<Record<string, string>> = {
  'an alias bomb': `${Array.from({ length: 9 }, (_, level) => `a${level}: &a${level} [${Array(9).fill(level === 0 ? 'x' : `*a${level - 1}`)}]\n`).join('')}games: *a8\n`,
  'a cycle': 'games: &all\n  - *all\n',
  'an alias in options': 'games:\n  - package: ./good\n    options: &o { self: *o }\n',
  'an anchor alone': 'games:\n  - package: &name ./good\n',
  'ten thousand brackets': `games:\n  - ${'['.repeat(10_000)}\n`,
  'ten thousand closed brackets': `games:\n  - ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
  'forty mappings in each other': `games:\n  - package: ./good\n    options: ${'{ a: '.repeat(40)}1${' }'.repeat(40)}\n`,
  'a member twice': 'games:\n  - package: ./good\n    active: false\n    active: true\n',
  'a member that reaches for a prototype': 'games:\n  - package: ./good\n    __proto__: { isolated: false }\n',
  'a tag of JavaScript': 'games:\n  - package: !!js/function "function () { return 1; }"\n',
  'a tag of our own': 'games:\n  - package: !good ./good\n',
  'two megabytes': `games:\n  - package: ./good\n${'# a comment\n'.repeat(170_000)}`,
  'several documents': 'games:\n  - package: ./good\n---\ngames:\n  - package: ./good\n',
  'merged keys': 'base: &b { package: ./good }\ngames:\n  - <<: *b\n',
  nothing: '',
  'bytes that are no text': '\u0000\u0001games:\n',
};

row('S17', 'no games.yaml exhausts the service', async () => {
  await using service = await gamesService();
  let slowest = 0;
  for (const [name, text] of Object.entries(bombs)) {
    await service.manifest(text);
    const start = performance.now();
    const { status, body } = await service.reload();
    slowest = Math.max(slowest, performance.now() - start);
    expect({ name, status, code: body.code }).toEqual({ name, status: 422, code: 'invalid_manifest' });
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(await service.askGood()).toMatchObject(good);
    expect((await service.get('/games')).body.total).toBe(1);
  }
  if (isLong) expect(slowest).toBeLessThan(1_000);
  expect(({} as { isolated?: boolean }).isolated).toBeUndefined();
  const count = Object.keys(bombs).length;
  return {
    ran: `${count} files, each with a reload`,
    happened: `all rejected with \`invalid_manifest\`, the slowest after ${Math.round(slowest)} ms; the loaded game kept working`,
  };
});

row('S18', 'no package name leads to code that is not installed', async () => {
  await using service = await gamesService();
  const { folder } = service;
  const marker = path.join(folder, 'marker');
  const code = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(marker)}, '');`;
  const outside = `${folder}-outside`;
  await mkdir(outside);
  try {
    await writeFile(path.join(outside, 'index.js'), code);
    await writeFile(path.join(folder, 'evil.mjs'), code);
    await symlink(outside, path.join(folder, 'link'));
    const names = [
      ...[`data:text/javascript,${encodeURIComponent(code)}`, `data:text/javascript;base64,${btoa(code)}`],
      ...[
        pathToFileURL(path.join(folder, 'evil.mjs')).href,
        path.join(folder, 'evil.mjs'),
        path.join(outside, 'index.js'),
      ],
      ...[`../${path.basename(outside)}`, `./../${path.basename(outside)}`, `./good/../../${path.basename(outside)}`],
      ...[
        './link',
        './link/index.js',
        '.',
        '..',
        './good%2f..%2fevil.mjs',
        './good\\..\\evil.mjs',
        './evil.mjs?x',
        './evil.mjs#x',
      ],
      ...[
        'node:fs',
        'fs',
        'fs/promises',
        'a/../b',
        '@a/../b',
        'a/b',
        '@scope',
        'C:\\evil.mjs',
        '\\\\host\\evil',
        'https://127.0.0.1/evil.mjs',
      ],
      ...[
        'Evil',
        '_evil',
        'a'.repeat(300),
        `./${'a'.repeat(300)}`,
        '',
        ' ',
        '__proto__',
        'constructor',
        '#plugin-worker',
        'not-there',
      ],
    ];
    const rules = new Map<string, number>();
    for (const name of names) {
      await service.manifest(`games:\n  - package: ${JSON.stringify(name)}\n`);
      const { status, body } = await service.reload();
      expect({ name, status, code: body.code }).toEqual({ name, status: 422, code: 'invalid_manifest' });
      for (const { rule } of (body.errors ?? []) as readonly { rule?: string }[]) {
        rules.set(rule ?? '', (rules.get(rule ?? '') ?? 0) + 1);
      }
    }
    expect(await service.askGood()).toMatchObject(good);
    await expect(access(marker)).rejects.toThrow();
    const counts = [...rules].map(([rule, count]) => `${count} by ${rule}`).join(', ');
    return { ran: `${names.length} names`, happened: `all rejected (${counts}); nothing was imported` };
  } finally {
    await rm(outside, { recursive: true });
  }
});

/** The longest answer of `/health`, in milliseconds, while something else is done. */
async function healthWhile(service: GamesService, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  let slowest = 0;
  do {
    const start = performance.now();
    expect((await service.get('/health')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  } while (!isDone);
  return slowest;
}

fullRow(
  'P01',
  'packages that throw, hang or loop while they are loaded do not affect the others',
  async () => {
    const hangs = ({ name }: LoadFault) => /waits|awaits|loops/.test(name);
    let slowest = 0;
    let health = 0;
    // Those that hang take the whole time they are given; for the others it is no limit.
    for (const seconds of [20, 3]) {
      await using service = await gamesService({ LUDOTEXT_GAME_LOAD_SECONDS: String(seconds) });
      for (const [index, fault] of loadFaults.entries()) {
        if (hangs(fault) !== (seconds === 3)) continue;
        const name = `broken_${index}`;
        await service.game(name, 2, fault.members, fault.source);
        await service.list(name);
        const start = performance.now();
        const reload = service.reload();
        health = Math.max(health, await healthWhile(service, reload));
        const { status, body } = await reload;
        slowest = Math.max(slowest, performance.now() - start);
        expect({ fault: fault.name, status, code: body.code }).toMatchObject({ status: 422, code: 'invalid_manifest' });
        expect(body.errors?.[0]?.message).toMatch(fault.message);
        expect(await service.askGood()).toMatchObject(good);
      }
    }
    expect(slowest).toBeLessThan(5_000);
    return {
      ran: `${loadFaults.length} packages, each beside a good game`,
      happened: `all reported by name, the slowest after ${(slowest / 1000).toFixed(1)} s; the good game worked after each, \`/health\` within ${Math.round(health)} ms meanwhile`,
    };
  },
  120_000,
);

const requestFor = (service: GamesService, fault: PluginFault, name: string, typeId: number): Promise<Answered> => {
  if (fault.request === 'grade') return service.send(`/games/${name}/grade`, { item: { word: 'fault' }, answer: 1 });
  const text = fault.request === 'direct' ? { text: 'fault', complete: false } : { text: 'A fault.', source: 'prose' };
  return service.send(`/generate/${typeId}`, text);
};

fullRow(
  'P02',
  'games that throw, hang, take all memory or end the process affect their own request only',
  async () => {
    const faults = pluginFaults.filter(({ request }) => request !== 'model');
    await using service = await gamesService({ LUDOTEXT_GAME_LOAD_SECONDS: '20' });
    const names = faults.map((_, index) => `fault_${100 + index}`);
    for (const [index, fault] of faults.entries()) await service.game(names[index]!, 100 + index, fault.members);
    await service.list(...names);
    expect(await service.reload()).toMatchObject({ status: 200 });
    const codes = new Map<string, number>();
    let health = 0;
    for (const [index, fault] of faults.entries()) {
      const meets = requestFor(service, fault, names[index]!, 100 + index);
      const beside = service.askGood();
      health = Math.max(health, await healthWhile(service, meets));
      const { status, body } = await meets;
      expect({ fault: fault.name, code: body.code }).toEqual({ fault: fault.name, code: fault.code });
      expect(status).toBe(fault.code === 'plugin_failed' ? 500 : 504);
      expect(await beside).toMatchObject(good);
      codes.set(fault.code, (codes.get(fault.code) ?? 0) + 1);
    }
    const counts = [...codes].map(([code, count]) => `${count} \`${code}\``).join(', ');
    return {
      ran: `${faults.length} isolated games, each beside a request to a good one`,
      happened: `${counts}; the good one worked each time, \`/health\` within ${Math.round(health)} ms`,
    };
  },
  180_000,
);

row('P04', 'games that break the contract are reported, and none changes its arguments', async () => {
  await using service = await gamesService();
  const cases: readonly (readonly [name: string, members: Record<string, string>, module?: string])[] = [
    ['version_0', { apiVersion: '0' }],
    ['version_99', { apiVersion: '99' }],
    ['no_version', { apiVersion: 'undefined' }],
    ['no_export', {}, 'export const game = 1;'],
    ['a_number', {}, 'export default 5;'],
    ['no_parser', { parse: 'undefined' }],
    ['throwing_proxy', {}, 'export default new Proxy({}, { get() { throw new Error("no"); } });'],
  ];
  for (const [name, members, module] of cases) {
    await service.game(name, 2, members, module);
    await service.list(name);
    const { status, body } = await service.reload();
    expect({ name, status, code: body.code }).toEqual({ name, status: 422, code: 'invalid_manifest' });
    expect(body.errors?.[0]?.message).toContain(`./${name}`);
  }
  await service.game('twin', 1);
  await service.list('twin');
  expect((await service.reload()).body.errors?.[0]?.message).toMatch(/type_id 1.*\.\/good/);

  // What is unusual but keeps the contract is used.
  await service.game('frozen', 3, { parse: '(text) => Object.freeze([Object.freeze({ word: text })])' });
  await service.game('wrapped', 4, { parse: '(text) => [new Proxy({ word: text }, {})]' });
  // One that writes into what it is handed fails by itself.
  await service.game('greedy', 5, {
    validate: '(item, context) => { context.kept.push(item); item.word = "mine"; return []; }',
  });
  await service.list('frozen', 'wrapped', 'greedy');
  expect(await service.reload()).toMatchObject({ status: 200 });
  for (const typeId of [3, 4]) {
    const { body } = await service.send(`/generate/${typeId}`, { text: 'whale', complete: false });
    expect(body.items).toMatchObject([{ word: 'whale' }]);
  }
  const greedy = await service.send('/generate/5', { text: 'whale', complete: false });
  expect(greedy).toMatchObject({ status: 500, body: { code: 'plugin_failed' } });
  expect(await service.askGood()).toMatchObject(good);
  return {
    ran: `${cases.length + 1} games that break the contract, 2 unusual ones, 1 that writes into its arguments`,
    happened: `${cases.length + 1} rejected by name, 2 accepted, 1 \`plugin_failed\`; the good game's items unchanged`,
  };
});

row('P05', 'a repaired game and a changed file that it imports are served', async () => {
  await using service = await gamesService();
  const rounds = times(1, 20);
  const ask = async () => (await service.send('/generate/2', { text: 'whale', complete: false })).body.items?.[0]?.word;
  const imports = 'import { word } from "./child.js";\n{game}';
  for (let round = 1; round <= rounds; round++) {
    await service.game('mended', 2, {}, 'export default {{;');
    await service.list('mended');
    expect(await service.reload()).toMatchObject({ status: 422 });
    await service.game('mended', 2, { parse: '() => [{ word }]' }, imports);
    const child = path.join(service.folder, 'mended/child.js');
    for (const version of ['old', 'new']) {
      await writeFile(child, `export const word = "${version} ${round}";`);
      expect(await service.reload()).toMatchObject({ status: 200 });
      expect(await ask()).toBe(`${version} ${round}`);
    }
  }
  return {
    ran: `${rounds} times: broken, repaired, an imported file changed; a reload after each`,
    happened: `${rounds} rejected, ${rounds} repaired, ${rounds} changes of the imported file served`,
  };
});

const mebibyte = 1024 * 1024;

fullRow('P06', 'reloads without changes do not grow the heap', async () => {
  await using service = await gamesService();
  const rounds = 300;
  const reload = async (count: number) => {
    for (let round = 0; round < count; round++) expect((await service.reload()).status).toBe(200);
  };
  const heap = async () => {
    await collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  await reload(20);
  const before = await heap();
  await reload(rounds);
  const growth = ((await heap()) - before) / mebibyte;
  expect(growth).toBeLessThan(5);
  return { ran: `${rounds} reloads`, happened: `the heap grew by ${growth.toFixed(1)} MiB` };
});

fullRow(
  'P06',
  'reloads with changed code of an isolated game do not grow the memory',
  async () => {
    // The script looks after each reload for the code that changed: now the game's module, now a file it imports.
    const script = path.join(root, 'bench/reloads.mjs');
    const count = 200;
    const warmUp = 100;
    const given = [script, 'isolated', String(count), `--warm-up=${warmUp}`, '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: root });
    const [figures] = JSON.parse(stdout) as [{ reloads: number; growth: number }];
    expect(figures.reloads).toBe(count);
    expect(figures.growth).toBeLessThan(30);
    return { ran: `${count} reloads with changed code`, happened: `the process grew by ${figures.growth} MiB` };
  },
  240_000,
);

fullRow(
  'P07',
  'under load and reloads every request gets a response, each from one set of games',
  async () => {
    await using service = await gamesService({}, 'isolated: false');
    const sets = ['even', 'odd'];
    for (const set of sets) {
      await service.game(`${set}/first`, 2, { parse: `() => [{ word: "${set}" }]` });
      await service.game(`${set}/second`, 3, { parse: `() => [{ word: "${set}" }]` });
    }
    const use = (set: string) => service.list(`${set}/first`, `${set}/second`);
    await use('even');
    expect(await service.reload()).toMatchObject({ status: 200 });

    const seconds = 60;
    const end = performance.now() + seconds * 1000;
    let requests = 0;
    let reloads = 0;
    let mixed = 0;
    const statuses = new Map<number, number>();
    const client = async () => {
      for (let turn = 0; performance.now() < end; turn++) {
        const answer =
          turn % 3 === 0
            ? await service.get('/games')
            : await service.send(`/generate/${2 + (turn % 2)}`, { text: 'a', complete: false });
        requests += 1;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const used = new Set(answer.body.games?.slice(1).map((game) => game.package.split('/')[1]));
        if (used.size > 1) mixed += 1;
      }
    };
    const reloader = async () => {
      for (; performance.now() < end; reloads++) {
        await use(sets[reloads % 2]!);
        const { status } = await service.reload();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    };
    await Promise.all([reloader(), ...Array.from({ length: 40 }, client)]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(mixed).toBe(0);
    expect(reloads).toBeGreaterThan(1);
    return {
      ran: `40 clients for ${seconds} s, ${reloads} reloads: ${requests} requests`,
      happened: 'all 200; no list mixed two sets of games',
    };
  },
  120_000,
);
