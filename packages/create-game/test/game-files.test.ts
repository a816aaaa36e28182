import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { GamePlugin } from '@ludotext/engine';
import { checkGame } from '@ludotext/engine/host';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { times } from '../../../test/support/long.js';
import { createGame } from '../src/create-game.js';
import { fillIn, gameFiles } from '../src/game-files.js';
import { parts as allParts, type GameSettings } from '../src/game-settings.js';
import { oddRounds, roundOf } from './rounds.js';
import { temporaryFolder } from './temporary-folder.js';

const root = path.resolve(import.meta.dirname, '../../..');
const capitals: GameSettings = {
  folder: '/games/capital-cities',
  displayName: 'Capital cities',
  typeId: 120,
  round: roundOf('country, capital, hint?, wrong[]'),
};
const manifestAt = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const contentsOf = (settings: GameSettings) =>
  Object.fromEntries(gameFiles(settings).map(({ path: name, content }) => [name, content])) as Record<string, string>;

/** Names for people that mean something to the files they stand in. */
const oddNames = fc
  .string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
  .filter((name) => name.trim() === name && name !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));

const oddGames: fc.Arbitrary<GameSettings> = fc.record({
  folder: fc.stringMatching(/^\/[a-z][a-z0-9]{0,20}(-[a-z0-9]{1,5}){0,3}$/),
  displayName: fc.oneof(oddNames, fc.constantFrom("Tom's game", '"quoted"', '\\', "\\'", '*/', '$&')),
  typeId: fc.integer({ min: 1, max: 1_000_000 }),
  round: oddRounds,
  parts: fc.subarray([...allParts]),
});

/** A folder in which games find the packages of this repository. */
function workshop(): string {
  const folder = temporaryFolder();
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Writes games below a folder. @returns their folders */
async function written(games: readonly GameSettings[], below: string): Promise<string[]> {
  return Promise.all(
    games.map(async (game, index) => {
      const folder = path.join(below, String(index), path.basename(game.folder));
      mkdirSync(path.dirname(folder));
      await createGame({ ...game, folder });
      return folder;
    }),
  );
}

describe('gameFiles', () => {
  it('writes exactly these files', () => {
    expect(Object.keys(contentsOf(capitals)).sort()).toEqual([
      '.gitignore',
      'LICENSE',
      'README.md',
      'package.json',
      'src/examples.ts',
      'src/grade.ts',
      'src/index.ts',
      'src/item.ts',
      'src/offline.ts',
      'src/parse.ts',
      'src/player.ts',
      'test/game.test.ts',
      'test/player.test.ts',
      'tsconfig.json',
      'tsup.config.ts',
    ]);
  });

  it('names the package, the game and its number', () => {
    const { 'package.json': manifest = '', 'src/index.ts': game, 'README.md': readme } = contentsOf(capitals);
    expect(JSON.parse(manifest).name).toBe('ludotext-game-capital-cities');
    expect(game).toContain("gameType: 'capital_cities',\n  typeId: 120,\n  displayName: 'Capital cities',");
    expect(readme).toContain('# Capital cities\n');
    expect(readme).toContain('npm install ../capital-cities\n');
    expect(readme).toContain('  - package: "ludotext-game-capital-cities"\n');
    expect(readme).toContain('`POST /generate/120`');
    expect(readme).toContain('Country: The heart');
  });

  it('needs the packages of the examples, and the engine and zod of this repository', () => {
    const { peerDependencies, devDependencies } = JSON.parse(contentsOf(capitals)['package.json'] ?? '');
    const example = manifestAt('examples/true-false/package.json');
    expect(peerDependencies).toEqual(example.peerDependencies);
    const of = (name: string) => `^${manifestAt(`packages/${name}/package.json`).version}`;
    expect(devDependencies).toEqual({
      ...{ ...example.devDependencies, ...example.peerDependencies },
      ...{ '@ludotext/player': of('player'), '@ludotext/preview': of('preview') },
      lit: manifestAt('packages/player/package.json').dependencies.lit,
    });
    // Every version below 1.0; whether a game fits one is its apiVersion's to say.
    expect(peerDependencies['@ludotext/engine']).toBe('>=0.1.0 <1.0.0');
    expect(manifestAt('packages/engine/package.json').version).toMatch(/^0\.[1-9]/);
  });

  it('leaves no word of the template where the round has others', () => {
    for (const [name, content] of Object.entries(contentsOf(capitals))) {
      expect(content, name).not.toMatch(/riddle|solution(?!Of)|\bnote\b|decoys|starter/i);
    }
  });

  it('writes code that parses, and a package.json, whatever the names', () => {
    fc.assert(
      fc.property(oddGames, (game) => {
        for (const [name, content] of Object.entries(contentsOf(game))) {
          if (name === 'package.json')
            expect(JSON.parse(content).description).toBe(`${game.displayName}, for Ludotext.`);
          if (!name.endsWith('.ts')) continue;
          const { diagnostics } = ts.transpileModule(content, { reportDiagnostics: true, fileName: name });
          expect(diagnostics).toEqual([]);
        }
      }),
      { numRuns: times(10, 100) },
    );
  });

  it('writes games that keep the contract and parse their own example, whatever the names', async () => {
    const games = fc.sample(oddGames, { numRuns: times(4, 30), seed: 7 });
    for (const [index, folder] of (await written(games, workshop())).entries()) {
      const made: { default: GamePlugin | (() => GamePlugin) } = await import(path.join(folder, 'src/index.ts'));
      const game = typeof made.default === 'function' ? made.default() : made.default;
      expect(checkGame(game)).toEqual([]);
      expect(game.displayName).toBe(games[index]?.displayName);
      const example = game.directFormat?.example ?? '';
      expect(game.parse(example)).toEqual({ items: game.examples?.[0]?.items, faults: [] });
      expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`\`\`\`text\n${example}\n\`\`\`\n`);
    }
  });

  it('writes games whose types fit, whatever the names', async () => {
    const folders = await written(fc.sample(oddGames, { numRuns: times(3, 15), seed: 8 }), workshop());
    const files = folders.flatMap((folder) => [`${folder}/src/index.ts`, `${folder}/test/game.test.ts`]);
    const { config } = ts.readConfigFile(`${folders[0]}/tsconfig.json`, ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(
      { ...config.compilerOptions, customConditions: ['@ludotext/source'], types: ['node'] },
      folders[0] ?? '',
    );
    const program = ts.createProgram(files, { ...options, typeRoots: [path.join(root, 'node_modules/@types')] });
    // What the engine's own source has to say is for its own settings.
    const own = program.getSourceFiles().filter(({ fileName }) => folders.some((each) => fileName.startsWith(each)));
    const diagnostics = own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]);
    const faults = diagnostics.map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(own.length).toBeGreaterThan(5 * folders.length);
    expect(faults).toEqual([]);
  }, 60_000);
});

const filled = (template: string[], round: string, words = {}) =>
  fillIn(template.join('\n'), roundOf(round), words).split('\n');

describe('fillIn', () => {
  it('puts the round in place of the template', () => {
    expect(filled(["reject('solution_in_riddle', item.riddle);", "'Riddle: ...'"], 'term, definition')).toEqual([
      "reject('definition_in_term', item.term);",
      "'Term: ...'",
    ]);
  });

  it('leaves longer words alone', () => {
    expect(filled(['riddles solutionSchema hinted notes'], 'term, definition')).toEqual([
      'riddles solutionSchema hinted notes',
    ]);
  });

  it('has a line for each member of its kind, in the order of the round', () => {
    const template = ['{', '  note: string;', '  hint?: string;', '  decoys: string[];', '}'];
    expect(filled(template, 'a, b, tip?, wrong[], source, clue?')).toEqual([
      '{',
      '  tip?: string;',
      '  wrong: string[];',
      '  source: string;',
      '  clue?: string;',
      '}',
    ]);
    expect(filled(template, 'a, b')).toEqual(['{', '}']);
  });

  it('keeps the lines of one member together', () => {
    const template = ['Decoys: water', 'Decoys: air'];
    expect(filled(template, 'a, b, x[], y[]')).toEqual(['X: water', 'X: air', 'Y: water', 'Y: air']);
  });

  it('fills the list of optional members, or leaves it out', () => {
    const template = ['first', "  complete: ['hint'],", 'last'];
    expect(filled(template, 'a, b, tip?, c, clue?')).toEqual(['first', "  complete: ['tip', 'clue'],", 'last']);
    expect(filled(template, 'a, b, c')).toEqual(['first', 'last']);
  });

  it('is not confused by a round that uses the words of the template', () => {
    expect(filled(['riddle solution', 'note'], 'solution, riddle, hint')).toEqual(['solution riddle', 'hint']);
  });
});
