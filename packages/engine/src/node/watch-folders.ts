import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isInside } from './find-package.js';
import { isCodeName } from './plan-packages.js';

/** Milliseconds without changes after which a burst of changes is over. */
const quietTime = 150;

/** Maximum length of a burst in milliseconds; after that `onChange` is called even if changes continue. */
const maxBurstMs = 1000;

export interface FolderWatch {
  /**
   * Watches these folders and their subfolders instead of the previous ones. Resolves when watching has begun: true if
   * the folders differ from the previous ones, because earlier changes in them were missed.
   */
  follow(folders: readonly string[]): Promise<boolean>;
  /** Calls `onChange` after this time, or later if something changes before. */
  later(milliseconds?: number): void;
  close(): Promise<void>;
}

/**
 * Watches folders for changes of any kind. It does not report what changed: saving by renaming, by deleting and
 * rewriting or by swapping a symbolic link looks different on every system, so the listener must read the content.
 * Where the system reports no changes, as on shared folders of virtual machines, set chokidar's variable
 * `CHOKIDAR_USEPOLLING=1`.
 *
 * @param flat folders of which only the direct entries are watched
 */
export async function watchFolders(
  flat: readonly string[],
  onChange: () => void,
  onError: (error: unknown) => void,
): Promise<FolderWatch> {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let burstStart: number | undefined;
  const later = (milliseconds = quietTime) => {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => {
      burstStart = undefined;
      onChange();
    }, milliseconds);
  };
  const changed = () => {
    burstStart ??= performance.now();
    const longest = burstStart + maxBurstMs - performance.now();
    later(Math.max(0, Math.min(quietTime, longest)));
  };
  const start = async (folders: readonly string[], depth?: number) => {
    const ignored = (name: string) => !folders.includes(name) && !folders.some((folder) => isCode(folder, name));
    const watcher = watch([...folders], {
      ignoreInitial: true,
      ignorePermissionErrors: true,
      ...(depth === undefined ? { ignored } : { depth }),
    });
    // Raw events report a swapped link to a folder, for which the watcher has no other event.
    watcher.on('all', changed).on('raw', changed).on('error', onError);
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    return watcher;
  };

  const flatWatcher = await start(flat, 0);
  let followed: readonly string[] = [];
  let deepWatcher: FSWatcher | undefined;
  return {
    follow: async (folders) => {
      const wanted = [...new Set(folders)].sort();
      if (wanted.join('\0') === followed.join('\0')) return false;
      followed = wanted;
      const old = deepWatcher;
      deepWatcher = wanted.length === 0 ? undefined : await start(wanted);
      await old?.close();
      if (closed) await deepWatcher?.close();
      return true;
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
  return isInside(folder, name) && path.relative(folder, name).split(path.sep).every(isCodeName);
}
