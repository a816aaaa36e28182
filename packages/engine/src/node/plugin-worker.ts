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
import { loadFailure } from './load-failure.js';
import { nativeImport } from './native-import.js';
import {
  type CallMessage,
  noteOf,
  sendableError,
  type ThreadOutcome,
  type ThreadPlugin,
  type ThreadTask,
} from './thread-message.js';
import { systemThread } from './thread-wait.js';

// The entry module of a thread of plugins. It imports the packages, then runs one call at a time.

const task = workerData as ThreadTask;
Atomics.store(task.notes, noteOf.systemThread, systemThread());
process.setSourceMapsEnabled(task.sourceMaps);

try {
  const hosts: (GameHost | FormatHost)[] = [];
  for (const [index, plugin] of task.plugins.entries()) {
    Atomics.store(task.notes, noteOf.plugin, index);
    hosts.push(await load(plugin));
  }
  task.port.on('message', (message: CallMessage) => void run(hosts, message));
  send({ descriptors: hosts.map((host) => ('descriptor' in host ? host.descriptor : host.descriptors)) });
} catch (error) {
  send({ failure: sendableError(isEngineError(error) ? error : await loadFailure(current(), error)) });
}

async function load(plugin: ThreadPlugin) {
  const { kind, entry, options: own, gameType, typeId, displayName, package: name } = plugin;
  enter('import');
  const importPlugin = async () => makePlugin(await nativeImport(pathToFileURL(entry).href), own);
  const { plugin: made, optionsSchema } = await importPlugin().catch(async (cause) => {
    throw await loadFailure(plugin, cause);
  });
  // The time limit is enforced outside, where a blocked thread can be terminated.
  const options = { package: name, timeoutMs: Number.POSITIVE_INFINITY, onStep: enter };
  return kind === 'formats'
    ? inProcessFormats(asFormats(made), options)
    : inProcessHost(made as GamePlugin, { ...options, gameType, typeId, displayName, optionsSchema });
}

function enter(step: PluginStep): void {
  Atomics.store(task.notes, noteOf.step, steps.indexOf(step));
}

function current(): ThreadPlugin {
  return task.plugins[Atomics.load(task.notes, noteOf.plugin)] as ThreadPlugin;
}

async function run(hosts: readonly (GameHost | FormatHost)[], { plugin, call, args }: CallMessage): Promise<void> {
  Atomics.store(task.notes, noteOf.plugin, plugin);
  try {
    const host = hosts[plugin];
    const member = host?.[call as keyof typeof host] as unknown as (...args: readonly unknown[]) => Promise<unknown>;
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
  const step = steps[Atomics.load(task.notes, noteOf.step)];
  return new EngineError(
    'plugin_failed',
    `${current().package} failed in ${step}: it returned a value that cannot be cloned.`,
    { cause },
  );
}

function send(outcome: ThreadOutcome): void {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  task.port.postMessage(heap + external > task.maxBytes ? { ...outcome, shouldReplace: true } : outcome);
}
