import { setFlagsFromString } from 'node:v8';
import { startFaults } from './lifecycle/start-faults.js';
import { standardErrorWritten } from './observation/standard-error.js';
import { type Service, startService } from './service.js';
import { readSettings, type Settings } from './settings/settings.js';

/** The reason of an aborted start when the process is told to stop. */
const stopped = new Error('The start was aborted.');

/**
 * How far old objects of each thread may grow beyond what the last full collection left, in percent. V8 on its own lets
 * 30 MiB grow to more than 100 before it collects, and what has grown stays resident; requests took no longer with this.
 */
const heapGrowth = 20;

/** Maximum time to write the last lines of the log, in milliseconds. */
const lastLines = 1000;

/**
 * Runs the service as this process, until it is told to stop: it takes the process's signals, prints one line on
 * standard output when it listens, logs to standard error, and ends the process. A failed start prints its faults, one
 * per line, and ends with code 1.
 * @param environment the settings
 */
export async function runService(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const starting = new AbortController();
  let service: Service | undefined;
  let signals = 0;
  let exitCode = 0;
  const stop = async () => {
    signals += 1;
    // A second signal ends the process at once.
    if (signals === 2) process.exit(exitCode);
    starting.abort(stopped);
    if (service !== undefined) await exitAfter(service.stop());
  };
  /** Also called for unhandled promise rejections. */
  const fail = async (error: unknown) => {
    exitCode = 1;
    starting.abort(error);
    if (service !== undefined) await exitAfter(service.fail(error));
  };
  const exitAfter = async (ended: Promise<void>) => {
    await ended;
    await standardErrorWritten(lastLines);
    process.exit(exitCode);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('uncaughtException', fail);
  // A closed standard output must not end the process.
  process.stdout.on('error', () => {});

  let settings: Settings | undefined;
  try {
    settings = readSettings(environment);
    process.setSourceMapsEnabled(settings.LUDOTEXT_DEV || process.sourceMapsEnabled);
    service = await startService(settings, { signal: starting.signal });
    const what =
      settings.LUDOTEXT_ROLE === 'work'
        ? `Ludotext works on jobs; its probes are at ${service.url}/health.`
        : `Ludotext listens on ${service.url}; open it in a browser to make games of a text.`;
    process.stdout.write(
      `${what} Items are written by ${service.llm}. ` +
        'To choose another writer, set LLM_PROVIDER (openai, ollama or offline) and LLM_MODEL, or POST /llm.\n',
    );
  } catch (error) {
    if (error === stopped) process.exit(exitCode);
    for (const line of startFaults(error, settings)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
