import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** How the temporary files of a file's writing are named, for finding those an interrupted process left. */
export function isTemporaryOf(file: string, name: string): boolean {
  return name.startsWith(`${path.basename(file)}.`) && /\.[0-9a-f]{12}\.tmp$/.test(name);
}

/**
 * Replaces a file's content as a whole, readable by this user alone: whoever reads finds the old content or the new, also
 * after a power cut. The new file is on disk before it takes the old one's name, and the name before this resolves.
 * @throws the error of the disk; the file is then as it was
 */
export async function replaceFile(file: string, content: string): Promise<void> {
  // A link stays a link: what it leads to is replaced.
  const target = await realpath(file).catch(() => file);
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/**
 * Forces a folder's names to disk. Some systems cannot do this, and need not. Where it fails otherwise the file is replaced
 * all the same, which only a power cut could still undo: to report it as a failure would be wrong.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close().catch(() => {});
}
