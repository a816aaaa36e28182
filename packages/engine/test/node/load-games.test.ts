import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EngineError } from '../../src/contract/errors.js';
import { loadGames } from '../../src/node/load-games.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

vi.mock('../../src/node/native-import.js', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('./support/native-import.cjs');
});

async function faultsOf(file: string, settings = {}): Promise<string[]> {
  const error = await loadGames(file, settings).then(
    () => undefined,
    (thrown: EngineError) => thrown,
  );
  expect(error).toMatchObject({ name: 'EngineError', code: 'invalid_manifest' });
  return (error?.findings ?? []).map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

describe('loadGames', () => {
  it('loads packages of npm, folders and single modules, with what the file says over them', async () => {
    const games = await gamesFolder();
    await games.package('@third/maze', gameSource('maze', 11));
    await games.package('./games/rhymes', gameSource('rhymes', 12));
    await games.write('games/riddles.mjs', gameSource('riddles', 13));
    await games.list(
      '- package: "@third/maze"',
      '  type_id: 20',
      '  display_name: Labyrinth',
      '- package: ./games/rhymes',
      '  active: false',
      '- package: ./games/riddles.mjs',
    );
    const loaded = await loadGames(games.manifest);
    expect(
      loaded.map(({ host, declaredActive, package: name, version }) => [
        host.descriptor.typeId,
        host.descriptor.displayName,
        declaredActive,
        name,
        version,
      ]),
    ).toEqual([
      [20, 'Labyrinth', true, '@third/maze', '1.2.3'],
      [12, 'RHYMES', false, './games/rhymes', '1.2.3'],
      [13, 'RIDDLES', true, './games/riddles.mjs', undefined],
    ]);
    expect(await loaded[0]?.host.parse('whale')).toEqual({ items: [{ word: 'whale' }], faults: [] });
  });

  it('hands options to a function, which may take its time', async () => {
    const games = await gamesFolder();
    const source = gameSource('maze', 11, { suits: 'options.suits' }).replace(
      'export default {',
      'export default async (options) => ({',
    );
    await games.package('maze', source.replace(/\};\n$/, '});\n'));
    await games.list('- package: maze', '  options: { suits: Texts about rooms. }');
    const [game] = await loadGames(games.manifest);
    expect(game?.host.descriptor.suits).toBe('Texts about rooms.');
    expect(game?.options).toEqual({ suits: 'Texts about rooms.' });
  });

  describe.each([
    ['in threads of its own', ''],
    ['in the thread of the service', '  isolated: false'],
  ])('a game that declares its options, %s', (_, isolated) => {
    const declaring = async (...lines: string[]) => {
      const games = await gamesFolder();
      const game = gameSource('years', 11, { suits: '"Within " + options.tolerance' })
        .replace(
          'export default {',
          `import { z } from ${JSON.stringify(import.meta.resolve('zod'))};
          const optionsSchema = z.strictObject({
            tolerance: z.int().min(0).max(100).default(5),
            marks: z.strictObject({ right: z.int(), wrong: z.int() }).optional(),
          });
          const make = (given) => { const options = optionsSchema.parse(given); return ({`,
        )
        .replace(/\};\n$/, '}); };\nexport default Object.assign(make, { optionsSchema });\n');
      await games.package('years', game);
      await games.list('- package: years', ...(isolated === '' ? [] : [isolated]), ...lines);
      return games.manifest;
    };

    it('is made with them, and says what they may be', async () => {
      const [game] = await loadGames(await declaring('  options: { tolerance: 7 }'));
      expect(game?.host.descriptor.suits).toBe('Within 7');
      expect(game?.host.descriptor.optionsSchema).toMatchObject({
        properties: { tolerance: { type: 'integer', minimum: 0, maximum: 100, default: 5 } },
        additionalProperties: false,
      });
      await game?.host.close();
    });

    it('is refused with the place of each option, before its function runs', async () => {
      const manifest = await declaring(
        '  options:',
        '    tolerence: 7',
        '    marks:',
        '      right: two',
        '    tolerance: -1',
      );
      const begin = isolated === '' ? 3 : 4;
      const error = await loadGames(manifest).catch((thrown: EngineError) => thrown);
      expect((error as EngineError).findings.map((each) => [each.line, each.column, each.rule, each.message])).toEqual([
        [begin + 1, 7, 'unknown_option', 'years: There is no option tolerence. Did you mean tolerance?'],
        [begin + 2, 7, 'wrong_option', 'years: The option marks.wrong is missing. Write a whole number.'],
        [
          begin + 3,
          9,
          'wrong_option',
          expect.stringMatching(/^years: The option marks\.right is wrong .* Write a whole number\.$/),
        ],
        [begin + 4, 7, 'wrong_option', expect.stringMatching(/^years: The option tolerance is wrong .* from 0 to 100/)],
      ]);
    });
  });

  it('finds the module as Node does: by exports and its conditions, by main, as CommonJS', async () => {
    const games = await gamesFolder();
    await games.package('one', '', {
      exports: { '.': { require: './no.cjs', special: './special.js', import: './main.js' } },
    });
    await games.write('node_modules/one/main.js', gameSource('plain', 1));
    await games.write('node_modules/one/special.js', gameSource('special', 1));
    await games.package('two', '', { main: 'lib', type: 'commonjs' });
    await games.write(
      'node_modules/two/lib/index.js',
      gameSource('two', 2).replace('export default', 'module.exports ='),
    );
    await games.list('- package: one', '- package: two');
    const names = async (conditions: string[]) =>
      (await loadGames(games.manifest, { conditions })).map(({ host }) => host.descriptor.gameType);
    expect(await names([])).toEqual(['plain', 'two']);
    expect(await names(['special'])).toEqual(['special', 'two']);
  });

  it('lists what is wrong with all packages at once, without a stack or a path', async () => {
    const games = await gamesFolder();
    await games.package('fine', gameSource('fine', 1));
    await games.package('throws', `throw new Error("no file '${games.folder}/x' at ${games.folder}/y");`);
    await games.package('broken', 'export default {{;');
    await games.package('empty', 'export const game = 1;');
    await games.package('old', gameSource('old', 2, { apiVersion: '0' }));
    await games.package('odd', gameSource('odd', 0, { parse: '"text"' }));
    await games.package('fixed', gameSource('fixed', 3));
    await games.package('imports', 'import "not-there-either";');
    await games.package(
      'refuses',
      'export default () => { throw Object.assign(new Error("no"), { name: "EngineError", code: "x" }); };',
    );
    await games.list(
      '- package: fine',
      '- package: throws',
      '- package: broken',
      '- package: empty',
      '- package: old',
      '- package: odd',
      '- package: fixed',
      '  options: { level: 2 }',
      '- package: imports',
      '- package: refuses',
    );
    const faults = await faultsOf(games.manifest);
    expect(faults).toEqual([
      "3 import_failed throws: could not be loaded. index.js:1:7: Error: no file 'x' at y",
      "4 import_failed broken: could not be loaded. index.js:1:17: SyntaxError: Unexpected token '{'",
      expect.stringMatching(/^5 no_default_export empty: has no default export/),
      expect.stringMatching(/^6 api_version old: apiVersion must be 1/),
      expect.stringMatching(/^7 wrong_member odd: typeId must be/),
      expect.stringMatching(/^7 wrong_member odd: parse must be a function/),
      '8 no_options fixed: takes no options.',
      expect.stringMatching(/^10 import_failed imports: .*Cannot find package 'not-there-either'/),
      '11 import_failed refuses: could not be loaded. index.js:1:44: EngineError: no',
    ]);
    expect(faults.join()).not.toContain(games.folder);
  });

  it('imports nothing as long as the file or the place of a package is at fault', async () => {
    const games = await gamesFolder();
    const marked = globalThis as { marks?: number };
    await games.package('marks', `globalThis.marks = 1; ${gameSource('marks', 1)}`);
    await games.list('- package: marks', '- package: not-installed', '- package: ./nowhere', '- package: ../marks');
    expect((await faultsOf(games.manifest)).map((fault) => fault.slice(0, 21))).toEqual([
      '3 package_not_found n',
      '4 package_not_found .',
      '5 package_name A path',
    ]);
    expect(marked.marks).toBeUndefined();
  });

  it('does not follow a link out of the folder', async () => {
    const games = await gamesFolder();
    const outside = await gamesFolder();
    await outside.package('./game', gameSource('outside', 1));
    await symlink(path.join(outside.folder, 'game'), path.join(games.folder, 'game'));
    await mkdir(path.join(games.folder, 'own'));
    await symlink(path.join(outside.folder, 'game/index.js'), path.join(games.folder, 'own/index.js'));
    await games.list('- package: ./game', '- package: ./own');
    expect(await faultsOf(games.manifest)).toEqual([
      expect.stringMatching(/^2 package_outside/),
      expect.stringMatching(/^3 package_outside/),
    ]);
  });

  it('names both sides of a shared type_id and of a shared name', async () => {
    const games = await gamesFolder();
    await games.package('one', gameSource('maze', 11));
    await games.package('two', gameSource('maze', 12));
    await games.package('three', gameSource('rhymes', 11));
    await games.list('- package: one', '- package: two', '- package: three');
    expect(await faultsOf(games.manifest)).toEqual([
      '3 duplicate_game_type two: has the name maze, and so has one (line 2); below line 3 set game_type: maze_2.',
      '4 duplicate_type_id three: has type_id 11, and so has one (line 2); below line 4 set type_id: 13.',
    ]);
  });

  it('says which keys make two games of one package, and loads them then', async () => {
    const games = await gamesFolder();
    await games.package('maze', gameSource('maze', 11));
    await games.list('- package: maze', '- package: maze', '- package: maze');
    expect(await faultsOf(games.manifest)).toEqual([
      '3 duplicate_game_type maze: has the name maze and type_id 11, and so has maze (line 2); below line 3 set game_type: maze_2 and type_id: 12.',
      '4 duplicate_game_type maze: has the name maze and type_id 11, and so has maze (line 2); below line 4 set game_type: maze_3 and type_id: 13.',
    ]);
    await games.list('- package: maze', '- package: maze', '  game_type: maze_2', '  type_id: 12');
    const loaded = await loadGames(games.manifest);
    expect(loaded.map(({ host }) => [host.descriptor.gameType, host.descriptor.typeId])).toEqual([
      ['maze', 11],
      ['maze_2', 12],
    ]);
    await Promise.all(loaded.map(({ host }) => host.close()));
  });

  it.each([
    ['in threads of its own', []],
    ['in the thread of the service', ['  isolated: false']],
  ])('refuses a game whose parser refuses its own example, in any language, %s', async (_, lines) => {
    const games = await gamesFolder();
    const fault = '[{ rule: "too_long", severity: "reject", message: "The word is too long.", line: 2, column: 1 }]';
    const picky = (example: string) => ({
      directFormat: `{ description: "One word.", example: ${example} }`,
      parse: `(text) => { if (text === "") throw new Error("no text"); return { items: [], faults: text.includes("whale") ? ${fault} : [] }; }`,
    });
    await games.package('picky', gameSource('picky', 11, picky('"fish\\nwhale"')));
    const messages = '{ en: { "direct_format.example": "fish" }, de: { "direct_format.example": "whale" } }';
    await games.package('german', gameSource('german', 12, { ...picky('"fish"'), messages }));
    await games.package(
      'fails',
      gameSource('fails', 13, { ...picky('"fish"'), parse: '() => { throw new Error("no"); }' }),
    );
    await games.package('fine', gameSource('fine', 14, picky('"fish"')));
    const packages = ['picky', 'german', 'fails', 'fine'].flatMap((name) => [`- package: ${name}`, ...lines]);
    await games.list(...packages);
    const refused = 'its parser refuses the example of its direct format (line 2: The word is too long.)';
    expect((await faultsOf(games.manifest)).map((each) => each.replace(/^\d+ /, ''))).toEqual([
      expect.stringContaining(`direct_format_example picky: ${refused}`),
      expect.stringContaining(`direct_format_example german: ${refused}`),
      expect.stringMatching(
        /^direct_format_example fails: its parser fails on the example .* fails failed in parse\.$/,
      ),
    ]);
  });

  it('gives a package that never finishes loading its time and no more', async () => {
    const games = await gamesFolder();
    await games.package('waits', 'await new Promise((resolve) => setTimeout(resolve, 2000));');
    await games.list('- package: waits');
    expect(await faultsOf(games.manifest, { limits: { importTimeoutMs: 20 } })).toEqual([
      '2 import_timeout waits: did not finish loading within 0.02 s.',
    ]);
  });

  it.each([
    ['is missing', undefined, /missing_file/],
    ['is too large', `games:\n${'#'.repeat(70_000)}`, /too_large/],
    ['is not UTF-8', Buffer.from([0xff, 0xfe, 0x00]), /not_utf8/],
  ])('says so when the file %s', async (_, content, fault) => {
    const games = await gamesFolder();
    if (content !== undefined) await games.write('games.yaml', content as string);
    expect(await faultsOf(games.manifest)).toEqual([expect.stringMatching(fault)]);
  });

  it('counts all faults and lists the first hundred', async () => {
    const games = await gamesFolder();
    await games.list(...Array.from({ length: 120 }, (_, index) => `- package: missing-${index}`));
    await expect(loadGames(games.manifest)).rejects.toMatchObject({
      findingsTotal: 120,
      findings: { length: 100 },
      message: expect.stringMatching(
        /^games\.yaml cannot be used, it has 120 faults\. Line 2: missing-0: it is not installed/,
      ),
    });
  });
});

describe('the player of a game', () => {
  const withPlayer = { exports: { '.': './index.js', './player': { types: './player.d.ts', default: './player.js' } } };

  async function gameWith(player: string | undefined) {
    const games = await gamesFolder();
    await games.package('maze', gameSource('maze', 11), withPlayer);
    if (player !== undefined) await games.write('node_modules/maze/player.js', player);
    await games.list('- package: maze');
    return games;
  }

  it('is what the package exports as ./player, read and not run', async () => {
    const source = 'export default class extends HTMLElement {}\nimport("./" + location);\n';
    const [game] = await loadGames((await gameWith(source)).manifest);
    expect(game?.player).toEqual({ source });
    expect(game?.isolated).toBe(true);
  });

  it('need not be there', async () => {
    const games = await gamesFolder();
    await games.package('maze', gameSource('maze', 11));
    await games.write('riddles.mjs', gameSource('riddles', 13));
    await games.list('- package: maze', '- package: ./riddles.mjs', '  isolated: false');
    const loaded = await loadGames(games.manifest);
    expect(loaded.map(({ player, isolated }) => [player, isolated])).toEqual([
      [undefined, true],
      [undefined, false],
    ]);
  });

  it.each([
    [undefined, /^2 no_entry maze: the file its package.json names for .\/player is not there/],
    [
      'import { html } from "lit";\nexport default class {}',
      /^2 bad_player maze: its player imports lit; a player is one file/,
    ],
    ['await import("lit"); export default class {}', /^2 bad_player maze: its player imports lit/],
    ['export * from "./other.js"; export default class {}', /^2 bad_player maze: its player imports .\/other.js/],
    ['import "./other.js"; export default class {}', /^2 bad_player maze: its player imports .\/other.js/],
    ['export class Player {}', /^2 bad_player maze: its player has no default export/],
    ['export default class { "', /^2 bad_player maze: its player cannot be read/],
    [`export default class {} // ${'x'.repeat(1_048_576)}`, /^2 bad_player maze: its player has more than 1 MiB/],
  ])('is refused with a reason: %.40s', async (source, message) => {
    expect(await faultsOf((await gameWith(source)).manifest)).toEqual([expect.stringMatching(message)]);
  });

  it('is taken with a byte-order mark, which browsers read over', async () => {
    const [game] = await loadGames((await gameWith('\ufeffexport default class {}')).manifest);
    expect(game?.player?.source).toBe('export default class {}');
  });

  it('is refused where it leads out of its package, or is no text, or is named in vain', async () => {
    const out = await gameWith(undefined);
    await out.write('secret.js', 'export default class {}');
    await symlink(path.join(out.folder, 'secret.js'), path.join(out.folder, 'node_modules/maze/player.js'));
    expect(await faultsOf(out.manifest)).toEqual([
      expect.stringMatching(/^2 package_outside maze: its player leads out/),
    ]);
    const binary = await gameWith('');
    await writeFile(path.join(binary.folder, 'node_modules/maze/player.js'), Buffer.from([0x2f, 0x2f, 0xff, 0xfe]));
    expect(await faultsOf(binary.manifest)).toEqual([
      expect.stringMatching(/^2 bad_player maze: .*not written in UTF-8/),
    ]);
    const vain = await gamesFolder();
    await vain.package('maze', gameSource('maze', 11), {
      exports: { '.': './index.js', './player': { require: './p.cjs' } },
    });
    await vain.list('- package: maze');
    expect(await faultsOf(vain.manifest)).toEqual([expect.stringMatching(/^2 no_entry maze: .*no file for .\/player/)]);
  });
});
