// Lets Node run the packages' TypeScript as it stands, one file to one module: `node --import` this file.
// The child processes of scripts/house.mjs use it, so that the coverage they take tells of source files.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };

/** Node runs hooks in a thread of their own, where this file is loaded again. */
if (isMainThread) nodeModule.register(import.meta.url);

/** `./x.js` in a TypeScript file names `./x.ts`. */
export async function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!/\.ts(\?|$)/.test(url)) return next(url, context);
  const text = await readFile(fileURLToPath(url.split('?')[0]), 'utf8');
  const { code } = await transform(text, { loader: 'ts', target: 'es2023', tsconfigRaw });
  return { format: 'module', source: code, shortCircuit: true };
}
