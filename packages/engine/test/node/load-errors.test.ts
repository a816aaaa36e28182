import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { isEngineError } from '../../src/contract/errors.js';
import { loadGames } from '../../src/node/load-games.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

// What the author of a package that cannot be loaded is told: the file, the line and the column.

// As Node imports, and not as the test runner does.
vi.mock('../../src/node/native-import.js', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('./support/native-import.cjs');
});

/** Why a package with these files cannot be loaded. */
async function faultOf(
  files: Readonly<Record<string, string>>,
  isolated: boolean,
  about: object = {},
): Promise<string> {
  const games = await gamesFolder();
  await games.package('./game', '', about);
  for (const [name, content] of Object.entries(files)) await games.write(`game/${name}`, content);
  await games.list('- package: ./game', `  isolated: ${isolated}`);
  const error: unknown = await loadGames(games.manifest).catch((thrown: unknown) => thrown);
  const message = (isEngineError(error) && error.findings[0]?.message) || expect.unreachable();
  expect(message).not.toContain(games.folder);
  return message.replace('./game: could not be loaded. ', '');
}

/** A package built from TypeScript, as its files. */
function built(source: string, isInline: boolean): Record<string, string> {
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    fileName: 'index.ts',
    compilerOptions: { sourceMap: true, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  const map = JSON.stringify({ ...JSON.parse(sourceMapText), sources: ['../src/index.ts'] });
  const address = `data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  const module = isInline ? outputText.replace('index.js.map', address) : outputText;
  return { 'src/index.ts': source, 'dist/index.js': module, 'dist/index.js.map': isInline ? '' : map };
}

describe.each([{ isolated: true }, { isolated: false }])('a package with %o', ({ isolated }) => {
  it.each<[string, Record<string, string>, string | RegExp]>([
    [
      'is not JavaScript',
      { 'index.js': 'const a = 1;\n\n  export default {{;\n' },
      "index.js:3:19: SyntaxError: Unexpected token '{'",
    ],
    [
      'imports what is not JavaScript',
      {
        'index.js': "import { rules } from './lib/rules.js';\nexport default rules;",
        'lib/rules.js': "import path from 'node:path';\nexport const rules == path;\n",
      },
      'lib/rules.js:2:14: SyntaxError: Missing initializer in const declaration',
    ],
    [
      'throws while it is imported',
      { 'index.js': 'const years = null;\nfunction first() {\n  return years[0];\n}\nexport default first();\n' },
      "index.js:3:15: TypeError: Cannot read properties of null (reading '0')",
    ],
    [
      'throws where it receives its options',
      { 'index.js': 'export default () => {\n  throw new RangeError("no years");\n};\n' },
      'index.js:2:9: RangeError: no years',
    ],
    [
      'reads a file that is not there',
      { 'index.js': "import { readFileSync } from 'node:fs';\nexport default readFileSync('not-there.json');\n" },
      /^index\.js:2:16: Error: ENOENT: no such file/,
    ],
    [
      'imports a file that is not there',
      { 'index.js': "export { default } from './game.js';", 'game.js': "\nimport './rules.js';\n" },
      /^game\.js:2:9: Error: Cannot find module 'rules\.js' imported from game\.js/,
    ],
    [
      'imports a package that is not there',
      { 'index.js': "import {\n  z,\n} from 'not-there/zod';\nexport default z;" },
      "index.js:3:9: Error: Cannot find package 'not-there' imported from index.js",
    ],
    [
      'imports a name that is not there',
      { 'index.js': "\nimport { rules } from './rules.js';\nexport default rules;", 'rules.js': 'export default 1;' },
      /^index\.js:2:10: SyntaxError: The requested module '\.\/rules\.js' does not provide an export named 'rules'/,
    ],
  ])('that %s says where', async (_, files, expected) => {
    expect(await faultOf(files, isolated)).toMatch(expected);
  });

  it.each([false, true])('names the place in its source where it has a source map, inline: %s', async (isInline) => {
    const source = `// Gone in the build.\ntype Years = number[];\nconst years: Years | undefined = undefined;\nexport default years!.length;\n`;
    const files = built(source, isInline);
    expect(await faultOf(files, isolated, { exports: './dist/index.js' })).toMatch(
      /^src\/index\.ts:4:\d+: TypeError: /,
    );
  });
});

describe('a player that is not JavaScript', () => {
  it('says where', async () => {
    const files = {
      'index.js': gameSource('any', 7),
      'player.js': 'export default class {\n  play() {\n    return (;\n  }\n}\n',
    };
    expect(await faultOf(files, true, { exports: { '.': './index.js', './player': './player.js' } })).toBe(
      "./game: its player cannot be read as an ES module. player.js:3:13: Unexpected token ';'",
    );
  });
});
