import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'tsup';
import { playerBuild } from '../../../../scripts/player-build.js';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A player module as it is built. */
export interface PlayerBundle extends AsyncDisposable {
  readonly file: string;
}

/** Builds the source of a player into one module, as the builds of the games do, in a project that has our packages installed. */
export async function bundlePlayer(source: string): Promise<PlayerBundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'player-'));
  const entry = path.join(folder, 'source.ts');
  await writeFile(entry, source);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const tsconfig = path.join(root, 'tsconfig.browser.json');
  await build({ ...playerBuild(entry), tsconfig, dts: false, outDir: folder, config: false, silent: true });
  return {
    file: path.join(folder, 'player.js'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
