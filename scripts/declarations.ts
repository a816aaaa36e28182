import path from 'node:path';
import type { Options } from 'tsup';

/**
 * How the type declarations of a package are built, of its entries: `{ index: 'src/index.ts' }`. Types are not checked again,
 * `npm run typecheck` does that once for all packages. `scripts/build.mjs` has compiled all packages' declarations at once, and says
 * where they are; they are then only put together. Without it the package compiles its own.
 */
export function declarations(entries: Readonly<Record<string, string>>): NonNullable<Options['dts']> {
  const compiled = process.env.COMPILED_DECLARATIONS;
  if (compiled === undefined) return { entry: { ...entries }, compilerOptions: { noCheck: true } };
  const folder = path.join(compiled, 'packages', path.basename(process.cwd()));
  const entry = Object.entries(entries).map(([output, source]) => [
    output,
    path.join(folder, source.replace(/\.ts$/, '.d.ts')),
  ]);
  return { entry: Object.fromEntries(entry) };
}
