/** A stream that a command writes to: standard output or standard error. */
export interface Output {
  write(chunk: string | Uint8Array): unknown;
  /** Whether a person reads it. */
  readonly isTTY?: boolean | undefined;
  /** Characters in a line of a terminal. */
  readonly columns?: number | undefined;
}

/** What a command has around it: the process, or a test. */
export interface Surroundings {
  /** The working folder. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean | undefined };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted when the command is told to stop, by Ctrl-C or SIGTERM. */
  readonly signal: AbortSignal;
  /** Export conditions for finding the packages of games, besides Node's own; for tests. */
  readonly conditions?: readonly string[] | undefined;
}
