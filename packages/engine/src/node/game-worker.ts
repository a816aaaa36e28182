import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { EngineError, isEngineError } from '../contract/errors.js';
import { type GameHost, type PluginStep, steps } from '../contract/game-host.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import { inProcessHost } from '../host/in-process-host.js';
import { makeGame } from './import-game.js';
import { nativeImport } from './native-import.js';
import { loadFailure } from './package-fault.js';
import { type CallMessage, sendableError, type ThreadOutcome, type ThreadTask } from './thread-message.js';

// The entry module of a game's thread. It imports the package, then runs one call at a time.

const task = workerData as ThreadTask;

try {
  const host = await load();
  task.port.on('message', (message: CallMessage) => void run(host, message));
  send({ descriptor: host.descriptor });
} catch (error) {
  send({ failure: sendableError(isEngineError(error) ? error : loadFailure(task.package, error)) });
}

async function load(): Promise<GameHost> {
  enter('import');
  const game = await importGame().catch((cause) => {
    throw loadFailure(task.package, cause);
  });
  return inProcessHost(game as GamePlugin, {
    typeId: task.typeId,
    displayName: task.displayName,
    package: task.package,
    // The time limit is enforced outside, where a blocked thread can be terminated.
    timeoutMs: Number.POSITIVE_INFINITY,
    onStep: enter,
  });
}

async function importGame(): Promise<unknown> {
  return makeGame(await nativeImport(pathToFileURL(task.entry).href), task.options);
}

function enter(step: PluginStep): void {
  Atomics.store(task.step, 0, steps.indexOf(step));
}

async function run(host: GameHost, { call, args }: CallMessage): Promise<void> {
  try {
    const member = host[call] as (...args: readonly unknown[]) => Promise<unknown>;
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
  const step = steps[Atomics.load(task.step, 0)];
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
