import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What the name of a file ends with that is not complete. */
export const unfinished = '.tmp';

/**
 * Writes a file, readable only by this user, or replaces it: a reader sees all of it or what was there before, even
 * after a power cut. A new name lasts once {@link syncFolder} has settled.
 * @throws the error of the disk; what was there before is unchanged
 */
export async function putFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}${unfinished}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/** Creates a folder, accessible only to this user, if it is not there. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(path.dirname(first));
}

/** What systems say that cannot flush a folder, and need not. */
const needless = new Set(['EISDIR', 'EPERM', 'EINVAL', 'ENOTSUP']);

/** Flushes the names in a folder to disk. @throws the error of the disk */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!needless.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
