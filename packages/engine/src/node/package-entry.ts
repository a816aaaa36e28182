import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { exports as resolveExports } from 'resolve.exports';
import { PackageFault } from './package-fault.js';

/** What the loader reads of a package.json. */
export interface PackageJson {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly main?: unknown;
  readonly exports?: unknown;
}

/** The package.json of a folder; undefined where there is none. @throws PackageFault when it cannot be read */
export async function readPackageJson(folder: string): Promise<PackageJson | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new PackageFault('bad_package_json', 'its package.json cannot be read.');
}

/**
 * The module a package's folder is imported by, as Node finds it: `exports` under these conditions, else `main`, else
 * index.js. It reads package.json each time: Node's own resolver keeps what it read as long as the process lives, and
 * would miss a new version.
 * @throws PackageFault when the package exports no module, or the file is not there
 */
export async function packageEntry(folder: string, conditions: ReadonlySet<string>): Promise<string> {
  const { exports, main } = (await readPackageJson(folder)) ?? {};
  const file = await firstFile(folder, (exports ?? null) === null ? mainFiles(main) : rootTarget(exports, conditions));
  if (file !== undefined) return file;
  throw new PackageFault('no_entry', 'the module its package.json names is not there; is the package built?');
}

/**
 * The file a package exports under a subpath such as `./player`; undefined where it exports none.
 * @throws PackageFault when no condition holds for the subpath, or the file is not there
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

/** The first of some paths in a package's folder at which there is a file, symbolic links followed. */
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

/** What `exports` names for a subpath: a path, or why there is none. */
function exportTarget(
  exports: unknown,
  subpath: string,
  conditions: ReadonlySet<string>,
): `./${string}` | 'absent' | 'unusable' {
  try {
    const manifest = { name: 'package', exports: holding(exports, conditions) };
    // `unsafe` leaves the choice of conditions to us.
    const targets = resolveExports(manifest, subpath, { conditions: [...conditions], unsafe: true });
    return targets?.find(isPath) ?? (targets === undefined ? 'absent' : 'unusable');
  } catch (error) {
    // The library tells the two apart by their messages alone.
    return /^Missing /.test((error as Error).message) ? 'absent' : 'unusable';
  }
}

/**
 * `exports` without the conditions that do not hold. Where none of some nested conditions holds, Node goes on to the
 * next condition beside them; resolve.exports stops there.
 */
function holding(target: unknown, conditions: ReadonlySet<string>): unknown {
  if (typeof target !== 'object' || target === null) return target;
  if (Array.isArray(target)) return target.map((each) => holding(each, conditions));
  const kept = Object.entries(target).flatMap(([key, value]) => {
    const isSubpath = key.startsWith('.');
    if (!isSubpath && key !== 'default' && !conditions.has(key)) return [];
    const inner = holding(value, conditions);
    // A subpath stays: that nothing holds for it is another fault than its absence.
    if (inner === undefined) return isSubpath ? [[key, {}]] : [];
    return [[key, inner]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isPath(target: string): target is `./${string}` {
  return target.startsWith('./');
}

/** Whether a path is the folder or in it; both absolute. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
