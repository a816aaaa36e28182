import { EngineError } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';

/**
 * Why one package of games.yaml cannot be used. The message is safe to show to a caller and does not name the package.
 */
export class PackageFault extends Error {
  readonly rule: string;
  /** What is wrong in detail. A path that begins with `options` leads to a place in games.yaml. */
  readonly findings: readonly Finding[];

  constructor(rule: string, message: string, cause?: unknown, findings: readonly Finding[] = [reject(rule, message)]) {
    super(message, { cause });
    this.rule = rule;
    this.findings = findings;
  }
}

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
  return `${error.name}: ${message}${placeOf(error)}`;
}

/** The position of a syntax error, which is at the beginning of its stack. */
function placeOf({ name, stack = '' }: Error): string {
  const place =
    name === 'SyntaxError' ? /^(?:file:|\/|[A-Za-z]:\\).*?([^\\/]+):(\d+)$/.exec(stack.split('\n')[0] ?? '') : null;
  return place === null ? '' : ` (${place[1]?.split('?')[0]}, line ${place[2]})`;
}

function lastPart(file: string): string {
  return (file.split(/[\\/]/).at(-1) ?? '').split('?')[0] ?? '';
}

/** Turns a load failure into an EngineError with findings. */
export function loadFailure(packageName: string, cause: unknown): EngineError {
  const { message, findings } =
    cause instanceof PackageFault
      ? cause
      : new PackageFault('import_failed', `could not be loaded. ${describeError(cause)}`);
  return new EngineError('plugin_failed', `${packageName}: ${message}`, { cause, findings });
}
