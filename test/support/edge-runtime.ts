import path from 'node:path';
import vm from 'node:vm';
// Comes with tsup, which builds the packages with it.
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** What runtimes without Node have in common beyond the language itself (WinterTC's Minimum Common Web API), as far as Node has it too. */
const webStandards = {
  ...{ AbortController, AbortSignal, Blob, DOMException, Event, EventTarget, FormData, Headers, Request, Response },
  ...{ ReadableStream, TransformStream, WritableStream, TextDecoder, TextEncoder, URL, URLSearchParams },
  ...{ clearInterval, clearTimeout, console, crypto, fetch, performance, queueMicrotask, setInterval, setTimeout },
  structuredClone,
};

/** The conditions of package.json that bundlers for such runtimes set, beyond `import` and `default`. */
export const edgeConditions = {
  'no runtime in particular': [],
  browsers: ['browser', 'module'],
  'edge workers': ['workerd', 'worker', 'edge-light', 'browser'],
};

/**
 * Bundles a module with the built packages into one file, which fails where a module of Node is imported. @returns a script that
 * leaves what the module exports as the global `bundled`
 */
export async function bundle(source: string, conditions: readonly string[], minify = false): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: path.join(root, 'test') },
    bundle: true,
    minify,
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: [...conditions],
    format: 'iife',
    globalName: 'bundled',
    target: 'es2023',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const left = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((each) => each.path));
  if (left.length > 0) throw new Error(`the bundle still imports ${left.join(', ')}`);
  return outputFiles[0]?.text ?? '';
}

/** Runs a script where there is the language and what the web has, and nothing of Node. @returns its globals */
export function runAtTheEdge(script: string): Record<string, unknown> {
  const context = vm.createContext({ ...webStandards });
  vm.runInContext('globalThis.self = globalThis;', context);
  vm.runInContext(script, context);
  return context;
}
