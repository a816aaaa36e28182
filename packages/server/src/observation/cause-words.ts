import { isContractFault } from '@ludotext/engine/host';

/** Maximum frames of one stack in the log. */
const maxFrames = 12;

/** Maximum length of a frame or of a message, in characters. */
const maxLength = 300;

/** Maximum number of causes logged with an error. */
const maxCauses = 3;

/** Maximum length of an error in full, in characters. */
const maxFullLength = 10_000;

/**
 * A thrown value for the log: the name, code and stack of each error. Its message only where the engine says that a game
 * does not keep the contract: messages of JavaScript and of games quote their input, which can be a caller's text.
 */
export function causeWords(cause: unknown): string | undefined {
  return tell(cause, (error) => [nameOf(error), ...framesOf(error)].join('\n'));
}

/** The same without the stack: `TypeError`, a line break, `caused by Error [ECONNREFUSED]`. */
export function causeNames(cause: unknown): string | undefined {
  return tell(cause, nameOf);
}

/** A thrown value as it is, messages included, for the log of a developer's own machine. */
export function causeInFull(cause: unknown): string | undefined {
  return tell(cause, ({ name, message, stack }) => (stack ?? `${name}: ${message}`).slice(0, maxFullLength));
}

function tell(cause: unknown, wordsOf: (error: Error) => string, depth = maxCauses): string | undefined {
  if (cause === undefined) return undefined;
  try {
    if (!(cause instanceof Error)) return `thrown: ${typeof cause}`;
    const own = wordsOf(cause);
    const inner = depth === 0 ? undefined : tell(cause.cause, wordsOf, depth - 1);
    return inner === undefined ? own : `${own}\ncaused by ${inner}`;
  } catch {
    // Anything can be thrown, even a value that cannot be read.
    return 'thrown: something that cannot be read';
  }
}

/** Names and codes are identifiers; one that does not look like an identifier may hold other text and is left out. */
function nameOf(error: Error): string {
  if (isContractFault(error)) return `${error.name}: ${error.message.slice(0, maxLength)}`;
  const { code } = error as { code?: unknown };
  const name = isWord(error.name, /^[A-Z]\w{0,60}(Error|Exception|Fault)$/) ? error.name : 'Error';
  return isWord(code, /^E[A-Z0-9_]{2,60}$/) ? `${name} [${code}]` : name;
}

function isWord(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/**
 * The frames of a stack. The stack begins with the message, whose lines may look like frames, so only the part behind
 * the message is logged. A stack that does not contain the message was changed and is left out.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .map((line) => line.slice(0, maxLength));
}
