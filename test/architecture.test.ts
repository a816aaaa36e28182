import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// What the code of the packages does not do. Who may import whom stands in .dependency-cruiser.mjs, which `npm run lint` checks.

const root = path.resolve(import.meta.dirname, '..');
const packages = readdirSync(path.join(root, 'packages')).sort();
const games = packages.filter((name) => name.startsWith('game-'));

/** The TypeScript files of a package, by their path from the root, with forward slashes. */
function sourcesOf(name: string): string[] {
  const folder = `packages/${name}/src`;
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

function filesWith(names: readonly string[], matches: (text: string) => boolean): string[] {
  return names.flatMap(sourcesOf).filter((file) => matches(readFileSync(path.join(root, file), 'utf8')));
}

/** Whether a file has an `import()` of anything but a literal. */
function importsComputed(text: string): boolean {
  if (!text.includes('import(')) return false;
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      found ||= target === undefined || !ts.isStringLiteral(target);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.ESNext));
  return found;
}

describe('the code of the packages', () => {
  it('reads the environment only in the main files of the commands, and where the test kit looks for a browser', () => {
    const readers = filesWith(packages, (text) => /\bprocess\.env\b/.test(text));
    expect(readers).toEqual([
      'packages/cli/src/main.ts',
      'packages/engine/src/testing/player/chromium.ts',
      ...['evaluation', 'server'].map((name) => `packages/${name}/src/main.ts`),
    ]);
  });

  it('imports by a computed name only where games and their players are loaded', () => {
    expect(filesWith(packages, importsComputed)).toEqual([
      expect.stringMatching(/^packages\/engine\/src\/node\//),
      'packages/player/src/games/players.ts',
      'packages/preview/src/page/frame.ts',
    ]);
  });

  it('names no game outside its own package', () => {
    const others = packages.filter((name) => !games.includes(name) && name !== 'evaluation');
    // In Moodle's XML `quiz` is the root element.
    const named = filesWith(others, (text) => /['"](quiz|sequence_sentence|sequence_word)['"]/.test(text));
    expect(named.filter((name) => !name.startsWith('packages/formats/src/moodle-xml/'))).toEqual([]);
  });

  it.each(games)(
    'of %s depends on the engine and zod as peers, and on nothing else but the dictionary and the tagger of the quiz',
    (name) => {
      const manifest = JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
      expect(Object.keys(manifest.peerDependencies).sort()).toEqual(['@ludotext/engine', 'zod']);
      expect(Object.keys(manifest.dependencies ?? {})).toEqual(
        name === 'game-quiz' ? ['@ludotext/dictionary', 'compromise'] : [],
      );
    },
  );
});

it('docs/architecture.md shows folders that are there', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const picture = /^## Packages\n+```\n([\s\S]*?)^```/m.exec(page)?.[1] ?? '';
  const shown: string[] = [];
  let owner = '';
  for (const line of picture.split('\n').filter(Boolean)) {
    const [, names = ''] = /^\s*(\S+(?:, \S+)*)\s{2,}/.exec(line) ?? [];
    const isInside = line.startsWith(' ');
    if (!isInside) owner = names;
    // The entries are files; their names stand without the ending.
    const paths = names.split(', ').filter((name) => name.includes('/') || name.includes('.'));
    shown.push(...paths.map((name) => (isInside ? path.join(owner, name) : name)));
  }
  expect(shown.length).toBeGreaterThan(30);
  const isThere = (name: string) => existsSync(path.join(root, name)) || existsSync(path.join(root, `${name}.ts`));
  expect(shown.filter((name) => !isThere(name))).toEqual([]);
});
