import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, faultAt } from '../contract/finding.js';
import { canonicalJson } from '../contract/item-id.js';
import { contentHash } from '../lib/random.js';
import { isLocalPath, packageSubpath, playerConditions, type ResolvedPackage, resolvePackage } from './find-package.js';
import { byPlace, type ManifestEntry, placeOf, readManifest, readManifestFile } from './manifest.js';
import { PackageFault } from './package-fault.js';

/** A package of games.yaml, found but not loaded. */
export interface PlannedPackage extends ManifestEntry, ResolvedPackage {
  /** Changes when the package's files, the options or the overrides change. */
  readonly fingerprint: string;
}

/** The packages of a games.yaml as found on disk; nothing is imported yet. */
export interface PackagesPlan {
  readonly games: readonly PlannedPackage[];
  readonly formats: readonly PlannedPackage[];
  /** All faults of the file and of its packages' locations. */
  readonly faults: readonly Finding[];
  /** True if the file does not exist. */
  readonly missing: boolean;
  /** Equal if the file and all packages have equal content. */
  readonly digest: string;
  /** Packages whose module or player is not there, as while they are built. */
  readonly unbuilt: readonly string[];
  /** Packages under development: those named by a path, and linked packages. */
  readonly localPackages: readonly PackageCode[];
}

/** Where a package's code is. */
export type PackageCode = Pick<ResolvedPackage, 'root' | 'code'>;

/** The export conditions of an import in Node. */
export const nodeConditions: readonly string[] = ['node', 'import'];

/** Reads games.yaml and finds its packages. Never throws; problems are returned as faults. */
export async function planPackages(file: string, conditions: readonly string[] = []): Promise<PackagesPlan> {
  const text = await readManifestFile(file);
  if ('fault' in text) {
    const { fault, missing } = text;
    return { games: [], formats: [], faults: [fault], missing, digest: fault.rule, unbuilt: [], localPackages: [] };
  }
  const { entries, faults } = readManifest(text.source);
  const active = new Set([...nodeConditions, ...conditions]);
  const found = await Promise.all(
    entries.map((entry) => findPackageOf(entry, path.dirname(path.resolve(file)), active)),
  );
  const packages = found.flatMap((one) => ('fingerprint' in one ? [one] : []));
  const allFaults = [...faults, ...found.flatMap((one) => ('fingerprint' in one ? [] : [one]))].sort(byPlace);
  return {
    games: packages.filter(({ kind }) => kind === 'game'),
    formats: packages.filter(({ kind }) => kind === 'formats'),
    faults: allFaults,
    missing: false,
    digest: contentHash(JSON.stringify([text.source, packages.map(({ fingerprint }) => fingerprint), allFaults])),
    unbuilt: (await Promise.all(packages.map(lacksPlayer)))
      .flatMap((lacks, index) => (lacks ? [packages[index]?.package ?? ''] : []))
      .concat(entries.flatMap((entry, index) => (isUnbuilt(found[index]) ? [entry.package] : []))),
    localPackages: packages.filter(isLocalPackage),
  };
}

/** True for a path or a linked package, which developers use for their own; only npm changes an installed one. */
function isLocalPackage({ package: name, root }: PlannedPackage): boolean {
  return isLocalPath(name) || !root.split(path.sep).includes('node_modules');
}

const isUnbuilt = (found: PlannedPackage | Finding | undefined) =>
  found !== undefined && 'rule' in found && found.rule === 'no_entry';

function lacksPlayer({ root, entry }: PlannedPackage): Promise<boolean> {
  if (root === entry) return Promise.resolve(false);
  return packageSubpath(root, './player', playerConditions).then(
    () => false,
    (error) => error instanceof PackageFault && error.rule === 'no_entry',
  );
}

async function findPackageOf(
  entry: ManifestEntry,
  folder: string,
  conditions: ReadonlySet<string>,
): Promise<PlannedPackage | Finding> {
  try {
    const resolved = await resolvePackage(entry.package, folder, conditions);
    const { line: _line, column: _column, optionPlaces: _places, active: _active, ...settings } = entry;
    const parts = [await fingerprintFiles(resolved), resolved.entry, canonicalJson(settings)];
    return { ...entry, ...resolved, fingerprint: contentHash(JSON.stringify(parts)) };
  } catch (error) {
    if (error instanceof PackageFault) return entryFault(entry, error.rule, error.message);
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException;
    return entryFault(entry, 'unreadable_package', `its files cannot be read (${code}).`);
  }
}

/** A fault of a package, at its place in games.yaml, or at that of the option its path names. */
export function entryFault(entry: ManifestEntry, rule: string, message: string, path?: Finding['path']): Finding {
  const { line, column } = placeOf(entry, path);
  return faultAt(line, column, rule, `${entry.package}: ${message}`);
}

/** Maximum package size at which the digest uses the files' content; beyond, their sizes and times. */
const maxFiles = 2000;
const maxBytes = 64 * 1024 * 1024;

interface FoundFile {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
}

/**
 * A digest (64 hexadecimal digits) of the files of a package's code by name and content, without node_modules, names
 * that begin with a dot, and what a build writes beside the code: types and source maps. For a package with more than 2,000 files or 64 MiB it uses names, sizes and times.
 */
export async function fingerprintFiles({ root, code }: PackageCode): Promise<string> {
  const lists = await Promise.all(code.map((place) => listFiles(root, path.relative(root, place))));
  const files = [...new Map(lists.flat().map((file) => [file.name, file])).values()];
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const isLarge = files.length > maxFiles || bytes > maxBytes;
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(JSON.stringify([file.name, file.size, isLarge ? file.modified : 0]));
    if (!isLarge) hash.update(await readFile(path.join(root, file.name)));
  }
  return hash.digest('hex');
}

/** True if a name inside a folder of code belongs to the code. */
export function isCodeName(name: string): boolean {
  return name !== 'node_modules' && !/^\.|\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(name);
}

/**
 * A file, or the files of a folder; none if the name no longer exists. Follows symbolic links to files, but not to
 * folders, which may form a loop.
 */
async function listFiles(root: string, name: string): Promise<FoundFile[]> {
  const found = await stat(path.join(root, name)).catch(() => undefined);
  if (found?.isFile()) return [{ name, size: found.size, modified: found.mtimeMs }];
  if (!found?.isDirectory()) return [];
  const inside = await readdir(path.join(root, name), { withFileTypes: true });
  const followed = await Promise.all(
    inside
      .filter((entry) => isCodeName(entry.name))
      .map(async (entry) => {
        const at = path.join(name, entry.name);
        const isLinkToFolder =
          entry.isSymbolicLink() && (await stat(path.join(root, at)).catch(() => undefined))?.isDirectory();
        return isLinkToFolder ? [] : listFiles(root, at);
      }),
  );
  return followed.flat();
}
