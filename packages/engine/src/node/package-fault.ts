/** Why one package of games.yaml cannot be used; the message is fit for a caller and does not name the package. */
export class PackageFault extends Error {
  readonly rule: string;

  constructor(rule: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.rule = rule;
  }
}

/**
 * What an error of a package says, in one line and without paths: its message names folders of the machine, and its
 * stack more of them.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'it threw something that is no error.';
  const line = (error.message.split('\n')[0] ?? '').slice(0, 300);
  const message = line
    .replace(/(['"])(?:file:|\/|[A-Za-z]:\\)[^'"]*\1/g, 'a file')
    .replace(/(^|[\s(=])(?:file:|\/|[A-Za-z]:\\)[^\s'"]+/g, '$1a file');
  // A syntax error has its place in front of the stack, and nowhere else.
  const place = error instanceof SyntaxError ? /^file:.*\/([^/\n?]+)[^/\n]*:(\d+)\n/.exec(error.stack ?? '') : null;
  return place === null ? `${error.name}: ${message}` : `${error.name} in ${place[1]}, line ${place[2]}: ${message}`;
}
