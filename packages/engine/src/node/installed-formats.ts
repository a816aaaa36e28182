import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineError } from '../contract/errors.js';
import type { FormatPlugin } from '../contract/format-plugin.js';
import type { RegisteredFormats } from '../host/format-registry.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { resolvePackage } from './find-package.js';
import { nodeConditions } from './plan-packages.js';
import { defaultGameLimits, type GameLimits } from './plugin-thread.js';
import { formatsInThreads } from './worker-host.js';

/**
 * Formats of a package that the application itself depends on, in threads of their own. What they declare is known from
 * the import; the first thread is started with the first file. Threads import the package as Node finds it without the
 * options of this process, as they do with the packages of games.yaml.
 * @param formats the package's default export
 * @param name the package's name
 * @param from the address of a module of the application (`import.meta.url`), from where the package is looked for
 * @throws when the package is not installed there, or not built
 */
export async function installedFormats(
  formats: readonly FormatPlugin[],
  name: string,
  from: string,
  options: {
    readonly limits?: Partial<GameLimits> | undefined;
    readonly onFailure?: ((error: EngineError) => void) | undefined;
  } = {},
): Promise<RegisteredFormats> {
  const found = await resolvePackage(name, path.dirname(fileURLToPath(from)), new Set(nodeConditions));
  const planned = {
    ...found,
    kind: 'formats',
    package: name,
    active: true,
    isolated: true,
    line: 1,
    column: 1,
    fingerprint: `${name}@${found.version}`,
  } as const;
  const { limits, onFailure = () => {} } = options;
  const { descriptors } = inProcessFormats(formats, { package: name });
  const host = formatsInThreads(planned, { ...defaultGameLimits, ...limits, onFailure }, descriptors);
  return { host, package: name, version: found.version, fingerprint: planned.fingerprint };
}
