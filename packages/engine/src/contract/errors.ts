import type { ModelFailure } from '../models/model-failure.js';
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
  needs_model: 'The game can be written by a language model only, and none is configured.',
  not_gradable: 'The game does not grade answers.',
  direct_format: "The text does not follow the game's direct format.",
  no_items: 'No acceptable item could be written from the text.',
  invalid_manifest: 'games.yaml cannot be used; the games stay as they were.',
  state_unavailable: 'A decision could not be kept.',
  base_url_not_allowed: 'The address is not among those a model may be reached at.',
  model_unreachable: 'The model server cannot be reached.',
  model_auth_failed: 'The model server refused the key.',
  model_quota: "The account's quota at the model server is used up.",
  model_not_found: 'The model server does not know the model.',
  model_rate_limited: 'The model server asks to slow down.',
  model_timeout: 'The model server did not answer in time.',
  model_refused: 'The model refused the task.',
  model_output_invalid: 'The answer of the model could not be used.',
  model_error: 'The model server failed.',
  context_too_long: "The text does not fit the model's window.",
  plugin_failed: 'A game failed.',
  plugin_timeout: 'A game did not answer in time.',
  aborted: 'The caller gave up.',
} as const;

/** Most findings an error carries; `findingsTotal` counts them all. */
export const maxFindings = 100;

export type ErrorCode = keyof typeof errorCodes;

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

/** By shape, not `instanceof`: two copies of the engine may stand in one process. */
export function isEngineError(value: unknown): value is EngineError {
  return value instanceof Error && value.name === 'EngineError' && typeof (value as EngineError).code === 'string';
}
