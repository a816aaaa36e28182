/** What is said about one event, beside its name; never a caller's text, never a key. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Where the service says what it does. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof levels)[number];

/**
 * A log of one JSON object per line.
 * @param least the least that is written
 * @param write takes a line, its end included; standard error when absent
 */
export function jsonLog(least: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that keeps silent. */
export const silentLog: Log = jsonLog('silent');
