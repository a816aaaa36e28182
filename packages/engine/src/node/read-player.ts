import { readFile, realpath, stat } from 'node:fs/promises';
import { init, parse } from 'es-module-lexer';
import type { PlayerModule } from '../host/registry.js';
import { moduleFault } from './error-place.js';
import { isInside, packageSubpath, playerConditions, type ResolvedPackage } from './find-package.js';
import { PackageFault } from './package-fault.js';

/** Maximum size of a player in bytes: it is kept in memory and sent to browsers. */
const maxPlayerBytes = 1_048_576;

/**
 * Reads the player of a game, the package's export `./player`; undefined if there is none. Does not run the file.
 * @throws PackageFault if it is not a self-contained ES module with a default export
 */
export async function readPlayer({ root }: ResolvedPackage): Promise<PlayerModule | undefined> {
  if (!(await stat(root)).isDirectory()) return undefined;
  const file = await packageSubpath(root, './player', playerConditions);
  if (file === undefined) return undefined;
  if ((await stat(file)).size > maxPlayerBytes) {
    throw new PackageFault('bad_player', `its player has more than ${maxPlayerBytes / 1024 / 1024} MiB.`);
  }
  if (!isInside(await realpath(root), file)) {
    throw new PackageFault('package_outside', 'its player leads out of the package over a symbolic link.');
  }
  const source = decoded(await readFile(file));
  await checkModule(file, source, root);
  return { source };
}

/** Decodes a file, without its byte-order mark. */
function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    throw new PackageFault('bad_player', 'its player is not written in UTF-8.', error);
  }
}

async function checkModule(file: string, source: string, root: string): Promise<void> {
  await init();
  const [imports, exports] = await readModule(file, source, root);
  // Imports with a computed name cannot be checked here; the browser resolves them.
  const needed = imports.map(({ specifier }) => specifier).find((specifier) => typeof specifier === 'string');
  if (needed !== undefined) {
    const shown = needed.slice(0, 100);
    throw new PackageFault(
      'bad_player',
      `its player imports ${shown}; a player is one file, with all it needs bundled in.`,
    );
  }
  if (!exports.some((each) => 'name' in each && each.name === 'default')) {
    throw new PackageFault('bad_player', 'its player has no default export, which is the class of its element.');
  }
}

async function readModule(file: string, source: string, root: string): Promise<ReturnType<typeof parse>> {
  try {
    return parse(source);
  } catch (error) {
    const why = await moduleFault(file, source, await realpath(root));
    const message = `its player cannot be read as an ES module${why === undefined ? '.' : `. ${why}`}`;
    throw new PackageFault('bad_player', message, error);
  }
}
