import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { EngineError, isEngineError } from '../contract/errors.js';
import type { FormatHost } from '../contract/format-host.js';
import { type GameHost, type PluginStep, steps } from '../contract/game-host.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { inProcessHost } from '../host/in-process-host.js';
import { asFormats, makePlugin } from './import-plugin.js';
import { nativeImport } from './native-import.js';
import { loadFailure } from './package-fault.js';
import { type CallMessage, sendableError, type ThreadOutcome, type ThreadTask } from './thread-message.js';
import { systemThread } from './thread-wait.js';

// The entry module of a plugin's thread. It imports the package, then runs one call at a time.

const task = workerData as ThreadTask;
Atomics.store(task.notes, 1, systemThread());

try {
  const host = await load();
  task.port.on('message', (message: CallMessage) => void run(host, message));
  send({ descriptor: 'descriptor' in host ? host.descriptor : host.descriptors });
} catch (error) {
  send({ failure: sendableError(isEngineError(error) ? error : loadFailure(task.package, error)) });
}

async function load(): Promise<GameHost | FormatHost> {
  enter('import');
  const { kind, gameType, typeId, displayName, package: packageName } = task;
  const plugin = await importPlugin().catch((cause) => {
    throw loadFailure(packageName, cause);
  });
  // The time limit is enforced outside, where a blocked thread can be terminated.
  const options = { package: packageName, timeoutMs: Number.POSITIVE_INFINITY, onStep: enter };
  return kind === 'formats'
    ? inProcessFormats(asFormats(plugin), options)
    : inProcessHost(plugin as GamePlugin, { ...options, gameType, typeId, displayName });
}

async function importPlugin(): Promise<unknown> {
  return makePlugin(await nativeImport(pathToFileURL(task.entry).href), task.options);
}

function enter(step: PluginStep): void {
  Atomics.store(task.notes, 0, steps.indexOf(step));
}

async function run(host: GameHost | FormatHost, { call, args }: CallMessage): Promise<void> {
  try {
    const member = host[call as keyof typeof host] as unknown as (...args: readonly unknown[]) => Promise<unknown>;
    const value = await member(...args);
    // Late failures, such as a rejected promise, belong to this call and not to the next.
    await new Promise((resolve) => setImmediate(resolve));
    send({ value });
  } catch (cause) {
    send({ failure: sendableError(isEngineError(cause) ? cause : unsendable(cause)) });
  }
}

/** Cloning fails only when a value is sent, for example one with a function. */
function unsendable(cause: unknown): EngineError {
  const step = steps[Atomics.load(task.notes, 0)];
  return new EngineError(
    'plugin_failed',
    `${task.package} failed in ${step}: it returned a value that cannot be cloned.`,
    {
      cause,
    },
  );
}

function send(outcome: ThreadOutcome): void {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  task.port.postMessage(heap + external > task.maxBytes ? { ...outcome, shouldReplace: true } : outcome);
}
