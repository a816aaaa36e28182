import { access } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from './version.js';

/**
 * The games.yaml of a deployment: the one it names, else the one in the working folder, else the package's own, so that
 * the service starts in an empty folder too.
 */
export async function gamesPath(named: string | undefined): Promise<string> {
  if (named !== undefined) return path.resolve(named);
  const own = path.resolve('games.yaml');
  const isThere = await access(own).then(
    () => true,
    () => false,
  );
  return isThere ? own : path.join(packageFolder, 'games.yaml');
}
