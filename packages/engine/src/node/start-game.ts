import { stat } from 'node:fs/promises';
import path from 'node:path';
import { EngineError } from '../errors.js';
import { reject } from '../finding.js';
import type { GameHost } from '../game-host.js';
import type { GamePlugin } from '../game-plugin.js';
import { inProcessHost } from '../in-process-host.js';
import { freshImport } from './fresh-import.js';
import { describeError, PackageFault } from './package-fault.js';
import type { PlannedGame } from './plan-games.js';

/**
 * Imports a package, makes its game and puts it into a host.
 * @throws EngineError `plugin_failed`, its findings saying what is wrong with the package
 */
export async function startGame(planned: PlannedGame, timeoutMs = 10_000): Promise<GameHost> {
  const game = await within(timeoutMs, makeGame(planned)).catch((cause) => {
    throw failed(planned, cause);
  });
  const { typeId, displayName } = planned;
  return inProcessHost(game as GamePlugin, { typeId, displayName, package: planned.package });
}

function failed(planned: PlannedGame, cause: unknown): EngineError {
  const { rule, message } =
    cause instanceof PackageFault
      ? cause
      : { rule: 'import_failed', message: `could not be loaded. ${describeError(cause)}` };
  const findings = [reject(rule, message)];
  return new EngineError('plugin_failed', `${planned.package}: ${message}`, { cause, findings });
}

async function makeGame({ entry, root, options }: PlannedGame): Promise<unknown> {
  const isFolder = (await stat(root)).isDirectory();
  const module = await freshImport(entry, isFolder ? root : path.dirname(root));
  const game = defaultExport(module);
  if (game === undefined) {
    throw new PackageFault(
      'not_a_game',
      'has no default export; it must be a game, or a function from options to a game.',
    );
  }
  if (typeof game === 'function') return game(options ?? {});
  if (Object.keys(options ?? {}).length > 0) throw new PackageFault('no_options', 'takes no options.');
  return game;
}

/** A module that was compiled from ES to CommonJS has its default export one level deeper. */
function defaultExport(module: Record<string, unknown>): unknown {
  const { default: exported } = module;
  const isCompiled =
    typeof exported === 'object' && exported !== null && '__esModule' in exported && 'default' in exported;
  return isCompiled ? exported.default : exported;
}

async function within<Value>(timeoutMs: number, task: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, fail) => {
    const message = `did not finish loading within ${timeoutMs / 1000} s.`;
    timer = setTimeout(() => fail(new PackageFault('import_timeout', message)), timeoutMs);
  });
  try {
    return await Promise.race([task, expired]);
  } finally {
    clearTimeout(timer);
  }
}
