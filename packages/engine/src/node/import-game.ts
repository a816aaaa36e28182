import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInside } from './find-package.js';
import { nativeImport } from './native-import.js';
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

/** How often each module was imported by this process. */
const imports = new Map<string, number>();
let followsMarks = false;

const require = nodeModule.createRequire(import.meta.url);

/**
 * Imports a game's module as it is on disk now. The first import in a process is an ordinary one; every later one gets an
 * address of its own (`?ludotext=<how often>-<depth of the folder>`), which Node has not cached, and so do the modules it
 * imports from the same folder.
 *
 * Node reads a package.json once in a process, so that a changed `type` is seen after a restart only.
 *
 * Node never unloads a module: each reload leaves the old copy in memory until the process ends. Reloads by hand do not
 * matter; a process should restart after thousands of them.
 */
export async function freshImport(entry: string, folder: string): Promise<Record<string, unknown>> {
  const url = pathToFileURL(entry);
  const count = imports.get(url.href) ?? 0;
  imports.set(url.href, count + 1);
  if (count === 0) return nativeImport(url.href);
  if (forgetCommonJs(folder).includes(entry)) return { default: require(entry) };
  followMarks();
  const depth = pathToFileURL(folder).pathname.split('/').length;
  return nativeImport(`${url.href}?ludotext=${count}-${depth}`);
}

/**
 * The address of a module with the mark of the one that imports it, if both are in the folder the mark speaks of.
 * It is self-contained: where hooks run in a thread of their own, its text is sent there.
 */
function withMark(importer: string | undefined, url: string): string {
  const mark = /\?ludotext=\d+-(\d+)$/.exec(importer ?? '');
  if (mark === null || importer === undefined || !url.startsWith('file:') || url.includes('?')) return url;
  // file: and the empty host are two more parts than the path has.
  const folder = `${importer
    .split('/')
    .slice(0, Number(mark[1]) + 2)
    .join('/')}/`;
  const isOwn = url.startsWith(folder) && !url.slice(folder.length).includes('node_modules/');
  return isOwn ? url + mark[0] : url;
}

type ResolveHook = (
  specifier: string,
  context: { parentURL?: string | undefined },
  next: (specifier: string, context: unknown) => { url: string },
) => { url: string };

/** Node 22.15 and newer run hooks in this thread, older ones in a thread of their own. */
function followMarks(): void {
  if (followsMarks) return;
  followsMarks = true;
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: { resolve: ResolveHook }) => void };
  if (registerHooks !== undefined) {
    registerHooks({
      resolve: (specifier, context, next) => {
        const resolved = next(specifier, context);
        return { ...resolved, url: withMark(context.parentURL, resolved.url) };
      },
    });
    return;
  }
  const hooks = `const withMark = ${withMark.toString()};
    export async function resolve(specifier, context, next) {
      const resolved = await next(specifier, context);
      return { ...resolved, url: withMark(context.parentURL, resolved.url) };
    }`;
  nodeModule.register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

/**
 * CommonJS modules are cached by file name, whatever the address they were imported by. Gives the files that were; one that
 * is imported again is best required: a module that passes on another's exports comes empty out of a second import.
 */
function forgetCommonJs(folder: string): string[] {
  const own = Object.keys(require.cache).filter(
    (file) => isInside(folder, file) && !path.relative(folder, file).includes('node_modules'),
  );
  for (const file of own) delete require.cache[file];
  return own;
}
