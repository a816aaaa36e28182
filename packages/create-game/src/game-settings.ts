import path from 'node:path';
import type { Round } from './round.js';

/** What a new game is made from. */
export interface GameSettings {
  /** Path of the folder that is written; its last name gives the package its name. */
  readonly folder: string;
  /** Name for people. */
  readonly displayName: string;
  /** Number of the game on the wire, 1 or more. */
  readonly typeId: number;
  readonly round: Round;
}

const prefix = 'ludotext-game-';

/** `capitals` for a folder `games/capitals` and for `ludotext-game-capitals`. */
function shortName(folder: string): string {
  const name = path.basename(folder);
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** Why a folder's name can be no package's; undefined when it can. */
export function folderFault(folder: string): string | undefined {
  if (
    folder.trim() !== '' &&
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(shortName(folder)) &&
    shortName(folder).length <= 50
  ) {
    return undefined;
  }
  return 'The folder gives the package its name; call it by lower-case letters and digits with "-" between words, such as capital-cities.';
}

/** `ludotext-game-capital-cities` for a folder `capital-cities`. */
export function packageName(folder: string): string {
  return prefix + shortName(folder);
}

/** `capital_cities` for a folder `capital-cities`. */
export function gameType(folder: string): string {
  return shortName(folder).replaceAll('-', '_');
}

/** "Capital cities" for a folder `capital-cities`. */
export function displayNameFor(folder: string): string {
  const words = shortName(folder).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
