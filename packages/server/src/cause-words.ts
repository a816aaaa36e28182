/** What was thrown, for the log: its stack, and those of the errors behind it; `depth` is how many of those. */
export function causeWords(cause: unknown, depth = 3): string | undefined {
  if (cause === undefined) return undefined;
  if (!(cause instanceof Error)) return textOf(cause);
  const inner = depth === 0 ? undefined : causeWords(cause.cause, depth - 1);
  return inner === undefined ? cause.stack : `${cause.stack}\ncaused by ${inner}`;
}

/** Anything can be thrown, also what no text can be made of. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'something that is no error';
  }
}
