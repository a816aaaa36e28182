import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameSettings, gameType, packageName } from './game-settings.js';
import { packageFolder } from './package.js';
import { fillIn } from './template.js';

/** A file of a new game. */
export interface GameFile {
  /** From the game's folder, with forward slashes. */
  readonly path: string;
  readonly content: string;
}

const folder = path.join(packageFolder, 'template');

/** Files that have another name in the template: npm leaves a .gitignore out of what it packs, and reads every package.json. */
const ownNames: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'package.template.json': 'package.json' };

/** The files of a new game, complete: it builds, and its test passes. */
export function gameFiles(settings: GameSettings): GameFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return names.sort().map((name) => ({
    path: ownNames[name] ?? name,
    content: fillIn(readFileSync(path.join(folder, name), 'utf8'), settings.round, wordsOf(settings, name)),
  }));
}

function wordsOf({ folder: target, displayName, typeId }: GameSettings, file: string): Record<string, string> {
  return {
    // The folder may be called otherwise than the package.
    '../ludotext-game-starter': `../${path.basename(target)}`,
    'ludotext-game-starter': packageName(target),
    starter_game: gameType(target),
    'Starter game': escaped(displayName, file),
    'typeId: 100': `typeId: ${typeId}`,
    'POST /generate/100': `POST /generate/${typeId}`,
  };
}

/** A text as it stands between the quotation marks of a file. */
function escaped(text: string, file: string): string {
  if (file.endsWith('.json')) return JSON.stringify(text).slice(1, -1);
  return file.endsWith('.ts') ? text.replace(/[\\']/g, '\\$&') : text;
}
