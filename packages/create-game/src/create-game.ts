import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type GameFile, gameFiles } from './game-files.js';
import type { GameSettings } from './game-settings.js';

/**
 * Writes a new game: all of its files, or none.
 * @returns the files' paths, relative to the game's folder
 * @throws RefusedFolder when the folder is not empty or cannot be written
 */
export async function createGame(settings: GameSettings): Promise<string[]> {
  const files = gameFiles(settings);
  await writeFiles(path.resolve(settings.folder), files);
  return files.map((file) => file.path);
}

/** Thrown when nothing was written; the message says why and what to do. */
export class RefusedFolder extends Error {}

/** Why a folder cannot be written to; undefined when it is empty or does not exist. */
export function takenFault(folder: string): string | undefined {
  try {
    return readdirSync(folder).length === 0 ? undefined : `${folder} is not empty; name a folder that is new or empty.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return code === 'ENOTDIR'
      ? `${folder} is a file, or below one; name a folder that is new or empty.`
      : `${folder} cannot be read (${code}); name another folder.`;
  }
}

/**
 * Writes the files into a folder that is new or empty: all of them, or none.
 * @throws RefusedFolder when the folder is neither
 */
export async function writeFiles(folder: string, files: readonly GameFile[]): Promise<void> {
  const fault = takenFault(folder);
  if (fault !== undefined) throw new RefusedFolder(fault);
  const made: string[] = [];
  try {
    await makeFolder(folder, made);
    for (const file of files) {
      const target = path.join(folder, file.path);
      await makeFolder(path.dirname(target), made);
      // Never overwrites a file that was created in the meantime.
      await writeFile(target, file.content, { flag: 'wx' });
      made.push(target);
    }
  } catch (error) {
    for (const entry of made) await rm(entry, { recursive: true, force: true });
    throw new RefusedFolder(
      `${folder} could not be written (${(error as NodeJS.ErrnoException).code}); nothing was left there.`,
      {
        cause: error,
      },
    );
  }
}

/** Creates a folder with its parents, and records the first one that was missing. */
async function makeFolder(folder: string, made: string[]): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) made.push(first);
}
