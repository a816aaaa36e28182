import { fileURLToPath } from 'node:url';

/**
 * The folder of the built pages: `index.html`, `frame.html`, `admin.html`, `docs.html` and their `assets`. A server
 * serves it at its root.
 */
export const pageFolder: string = fileURLToPath(new URL('../dist/page/', import.meta.url));
