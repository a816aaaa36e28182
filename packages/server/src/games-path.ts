import path from 'node:path';
import { packageFolder } from './version.js';

/**
 * Where the games.yaml of a deployment may be: where it is named, else in the working folder, else the package's own, so
 * that the service starts in an empty folder too.
 */
export function gamesPaths(named: string | undefined): readonly [string, ...string[]] {
  return named === undefined
    ? [path.resolve('games.yaml'), path.join(packageFolder, 'games.yaml')]
    : [path.resolve(named)];
}
