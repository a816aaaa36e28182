import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

/** The builds of a package. */
export interface Builds {
  /** Ends the one that runs, and all that would come. */
  close(): Promise<void>;
}

/** What in a package's folder a build is made of. */
const sources = ['src', 'package.json', 'games.yaml'];

/** Milliseconds without changes after which a save is over: some editors write in several steps. */
const quietMs = 50;
/** Milliseconds a build has to end by itself. */
const graceMs = 3_000;

/**
 * Builds the package at once, and again after each change of its sources: one build at a time, whose output is the
 * terminal's. The preview watches, and not the build: builds that watch miss new files and saves by renaming.
 * @param onBuilt called after each build that is not outdated, with what went wrong
 */
export async function startBuilds(
  command: readonly string[],
  folder: string,
  onBuilt: (fault: string | undefined) => Promise<void>,
): Promise<Builds> {
  const words = command.join(' ');
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  let isOutdated = false;
  let isClosed = false;

  const build = async () => {
    isOutdated = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated && !isClosed) {
      isOutdated = false;
      child = startCommand(command, folder);
      const end = await endOf(child);
      if (!isOutdated && !isClosed) await onBuilt(end && `The build command "${words}" ${end}.`);
    }
    isBuilding = false;
  };
  const watcher = watch(folder, {
    ignored: (name) => {
      const [first = ''] = path.relative(folder, name).split(path.sep);
      return first !== '' && !sources.includes(first);
    },
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(build, quietMs);
  });
  await once(watcher, 'ready');
  void build();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await watcher.close();
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = endOf(child);
      child.kill();
      const kill = setTimeout(() => child?.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(kill);
    },
  };
}

function startCommand([command = '', ...args]: readonly string[], folder: string): ChildProcess {
  // Commands of npm packages are scripts of the shell on Windows.
  const shell = process.platform === 'win32';
  return spawn(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell });
}

/** How a command went wrong, in words; undefined if it did not. */
function endOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`cannot be started: ${message}`));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(undefined);
      else resolve(code === null ? `was ended by ${signal}` : `failed with code ${code}; the terminal says why`);
    });
  });
}
