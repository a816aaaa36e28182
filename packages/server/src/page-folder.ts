import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the page for people is, as its package was built. */
export function pageFolder(): string {
  const { resolve } = createRequire(import.meta.url);
  return path.dirname(resolve('@ludotext/playground/page/index.html'));
}
