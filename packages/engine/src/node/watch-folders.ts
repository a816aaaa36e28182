import path from 'node:path';
import { type ChokidarOptions, type FSWatcher, watch } from 'chokidar';
import { isInside } from './find-package.js';
import { isCodeName, type PackageCode } from './plan-packages.js';

/** Milliseconds without changes after which a burst of changes is over. */
const quietTime = 150;

/** Maximum length of a burst in milliseconds; after that `onChange` is called even if changes continue. */
const maxBurstMs = 1000;

export interface FolderWatch {
  /**
   * Watches the code of these packages instead of the previous ones. Resolves when watching has begun: true if they
   * differ from the previous ones, because earlier changes in them were missed.
   */
  follow(packages: readonly PackageCode[]): Promise<boolean>;
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
  const start = async (folders: readonly string[], what: Pick<ChokidarOptions, 'depth' | 'ignored'>) => {
    const watcher = watch([...folders], { ignoreInitial: true, ignorePermissionErrors: true, ...what });
    // Raw events report a swapped link to a folder, for which the watcher has no other event.
    watcher.on('all', changed).on('raw', changed).on('error', onError);
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    return watcher;
  };

  const flatWatcher = await start(flat, { depth: 0 });
  let followed = '';
  let deepWatcher: FSWatcher | undefined;
  return {
    follow: async (packages) => {
      const wanted = JSON.stringify(
        [...new Set(packages.map(({ root, code }) => JSON.stringify([root, code])))].sort(),
      );
      if (wanted === followed) return false;
      followed = wanted;
      const old = deepWatcher;
      const roots = [...new Set(packages.map(({ root }) => root))];
      // A build may remove a folder and make it anew, which only its parent's watcher sees.
      const ignored = (name: string) => !packages.some((each) => leadsToCode(each, name));
      deepWatcher = roots.length === 0 ? undefined : await start(roots, { ignored });
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

/** True for code and for the folders between it and the package's own. */
function leadsToCode({ root, code }: PackageCode, name: string): boolean {
  if (!isInside(root, name)) return false;
  return code.some((place) =>
    isInside(place, name)
      ? path
          .relative(place, name)
          .split(path.sep)
          .every((part) => part === '' || isCodeName(part))
      : isInside(name, place),
  );
}
