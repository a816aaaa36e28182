import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { init, parse } from 'es-module-lexer';
import type { PlayerModule } from '../host/registry.js';
import { isInside, packageSubpath, type ResolvedPackage } from './find-package.js';
import { PackageFault } from './package-fault.js';

/** Longest player, in bytes: it is kept in memory and sent to browsers. */
const maxPlayerBytes = 1_048_576;

/** A player is made for browsers, whatever the game itself runs on. */
const conditions: ReadonlySet<string> = new Set(['browser', 'module', 'import']);

/**
 * The player of a game: what its package exports as `./player`; undefined where it brings none. The file is read and not run.
 * @throws PackageFault when it is no ES module that stands alone, with a default export
 */
export async function readPlayer({ root }: ResolvedPackage): Promise<PlayerModule | undefined> {
  if (!(await stat(root)).isDirectory()) return undefined;
  const file = await packageSubpath(root, './player', conditions);
  if (file === undefined) return undefined;
  if ((await stat(file)).size > maxPlayerBytes) {
    throw new PackageFault('bad_player', `its player has more than ${maxPlayerBytes / 1024 / 1024} MiB.`);
  }
  if (!isInside(await realpath(root), file)) {
    throw new PackageFault('package_outside', 'its player leads out of the package over a symbolic link.');
  }
  const source = decoded(await readFile(file));
  await checkModule(source);
  return { source, digest: createHash('sha256').update(source).digest('hex').slice(0, 16) };
}

/** The text of a file, without a byte-order mark. */
function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    throw new PackageFault('bad_player', 'its player is not written in UTF-8.', error);
  }
}

async function checkModule(source: string): Promise<void> {
  await init();
  const [imports, exports] = readModule(source);
  // Of what is imported by a computed name, the browser finds out whether it is there.
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

function readModule(source: string): ReturnType<typeof parse> {
  try {
    return parse(source);
  } catch (error) {
    throw new PackageFault('bad_player', 'its player cannot be read as an ES module.', error);
  }
}
