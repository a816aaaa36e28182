import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isInside, packageEntry, readPackageJson } from './package-entry.js';
import { PackageFault } from './package-fault.js';
import { isLocalPath } from './package-name.js';

/** Where a game's code is. Paths are absolute, symbolic links followed. */
export interface ResolvedPackage {
  /** The module to import. */
  readonly entry: string;
  /** The package's folder; the module itself where it stands beside games.yaml without a package. */
  readonly root: string;
  readonly version?: string | undefined;
}

/**
 * Finds a package from the folder of games.yaml, without importing anything.
 * @throws PackageFault
 */
export async function resolvePackage(
  name: string,
  folder: string,
  conditions: ReadonlySet<string>,
): Promise<ResolvedPackage> {
  if (isLocalPath(name)) return resolveLocal(name, await realpath(folder), conditions);
  const root = await findInstalled(name, path.resolve(folder));
  return { entry: await packageEntry(root, conditions), root, version: await versionOf(root) };
}

/** As Node looks for packages: in node_modules here and in every folder above. */
async function findInstalled(name: string, folder: string): Promise<string> {
  const candidate = path.join(folder, 'node_modules', name);
  const found = await realpath(candidate).catch(() => undefined);
  if (found !== undefined && (await stat(found)).isDirectory()) return found;
  const parent = path.dirname(folder);
  if (parent !== folder) return findInstalled(name, parent);
  throw new PackageFault('package_not_found', 'it is not installed; npm install it beside games.yaml.');
}

async function resolveLocal(name: string, folder: string, conditions: ReadonlySet<string>): Promise<ResolvedPackage> {
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

/** The nearest folder with a package.json below games.yaml's own, else the module's own folder. */
async function packageFolderOf(folder: string, limit: string, nearest = folder): Promise<string> {
  if (folder === limit || !isInside(limit, folder)) return nearest;
  if ((await readPackageJson(folder)) !== undefined) return folder;
  return packageFolderOf(path.dirname(folder), limit, nearest);
}

async function versionOf(folder: string): Promise<string | undefined> {
  const version = (await readPackageJson(folder))?.version;
  return typeof version === 'string' ? version.slice(0, 100) : undefined;
}
