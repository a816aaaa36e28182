import type { Fault, Problem } from '@ludotext/wire';

/** The exit codes of every command, as docs/command-line.md lists them. */
export const exitCodes = {
  done: 0,
  /** Done, or done in part; there are faults or findings, which are listed. */
  faults: 1,
  /** The command is wrong; nothing was done. */
  usage: 2,
  /** The writer or the service failed. */
  service: 3,
  /** Stopped by Ctrl-C or SIGTERM, as shells number it. */
  stopped: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with an exit code other than 0. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly exitCode: ExitCode;

  /** @param message sentences for people, one per line */
  constructor(exitCode: ExitCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** A request that the service answered with a problem, or did not answer. */
export class ServiceFailure extends Failure {
  override readonly name = 'ServiceFailure';
  /** The problem as the service sent it; undefined where nothing that is one came. */
  readonly problem: Problem | undefined;
  /** Seconds after which it may work again, where the service says so. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    problem?: Problem,
    { retryAfter, ...options }: ErrorOptions & { readonly retryAfter?: number | undefined } = {},
  ) {
    super(problem === undefined ? exitCodes.service : exitCodeOf(problem), message, options);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Problems that another text, set or file does not have. */
const ofContent = new Set([
  'body_too_large',
  'context_too_long',
  'direct_format',
  'format_not_recognised',
  'model_refused',
  'no_items',
  'nothing_to_export',
  'text_too_long',
  'unreadable_document',
  'unsupported_document',
  'too_deep',
]);

/** Problems that another command does not have. */
const ofUsage = new Set([
  'format_not_found',
  'game_inactive',
  'game_not_found',
  'invalid_request',
  'model_not_listed',
  'needs_model',
  'no_active_game',
  'not_gradable',
  'second_model_missing',
]);

/** Where faults of an `invalid_request` are in what a file holds, not in the command. */
const inContent = /^\/(texts|text|set|item|base64)(\/|$)/;

function exitCodeOf({ code, errors = [] }: Problem): ExitCode {
  const isOfContent = errors.length > 0 && errors.every(({ pointer = '' }) => inContent.test(pointer));
  if (ofContent.has(code) || (code === 'invalid_request' && isOfContent)) return exitCodes.faults;
  return ofUsage.has(code) ? exitCodes.usage : exitCodes.service;
}

/**
 * A problem in lines, each at its place: `FILE:line:column: message`.
 * @param name the file that it is about, where it is about one
 */
export function linesOf({ message, problem }: ServiceFailure, name?: string): string[] {
  const { code, errors = [], errors_total: total = errors.length } = problem ?? {};
  const at = (place: string | undefined, text: string) => (place === undefined ? text : `${place}: ${text}`);
  const lines = errors.map((fault) => at(name === undefined ? undefined : placeOf(name, fault), inWords(fault)));
  // Faults with a place say all; those without are the reasons of what the problem says.
  const isReason = code !== 'invalid_request' && errors.every(({ line }) => line === undefined);
  return [
    ...(isReason ? [at(name, message)] : []),
    ...new Set(lines),
    ...(total > errors.length ? [at(name, `${total - errors.length} more faults are not listed.`)] : []),
  ];
}

/** A fault with the member of the request that it is in, such as `set.language`. */
function inWords({ message, pointer = '' }: Fault): string {
  const member = pointer.slice(1).replaceAll('/', '.');
  return member === '' || message.startsWith(`${member}:`) ? message : `${member}: ${message}`;
}

/** The place of a fault, as compilers write it. */
export function placeOf(
  name: string,
  { line, column }: { readonly line?: number | undefined; readonly column?: number | undefined },
): string {
  return [name, line, column].filter((part) => part !== undefined).join(':');
}
