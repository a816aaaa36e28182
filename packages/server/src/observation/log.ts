import { pino } from 'pino';
import { writeToStandardError } from './standard-error.js';

/** What is said about one event, beside its name; never a caller's text, never a key. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Where the service says what it does. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** The lowest severity that is logged; `silent` logs nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Fields whose value is a key whatever it holds: headers under the names they come in. */
const secretFields = ['authorization', 'Authorization', 'cookie', 'Cookie'];

/**
 * A log of one JSON object per line, with the members `level`, `time` (ISO 8601) and `event` first.
 * @param level the lowest level that is written
 * @param write takes a line, its end included; standard error when absent
 */
export function jsonLog(level: LogLevel, write: (line: string) => void = writeToStandardError): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretFields, censor: '[redacted]' },
  };
  // What is written is handed over at once and in order: a buffer of the logger's own could be lost at the end.
  const logger = pino(options, { write });
  const at =
    (level: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: LogFields = {}) =>
      logger[level]({ event, ...fields });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that keeps silent. */
export const silentLog: Log = jsonLog('silent');
