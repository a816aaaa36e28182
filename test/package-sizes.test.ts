import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PackedPackage, packedPackages, publicPackages } from './support/packed-packages.js';

// How large the packages are, held to the table in docs/packages.md. Who adds something worth its bytes raises the figure there.

const root = path.resolve(import.meta.dirname, '..');
const page = await readFile(path.join(root, 'docs/packages.md'), 'utf8');
const columns = ['download, kB', 'installed, kB', 'files', 'dependencies'];
/** How far over the size a limit may stand, so that the table stays worth reading. */
const mostSlack = 1.6;

/** The limits of the table, by package and in its order of columns. */
const limits = new Map(
  (page.split('\n## Sizes\n')[1] ?? '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , figure]) => figure !== undefined && /^\d+$/.test(figure))
    .map(([, name = '', ...figures]) => [name, figures.slice(0, columns.length).map(Number)] as const),
);

const sizesOf = ({ packedSize, unpackedSize, files, manifest }: PackedPackage) => [
  packedSize / 1000,
  unpackedSize / 1000,
  files.length,
  Object.keys(manifest.dependencies ?? {}).length,
];

const folders = await publicPackages();
let sizes: ReadonlyMap<string, readonly number[]> = new Map();

beforeAll(async () => {
  sizes = new Map((await packedPackages()).map((packed) => [packed.folder, sizesOf(packed)]));
  const lines = [...sizes].map(([name, figures]) => `${name}: ${figures.map((each) => each.toFixed(0)).join(' | ')}`);
  process.stdout.write(`${[`package: ${columns.join(' | ')}`, ...lines].join('\n')}\n`);
}, 600_000);

describe('the table of sizes in docs/packages.md', () => {
  it('has a row for each published package', () => {
    expect([...limits.keys()]).toEqual(folders);
  });

  it.each(folders)('%s stays within its limits', (name) => {
    const over = columns.filter((_, at) => (sizes.get(name)?.[at] ?? Number.NaN) > (limits.get(name)?.[at] ?? 0));
    expect(over).toEqual([]);
  });

  it.each(folders)('the limits of %s are near its sizes', (name) => {
    const [download = 0, installed = 0] = sizes.get(name) ?? [];
    expect(limits.get(name)?.[0]).toBeLessThan(download * mostSlack);
    expect(limits.get(name)?.[1]).toBeLessThan(installed * mostSlack);
  });
});
