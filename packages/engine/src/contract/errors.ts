import type { Finding } from './finding.js';
import type { MessageParams } from './message.js';
import type { CallUsage } from './usage.js';

/**
 * Every code of an {@link EngineError}, with its meaning. A test compares docs/errors.md and the service's status table
 * with this list.
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
  format_not_found: 'No format has this name, or it does not write or read.',
  format_not_recognised: 'No format takes the file for its own.',
  nothing_to_export: 'No item of the set can be written in the format.',
  unsupported_document: 'The document is of a type that is not read.',
  unreadable_document: 'Too little of the document can be read.',
  invalid_manifest: 'games.yaml cannot be used; the games stay as they were.',
  state_unavailable: 'A decision could not be saved.',
  base_url_not_allowed: 'The address is not among those a model may be reached at.',
  model_not_listed: 'No listed model has this name.',
  second_model_missing: 'A second model is asked for, and none is configured.',
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

/** Maximum number of findings in an error; `findingsTotal` counts all of them. */
export const maxFindings = 100;

/** A code of an {@link EngineError}. */
export type ErrorCode = keyof typeof errorCodes;

/** Details of an {@link EngineError} beside its code and message. */
export interface EngineErrorOptions {
  readonly cause?: unknown;
  /** What the message is made of. */
  readonly params?: MessageParams;
  /** The individual faults, if there are several (a direct format, games.yaml, rejected items). */
  readonly findings?: readonly Finding[];
  /** The drafts that the findings are about, if a writer's drafts were rejected. */
  readonly rejected?: readonly RejectedDraft[];
  /** The type_id of the game that failed. */
  readonly typeId?: number;
  /** The error of each game, if the request failed because all games failed. */
  readonly errors?: readonly GameError[];
  /** Seconds to wait before the next try, if known. */
  readonly retryAfter?: number;
  /** Total number of findings, if `findings` holds only the first ones. */
  readonly findingsTotal?: number;
  /** Details of the failed model call. */
  readonly model?: ModelFailure;
}

/** The ways a model call fails, in more detail than the codes. */
export type FailureKind =
  /** The server refuses the key. */
  | 'auth'
  /** The server does not know the model. */
  | 'model_missing'
  /** The response does not come from a model server, or the path is wrong. */
  | 'not_this_api'
  | 'unreachable'
  /** The server failed so often in a row that it is not asked for a while. */
  | 'resting'
  | 'first_byte_timeout'
  | 'idle_timeout'
  | 'total_timeout'
  | 'rate_limited'
  /** The account's quota is used up. */
  | 'quota'
  /** The server supports no way to ask for JSON, or refuses a required parameter. */
  | 'capability'
  | 'context_overflow'
  /** The model itself refused. */
  | 'refused'
  /** A filter of the server blocked the reply. */
  | 'content_filter'
  /** The output limit was reached before any text. */
  | 'output_limit'
  /** A reply without text. */
  | 'empty_output'
  /** Text that is not JSON, or does not fit the schema. */
  | 'bad_output'
  /** Endless whitespace or text. */
  | 'runaway'
  /** The reply stopped in the middle. */
  | 'cut_stream'
  /** A failure of the server itself. */
  | 'server_error'
  | 'aborted';

/** Details of a failed model call; never the key, the prompt or text from the server. */
export interface ModelFailure {
  readonly kind: FailureKind;
  readonly provider?: string;
  readonly modelName?: string;
  /** Host and port of the server. */
  readonly host?: string;
  /** HTTP status, if there was one. */
  readonly status?: number;
  /** The server's id of the HTTP request. */
  readonly requestId?: string;
  /** Number of attempts made. */
  readonly attempts?: number;
  /** What the attempts used. */
  readonly usage?: CallUsage;
  /** The model's window in tokens, if an overflow error named it. */
  readonly contextTokens?: number;
}

/** A draft that was rejected, and why. */
export interface RejectedDraft {
  /** The draft as the writer returned it. */
  readonly draft: unknown;
  /**
   * The item that the draft made, without id: the paths of the findings lead into it. Absent for a draft that does not
   * fit its schema: they lead into the draft.
   */
  readonly item?: unknown;
  readonly findings: readonly Finding[];
}

/** The failure of one game in a request for several. */
export interface GameError {
  readonly typeId: number;
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly message: string;
  /** Why its items were rejected, if that is the reason. */
  readonly findings?: readonly Finding[];
  /** The same by draft, as in {@link EngineError}. */
  readonly rejected?: readonly RejectedDraft[];
}

/**
 * The only error the engine throws. Recognise it with {@link isEngineError}; tell cases apart by `code`. The message is
 * safe to show to a caller: no stack, path, key or text from a model server. `cause` holds the original.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly findings: readonly Finding[];
  /** With `no_items`: the rejected drafts with their findings, in order; the first ones, where they are many or large. */
  readonly rejected: readonly RejectedDraft[];
  readonly typeId: number | undefined;
  readonly errors: readonly GameError[];
  readonly retryAfter: number | undefined;
  readonly findingsTotal: number;
  readonly model: ModelFailure | undefined;

  constructor(code: ErrorCode, message: string, options: EngineErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.params = options.params ?? {};
    this.findings = options.findings ?? [];
    this.rejected = options.rejected ?? [];
    this.typeId = options.typeId;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
    this.findingsTotal = options.findingsTotal ?? this.findings.length;
    this.model = options.model;
  }

  /** For `JSON.stringify`: all members and the message; no stack and no cause, which may hold what is not to be shown. */
  toJSON(): object {
    const { name, code, message, ...details } = { ...this, message: this.message };
    return { name, code, message, ...details };
  }
}

/** The error of an aborted request; its `cause` is the signal's reason. */
export function abortedError(signal: AbortSignal | undefined): EngineError {
  return new EngineError('aborted', 'The request was aborted.', { cause: signal?.reason });
}

/** Checks the shape, not `instanceof`: one process may contain two copies of the engine. */
export function isEngineError(value: unknown): value is EngineError {
  return value instanceof Error && value.name === 'EngineError' && typeof (value as EngineError).code === 'string';
}
