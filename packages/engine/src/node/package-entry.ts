import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
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
 */
export async function packageEntry(folder: string, conditions: ReadonlySet<string>): Promise<string> {
  const manifest = (await readPackageJson(folder)) ?? {};
  const file = await firstFile(folder, candidates(manifest, conditions));
  if (file !== undefined) return file;
  throw new PackageFault('no_entry', 'the module its package.json names is not there; is the package built?');
}

/**
 * The file a package exports under a subpath such as `./player`; undefined where it exports none.
 * @throws PackageFault when the file it names is not there
 */
export async function packageSubpath(
  folder: string,
  subpath: `./${string}`,
  conditions: ReadonlySet<string>,
): Promise<string | undefined> {
  const { exports } = (await readPackageJson(folder)) ?? {};
  if (!hasSubpaths(exports) || !(subpath in exports)) return undefined;
  const target = exportTarget(exports[subpath], conditions);
  if (target === undefined) {
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

function candidates(manifest: PackageJson, conditions: ReadonlySet<string>): string[] {
  if (manifest.exports !== undefined && manifest.exports !== null) {
    const root = hasSubpaths(manifest.exports) ? manifest.exports['.'] : manifest.exports;
    const target = exportTarget(root, conditions);
    if (target === undefined)
      throw new PackageFault('no_entry', 'its package.json exports nothing that can be imported.');
    return [target];
  }
  const main = typeof manifest.main === 'string' && manifest.main !== '' ? manifest.main : undefined;
  return [...(main === undefined ? [] : [main, `${main}.js`, `${main}/index.js`]), 'index.js'];
}

/** `exports` is either the root's target, or a mapping of subpaths that begin with a dot. */
function hasSubpaths(exports: unknown): exports is Readonly<Record<string, unknown>> {
  return typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key.startsWith('.'));
}

function exportTarget(target: unknown, conditions: ReadonlySet<string>): string | undefined {
  if (typeof target === 'string') return target.startsWith('./') ? target : undefined;
  if (typeof target !== 'object' || target === null) return undefined;
  const choices = Array.isArray(target)
    ? target
    : Object.entries(target).flatMap(([condition, choice]) =>
        condition === 'default' || conditions.has(condition) ? [choice] : [],
      );
  for (const choice of choices) {
    const found = exportTarget(choice, conditions);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a path is the folder or in it; both absolute. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
