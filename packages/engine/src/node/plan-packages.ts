import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, faultAt } from '../contract/finding.js';
import { canonicalJson } from '../contract/item-id.js';
import { contentHash } from '../lib/random.js';
import { isLocalPath, type ResolvedPackage, resolvePackage } from './find-package.js';
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
  /** Folders and files of packages under development: those named by a path, and linked packages. */
  readonly localPackageRoots: readonly string[];
}

/** The export conditions of an import in Node. */
export const nodeConditions: readonly string[] = ['node', 'import'];

/** Reads games.yaml and finds its packages. Never throws; problems are returned as faults. */
export async function planPackages(file: string, conditions: readonly string[] = []): Promise<PackagesPlan> {
  const text = await readManifestFile(file);
  if ('fault' in text) {
    const { fault, missing } = text;
    return { games: [], formats: [], faults: [fault], missing, digest: fault.rule, localPackageRoots: [] };
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
    localPackageRoots: packages.filter(isLocalPackage).map(({ root }) => root),
  };
}

/** True for a path or a linked package, which developers use for their own; only npm changes an installed one. */
function isLocalPackage({ package: name, root }: PlannedPackage): boolean {
  return isLocalPath(name) || !root.split(path.sep).includes('node_modules');
}

async function findPackageOf(
  entry: ManifestEntry,
  folder: string,
  conditions: ReadonlySet<string>,
): Promise<PlannedPackage | Finding> {
  try {
    const resolved = await resolvePackage(entry.package, folder, conditions);
    const { line: _line, column: _column, optionPlaces: _places, active: _active, ...settings } = entry;
    const parts = [await fingerprintFiles(resolved.root), resolved.entry, canonicalJson(settings)];
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
 * A digest (64 hexadecimal digits) of a single file, or of a package's files by name and content, without node_modules
 * and names that begin with a dot. For a package with more than 2,000 files or 64 MiB it uses names, sizes and times.
 */
export async function fingerprintFiles(root: string): Promise<string> {
  const files = (await stat(root)).isDirectory() ? await listFiles(root) : await describeFile(root, '');
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

/** True if a name inside a package's folder belongs to its code. */
export function isCodeName(name: string): boolean {
  return name !== 'node_modules' && !name.startsWith('.');
}

/** Follows symbolic links to files, but not to folders, which may form a loop. */
async function listFiles(root: string, folder = ''): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (!isCodeName(entry.name)) continue;
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await listFiles(root, name)));
    else found.push(...(await describeFile(root, name)));
  }
  return found;
}

/** Returns an empty list if the name is not a file or no longer exists. */
async function describeFile(root: string, name: string): Promise<FoundFile[]> {
  const found = await stat(path.join(root, name)).catch(() => undefined);
  return found?.isFile() ? [{ name, size: found.size, modified: found.mtimeMs }] : [];
}
