import { pino } from 'pino';
import { writeToStandardError } from './standard-error.js';

/** The fields of an event, besides its name; never a caller's text, never a key. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** The service's log. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** The lowest severity that is logged; `silent` logs nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Fields that always hold secrets: headers under their names. */
const secretFields = ['authorization', 'Authorization', 'cookie', 'Cookie'];

/**
 * A log of one JSON object per line, with the members `level`, `time` (ISO 8601) and `event` first.
 * @param level the lowest level that is written
 * @param write receives a line, with its line end; standard error when absent
 */
export function jsonLog(level: LogLevel, write: (line: string) => void = writeToStandardError): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretFields, censor: '[redacted]' },
  };
  // Lines are passed on at once and in order: lines in the logger's own buffer could be lost at exit.
  const logger = pino(options, { write });
  const at =
    (level: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: LogFields = {}) =>
      logger[level]({ event, ...fields });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that writes nothing. */
export const silentLog: Log = jsonLog('silent');
