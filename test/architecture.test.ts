import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Import {
  /** Path of the importing file, from the root, with forward slashes. */
  readonly file: string;
  /** What it names; `(computed)` where that is no literal. */
  readonly target: string;
  readonly typeOnly: boolean;
  /** True for `import()`. */
  readonly dynamic: boolean;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ESNext);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      const { text } = node.moduleSpecifier as ts.StringLiteral;
      const typeOnly = ts.isImportDeclaration(node) ? isTypeImport(node) : node.isTypeOnly;
      found.push({ file, target: text, typeOnly, dynamic: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      const target = argument !== undefined && ts.isStringLiteral(argument) ? argument.text : '(computed)';
      found.push({ file, target, typeOnly: false, dynamic: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

const packages = [
  ...['engine', 'player', 'game-quiz', 'game-sequence-sentence', 'game-sequence-word', 'playground', 'server', 'wire'],
  ...['evaluation', 'create-game', 'model-server'],
];
const examples = ['true-false', 'fill-gaps', 'match-pairs'];
const games = packages.filter((name) => name.startsWith('game-'));
const imports = new Map(packages.map((name) => [name, sourcesBelow(`packages/${name}/src`).flatMap(importsOf)]));
const importsIn = (name: string) => imports.get(name) ?? [];
const isEngineRoot = ({ file }: Import) => !/^packages\/engine\/src\/(node|testing)\//.test(file);

const isPlayer = (file: string) => /\/src\/player\//.test(file);

function manifestOf(name: string): Record<string, Record<string, string> | undefined> {
  return JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
}

describe('who may import whom', () => {
  it('reads import lines at all', () => {
    expect(importsIn('engine').length).toBeGreaterThan(50);
    expect(importsIn('engine').some(({ target }) => target === 'zod')).toBe(true);
  });

  it.each(games)('%s imports the engine, zod and what it names as its own dependency', (name) => {
    const { peerDependencies, dependencies } = manifestOf(name);
    const own = Object.keys(dependencies ?? {});
    const isOwn = ({ target }: Import) => own.some((known) => target === known || target.startsWith(`${known}/`));
    const foreign = importsIn(name)
      .filter(({ file }) => !isPlayer(file))
      .filter(({ target }) => !/^(\.\.?\/|@ludotext\/engine$|zod$)/.test(target));
    expect(foreign.filter((each) => !isOwn(each))).toEqual([]);
    expect(Object.keys(peerDependencies ?? {}).sort()).toEqual(['@ludotext/engine', 'zod']);
    expect(own).toEqual(name === 'game-quiz' ? ['compromise'] : []);
  });

  it.each(games)('the player of %s is made of the kit, and nothing in it brings the schema library along', (name) => {
    const run = importsIn(name).filter(({ file, typeOnly }) => isPlayer(file) && !typeOnly);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter(({ target }) => !/^(\.\.?\/|@ludotext\/(player|engine\/play)$|lit$)/.test(target))).toEqual([]);
  });

  it('the page and the kit of players know no game, and of the engine what players need', () => {
    for (const name of ['player', 'playground']) {
      const ours = importsIn(name).filter(({ target, typeOnly }) => target.startsWith('@ludotext/') && !typeOnly);
      expect(ours.filter(({ target }) => !/^@ludotext\/(player|engine\/play)$/.test(target))).toEqual([]);
    }
  });

  it('what only English texts need is loaded with the first of them', () => {
    const eager = importsIn('game-quiz').filter(
      ({ target, typeOnly, dynamic }) => target.startsWith('compromise') && !typeOnly && !dynamic,
    );
    expect(eager).toEqual([]);
  });

  it('the engine knows no game, no server and no Koa', () => {
    const wrong = importsIn('engine').filter(({ target }) => /^(@ludotext\/(game|server)|koa|@koa\/)/.test(target));
    expect(wrong).toEqual([]);
  });

  it("the engine's root imports nothing from node:, and not its own node/ or testing/", () => {
    const wrong = importsIn('engine')
      .filter(isEngineRoot)
      .filter(({ target }) => /^node:|\/(node|testing)\//.test(target));
    expect(wrong).toEqual([]);
  });

  it('nothing reads the environment but the main files of the two commands', () => {
    const readers = packages
      .flatMap((name) => sourcesBelow(`packages/${name}/src`))
      .filter((file) => /\bprocess\.env\b/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(readers).toEqual(['packages/server/src/main.ts', 'packages/evaluation/src/main.ts']);
  });

  it('the server takes the public entries of the engine, and no game', () => {
    const ours = importsIn('server').filter(({ target }) => target.startsWith('@ludotext/'));
    expect(new Set(ours.map(({ target }) => target))).toEqual(
      new Set(['@ludotext/engine', '@ludotext/engine/node', '@ludotext/playground']),
    );
  });

  it('the evaluation takes public entries: of the engine, and of the games', () => {
    const ours = importsIn('evaluation').filter(({ target }) => target.startsWith('@ludotext/'));
    const entries = ['@ludotext/engine', ...games.map((name) => `@ludotext/${name}`)];
    expect(new Set(ours.map(({ target }) => target))).toEqual(new Set(entries));
  });

  it.each(examples)(
    'the example %s is written as an outsider would: the public entry of the engine, and zod',
    (name) => {
      const all = sourcesBelow(`examples/${name}/src`).flatMap(importsOf);
      expect(all.length).toBeGreaterThan(0);
      expect(all.filter(({ target }) => !/^(\.\/|@ludotext\/engine$|zod$)/.test(target))).toEqual([]);
    },
  );

  it('no package knows an example, and nothing else the beginner of games', () => {
    const all = packages.flatMap(importsIn);
    expect(all.filter(({ target }) => /(^|\/)examples\/|ludotext-game-|@ludotext\/create-game/.test(target))).toEqual(
      [],
    );
    expect(importsIn('create-game').filter(({ target }) => target.startsWith('@ludotext/'))).toEqual([]);
  });

  it('only the loader of games knows of threads', () => {
    const knowing = packages.flatMap(importsIn).filter(({ target }) => target === 'node:worker_threads');
    expect(knowing.filter(({ file }) => !file.startsWith('packages/engine/src/node/'))).toEqual([]);
    expect(knowing.length).toBeGreaterThan(0);
  });

  it('only create-model knows the concrete models', () => {
    const knowing = importsIn('engine').filter(
      ({ file, target, typeOnly }) => !typeOnly && /\/(openai|ollama)\.js$/.test(target) && !file.includes('/testing/'),
    );
    expect(new Set(knowing.map(({ file }) => file))).toEqual(new Set(['packages/engine/src/models/create-model.ts']));
  });

  it("a model's client is loaded when it is called, not when the engine is imported", () => {
    const eager = importsIn('engine').filter(
      ({ target, typeOnly, dynamic }) => !typeOnly && !dynamic && /^(openai|ollama|undici|#patient-fetch)/.test(target),
    );
    // The module behind #patient-fetch is loaded with the first call itself.
    expect(eager.filter(({ file }) => !file.endsWith('/models/patient-fetch.ts'))).toEqual([]);
  });

  it('only the loader of games and that of their players import by a computed name', () => {
    const computed = packages.flatMap(importsIn).filter(({ target }) => target === '(computed)');
    expect([...new Set(computed.map(({ file }) => file))]).toEqual([
      expect.stringMatching(/^packages\/engine\/src\/node\//),
      'packages/playground/src/play/player-loader.ts',
    ]);
  });

  it('no game is named outside its own package', () => {
    const naming = ['engine', 'server', 'player', 'playground']
      .flatMap((name) => sourcesBelow(`packages/${name}/src`))
      .filter((file) =>
        /['"](quiz|sequence_sentence|sequence_word)['"]/.test(readFileSync(path.join(root, file), 'utf8')),
      );
    expect(naming).toEqual([]);
  });
});
