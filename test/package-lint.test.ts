import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PackedPackage, packedPackages, publicPackages } from './support/packed-packages.js';

// The packages as they would be published, under the two linters of npm packages: what node and bundlers make of package.json
// (publint), and which types TypeScript finds for what is run (Are The Types Wrong?).

const folders = await publicPackages();
let packages: ReadonlyMap<string, PackedPackage> = new Map();

beforeAll(async () => {
  packages = new Map((await packedPackages()).map((packed) => [packed.folder, packed]));
}, 600_000);

function packed(folder: string): PackedPackage {
  const found = packages.get(folder);
  if (found === undefined) throw new Error(`${folder} was not packed`);
  return found;
}

/**
 * What comes of being ESM only, which every entry is: `require` gets an ES module (Node 20.19 loads it; TypeScript says so), and
 * the resolution of Node 10, which knows no `exports`, finds nothing.
 */
const inevitable = ['CJSResolvesToESM node16-cjs', 'NoResolution node10'];

const words = (problem: Problem) => [problem.kind, 'resolutionKind' in problem ? problem.resolutionKind : ''].join(' ');

describe('a package as it is published', () => {
  it.each(folders)('%s: publint has nothing to say', async (folder) => {
    const data = new Uint8Array(await readFile(packed(folder).tarball));
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it.each(folders)(
    '%s: every entry has its types, in ESM and in bundlers',
    async (folder) => {
      const { tarball, manifest } = packed(folder);
      const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
      if (!analysis.types) throw new Error('no types found');
      const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');
      const expected = entries.flatMap((entry) => inevitable.map((kind) => `${kind} ${entry}`));
      const found = analysis.problems.map(
        (problem) => `${words(problem)} ${'entrypoint' in problem ? problem.entrypoint : ''}`,
      );
      expect(found.sort()).toEqual(expected.sort());
      for (const entry of entries) {
        const { bundler, 'node16-esm': node } = analysis.entrypoints[entry]?.resolutions ?? {};
        expect([bundler?.resolution?.isTypeScript, node?.resolution?.isTypeScript]).toEqual([true, true]);
      }
    },
    60_000,
  );

  it.each(folders)(
    '%s: everything package.json names is in it, but for the sources this repository is tested from',
    (folder) => {
      const { manifest, files } = packed(folder);
      const { exports, imports, bin } = manifest;
      const named = JSON.stringify({ exports, imports, bin }, (key, value) =>
        key === '@ludotext/source' ? undefined : value,
      );
      const paths = [...named.matchAll(/"(?:\.\/)?((?:dist|src)\/[^"]+|package\.json)"(?!:)/g)].map(
        ([, name = '']) => name,
      );
      expect(paths.length).toBeGreaterThan(1);
      expect(paths.filter((name) => !files.includes(name))).toEqual([]);
    },
  );

  it.each(folders)(
    '%s holds its build, its readme and its licence; no source, no test, no mark of the build',
    (folder) => {
      const { files } = packed(folder);
      expect(files).toEqual(
        expect.arrayContaining(['package.json', 'LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
      );
      // What is bundled into a player or the page brings its licences.
      const bundled = files.filter((file) => /^dist\/(player\.js|page\/index\.html)$/.test(file));
      const licences = bundled.map((file) => `${path.posix.dirname(file)}/third-party-licences.txt`);
      expect(files).toEqual(expect.arrayContaining(licences));
      expect(files.filter((file) => /^(src|test)\/|\.tgz$|\.map$|^dist\/(.*\/)?\./.test(file))).toEqual([]);
    },
  );
});
