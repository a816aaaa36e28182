import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtOnce } from './built-once.js';
import { isLong } from './long.js';

const run = promisify(execFile);
const packagesFolder = path.resolve(import.meta.dirname, '../../packages');

/** A package.json, as far as tests look into it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A package as npm gets it. */
export interface PackedPackage {
  /** Its folder in `packages/`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Absolute path of the .tgz. */
  readonly tarball: string;
  readonly files: readonly string[];
  /** Bytes of the .tgz, and of what is in it. */
  readonly packedSize: number;
  readonly unpackedSize: number;
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(packagesFolder, folder, 'package.json'), 'utf8'));
}

/** The name that a package in `packages/` is published under. */
export const packageName = (folder: string) => (folder === 'cli' ? 'ludotext' : `@ludotext/${folder}`);

/** The folders in `packages/` that are published. */
export async function publicPackages(): Promise<string[]> {
  const folders = (await readdir(packagesFolder)).sort();
  const manifests = await Promise.all(folders.map(readManifest));
  return folders.filter((_, at) => manifests[at]?.private !== true);
}

/** All published packages as they are built, packed once in a test run. The tarballs are not to be changed. */
export async function packedPackages(): Promise<PackedPackage[]> {
  const home = await builtOnce('packed packages', async (target) => {
    const packed = await packPackages(target);
    await writeFile(path.join(target, 'packed.json'), JSON.stringify(packed));
  });
  return JSON.parse(await readFile(path.join(home, 'packed.json'), 'utf8'));
}

/**
 * Fills a new folder with a project that has the packed packages, create-game aside: that one is begun with `npm create` and is in
 * nobody's project. In the full run npm installs them; in the normal one they are unpacked beside what this repository has installed,
 * which is done in a moment.
 */
export async function projectWithPackages(target: string): Promise<void> {
  const packed = (await packedPackages()).filter(({ folder }) => folder !== 'create-game');
  const manifest = { name: 'newcomer', private: true, type: 'module' };
  await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
  if (isLong) {
    await run('npm', ['install', ...quietly, ...packed.map(({ tarball }) => tarball)], { cwd: target });
    return;
  }
  const modules = path.join(target, 'node_modules');
  await linkModules(path.resolve(packagesFolder, '../node_modules'), modules);
  await mkdir(path.join(modules, '.bin'));
  for (const { folder, manifest: of, tarball } of packed) {
    const home = path.join(modules, of.name);
    await mkdir(home, { recursive: true });
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);
    // What it needs in another version than the others do.
    await linkModules(path.join(packagesFolder, folder, 'node_modules'), path.join(home, 'node_modules'));
    for (const [name, file] of Object.entries(of.bin ?? {})) {
      await chmod(path.join(home, file), 0o755);
      await symlink(path.join(home, file), path.join(modules, '.bin', name));
    }
  }
}

/** Links all that is installed in a folder, where there is one, but for our own packages. */
async function linkModules(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from).catch(() => [])).filter((name) => !/^(?:\.|@?ludotext)/.test(name));
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')));
}

/** What an npm install needs not do in a test. */
const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];

async function packPackages(target: string): Promise<PackedPackage[]> {
  const folders = await publicPackages();
  const paths = folders.map((folder) => path.join(packagesFolder, folder));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', target, ...paths], { cwd: target });
  const packed: NpmPack[] = Object.values(JSON.parse(stdout));
  const manifests = await Promise.all(folders.map(readManifest));
  return packed.map(({ name, filename, files, size, unpackedSize }) => {
    const at = manifests.findIndex((manifest) => manifest.name === name);
    const [folder, manifest] = [folders[at], manifests[at]];
    if (folder === undefined || manifest === undefined) throw new Error(`npm packed ${name}, which nobody asked for`);
    const tarball = path.join(target, path.basename(filename));
    return { folder, manifest, tarball, files: files.map((file) => file.path), packedSize: size, unpackedSize };
  });
}

/** What `npm pack --json` tells of a package. */
interface NpmPack {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
  readonly size: number;
  readonly unpackedSize: number;
}
