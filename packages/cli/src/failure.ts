import type { Problem } from '@ludotext/wire';

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

  constructor(message: string, problem?: Problem, options?: ErrorOptions) {
    super(problem === undefined ? exitCodes.service : exitCodeOf(problem), message, options);
    this.problem = problem;
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
  'too_deep',
]);

/** Problems that another command does not have. */
const ofUsage = new Set([
  'format_not_found',
  'game_inactive',
  'game_not_found',
  'invalid_request',
  'needs_model',
  'no_active_game',
  'not_gradable',
]);

function exitCodeOf({ code }: Problem): ExitCode {
  if (ofContent.has(code)) return exitCodes.faults;
  return ofUsage.has(code) ? exitCodes.usage : exitCodes.service;
}
