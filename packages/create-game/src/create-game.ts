import path from 'node:path';
import { gameFiles } from './game-files.js';
import type { GameSettings } from './game-settings.js';
import { writeFiles } from './write-files.js';

/**
 * Writes a new game: all of its files, or none.
 * @returns the files' paths, from the game's folder
 * @throws RefusedFolder when the folder is not empty or cannot be written
 */
export async function createGame(settings: GameSettings): Promise<string[]> {
  const files = gameFiles(settings);
  await writeFiles(path.resolve(settings.folder), files);
  return files.map((file) => file.path);
}
