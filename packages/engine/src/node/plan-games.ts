import path from 'node:path';
import { type Finding, faultAt } from '../contract/finding.js';
import { canonicalJson } from '../contract/item-id.js';
import { contentHash } from '../lib/random.js';
import { fingerprintFiles } from './fingerprint.js';
import { byPlace, type ManifestEntry, readManifest } from './manifest.js';
import { readManifestFile } from './manifest-file.js';
import { PackageFault } from './package-fault.js';
import { isLocalPath } from './package-name.js';
import { type ResolvedPackage, resolvePackage } from './resolve-package.js';

/** A game of games.yaml that was found but not loaded. */
export interface PlannedGame extends ManifestEntry, ResolvedPackage {
  /** Changes when the package's files, the options or the overrides do. */
  readonly fingerprint: string;
}

/** What games.yaml asks for, found on disk; nothing is imported yet. */
export interface GamesPlan {
  readonly games: readonly PlannedGame[];
  /** Everything wrong with the file and with where its packages are. */
  readonly faults: readonly Finding[];
  /** Whether there is no file at all. */
  readonly missing: boolean;
  /** Equal for equal content of the file and of all packages. */
  readonly digest: string;
  /** Folders and files of the games that somebody may be working at: those named by a path, and packages that are linked. */
  readonly worksiteRoots: readonly string[];
}

/** Reads games.yaml and finds its packages. Never throws; the faults say what is wrong. */
export async function planGames(file: string, conditions: readonly string[] = []): Promise<GamesPlan> {
  const text = await readManifestFile(file);
  if ('fault' in text) {
    const { fault, missing } = text;
    return { games: [], faults: [fault], missing, digest: fault.rule, worksiteRoots: [] };
  }
  const { entries, faults } = readManifest(text.source);
  const active = new Set(['node', 'import', ...conditions]);
  const found = await Promise.all(entries.map((entry) => findGame(entry, path.dirname(path.resolve(file)), active)));
  const games = found.flatMap((one) => ('fingerprint' in one ? [one] : []));
  const allFaults = [...faults, ...found.flatMap((one) => ('fingerprint' in one ? [] : [one]))].sort(byPlace);
  return {
    games,
    faults: allFaults,
    missing: false,
    digest: contentHash(JSON.stringify([text.source, games.map((game) => game.fingerprint), allFaults])),
    worksiteRoots: games.filter(isWorksite).map((game) => game.root),
  };
}

/** What npm installed changes by npm only; a link to a folder elsewhere is how one tries a package of one's own. */
function isWorksite({ package: name, root }: PlannedGame): boolean {
  return isLocalPath(name) || !root.split(path.sep).includes('node_modules');
}

async function findGame(
  entry: ManifestEntry,
  folder: string,
  conditions: ReadonlySet<string>,
): Promise<PlannedGame | Finding> {
  try {
    const resolved = await resolvePackage(entry.package, folder, conditions);
    const { line: _line, column: _column, active: _active, ...settings } = entry;
    const parts = [await fingerprintFiles(resolved.root), resolved.entry, canonicalJson(settings)];
    return { ...entry, ...resolved, fingerprint: contentHash(JSON.stringify(parts)) };
  } catch (error) {
    if (error instanceof PackageFault) return entryFault(entry, error.rule, error.message);
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException;
    return entryFault(entry, 'unreadable_package', `its files cannot be read (${code}).`);
  }
}

/** A fault of a package at its place in games.yaml. */
export function entryFault(entry: ManifestEntry, rule: string, message: string): Finding {
  return faultAt(entry.line, entry.column, rule, `${entry.package}: ${message}`);
}
