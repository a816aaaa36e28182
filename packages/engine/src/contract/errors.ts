import type { Finding } from './finding.js';

/**
 * Every code an {@link EngineError} can carry, with what it means. docs/errors.md and the service's status table are
 * held to this list by a test.
 */
export const errorCodes = {
  invalid_request: 'An argument is missing or out of its bounds.',
  text_too_long: 'The text is longer than the limit.',
  game_not_found: 'No game has this type_id or name.',
  game_inactive: 'The game is switched off.',
  no_active_game: 'Every game is switched off.',
  needs_model: 'Only a language model can write this game, and none is configured.',
  not_gradable: 'The game does not grade submissions.',
  direct_format: "The text does not follow the game's direct format.",
  no_items: 'No acceptable item could be written from the text.',
  invalid_manifest: 'games.yaml cannot be used; the games stay as they were.',
  state_unavailable: 'A decision could not be saved.',
  base_url_not_allowed: 'The address is not among those a model may be reached at.',
  model_unreachable: 'The model server cannot be reached.',
  model_auth_failed: 'The model server refused the key.',
  model_quota: "The account's quota at the model server is used up.",
  model_not_found: 'The model server does not know the model.',
  model_rate_limited: 'The model server asks to slow down.',
  model_timeout: 'The model server did not reply in time.',
  model_refused: 'The model refused the task.',
  model_output_invalid: 'The reply of the model cannot be used.',
  model_error: 'The model server failed.',
  context_too_long: "The text does not fit the model's window.",
  plugin_failed: 'A game failed.',
  plugin_timeout: 'A game did not finish in time.',
  aborted: 'The caller aborted the request.',
} as const;

/** Most findings an error carries; `findingsTotal` counts them all. */
export const maxFindings = 100;

/** A code of an {@link EngineError}. */
export type ErrorCode = keyof typeof errorCodes;

/** What an {@link EngineError} carries beside its code and its message. */
export interface EngineErrorOptions {
  readonly cause?: unknown;
  /** The faults one by one, where there are several (a direct format, games.yaml, rejected items). */
  readonly findings?: readonly Finding[];
  /** The type_id of the game it happened in. */
  readonly typeId?: number;
  /** Errors of single games, when a request failed because all of them did. */
  readonly errors?: readonly GameError[];
  /** Seconds after which it may work again, where known. */
  readonly retryAfter?: number;
  /** How many findings there are in all, when `findings` holds only the first. */
  readonly findingsTotal?: number;
  /** What is known of the model call that failed. */
  readonly model?: ModelFailure;
}

/** The ways a model call fails, finer than the codes. */
export type FailureKind =
  /** The server refuses the key. */
  | 'auth'
  /** The server does not know the model. */
  | 'model_missing'
  /** What answers is no model server, or not at this path. */
  | 'not_this_api'
  | 'unreachable'
  | 'first_byte_timeout'
  | 'idle_timeout'
  | 'total_timeout'
  | 'rate_limited'
  /** The account's quota is used up. */
  | 'quota'
  /** The server knows none of the ways to ask for JSON, or refuses a parameter that cannot be left out. */
  | 'capability'
  | 'context_overflow'
  /** The model itself said no. */
  | 'refused'
  /** A filter of the server said no. */
  | 'content_filter'
  /** The output limit was reached before any text. */
  | 'output_limit'
  /** A reply without text. */
  | 'empty_output'
  /** Text that is no JSON, or does not fit the schema. */
  | 'bad_output'
  /** Endless whitespace or text. */
  | 'runaway'
  /** The reply broke off in the middle. */
  | 'cut_stream'
  /** A failure of the server itself. */
  | 'server_error'
  | 'aborted';

/** What is known of a failed model call; never the key, the prompt or the server's own words. */
export interface ModelFailure {
  readonly kind: FailureKind;
  readonly provider?: string;
  readonly modelName?: string;
  /** Host and port of the server. */
  readonly host?: string;
  /** HTTP status, where there was one. */
  readonly status?: number;
  /** The server's own id of the request. */
  readonly requestId?: string;
  /** Attempts made. */
  readonly attempts?: number;
  /** The model's window in tokens, where an overflow told it. */
  readonly contextTokens?: number;
}

/** What went wrong in one game of a request for several. */
export interface GameError {
  readonly typeId: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** What was wrong with its items, where that is why. */
  readonly findings?: readonly Finding[];
}

/**
 * The one error the engine throws; recognise it by {@link isEngineError} and tell cases apart by `code`.
 * Its message is fit for a caller: no stack, no path, no key, none of a model server's own words. `cause` holds the original.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: ErrorCode;
  readonly findings: readonly Finding[];
  readonly typeId: number | undefined;
  readonly errors: readonly GameError[];
  readonly retryAfter: number | undefined;
  readonly findingsTotal: number;
  readonly model: ModelFailure | undefined;

  constructor(code: ErrorCode, message: string, options: EngineErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.findings = options.findings ?? [];
    this.typeId = options.typeId;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
    this.findingsTotal = options.findingsTotal ?? this.findings.length;
    this.model = options.model;
  }
}

/** The error of a request whose signal has fired; its `cause` is the signal's reason. */
export function abortedError(signal: AbortSignal | undefined): EngineError {
  return new EngineError('aborted', 'The request was aborted.', { cause: signal?.reason });
}

/** By shape, not `instanceof`: two copies of the engine may stand in one process. */
export function isEngineError(value: unknown): value is EngineError {
  return value instanceof Error && value.name === 'EngineError' && typeof (value as EngineError).code === 'string';
}
