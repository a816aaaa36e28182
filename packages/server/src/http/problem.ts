import {
  type EngineError,
  type ErrorCode,
  type Finding,
  type GameError,
  isEngineError,
  type RejectedDraft,
} from '@ludotext/engine';
import { translated } from '@ludotext/engine/host';
import { type Fault, maxFaults, type Problem as ProblemBody } from '@ludotext/wire';
import { problemTitles } from './problem-titles.js';

/** The status of every code in the service's responses; a test checks docs/errors.md against this table. */
export const statusOf = {
  invalid_json: 400,
  invalid_request: 400,
  too_deep: 400,
  unauthorized: 401,
  forbidden: 403,
  forbidden_host: 403,
  forbidden_origin: 403,
  not_found: 404,
  game_not_found: 404,
  format_not_found: 404,
  not_gradable: 404,
  job_not_found: 404,
  batch_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  game_inactive: 409,
  no_active_game: 409,
  needs_model: 409,
  idempotency_in_progress: 409,
  batch_not_done: 409,
  body_too_large: 413,
  text_too_long: 413,
  unsupported_media_type: 415,
  unsupported_document: 415,
  direct_format: 422,
  invalid_manifest: 422,
  base_url_not_allowed: 422,
  model_not_listed: 422,
  second_model_missing: 422,
  context_too_long: 422,
  model_refused: 422,
  no_items: 422,
  format_not_recognised: 422,
  nothing_to_export: 422,
  unreadable_document: 422,
  idempotency_mismatch: 422,
  webhook_not_allowed: 422,
  rate_limited: 429,
  internal: 500,
  plugin_failed: 500,
  model_error: 502,
  model_auth_failed: 502,
  model_quota: 502,
  model_not_found: 502,
  model_output_invalid: 502,
  overloaded: 503,
  shutting_down: 503,
  state_unavailable: 503,
  model_unreachable: 503,
  model_rate_limited: 503,
  model_timeout: 504,
  plugin_timeout: 504,
} as const satisfies Record<Exclude<ErrorCode, 'aborted'>, number> & Record<string, number>;

/** A code of an error response. */
export type ProblemCode = keyof typeof statusOf;

/** A title for every code in every other language than English. */
const titles: Readonly<Record<string, Readonly<Record<ProblemCode, string>>>> = problemTitles;

export interface ProblemOptions {
  readonly errors?: readonly Fault[];
  /** The number of all faults, when `errors` holds only the first of them. */
  readonly errorsTotal?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the code's status where HTTP has a more specific one. */
  readonly status?: number;
  /** Whole seconds after which a retry may succeed. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A fault of a request, thrown where it is found and answered in one place. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly Fault[];
  readonly errorsTotal: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? statusOf[code];
    this.errors = options.errors ?? [];
    this.errorsTotal = options.errorsTotal ?? this.errors.length;
    this.retryAfter = options.retryAfter;
    this.headers = {
      ...options.headers,
      ...(this.retryAfter === undefined ? {} : { 'Retry-After': String(this.retryAfter) }),
    };
  }
}

/** Any thrown value as a problem; unexpected errors reveal nothing. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isEngineError(error) && Object.hasOwn(statusOf, error.code)) return problemOfEngine(error);
  return new Problem(
    'internal',
    'The service failed to handle this request. Its log has the cause under the request_id.',
    {
      cause: error,
    },
  );
}

/** The response to every request while the service stops. */
export function shuttingDown(): Problem {
  return new Problem('shutting_down', 'The service is stopping. Try again in a moment.', { retryAfter: 5 });
}

function problemOfEngine(error: EngineError): Problem {
  const ofGames = error.errors.flatMap((game) => [
    { message: game.message, code: game.code, type_id: game.typeId },
    ...faultsOf(game).map((fault) => ({ ...fault, type_id: game.typeId })),
  ]);
  const all = [...ofGames, ...faultsOf(error)];
  return new Problem(error.code as ProblemCode, error.message, {
    errors: all.slice(0, maxFaults),
    errorsTotal: Math.max(all.length, error.errors.length + error.findingsTotal),
    retryAfter: error.retryAfter === undefined ? undefined : Math.max(1, Math.ceil(error.retryAfter)),
    cause: error,
  });
}

/** The findings of an error in order, those about rejected drafts first and with their draft. */
function faultsOf({ code, findings = [], rejected = [] }: EngineError | GameError): Fault[] {
  const ofDrafts = rejected.flatMap((each, draft) => each.findings.map((finding) => faultIn(each, draft, finding)));
  return [...ofDrafts, ...findings.slice(ofDrafts.length).map((finding) => faultOf(finding, code))];
}

/** No text of a draft goes out with an error: who asks for the drafts gets them with `verbose`, or as events. */
function faultIn({ item }: RejectedDraft, draft: number, { path = [], ...finding }: Finding): Fault {
  const pointer = jsonPointer([item === undefined ? 'draft' : 'item', ...path]);
  return { ...faultOf(finding, 'no_items'), draft, pointer };
}

function faultOf({ rule, params, message, path, line, column }: Finding, code: string): Fault {
  return {
    message,
    rule,
    params,
    // Only for this code does the path lead into the request; otherwise it leads into an item or games.yaml.
    ...(code === 'invalid_request' && path !== undefined ? { pointer: jsonPointer(path) } : {}),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}

export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * The body of the error response (RFC 9457).
 * @param language a tag for which the service has sentences
 */
export function problemBody(problem: Problem, requestId: string, language = 'en'): ProblemBody {
  const { code, status, errors, errorsTotal } = problem;
  return {
    type: `urn:ludotext:error:${code}`,
    title: titles[language]?.[code] ?? titleOf(code),
    status,
    detail: detailOf(problem, language),
    code,
    success: false,
    request_id: requestId,
    ...(errors.length === 0 ? {} : { errors }),
    ...(errorsTotal > errors.length ? { errors_total: errorsTotal } : {}),
  };
}

/** The engine has translated what it threw itself; errors of its registry come here in English. */
function detailOf({ code, message, cause }: Problem, language: string): string {
  return isEngineError(cause) ? translated({ code, params: cause.params, message }, language) : message;
}

function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ').replace(/\bjson\b/, 'JSON');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
