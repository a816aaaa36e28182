import { EngineError } from '../contract/errors.js';
import { reject } from '../contract/finding.js';

/** Why one package of games.yaml cannot be used; the message is fit for a caller and does not name the package. */
export class PackageFault extends Error {
  readonly rule: string;

  constructor(rule: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.rule = rule;
  }
}

/**
 * What an error of a package says, in one line: of paths only the last part, since the rest, as the stack, tells of the
 * machine.
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

/** Where in its file a syntax error is, which its stack begins with. */
function placeOf({ name, stack = '' }: Error): string {
  const place =
    name === 'SyntaxError' ? /^(?:file:|\/|[A-Za-z]:\\).*?([^\\/]+):(\d+)$/.exec(stack.split('\n')[0] ?? '') : null;
  return place === null ? '' : ` (${place[1]?.split('?')[0]}, line ${place[2]})`;
}

function lastPart(file: string): string {
  return (file.split(/[\\/]/).at(-1) ?? '').split('?')[0] ?? '';
}

/** What keeps a package from being loaded, as the error whose findings say so. */
export function loadFailure(packageName: string, cause: unknown): EngineError {
  const { rule, message } =
    cause instanceof PackageFault
      ? cause
      : { rule: 'import_failed', message: `could not be loaded. ${describeError(cause)}` };
  return new EngineError('plugin_failed', `${packageName}: ${message}`, { cause, findings: [reject(rule, message)] });
}
