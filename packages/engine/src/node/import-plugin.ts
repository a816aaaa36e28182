import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormatPlugin } from '../contract/format-plugin.js';
import { type GameWithOptions, readOptions } from '../contract/game-options.js';
import { type JsonSchema, toJsonSchema } from '../contract/schema.js';
import { isInside } from './find-package.js';
import { nativeImport } from './native-import.js';
import { PackageFault } from './package-fault.js';

/** What a package's module makes of the options of games.yaml. */
interface MadePlugin {
  /** A game or formats, not yet checked. */
  readonly plugin: unknown;
  /** JSON Schema of the options, where the package declares one. */
  readonly optionsSchema?: JsonSchema;
}

/**
 * The game or the formats of a package's module: its default export, or the result of calling that with the options.
 * Checks the options first where the function declares a schema for them.
 * @throws PackageFault, or what the package throws
 */
export async function makePlugin(
  module: Record<string, unknown>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<MadePlugin> {
  const plugin = defaultExport(module);
  if (plugin === undefined) {
    throw new PackageFault(
      'no_default_export',
      'has no default export; it must be a game, a format or a list of formats, or a function from options to one.',
    );
  }
  if (typeof plugin !== 'function') {
    if (Object.keys(options).length > 0) throw new PackageFault('no_options', 'takes no options.');
    return { plugin };
  }
  const { optionsSchema } = plugin as Partial<GameWithOptions<never>>;
  if (optionsSchema === undefined) return { plugin: await plugin(options) };
  const read = readOptions(optionsSchema, options);
  if ('faults' in read) {
    const findings = read.faults.map((fault) => ({ ...fault, path: ['options', ...(fault.path ?? [])] }));
    const message = `cannot use its options. ${findings.map((fault) => fault.message).join(' ')}`;
    throw new PackageFault('wrong_option', message, undefined, findings);
  }
  return { plugin: await plugin(options), optionsSchema: toJsonSchema(optionsSchema) };
}

/** What a package of formats exports, as a list: it exports one format, or several. */
export function asFormats(plugin: unknown): FormatPlugin[] {
  return (Array.isArray(plugin) ? plugin : [plugin]) as FormatPlugin[];
}

/** A module compiled from ES to CommonJS has its default export one level deeper. */
function defaultExport(module: Record<string, unknown>): unknown {
  const { default: exported } = module;
  const isCompiled =
    typeof exported === 'object' && exported !== null && '__esModule' in exported && 'default' in exported;
  return isCompiled ? exported.default : exported;
}

/** How often this process has imported each module, and what came of the last time. */
const imports = new Map<string, { readonly count: number; readonly last?: ImportedModule }>();

interface ImportedModule {
  readonly fingerprint: string;
  readonly module: Record<string, unknown>;
}

let followsMarks = false;

const require = nodeModule.createRequire(import.meta.url);

/**
 * Imports a game's module as it is on disk now. The first import in a process is an ordinary one. Each later import,
 * and the modules it imports from the same folder, get a new address (`?ludotext=<how often>-<depth of the folder>`)
 * that Node has not cached. With the fingerprint of the import before, that one is taken: a copy would stay in memory beside it.
 *
 * Node reads a package.json only once per process, so a changed `type` takes effect after a restart.
 *
 * Node never unloads a module: each reload leaves the old copy in memory until the process ends. Restart a process
 * after thousands of reloads.
 */
export async function freshImport(
  entry: string,
  folder: string,
  fingerprint: string,
): Promise<Record<string, unknown>> {
  const { href } = pathToFileURL(entry);
  const { count = 0, last } = imports.get(href) ?? {};
  if (last?.fingerprint === fingerprint) return last.module;
  imports.set(href, { count: count + 1 });
  const module = await importAnew(entry, folder, count);
  imports.set(href, { count: imports.get(href)?.count ?? count + 1, last: { fingerprint, module } });
  return module;
}

/** @param count how often it was imported before */
async function importAnew(entry: string, folder: string, count: number): Promise<Record<string, unknown>> {
  const url = pathToFileURL(entry);
  if (count === 0) return nativeImport(url.href);
  if (forgetCommonJs(folder).includes(entry)) return { default: require(entry) };
  followMarks();
  const depth = pathToFileURL(folder).pathname.split('/').length;
  return nativeImport(`${url.href}?ludotext=${count}-${depth}`);
}

/**
 * Adds the importer's mark to a module's address if both are in the folder the mark names. Must be self-contained:
 * older Node versions send its source text to the thread of the hooks.
 */
function withMark(importer: string | undefined, url: string): string {
  const mark = /\?ludotext=\d+-(\d+)$/.exec(importer ?? '');
  if (mark === null || importer === undefined || !url.startsWith('file:') || url.includes('?')) return url;
  // The path has two fewer parts: `file:` and the empty host.
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

/** Node 22.15 and newer run hooks in this thread, older versions in a separate thread. */
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
 * Clears CommonJS modules, which are cached by file name whatever their import address. Returns the cleared files. Such
 * a module should be loaded again with require: if it re-exports another module, a second import is empty.
 */
function forgetCommonJs(folder: string): string[] {
  const own = Object.keys(require.cache).filter(
    (file) => isInside(folder, file) && !path.relative(folder, file).includes('node_modules'),
  );
  for (const file of own) delete require.cache[file];
  return own;
}
