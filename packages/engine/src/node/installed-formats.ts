import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineError } from '../contract/errors.js';
import type { FormatPlugin } from '../contract/format-plugin.js';
import type { RegisteredFormats } from '../host/format-registry.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { defaultGameLimits, type GameLimits } from './plugin-thread.js';
import { formatsInThreads } from './worker-host.js';

/**
 * Formats of a package that the application itself depends on, in threads of their own. What they declare is known from
 * the import; the first thread is started with the first file.
 * @param formats the package's default export
 * @param entry the address of the package's module, as `import.meta.resolve` gives it
 */
export function installedFormats(
  formats: readonly FormatPlugin[],
  entry: string,
  options: {
    readonly limits?: Partial<GameLimits> | undefined;
    readonly onFailure?: ((error: EngineError) => void) | undefined;
  } = {},
): RegisteredFormats {
  const file = fileURLToPath(entry);
  const root = packageRoot(path.dirname(file));
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const planned = {
    kind: 'formats',
    package: name,
    version,
    entry: file,
    root,
    active: true,
    isolated: true,
    line: 1,
    column: 1,
    fingerprint: `${name}@${version}`,
  } as const;
  const { limits, onFailure = () => {} } = options;
  const { descriptors } = inProcessFormats(formats, { package: name });
  const host = formatsInThreads(planned, { ...defaultGameLimits, ...limits, onFailure }, descriptors);
  return { host, package: name, version, fingerprint: planned.fingerprint };
}

/** The folder of the package that a module is in. */
function packageRoot(folder: string): string {
  const isRoot = existsSync(path.join(folder, 'package.json')) || path.dirname(folder) === folder;
  return isRoot ? folder : packageRoot(path.dirname(folder));
}
