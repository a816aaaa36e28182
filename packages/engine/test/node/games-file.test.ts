import { execFile } from 'node:child_process';
import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isLong } from '../../../../test/support/long.js';
import { EngineError } from '../../src/contract/errors.js';
import { RuntimeDecisions, type StateStore } from '../../src/engine/decisions.js';
import type { Engine } from '../../src/engine/engine.js';
import { type RegisteredGame, Registry } from '../../src/host/registry.js';
import { fileStateStore } from '../../src/node/file-state-store.js';
import { gamesFile, type ReloadOutcome } from '../../src/node/games-file.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

vi.mock('../../src/node/native-import.js', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('./support/native-import.cjs');
});

const { resolve } = createRequire(import.meta.url);
const tsup = resolve('tsup/dist/cli-default.js');

const none = { added: [], removed: [], changed: [] };

type GamesEngine = Pick<Engine, 'registry' | 'setGames' | 'setFormats' | 'setActive'>;

/** The part of an engine that holds games. */
function gamesEngine(): GamesEngine {
  let registry = new Registry([]);
  const hostOf = (from: Registry, name: string) => (from.has(name) ? from.game(name) : undefined);
  return {
    get registry() {
      return registry;
    },
    setGames: (games: readonly RegisteredGame[]) => {
      const before = registry;
      registry = new Registry(games);
      const names = (from: Registry) => from.games.map(({ host }) => host.descriptor.gameType);
      const differs = (name: string) => {
        const [old, now] = [hostOf(before, name), hostOf(registry, name)];
        return old !== undefined && now !== undefined && (old.host !== now.host || old.active !== now.active);
      };
      return {
        added: names(registry).filter((name) => !before.has(name)),
        removed: names(before).filter((name) => !registry.has(name)),
        changed: names(registry).filter(differs),
      };
    },
    setFormats: () => none,
    setActive: (gameType: string, active: boolean) => {
      registry = registry.withActive(gameType, active);
      return registry.game(gameType);
    },
  };
}

/** A folder with two games, loaded. */
async function twoGames(more: { decisions?: RuntimeDecisions } = {}) {
  const folder = await gamesFolder();
  const engine = gamesEngine();
  const outcomes = outcomeQueue();
  await folder.package('maze', gameSource('maze', 1));
  await folder.package(
    './rhymes',
    `import { suits } from './words.js';\n${gameSource('rhymes', 2, { suits: 'suits' })}`,
  );
  await folder.write('rhymes/words.js', 'export const suits = "Poems.";');
  await folder.list('- package: maze', '- package: ./rhymes');
  const open = () => gamesFile({ path: folder.manifest, engine, onReload: outcomes.push, ...more });
  const games = open();
  onTestFinished(() => games.close());
  await games.load();
  return { ...folder, engine, games, open, outcomes };
}

/** What the watcher reported, each to be awaited. */
function outcomeQueue() {
  const waiting: ((outcome: ReloadOutcome) => void)[] = [];
  const come: ReloadOutcome[] = [];
  return {
    come,
    push: (outcome: ReloadOutcome) => {
      const taker = waiting.shift();
      if (taker === undefined) come.push(outcome);
      else taker(outcome);
    },
    next: () =>
      new Promise<ReloadOutcome>((resolve) => {
        const outcome = come.shift();
        if (outcome === undefined) waiting.push(resolve);
        else resolve(outcome);
      }),
  };
}

const suitsOf = (engine: GamesEngine, name: string) => engine.registry.game(name).host.descriptor.suits;
const reloaded = (changes: object) => ({ reload: expect.objectContaining(changes) });

describe('gamesFile', () => {
  it('sets the games and says what is there', async () => {
    const { engine, games } = await twoGames();
    expect(engine.registry.games.map(({ package: name, version, active }) => [name, version, active])).toEqual([
      ['maze', '1.2.3', true],
      ['./rhymes', '1.2.3', true],
    ]);
    expect(await games.reload()).toEqual({
      total: 2,
      activeCount: 2,
      added: [],
      removed: [],
      changed: [],
      formats: none,
    });
  });

  it('adds, removes and changes games, and keeps those that did not change', async () => {
    const { engine, games, ...folder } = await twoGames();
    const { host } = engine.registry.game('maze');
    await folder.package('riddles', gameSource('riddles', 3));
    await folder.list('- package: maze', '- package: riddles', '  active: false');
    expect(await games.reload()).toEqual({
      total: 2,
      activeCount: 1,
      formats: none,
      added: ['riddles'],
      removed: ['rhymes'],
      changed: [],
    });
    expect(engine.registry.game('maze').host).toBe(host);
    await folder.list('- package: maze', '  display_name: Labyrinth', '- package: riddles', '  active: false');
    expect(await games.reload()).toMatchObject({ added: [], removed: [], changed: ['maze'] });
    expect(engine.registry.game(1).host.descriptor.displayName).toBe('Labyrinth');
  });

  it('loads a game anew when a file of its package changed, be it the module or one it imports', async () => {
    const { engine, games, write } = await twoGames();
    await write('node_modules/maze/index.js', gameSource('maze', 1, { suits: '"Plans."' }));
    expect(await games.reload()).toMatchObject({ changed: ['maze'] });
    for (const suits of ['Songs.', 'Hymns.']) {
      await write('rhymes/words.js', `export const suits = ${JSON.stringify(suits)};`);
      expect(await games.reload()).toMatchObject({ changed: ['rhymes'] });
      expect([suitsOf(engine, 'maze'), suitsOf(engine, 'rhymes')]).toEqual(['Plans.', suits]);
    }
  });

  it('takes the module of before for a game that comes back unchanged: a copy would stay in memory', async () => {
    const { games, ...folder } = await twoGames();
    const loads = `globalThis.loadsOfPlans = (globalThis.loadsOfPlans ?? 0) + 1;\n`;
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'loadsOfPlans'));
    const times = () => Reflect.get(globalThis, 'loadsOfPlans');
    await folder.package('plans', loads + gameSource('plans', 3));
    for (const entry of ['plans', 'maze', 'plans']) {
      await folder.list(`- package: ${entry}`, '  isolated: false');
      await games.reload();
      expect(times()).toBe(1);
    }
    await folder.write('node_modules/plans/index.js', loads + gameSource('plans', 3, { suits: '"Plans."' }));
    await games.reload();
    expect(times()).toBe(2);
  });

  it('loads CommonJS anew as well', async () => {
    const { engine, games, ...folder } = await twoGames();
    await folder.package('plans', 'module.exports = require("./game.cjs");', { type: 'commonjs' });
    await folder.list('- package: plans');
    for (const suits of ['Old plans.', 'New plans.', 'Last plans.']) {
      const source = gameSource('plans', 1, { suits: JSON.stringify(suits) });
      await folder.write('node_modules/plans/game.cjs', source.replace('export default', 'module.exports ='));
      await games.reload();
      expect(suitsOf(engine, 'plans')).toBe(suits);
    }
  });

  it('does not look at the modules a package has installed', async () => {
    const { games, write } = await twoGames();
    await write('rhymes/node_modules/dependency/index.js', 'export default 1;');
    expect(await games.reload()).toMatchObject({ changed: [] });
  });

  it('leaves the games as they were when one thing is wrong, and takes them when it is mended', async () => {
    const { engine, games, list, write } = await twoGames();
    const before = engine.registry;
    await write('rhymes/words.js', 'export const suit = "";');
    await expect(games.reload()).rejects.toMatchObject({
      code: 'invalid_manifest',
      findings: [{ rule: 'import_failed', line: 3, column: 14, message: expect.stringContaining('./rhymes') }],
    });
    expect(games.failure).toMatchObject({ code: 'invalid_manifest' });
    await list('- package: maze', '  activ: false');
    await expect(games.reload()).rejects.toMatchObject({ findings: [{ rule: 'unknown_key', line: 3, column: 5 }] });
    expect(engine.registry).toBe(before);
    await list('- package: maze', '- package: ./rhymes');
    await write('rhymes/words.js', 'export const suits = "Mended.";');
    await games.reload();
    expect([suitsOf(engine, 'rhymes'), games.failure]).toEqual(['Mended.', undefined]);
  });

  it('closes a game that was replaced, and no other', async () => {
    const { engine, games, list } = await twoGames();
    const closed: string[] = [];
    for (const { host } of engine.registry.games) {
      vi.spyOn(host, 'close').mockImplementation(async () => void closed.push(host.descriptor.gameType));
    }
    await list('- package: maze');
    await games.reload();
    expect(closed).toEqual(['rhymes']);
  });

  it('answers every call with the file as it was then or later', async () => {
    const { games, list, ...folder } = await twoGames();
    await folder.package('riddles', gameSource('riddles', 3));
    // It may find the file half written, which is not what this is about.
    const first = Promise.allSettled([games.reload()]);
    await list('- package: riddles');
    const later = await Promise.all([games.reload(), games.reload()]);
    await first;
    expect(later.map(({ total }) => total)).toEqual([1, 1]);
  });
});

describe('switching games', () => {
  it('stands across reloads and restarts, until the file says something new', async () => {
    const { engine, games, folder, list, manifest } = await twoGames();
    const decisions = new RuntimeDecisions(fileStateStore({ folder: path.join(folder, '.data') }));
    await gamesFile({ path: manifest, engine, decisions }).load();
    const kept = gamesFile({ path: manifest, engine, decisions });
    await kept.load();
    await kept.setActive('maze', false);
    expect(await kept.reload()).toMatchObject({ activeCount: 1, changed: [] });

    const restarted = gamesEngine();
    const again = new RuntimeDecisions(fileStateStore({ folder: path.join(folder, '.data') }));
    const next = gamesFile({ path: manifest, engine: restarted, decisions: again });
    await next.load();
    expect(restarted.registry.game('maze').active).toBe(false);

    await list('- package: maze', '  active: false', '- package: ./rhymes');
    expect(await next.reload()).toMatchObject({ activeCount: 1 });
    await list('- package: maze', '- package: ./rhymes');
    expect(await next.reload()).toMatchObject({ activeCount: 2, changed: ['maze'] });
    await games.close();
  });

  it('changes nothing when it cannot be kept, or there is no such game', async () => {
    const update: StateStore['update'] = async () => {
      throw new EngineError('state_unavailable', 'The disk is full.');
    };
    const { engine, games } = await twoGames({ decisions: new RuntimeDecisions({ read: async () => ({}), update }) });
    await expect(games.setActive('maze', false)).rejects.toMatchObject({ code: 'state_unavailable' });
    await expect(games.setActive('chess', false)).rejects.toMatchObject({ code: 'game_not_found' });
    expect(engine.registry.game('maze').active).toBe(true);
  });

  it('is not undone by a reload that is under way', async () => {
    const { engine, games } = await twoGames();
    await Promise.all([games.reload(), games.setActive('maze', false), games.reload()]);
    expect(engine.registry.game('maze').active).toBe(false);
  });
});

describe('watching', () => {
  it('takes a game that is added to the file and saved', async () => {
    const { games, list, outcomes, ...folder } = await twoGames();
    await games.watch();
    await folder.package('riddles', gameSource('riddles', 3));
    await list('- package: maze', '- package: ./rhymes', '- package: riddles');
    expect(await outcomes.next()).toEqual(reloaded({ added: ['riddles'], total: 3 }));
  });

  it.each([
    [
      'renaming a new file over it',
      async (file: string, content: string) => {
        await writeFile(`${file}.new`, content);
        await rename(`${file}.new`, file);
      },
    ],
    [
      'keeping a backup',
      async (file: string, content: string) => {
        await rename(file, `${file}~`);
        await writeFile(file, content);
      },
    ],
    [
      'deleting it and writing it again',
      async (file: string, content: string) => {
        await rm(file);
        await writeFile(file, content);
      },
    ],
    [
      'many small steps',
      async (file: string, content: string) => {
        for (let end = 1; end <= content.length; end += 1) await writeFile(file, content.slice(0, end));
      },
    ],
    [
      'swapping a symbolic link',
      async (file: string, content: string) => {
        await writeFile(`${file}.version2`, content);
        await symlink('games.yaml.version2', `${file}.link`);
        await rename(`${file}.link`, file);
      },
    ],
  ])('sees the file saved by %s, once', async (_, save) => {
    const { games, manifest, outcomes } = await twoGames();
    await games.watch();
    await save(manifest, 'games:\n  - package: maze\n');
    expect(await outcomes.next()).toEqual(reloaded({ removed: ['rhymes'] }));
    expect(outcomes.come).toEqual([]);
  });

  it('sees the folder behind a link swapped, as orchestrators do it', async () => {
    const { write, folder, list, ...rest } = await twoGames();
    await write('version1/games.yaml', 'games:\n  - package: maze\n  - package: ./rhymes\n');
    await write('version2/games.yaml', 'games:\n  - package: maze\n');
    await symlink('version1', path.join(folder, 'current'));
    await rm(rest.manifest);
    await symlink('current/games.yaml', rest.manifest);
    await rest.games.watch();
    await symlink('version2', path.join(folder, 'current.new'));
    await rename(path.join(folder, 'current.new'), path.join(folder, 'current'));
    expect(await rest.outcomes.next()).toEqual(reloaded({ removed: ['rhymes'] }));
  });

  it('takes the first of several files that is there, as soon as it is there, and leaves it no more', async () => {
    const [own, standard] = [await gamesFolder(), await gamesFolder()];
    await own.package('maze', gameSource('maze', 1));
    await standard.package('rhymes', gameSource('rhymes', 2));
    await standard.list('- package: rhymes');
    const engine = gamesEngine();
    const outcomes = outcomeQueue();
    const games = gamesFile({ path: [own.manifest, standard.manifest], engine, onReload: outcomes.push });
    onTestFinished(() => games.close());
    expect(await games.load()).toMatchObject({ added: ['rhymes'] });
    await games.watch();
    await own.list('- package: maze');
    expect(await outcomes.next()).toEqual(reloaded({ added: ['maze'], removed: ['rhymes'] }));
    await rm(own.manifest);
    await expect(games.reload()).rejects.toMatchObject({ findings: [{ rule: 'missing_file' }] });
    expect(engine.registry.has('maze')).toBe(true);
  });

  it('sees a change in a package that is linked into node_modules', async () => {
    const { engine, games, outcomes, folder, list } = await twoGames();
    const elsewhere = await gamesFolder();
    await elsewhere.package('./riddles', gameSource('riddles', 3));
    await symlink(path.join(elsewhere.folder, 'riddles'), path.join(folder, 'node_modules/riddles'));
    await list('- package: maze', '- package: riddles');
    await games.reload();
    expect(await outcomes.next()).toEqual(reloaded({ removed: ['rhymes'], added: ['riddles'] }));
    await games.watch();
    await elsewhere.package('./riddles', gameSource('riddles', 3, { suits: '"Riddles."' }));
    expect(await outcomes.next()).toEqual(reloaded({ changed: ['riddles'] }));
    expect(suitsOf(engine, 'riddles')).toBe('Riddles.');
  });

  it('sees a module change that a game named by a path imports', async () => {
    const { engine, games, outcomes, write } = await twoGames();
    await games.watch();
    await write('rhymes/words.js', 'export const suits = "Ballads.";');
    expect(await outcomes.next()).toEqual(reloaded({ changed: ['rhymes'] }));
    expect(suitsOf(engine, 'rhymes')).toBe('Ballads.');
  });

  it('tells of a fault, keeps the games, and sees it mended', async () => {
    const { engine, games, list, outcomes, write, ...folder } = await twoGames();
    await games.watch();
    await folder.package('./riddles', 'export default 5;');
    await list('- package: maze', '- package: ./riddles');
    expect(await outcomes.next()).toEqual({ error: expect.objectContaining({ code: 'invalid_manifest' }) });
    expect(engine.registry.has('rhymes')).toBe(true);
    await write('riddles/index.js', gameSource('riddles', 3));
    expect(await outcomes.next()).toEqual(reloaded({ added: ['riddles'], removed: ['rhymes'] }));
  });

  it('tells of a file that is gone for a while, and takes it when it is back', async () => {
    const { games, list, manifest, outcomes } = await twoGames();
    await games.watch();
    await rm(manifest);
    expect(await outcomes.next()).toEqual({
      error: expect.objectContaining({ findings: [expect.objectContaining({ rule: 'missing_file' })] }),
    });
    await list('- package: maze');
    expect(await outcomes.next()).toEqual(reloaded({ removed: ['rhymes'] }));
  });

  it.runIf(isLong)(
    'takes a save and the build after it, which cleans and writes types and a player, once',
    async () => {
      const { engine, games, list, outcomes, write, folder } = await twoGames();
      const save = (suits: string) =>
        write(
          'years/src/index.ts',
          gameSource('years', 3, { suits: JSON.stringify(suits), parse: '(text: string) => [{ word: text }]' }),
        );
      await write(
        'years/package.json',
        JSON.stringify({
          name: 'years',
          type: 'module',
          files: ['dist'],
          exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './player': './dist/player.js' },
        }),
      );
      await write(
        'years/tsconfig.json',
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "ignoreDeprecations": "6.0", "rootDir": "src", "strict": false } }',
      );
      await write('years/src/player.ts', 'export default class {}');
      await save('Dates.');
      await mkdir(path.join(folder, 'years/node_modules'));
      await symlink(
        path.dirname(resolve('typescript/package.json')),
        path.join(folder, 'years/node_modules/typescript'),
      );
      const build = () =>
        promisify(execFile)(
          process.execPath,
          [tsup, 'src/index.ts', 'src/player.ts', '--format', 'esm', '--dts', '--clean', '--sourcemap'],
          { cwd: path.join(folder, 'years') },
        );
      await build();
      await list('- package: maze', '- package: ./rhymes', '- package: ./years');
      await games.reload();
      await outcomes.next();
      await games.watch();
      await save('Dates and years.');
      await build();
      expect(await outcomes.next()).toEqual(reloaded({ changed: ['years'] }));
      expect(suitsOf(engine, 'years')).toBe('Dates and years.');
      await list('- package: ./rhymes', '- package: ./years');
      expect(await outcomes.next()).toEqual(reloaded({ removed: ['maze'] }));
      expect(outcomes.come).toEqual([]);
    },
  );

  it('waits for the module of a game in use, which a build removes and writes anew', async () => {
    const { engine, games, outcomes, write, folder, ...more } = await twoGames();
    await more.package('./rhymes', '', { exports: './dist/index.js', files: ['dist'] });
    await write('rhymes/dist/index.js', gameSource('rhymes', 2));
    await games.reload();
    await outcomes.next();
    await games.watch();
    // Another one, which has no game in use, tells at once that the module is gone.
    const gone = outcomeQueue();
    await more.package('./broken', 'export default 5;');
    await write('other.yaml', 'games:\n  - package: ./rhymes\n  - package: ./broken\n');
    const other = gamesFile({ path: path.join(folder, 'other.yaml'), engine: gamesEngine(), onReload: gone.push });
    onTestFinished(() => other.close());
    await other.load().catch(() => {});
    await other.watch();
    await rm(path.join(folder, 'rhymes/dist'), { recursive: true });
    const missing = { findings: [expect.objectContaining({ rule: 'no_entry' })] };
    expect(await gone.next()).toEqual({ error: expect.objectContaining(missing) });
    await write('rhymes/dist/index.js', gameSource('rhymes', 2, { suits: '"Built."' }));
    expect(await outcomes.next()).toEqual(reloaded({ changed: ['rhymes'] }));
    expect(suitsOf(engine, 'rhymes')).toBe('Built.');
    expect(outcomes.come).toEqual([]);
  });

  it('does nothing when a file is only touched', async () => {
    const { games, list, manifest, outcomes, folder } = await twoGames();
    await games.watch();
    await utimes(manifest, new Date(), new Date());
    await utimes(path.join(folder, 'rhymes/index.js'), new Date(), new Date());
    await list('- package: maze');
    expect(await outcomes.next()).toEqual(reloaded({ removed: ['rhymes'] }));
    expect(outcomes.come).toEqual([]);
  });
});
