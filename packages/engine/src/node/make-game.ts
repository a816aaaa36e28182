import { PackageFault } from './package-fault.js';

/**
 * The game a package's module holds: its default export, or what the default export makes of the options. What it is worth as
 * a game is not looked at.
 * @throws PackageFault, or what the package throws
 */
export async function makeGame(
  module: Record<string, unknown>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const game = defaultExport(module);
  if (game === undefined) {
    throw new PackageFault(
      'not_a_game',
      'has no default export; it must be a game, or a function from options to a game.',
    );
  }
  if (typeof game === 'function') return game(options);
  if (Object.keys(options).length > 0) throw new PackageFault('no_options', 'takes no options.');
  return game;
}

/** A module that was compiled from ES to CommonJS has its default export one level deeper. */
function defaultExport(module: Record<string, unknown>): unknown {
  const { default: exported } = module;
  const isCompiled =
    typeof exported === 'object' && exported !== null && '__esModule' in exported && 'default' in exported;
  return isCompiled ? exported.default : exported;
}
