import { readFile, realpath, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { exports as resolveExports } from 'resolve.exports';
import { PackageFault } from './package-fault.js';

/** The location of a game's code. Paths are absolute, with symbolic links resolved. */
export interface ResolvedPackage {
  /** The module to import. */
  readonly entry: string;
  /** The package's folder; the module itself if it lies beside games.yaml without a package. */
  readonly root: string;
  /** The files and folders of the package that hold its code; see {@link codeOf}. */
  readonly code: readonly string[];
  readonly version?: string | undefined;
}

/**
 * Finds a package from the folder of games.yaml, without importing it.
 * @throws PackageFault
 */
export async function resolvePackage(
  name: string,
  folder: string,
  conditions: ReadonlySet<string>,
): Promise<ResolvedPackage> {
  const found = isLocalPath(name)
    ? await resolveLocal(name, await realpath(folder), conditions)
    : await resolveInstalled(name, path.resolve(folder), conditions);
  return { ...found, code: await codeOf(found) };
}

type FoundPackage = Omit<ResolvedPackage, 'code'>;

async function resolveInstalled(name: string, folder: string, conditions: ReadonlySet<string>): Promise<FoundPackage> {
  const root = await findInstalled(name, folder);
  return { entry: await packageEntry(root, conditions), root, version: await versionOf(root) };
}

/**
 * What of a package changes with its code: package.json, the module, the player, and what `files` names. Everything
 * where a package.json has no `files`: all of it is published then.
 */
async function codeOf({ root, entry }: FoundPackage): Promise<readonly string[]> {
  if (entry === root) return [root];
  const { files } = (await readPackageJson(root)) ?? {};
  if (!Array.isArray(files)) return [root];
  const named = files.flatMap((name: unknown) => {
    if (typeof name !== 'string' || name.startsWith('!')) return [];
    const [plain = ''] = name.split(/[*?[{(]/, 1);
    // Of a pattern, the folder that it begins with.
    return [path.resolve(path.join(root, plain === name ? name : plain.slice(0, plain.lastIndexOf('/') + 1)))];
  });
  const published = named.filter((place) => isInside(root, place));
  const player = await packageSubpath(root, './player', playerConditions).catch(() => undefined);
  const modules = [entry, player].flatMap((file) => {
    if (file === undefined || published.some((place) => isInside(place, file))) return [];
    return [path.join(root, path.relative(root, file).split(path.sep)[0] ?? '')];
  });
  return [...new Set([path.join(root, 'package.json'), ...published, ...modules])];
}

/** Players run in browsers, whatever the game itself runs on. */
export const playerConditions: ReadonlySet<string> = new Set(['browser', 'module', 'import']);

/** Searches like Node: in node_modules here and in every parent folder. */
async function findInstalled(name: string, folder: string): Promise<string> {
  const candidate = path.join(folder, 'node_modules', name);
  const found = await realpath(candidate).catch(() => undefined);
  if (found !== undefined && (await stat(found)).isDirectory()) return found;
  const parent = path.dirname(folder);
  if (parent !== folder) return findInstalled(name, parent);
  throw new PackageFault('package_not_found', 'it is not installed; npm install it beside games.yaml.');
}

async function resolveLocal(name: string, folder: string, conditions: ReadonlySet<string>): Promise<FoundPackage> {
  const target = await realpath(path.join(folder, name)).catch(() => {
    throw new PackageFault('package_not_found', 'there is no such file or folder beside games.yaml.');
  });
  if (!isInside(folder, target)) {
    throw new PackageFault('package_outside', 'the path leads out of the folder of games.yaml over a symbolic link.');
  }
  if ((await stat(target)).isDirectory()) {
    const entry = await packageEntry(target, conditions);
    if (!isInside(folder, entry))
      throw new PackageFault('package_outside', 'its module is not in the folder of games.yaml.');
    return { entry, root: target, version: await versionOf(target) };
  }
  const root = await packageFolderOf(path.dirname(target), folder);
  return root === folder ? { entry: target, root: target } : { entry: target, root, version: await versionOf(root) };
}

/** The nearest folder with a package.json below the folder of games.yaml, otherwise the module's own folder. */
async function packageFolderOf(folder: string, limit: string, nearest = folder): Promise<string> {
  if (folder === limit || !isInside(limit, folder)) return nearest;
  if ((await readPackageJson(folder)) !== undefined) return folder;
  return packageFolderOf(path.dirname(folder), limit, nearest);
}

async function versionOf(folder: string): Promise<string | undefined> {
  const version = (await readPackageJson(folder))?.version;
  return typeof version === 'string' ? version.slice(0, 100) : undefined;
}

/** Pattern of npm package names: lower case, no leading dot or underscore. */
const npmName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/** Maximum length of a name in npm. */
const maxNameLength = 214;

/** True if games.yaml names a path in its own folder, not an npm package. */
export function isLocalPath(name: string): boolean {
  return name.startsWith('./');
}

/**
 * Why a name is invalid for a game's package, judged by its text alone; undefined if it is valid. `resolvePackage`
 * checks whether a symbolic link leads out of the folder.
 */
export function packageNameFault(name: string): string | undefined {
  if (isLocalPath(name)) {
    const parts = name.split('/');
    if (/[\\\0-\x1f%?#]/.test(name)) return 'A path has forward slashes and none of the signs \\, %, ? and #.';
    return parts.includes('..') ? 'A path stays inside the folder of this file; leave out "..".' : undefined;
  }
  if (/^(?:\.|\/|[A-Za-z]:[\\/])/.test(name)) return 'A path begins with ./ and stays inside the folder of this file.';
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) return 'package is an npm name or a path beginning with ./, not an address.';
  if (name.length > maxNameLength) return `package is longer than the ${maxNameLength} characters of an npm name.`;
  if (isBuiltin(name)) return 'package names a module of Node.js itself, which is no game.';
  return npmName.test(name)
    ? undefined
    : 'package is not an npm name, which has lower-case letters, digits, "-", "." and "_".';
}

/** The members of package.json that the loader reads. */
interface PackageJson {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly main?: unknown;
  readonly files?: unknown;
  readonly exports?: unknown;
}

/** Reads the package.json of a folder; undefined if there is none. @throws PackageFault if it cannot be read */
async function readPackageJson(folder: string): Promise<PackageJson | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new PackageFault('bad_package_json', 'its package.json cannot be read.');
}

/**
 * Finds the entry module of a package's folder like Node: `exports` under these conditions, else `main`, else index.js.
 * Reads package.json each time, because Node's own resolver caches it as long as the process lives and would miss a new
 * version.
 * @throws PackageFault if the package exports no module, or the file does not exist
 */
export async function packageEntry(folder: string, conditions: ReadonlySet<string>): Promise<string> {
  const { exports, main } = (await readPackageJson(folder)) ?? {};
  const file = await firstFile(folder, (exports ?? null) === null ? mainFiles(main) : rootTarget(exports, conditions));
  if (file !== undefined) return file;
  throw new PackageFault('no_entry', 'the module its package.json names is not there; is the package built?');
}

/**
 * Finds the file a package exports under a subpath such as `./player`; undefined if it exports none.
 * @throws PackageFault if no condition matches for the subpath, or the file does not exist
 */
export async function packageSubpath(
  folder: string,
  subpath: `./${string}`,
  conditions: ReadonlySet<string>,
): Promise<string | undefined> {
  const { exports } = (await readPackageJson(folder)) ?? {};
  const target = exportTarget(exports, subpath, conditions);
  if (target === 'absent') return undefined;
  if (target === 'unusable') {
    throw new PackageFault('no_entry', `its package.json names no file for ${subpath} that can be imported.`);
  }
  const file = await firstFile(folder, [target]);
  if (file !== undefined) return file;
  throw new PackageFault(
    'no_entry',
    `the file its package.json names for ${subpath} is not there; is the package built?`,
  );
}

/** The first of these paths in a package's folder that is a file, with symbolic links resolved. */
async function firstFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && isInside(folder, file)) return await realpath(file);
  }
  return undefined;
}

function rootTarget(exports: unknown, conditions: ReadonlySet<string>): string[] {
  const target = exportTarget(exports, '.', conditions);
  if (isPath(target)) return [target];
  throw new PackageFault('no_entry', 'its package.json exports nothing that can be imported.');
}

function mainFiles(main: unknown): string[] {
  const named = typeof main === 'string' && main !== '' ? [main, `${main}.js`, `${main}/index.js`] : [];
  return [...named, 'index.js'];
}

/** The path `exports` gives for a subpath, or why there is none. */
function exportTarget(
  exports: unknown,
  subpath: string,
  conditions: ReadonlySet<string>,
): `./${string}` | 'absent' | 'unusable' {
  try {
    const manifest = { name: 'package', exports: holding(exports, conditions) };
    // `unsafe` disables the library's default conditions.
    const targets = resolveExports(manifest, subpath, { conditions: [...conditions], unsafe: true });
    return targets?.find(isPath) ?? (targets === undefined ? 'absent' : 'unusable');
  } catch (error) {
    // The library distinguishes the two only by message.
    return /^Missing /.test((error as Error).message) ? 'absent' : 'unusable';
  }
}

/**
 * Removes conditions that do not match from `exports`. If no nested condition matches, Node tries the next condition at
 * the outer level; resolve.exports stops there.
 */
function holding(target: unknown, conditions: ReadonlySet<string>): unknown {
  if (typeof target !== 'object' || target === null) return target;
  if (Array.isArray(target)) return target.map((each) => holding(each, conditions));
  const kept = Object.entries(target).flatMap(([key, value]) => {
    const isSubpath = key.startsWith('.');
    if (!isSubpath && key !== 'default' && !conditions.has(key)) return [];
    const inner = holding(value, conditions);
    // A subpath is kept: no match for it is a different fault from its absence.
    if (inner === undefined) return isSubpath ? [[key, {}]] : [];
    return [[key, inner]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isPath(target: string): target is `./${string}` {
  return target.startsWith('./');
}

/** True if a path is the folder or inside it; both absolute. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
