import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Packed packages: the absolute path of each .tgz by the package's name. */
export type Tarballs = Readonly<Record<string, string>>;

/**
 * Finds Ludotext's packages before they are published.
 * @param where absolute path of a folder of tarballs, of one of them, or of a checkout of Ludotext in which
 *   `npm run pack:all` has run
 * @returns the tarballs, or the reason why the engine is not among them
 */
export function findTarballs(where: string): Tarballs | string {
  if (!existsSync(where))
    return `${where} is not there; name a checkout of Ludotext, or what "npm run pack:all" wrote there.`;
  const packed = path.join(where, 'dist-packages');
  const folder = where.endsWith('.tgz') ? path.dirname(where) : existsSync(packed) ? packed : where;
  const tarballs: Record<string, string> = {};
  // Of several versions the last one counts.
  for (const file of readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const [, name] = /^(ludotext(?:-[a-z-]+)?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
    if (name !== undefined) tarballs[name.replace('-', '/').replace(/^(?=.*\/)/, '@')] = path.join(folder, file);
  }
  if (tarballs['@ludotext/engine'] !== undefined) return tarballs;
  return existsSync(path.join(where, 'packages/engine'))
    ? `${where} has no packed packages yet; run "npm run pack:all" there.`
    : `${folder} holds no ludotext-engine-*.tgz; name a checkout of Ludotext, or what "npm run pack:all" wrote there.`;
}
