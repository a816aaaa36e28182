import { stat } from 'node:fs/promises';
import path from 'node:path';
import { EngineError, isEngineError } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import type { FormatHost } from '../contract/format-host.js';
import type { GameHost } from '../contract/game-host.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { inProcessHost } from '../host/in-process-host.js';
import { directFormatInWords } from '../host/item-words.js';
import { asFormats, freshImport, makePlugin } from './import-plugin.js';
import { loadFailure } from './load-failure.js';
import { PackageFault } from './package-fault.js';
import type { PlannedPackage } from './plan-packages.js';
import type { GameLimits } from './plugin-thread.js';
import type { TextThreads } from './text-threads.js';
import { gameInThreads, loadFormatsInThreads } from './worker-host.js';

/**
 * Loads a package and starts its game in its own threads or, with `isolated: false` in games.yaml, in this thread, with
 * the threads for work on texts beside it.
 * @throws EngineError `plugin_failed` with findings about the package
 */
export async function startGameHost(
  planned: PlannedPackage,
  limits: GameLimits,
  onFailure: (error: EngineError) => void,
  texts: TextThreads,
): Promise<GameHost> {
  if (!planned.isolated) {
    return texts.host(planned, await showingWhatParses(planned, await inThisThread(planned, limits, onFailure)));
  }
  const host = await gameInThreads(planned, { ...limits, onFailure }).catch(async (error) => {
    throw isEngineError(error) && error.findings.length > 0 ? error : await startFailure(planned, limits, error);
  });
  return showingWhatParses(planned, host);
}

/**
 * The host of a game whose examples of the direct format have no fault, in any language: with some options a parser may
 * refuse them, and people are told to write like that.
 * @throws EngineError `plugin_failed` with a finding; the host is closed
 */
async function showingWhatParses(planned: PlannedPackage, host: GameHost): Promise<GameHost> {
  const { directFormat, messages } = host.descriptor;
  if (directFormat === undefined) return host;
  const languages = ['en', ...Object.keys(messages)];
  const examples = new Set(languages.map((language) => directFormatInWords(directFormat, language, messages).example));
  try {
    for (const example of examples) {
      const { faults } = await host.parse(example);
      const fault = faults.find(({ severity }) => severity === 'reject');
      if (fault !== undefined) throw exampleFault(fault);
    }
    return host;
  } catch (error) {
    await host.close();
    throw await loadFailure(planned, isEngineError(error) ? unparsedExample(error) : error);
  }
}

function exampleFault({ line, message }: Finding): PackageFault {
  const place = line === undefined ? '' : `line ${line}: `;
  const advice = 'Its options and its example do not fit together: set other options, or tell its author.';
  return new PackageFault(
    'direct_format_example',
    `its parser refuses the example of its direct format (${place}${message}) ${advice}`,
  );
}

function unparsedExample(error: EngineError): PackageFault {
  return new PackageFault(
    'direct_format_example',
    `its parser fails on the example of its direct format. ${error.message}`,
    error,
  );
}

/**
 * Loads a package of formats, in threads of its own or in this one, as {@link startGameHost} loads a game.
 * @throws EngineError `plugin_failed` with findings about the package
 */
export async function startFormatHost(
  planned: PlannedPackage,
  limits: GameLimits,
  onFailure: (error: EngineError) => void,
): Promise<FormatHost> {
  if (planned.isolated) {
    return loadFormatsInThreads(planned, { ...limits, onFailure }).catch(async (error) => {
      throw isEngineError(error) && error.findings.length > 0 ? error : await startFailure(planned, limits, error);
    });
  }
  const { plugin } = await within(limits.importTimeoutMs, importPlugin(planned)).catch(async (cause) => {
    throw await loadFailure(planned, cause);
  });
  return inProcessFormats(asFormats(plugin), {
    package: planned.package,
    timeoutMs: limits.callTimeoutMs,
    onFailure,
  });
}

async function inThisThread(
  planned: PlannedPackage,
  limits: GameLimits,
  onFailure: (error: EngineError) => void,
): Promise<GameHost> {
  const { plugin, optionsSchema } = await within(limits.importTimeoutMs, importPlugin(planned)).catch(async (cause) => {
    throw await loadFailure(planned, cause);
  });
  const { gameType, typeId, displayName } = planned;
  return inProcessHost(plugin as GamePlugin, {
    ...{ gameType, typeId, displayName, optionsSchema, package: planned.package, onFailure },
    timeoutMs: limits.callTimeoutMs,
  });
}

async function importPlugin({ entry, root, options, fingerprint }: PlannedPackage): ReturnType<typeof makePlugin> {
  const isFolder = (await stat(root)).isDirectory();
  return makePlugin(await freshImport(entry, isFolder ? root : path.dirname(root), fingerprint), options);
}

/** The error of a thread that ended before its game was loaded. */
async function startFailure(
  planned: PlannedPackage,
  { importTimeoutMs }: GameLimits,
  cause: unknown,
): Promise<EngineError> {
  if (isEngineError(cause) && cause.code === 'plugin_timeout') {
    return loadFailure(planned, tooSlow(importTimeoutMs));
  }
  if (!isEngineError(cause)) return loadFailure(planned, cause);
  // The finding is placed at the package's name in games.yaml, so the message omits it.
  const message = cause.message.slice(planned.package.length + 1);
  return new EngineError('plugin_failed', cause.message, { cause, findings: [reject('import_failed', message)] });
}

function tooSlow(timeoutMs: number): PackageFault {
  return new PackageFault('import_timeout', `did not finish loading within ${timeoutMs / 1000} s.`);
}

async function within<Value>(timeoutMs: number, task: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(tooSlow(timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([task, expired]);
  } finally {
    clearTimeout(timer);
  }
}
