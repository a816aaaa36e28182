import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsup';
import { playerBuild } from '../../../../scripts/player-build.js';
import { builtOnce } from '../../../../test/support/built-once.js';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Builds the source of a player into one module, as the builds of the games do, in a project that has our packages installed.
 * @returns the module's file
 */
export async function bundlePlayer(source: string): Promise<string> {
  const folder = await builtOnce(source, async (folder) => {
    const entry = path.join(folder, 'source.ts');
    await writeFile(entry, source);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const tsconfig = path.join(root, 'tsconfig.browser.json');
    await build({ ...playerBuild(entry), tsconfig, dts: false, outDir: folder, config: false, silent: true });
  });
  return path.join(folder, 'player.js');
}
