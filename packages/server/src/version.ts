import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of this package, which holds both `src` and `dist`. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The version of the service. */
export const version = manifest.version;
