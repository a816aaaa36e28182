import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** The folders in `packages/` that are published. */
export async function publicPackages(): Promise<string[]> {
  const folders = (await readdir(packagesFolder)).sort();
  const manifests = await Promise.all(folders.map(readManifest));
  return folders.filter((_, at) => manifests[at]?.private !== true);
}

/** Packs all published packages as they are built, into a folder that is made if it is not there. */
export async function packPackages(target: string): Promise<PackedPackage[]> {
  await mkdir(target, { recursive: true });
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
