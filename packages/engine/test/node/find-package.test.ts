import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageEntry, packageSubpath } from '../../src/node/find-package.js';
import { PackageFault } from '../../src/node/package-fault.js';

/** `exports` of a package, a subpath of it, and the file that answers for it; undefined where there is none. */
type Row = readonly [name: string, exports: unknown, subpath: '.' | './player', file: string | undefined];

const rows: readonly Row[] = [
  ['a path', './a.js', '.', 'a.js'],
  ['a list', ['./a.js', './b.js'], '.', 'a.js'],
  ['a list that begins with null', [null, './b.js'], '.', 'b.js'],
  ['a list that begins with what is no path', ['b.js', './b.js'], '.', 'b.js'],
  ['a list that begins with conditions that do not hold', [{ require: './a.js' }, './b.js'], '.', 'b.js'],
  ['conditions', { require: './a.js', import: './b.js' }, '.', 'b.js'],
  ['the first condition that holds', { node: './a.js', import: './b.js' }, '.', 'a.js'],
  ['the same in the other order', { import: './b.js', node: './a.js' }, '.', 'b.js'],
  ['default before the rest', { default: './a.js', import: './b.js' }, '.', 'a.js'],
  ['a condition of our own', { special: './a.js', default: './b.js' }, '.', 'a.js'],
  ['nested conditions', { node: { require: './a.js', import: './b.js' } }, '.', 'b.js'],
  ['nested conditions that do not hold', { node: { require: './a.js' }, default: './b.js' }, '.', 'b.js'],
  ['the same two deep', { node: { import: { require: './a.js' } }, default: './b.js' }, '.', 'b.js'],
  ['a null target', { '.': null, './player': './a.js' }, '.', undefined],
  ['a null target of a condition', { '.': { node: null, default: './b.js' } }, '.', undefined],
  ['a null target of a nested condition', { '.': { node: { import: null }, default: './b.js' } }, '.', undefined],
  ['no condition that holds', { require: './a.js' }, '.', undefined],
  ['a target that is no path', { '.': 'a.js' }, '.', undefined],
  ['a target outside the package', { '.': './../a.js' }, '.', undefined],
  ['subpaths', { '.': './a.js', './player': './player.js' }, './player', 'player.js'],
  ['subpaths without this one', { '.': './a.js' }, './player', undefined],
  ['the root alone', './a.js', './player', undefined],
  ['a subpath of null', { '.': './a.js', './player': null }, './player', undefined],
  ['a pattern', { './*': './*.js' }, './player', 'player.js'],
  ['a pattern with conditions', { './*': { require: './a.js', import: './*.js' } }, './player', 'player.js'],
  ['the longest pattern', { './*': './a.js', './play*': './play*.js', './p*': './b.js' }, './player', 'player.js'],
  ['a subpath before a pattern', { './play*': './b.js', './player': './a.js' }, './player', 'a.js'],
  ['a null subpath before a pattern', { './*': './*.js', './player': null }, './player', undefined],
  ['a null pattern before a shorter one', { './*': './*.js', './play*': null }, './player', undefined],
];

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ludotext-exports-')));
  await Promise.all(
    rows.map(async ([, exports], at) => {
      const own = path.join(folder, 'node_modules', `row-${at}`);
      await mkdir(own, { recursive: true });
      await writeFile(path.join(own, 'package.json'), JSON.stringify({ name: `row-${at}`, type: 'module', exports }));
      await Promise.all(['a.js', 'b.js', 'player.js'].map((name) => writeFile(path.join(own, name), '')));
    }),
  );
  await Promise.all(['node_modules/a.js', 'a.js'].map((name) => writeFile(path.join(folder, name), '')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What Node itself finds, for every row in one process. */
function askNode(): (string | null)[] {
  const names = rows.map(([, , subpath], at) => `row-${at}${subpath.slice(1)}`);
  const find = `(name) => { try { return import.meta.resolve(name); } catch { return null; } }`;
  const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map(${find})))`;
  const options = ['--conditions=special', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, options, { cwd: folder, encoding: 'utf8' }));
}

describe('what a package exports', () => {
  const conditions = new Set(['node', 'import', 'special']);

  async function found([, , subpath]: Row, at: number): Promise<string | undefined> {
    const own = path.join(folder, 'node_modules', `row-${at}`);
    const file = subpath === '.' ? packageEntry(own, conditions) : packageSubpath(own, subpath, conditions);
    return (await file)?.slice(own.length + 1);
  }

  it.each(rows.map((row, at) => ({ name: row[0], row, at })))('is found by $name', async ({ row, at }) => {
    const [, , subpath, file] = row;
    if (file === undefined && subpath === '.') {
      await expect(found(row, at)).rejects.toThrow(PackageFault);
    } else {
      expect(await found(row, at)).toBe(file);
    }
  });

  it('is what Node finds', () => {
    const ofNode = askNode().map((url) => (url === null ? undefined : path.posix.basename(url)));
    expect(ofNode).toEqual(rows.map(([, , , file]) => file));
  });

  it('is a fault where the subpath is there and no condition holds', async () => {
    const own = path.join(folder, 'node_modules', 'in-vain');
    await mkdir(own);
    const exports = { '.': './a.js', './player': { require: './p.cjs' } };
    await writeFile(path.join(own, 'package.json'), JSON.stringify({ exports }));
    const names = packageSubpath(own, './player', conditions);
    await expect(names).rejects.toThrow('its package.json names no file for ./player that can be imported.');
  });

  it('is read anew each time', async () => {
    const own = path.join(folder, 'node_modules', 'changing');
    await mkdir(own);
    await Promise.all(['a.js', 'b.js'].map((name) => writeFile(path.join(own, name), '')));
    for (const name of ['a.js', 'b.js']) {
      await writeFile(path.join(own, 'package.json'), JSON.stringify({ exports: `./${name}` }));
      expect(await packageEntry(own, conditions)).toBe(path.join(own, name));
    }
  });
});
