import { isBuiltin } from 'node:module';

/** npm's grammar of a package's name: lower case, no dot or underscore in front. */
const npmName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/** Longest name npm allows. */
const maxNameLength = 214;

/** Whether games.yaml names a place in its own folder, and not a package of npm's. */
export function isLocalPath(name: string): boolean {
  return name.startsWith('./');
}

/**
 * Why a name cannot be that of a game's package, judged by its text alone; undefined when it can. Whether a path leads
 * out of the folder over a symbolic link is judged when it is resolved.
 */
export function packageNameFault(name: string): string | undefined {
  if (isLocalPath(name)) {
    const parts = name.split('/');
    if (/[\\\0-\x1f%?#]/.test(name)) return 'A path has forward slashes and none of the signs \\, %, ? and #.';
    return parts.includes('..') ? 'A path stays inside the folder of this file; leave out "..".' : undefined;
  }
  if (/^(?:\.|\/|[A-Za-z]:[\\/])/.test(name)) return 'A path begins with ./ and stays inside the folder of this file.';
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) return 'package is an npm name or a path beginning with ./, not an address.';
  if (name.length > maxNameLength) return `package is longer than the ${maxNameLength} characters of an npm name.`;
  if (isBuiltin(name)) return 'package names a module of Node.js itself, which is no game.';
  return npmName.test(name)
    ? undefined
    : 'package is not an npm name, which has lower-case letters, digits, "-", "." and "_".';
}
