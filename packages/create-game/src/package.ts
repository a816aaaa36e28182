import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of this package: `src` and `dist` both stand in it. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The version of this package. */
export const version = manifest.version;
