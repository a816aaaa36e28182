// What `npm run release` would publish, without a registry: `npm run release:dry` builds and packs everything, then this looks at
// each tarball and says what goes out and what is in the way.
//   node scripts/release-dry.mjs [FOLDER OF TARBALLS]   dist-packages
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const root = path.dirname(import.meta.dirname);
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist-packages'));
const names = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).sort();
const packed = await Promise.all(names.map((name) => open(path.join(folder, name))));
const going = new Map(packed.map(({ manifest }) => [manifest.name, manifest]));
let faults = packed.length === 0 ? 1 : 0;
if (faults > 0) process.stderr.write(`${folder} has no tarballs; run npm run pack:all.\n`);

for (const { manifest, bytes, files } of packed) {
  process.stdout.write(
    `${manifest.name} ${manifest.version}: ${Math.round(bytes.length / 1000)} kB, ${files.length} files\n`,
  );
  const found = [...manifestFaults(manifest, files), ...(await lintFaults(bytes))];
  for (const fault of found) process.stdout.write(`  ${fault}\n`);
  faults += found.length;
}
process.stdout.write(faults === 0 ? 'Nothing is in the way.\n' : `${faults} faults are in the way.\n`);
process.exitCode = faults === 0 ? 0 : 1;

/** A tarball: its package.json, and the names of its files. Every entry is a header of 512 bytes and its padded content. */
async function open(tarball) {
  const bytes = await readFile(tarball);
  const tar = gunzipSync(bytes);
  const files = [];
  let manifest = {};
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const text = (from, length) => tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const name = [text(345, 155), text(0, 100)].filter((part) => part !== '').join('/');
    const size = Number.parseInt(text(124, 12), 8);
    const file = name.replace(/^[^/]+\//, '');
    files.push(file);
    if (file === 'package.json') manifest = JSON.parse(tar.toString('utf8', at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return { manifest, bytes, files };
}

function manifestFaults(manifest, files) {
  const { name, private: isPrivate, license, repository, publishConfig } = manifest;
  const checks = [
    [isPrivate !== true, 'is private: npm does not publish it.'],
    [/^(@ludotext\/[a-z-]+|ludotext)$/.test(name), 'is not named @ludotext/... or ludotext.'],
    [license === 'MIT', 'has no "license": "MIT" in package.json.'],
    [files.includes('LICENSE'), 'holds no LICENSE.'],
    [files.includes('README.md'), 'holds no README.md.'],
    [repository?.directory !== undefined, 'names no repository with its directory, which provenance needs.'],
    [publishConfig?.access === 'public', 'has no publishConfig.access "public".'],
    [publishConfig?.provenance === true, 'has no publishConfig.provenance true.'],
    ...files.map((file) => [!/^(src|test)\//.test(file), `holds ${file}, which no user needs.`]),
    ...Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).flatMap(([other, range]) =>
      /^(@ludotext\/|ludotext$)/.test(other)
        ? [
            [going.has(other), `needs ${other}, which does not go out.`],
            [!/^(file|link|workspace):/.test(range), `needs ${other} by ${range}, which only this checkout has.`],
          ]
        : [],
    ),
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** What the two linters of packages say, but for what comes of being ESM only. */
async function lintFaults(bytes) {
  const data = new Uint8Array(bytes);
  const { messages, pkg } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(data));
  const inevitable = ['CJSResolvesToESM', 'NoResolution'];
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    ...(types ? [] : ['types: none are found.']),
    ...problems
      .filter(({ kind }) => !inevitable.includes(kind))
      .map(({ kind, entrypoint }) => `types: ${kind} at ${entrypoint ?? 'a file'}.`),
  ];
}
