import { spawn } from 'node:child_process';

/** A build that runs beside the preview. */
export interface BuildCommand {
  /** How it ended, in words; never if it was stopped. */
  readonly ended: Promise<string>;
  /** Ends it; resolves when it is gone. */
  close(): Promise<void>;
}

/** Milliseconds a build has to end by itself. */
const graceMs = 3_000;

/** Starts a command whose output is the terminal's. */
export function startBuild([command = '', ...args]: readonly string[], folder: string): BuildCommand {
  const isWindows = process.platform === 'win32';
  // Commands of npm packages are scripts of the shell there.
  const child = spawn(command, args, { cwd: folder, stdio: ['pipe', 'inherit', 'inherit'], shell: isWindows });
  const words = [command, ...args].join(' ');
  let isStopping = false;
  const gone = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(`The build command "${words}" cannot be started: ${message}.`));
    child.once('exit', (code, signal) => {
      const how = code === null ? `was ended by ${signal}` : code === 0 ? 'is done' : `failed with code ${code}`;
      resolve(`The build command "${words}" ${how}, so saved files are not built any more.`);
    });
  });
  return {
    ended: gone.then((message) => (isStopping ? new Promise<never>(() => {}) : message)),
    close: async () => {
      isStopping = true;
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(timer);
    },
  };
}
