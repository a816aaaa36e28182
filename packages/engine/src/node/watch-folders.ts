import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isCodeName } from './fingerprint.js';

/** Quiet time in milliseconds after which a burst of changes is over. */
const quietTime = 150;

export interface FolderWatch {
  /** Watches these folders and all below them, and those watched before no longer; resolves when it does. */
  follow(folders: readonly string[]): Promise<void>;
  /** Calls `onChange` once more after this time, unless something changes before. */
  later(milliseconds: number): void;
  close(): Promise<void>;
}

/**
 * Watches folders for changes of any kind. What changed is not told: saving by renaming, by deleting and writing again or by
 * swapping a symbolic link looks different everywhere, so whoever is called looks at the content. Where changes are not
 * announced, as on shared folders of virtual machines, set chokidar's own variable `CHOKIDAR_USEPOLLING=1`.
 *
 * @param flat folders of which only the direct entries are watched
 */
export async function watchFolders(
  flat: readonly string[],
  onChange: () => void,
  onError: (error: unknown) => void,
): Promise<FolderWatch> {
  let timer: NodeJS.Timeout | undefined;
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(onChange, milliseconds);
  };
  const start = async (folders: readonly string[], depth?: number) => {
    const ignored = (name: string) => !folders.includes(name) && !folders.some((folder) => isCode(folder, name));
    const watcher = watch([...folders], {
      ignoreInitial: true,
      ignorePermissionErrors: true,
      ...(depth === undefined ? { ignored } : { depth }),
    });
    watcher.on('all', () => later(quietTime)).on('error', onError);
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    return watcher;
  };

  const flatWatcher = await start(flat, 0);
  let followed: readonly string[] = [];
  let deepWatcher: FSWatcher | undefined;
  let closed = false;
  return {
    follow: async (folders) => {
      const wanted = [...new Set(folders)].sort();
      if (wanted.join('\0') === followed.join('\0')) return;
      followed = wanted;
      const old = deepWatcher;
      deepWatcher = wanted.length === 0 ? undefined : await start(wanted);
      await old?.close();
      if (closed) await deepWatcher?.close();
      // What changed before the watcher stood is found by one more look.
      else if (wanted.length > 0) later(quietTime);
    },
    later,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await Promise.all([flatWatcher.close(), deepWatcher?.close()]);
    },
  };
}

function isCode(folder: string, name: string): boolean {
  const relative = path.relative(folder, name);
  return !relative.startsWith('..') && relative.split(path.sep).every(isCodeName);
}
