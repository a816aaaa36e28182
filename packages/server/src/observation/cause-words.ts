/** Maximum frames of one stack in the log. */
const maxFrames = 12;

/** Maximum length of a frame, in characters. */
const maxFrameLength = 300;

/** How many of the errors behind an error are told, too. */
const maxCauses = 3;

/**
 * What was thrown, for the log: the name and code of each error and where it happened. Never its message: those of
 * JavaScript, and those of games, quote what they stumbled over, which can be a caller's text.
 */
export function causeWords(cause: unknown): string | undefined {
  return tell(cause, (error) => [nameOf(error), ...framesOf(error)].join('\n'));
}

/** The same without the places: `TypeError`, a line break, `caused by Error [ECONNREFUSED]`. */
export function causeNames(cause: unknown): string | undefined {
  return tell(cause, nameOf);
}

function tell(cause: unknown, wordsOf: (error: Error) => string, depth = maxCauses): string | undefined {
  if (cause === undefined) return undefined;
  try {
    if (!(cause instanceof Error)) return `thrown: ${typeof cause}`;
    const own = wordsOf(cause);
    const inner = depth === 0 ? undefined : tell(cause.cause, wordsOf, depth - 1);
    return inner === undefined ? own : `${own}\ncaused by ${inner}`;
  } catch {
    // Anything can be thrown, also what cannot be read.
    return 'thrown: something that cannot be read';
  }
}

/** Names and codes are words of programmers; one that does not look like it was made up on the way and is left out. */
function nameOf(error: Error): string {
  const { code } = error as { code?: unknown };
  const name = isWord(error.name, /^[A-Z]\w{0,60}(Error|Exception|Fault)$/) ? error.name : 'Error';
  return isWord(code, /^E[A-Z0-9_]{2,60}$/) ? `${name} [${code}]` : name;
}

function isWord(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/**
 * The places of a stack. It begins with the message, whose own lines may look like places, so it is told only from behind
 * the message on; a stack that does not hold the message was changed and is not told at all.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .map((line) => line.slice(0, maxFrameLength));
}
