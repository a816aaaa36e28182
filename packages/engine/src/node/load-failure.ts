import { EngineError } from '../contract/errors.js';
import { type PackageFiles, placeOf } from './error-place.js';
import { PackageFault } from './package-fault.js';

/**
 * Describes a package's error in one line. Paths are cut to their last part, because the rest reveals the machine, as
 * would the stack.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'It threw something that is no error.';
  const line = (error.message.split('\n')[0] ?? '').slice(0, 300);
  const message = line
    .replace(
      /(['"])((?:file:|\/|[A-Za-z]:\\)[^'"]*)\1/g,
      (_, quote: string, file: string) => quote + lastPart(file) + quote,
    )
    .replace(
      /(^|[\s(=[,:<])((?:file:|\/|[A-Za-z]:\\)[^\s'"]+)/g,
      (_, before: string, file: string) => before + lastPart(file),
    );
  return `${error.name}: ${message}`;
}

function lastPart(file: string): string {
  return (file.split(/[\\/]/).at(-1) ?? '').split('?')[0] ?? '';
}

/** Turns a failure to load a package into an EngineError with findings. */
export async function loadFailure(
  failed: PackageFiles & { readonly package: string },
  cause: unknown,
): Promise<EngineError> {
  // What we found ourselves is told in full by its message; a stack of ours would lead an author astray.
  if (cause instanceof PackageFault) return failureOf(failed, cause, cause.cause);
  return failureOf(failed, await importFailure(failed, cause), cause);
}

function failureOf(failed: { readonly package: string }, { message, findings }: PackageFault, cause: unknown) {
  return new EngineError('plugin_failed', `${failed.package}: ${message}`, { cause, findings });
}

async function importFailure(failed: PackageFiles, cause: unknown): Promise<PackageFault> {
  const place = await placeOf(cause, failed).catch(() => undefined);
  const where = place === undefined ? '' : `${place}: `;
  return new PackageFault('import_failed', `could not be loaded. ${where}${describeError(cause)}`);
}
