import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with a games.yaml and game packages, gone when the test is over. */
export async function gamesFolder() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ludotext-games-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  };
  const manifest = path.join(folder, 'games.yaml');
  return {
    folder,
    manifest,
    write,
    /** Writes games.yaml with these lines below `games:`. */
    list: (...lines: string[]) => writeFile(manifest, `games:\n${lines.map((line) => `  ${line}\n`).join('')}`),
    /** Writes a package in node_modules, or in a folder when the name begins with `./`. */
    package: async (name: string, index: string, more: object = {}) => {
      const at = name.startsWith('./') ? name : `node_modules/${name}`;
      const about = { name: path.basename(name), version: '1.2.3', type: 'module', ...more };
      await write(`${at}/package.json`, JSON.stringify(about));
      await write(`${at}/index.js`, index);
    },
  };
}

/**
 * The source of a game that imports nothing: its schema is written by hand, as any Standard Schema may be. `changes` are
 * members as source text.
 */
export function gameSource(gameType: string, typeId: number, changes: Record<string, string> = {}): string {
  const members = { ...plainMembers(gameType, typeId), ...changes };
  const lines = Object.entries(members).map(([name, value]) => `  ${name}: ${value},`);
  return `${schemaSource}\nexport default {\n${lines.join('\n')}\n};\n`;
}

const schemaSource = `const itemSchema = { '~standard': {
  version: 1, vendor: 'hand',
  validate: (value) => typeof value?.word === 'string' ? { value } : { issues: [{ message: 'word is missing' }] },
  jsonSchema: {
    input: () => ({ type: 'object', properties: { word: { type: 'string' }, hint: { type: 'string' } }, required: ['word'] }),
    output: () => ({}),
  },
} };`;

function plainMembers(gameType: string, typeId: number): Record<string, string> {
  return {
    apiVersion: '1',
    gameType: JSON.stringify(gameType),
    typeId: String(typeId),
    displayName: JSON.stringify(gameType.toUpperCase()),
    suits: '"Any text."',
    itemSchema: 'itemSchema',
    parse: '(text) => [{ word: text }]',
    prompt: '() => "Name words."',
    validate: '() => []',
  };
}
