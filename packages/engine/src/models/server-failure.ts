import type { FailureKind } from '../contract/errors.js';
import { isCount, isObject } from '../lib/data.js';
import { AttemptError, type AttemptFailure, notThisApi, type Parameter } from './failures.js';

/** A failed HTTP request. Only numbers and the request id reach an error. */
interface ServerFailure {
  readonly provider: string;
  readonly modelName: string;
  /** HTTP status; 200 for a failure inside a reply. */
  readonly status: number;
  /** The server's error: text, or a parsed object. */
  readonly body: unknown;
  readonly headers?: Headers | undefined;
  /** True for a parameter that was sent. */
  readonly sent: (parameter: Parameter) => boolean;
  /** Whether a parameter asked for JSON. */
  readonly sentFormat: boolean;
}

/** Wordings of servers for a prompt that does not fit. */
const overflowWords =
  /context_length_exceeded|maximum context length|exceed_context_size|exceeds the available context|exceed context window|longer than the context length|input length exceeds|greater than the context length|context length of only|prompt is too long|input token count \W?\d+\W? exceeds/i;
const filterWords = /content_filter|content management policy|ResponsibleAIPolicyViolation/i;
const formatWords = /response_format|json_schema|json_object|grammar|schema|structured|invalid format/i;

/** The same in a failure of the server itself, which may speak of schemas and grammars for other reasons. */
const formatNames = /response_format|json_schema|json_object|parse grammar/i;
const limitWords = /max_(completion_)?tokens/i;

/** HTTP statuses with which servers refuse a parameter. */
const refusals = new Set([400, 404, 415, 422, 501]);

/** Wordings for each parameter, if the server does not name it in a field. */
const parameterWords: readonly (readonly [Parameter, RegExp])[] = [
  ['stream_options', /stream_options|include_usage/i],
  ['temperature', /temperature/i],
  ['max_tokens', limitWords],
  ['max_completion_tokens', limitWords],
  ['think', /\bthink(ing)?\b/i],
];

/** Creates the failure for a model server's error response. */
export function serverFailure(failure: ServerFailure): AttemptError {
  const { status: httpStatus, headers, body } = failure;
  if (httpStatus < 400 && httpStatus !== 200) return redirected(httpStatus);
  const error = readServerError(body);
  const status = httpStatus === 200 ? error.status : httpStatus;
  const facts: Omit<AttemptFailure, 'kind' | 'message'> = {
    status: status ?? httpStatus,
    requestId: requestIdOf(headers),
    waitMs: waitAsked(headers, error.message),
    shouldRetry: shouldRetryOf(headers),
  };
  if (error.code === 'json_validate_failed') {
    const { failedGeneration: heldBack } = error;
    if ((heldBack ?? '').trim() !== '') return fail('bad_output', failure, { ...facts, heldBack });
    return fail('capability', failure, { ...facts, refuses: failure.sentFormat ? 'format' : undefined });
  }
  const kind = kindOf(status, error, failure);
  if (kind === 'not_this_api') return notThisApi(status);
  const { contextTokens, promptTokens } = error;
  if (kind === 'context_overflow') return fail(kind, failure, { ...facts, contextTokens, promptTokens });
  return fail(kind, failure, {
    ...facts,
    refuses: kind === 'capability' ? refusedBy(status, error, failure) : undefined,
  });
}

function kindOf(status: number | undefined, error: ServerError, { body, sentFormat }: ServerFailure): FailureKind {
  const { all, code, message } = error;
  if (filterWords.test(all)) return 'content_filter';
  if (status === 401 || status === 403) return 'auth';
  if (status === 402 || (status === 429 && isQuota(error))) return 'quota';
  if (status === 404 && (isPage(body) || all.trim() === '' || /^404/.test(message))) return 'not_this_api';
  if (isMissing(status, error)) return 'model_missing';
  if (limitWords.test(all) && /too large/i.test(all) && isRefusal(status)) return 'capability';
  if (overflowWords.test(all) || status === 413) return 'context_overflow';
  if (status === 429 || status === 529 || /rate_limit/i.test(code)) return 'rate_limited';
  if (status === 503 && /busy|overloaded/i.test(all)) return 'rate_limited';
  if (sentFormat && formatNames.test(all)) return 'capability';
  if (status === 408 || status === 504) return 'first_byte_timeout';
  if (status === 404 && !formatWords.test(all)) return 'not_this_api';
  return status !== undefined && (status < 500 || status === 501) && status !== 409 ? 'capability' : 'server_error';
}

/** A rate limit may also mention the billing page, so the server's own code is checked first. */
function isQuota({ all }: ServerError): boolean {
  return /insufficient_quota/i.test(all) || (/quota|billing|credit/i.test(all) && !/rate.?limit/i.test(all));
}

function isMissing(status: number | undefined, { code, all }: ServerError): boolean {
  if (code === 'model_not_found') return true;
  if (status === 404) return /\bmodels?\b|no endpoints/i.test(all) && !formatWords.test(all);
  return status === 400 && /model not exist|unknown model|invalid model|model .{1,200} does not exist/i.test(all);
}

function isRefusal(status: number | undefined): boolean {
  return status === undefined || refusals.has(status);
}

/** Which of the sent parameters the server refused. */
function refusedBy(
  status: number | undefined,
  error: ServerError,
  { sent, sentFormat }: ServerFailure,
): AttemptFailure['refuses'] {
  const { param, all } = error;
  if (!isRefusal(status)) return sentFormat && formatNames.test(all) ? 'format' : undefined;
  const sentLimit = sent('max_tokens') || sent('max_completion_tokens');
  if (sentLimit && limitWords.test(all) && /too large|at most|maximum/i.test(all)) return 'limit';
  if (sentFormat && param.startsWith('response_format')) return 'format';
  const named = parameterWords.find(([parameter]) => param === parameter && sent(parameter));
  const parameter = named ?? parameterWords.find(([name, pattern]) => sent(name) && pattern.test(all));
  if (parameter !== undefined) return parameter[0];
  return sentFormat && formatWords.test(all) ? 'format' : undefined;
}

/** Creates the error with its message: what happened and what to do. */
function fail(
  kind: FailureKind,
  { provider, modelName }: ServerFailure,
  facts: Omit<AttemptFailure, 'kind' | 'message'>,
): AttemptError {
  const { status } = facts;
  const messages: Partial<Record<FailureKind, string>> = {
    auth: `The model server refused the key (${status})${provider === 'ollama' ? "; a model in Ollama's cloud needs `ollama signin`." : '; check the key for this address.'}`,
    model_missing: `The model server does not know the model ${modelName}${provider === 'ollama' ? `; load it with \`ollama pull ${modelName}\`.` : '; check its name.'}`,
    rate_limited: 'The model server asks to slow down.',
    quota: "The account's quota at the model server is used up; check its plan and billing.",
    context_overflow: "The text does not fit the model's window.",
    content_filter: 'A filter of the model server refused the text.',
    first_byte_timeout: `The model server took too long by its own measure (${status}).`,
    capability: `The model server refused the form of the request (${status}); the model may not be made for chats or for JSON.`,
    bad_output: 'The model server held back a reply that does not fit the schema.',
  };
  const atServer = status === undefined || status < 400 ? 'in the middle of its reply' : `with status ${status}`;
  return new AttemptError({ kind, message: messages[kind] ?? `The model server failed ${atServer}.`, ...facts });
}

function redirected(status: number): AttemptError {
  return new AttemptError({
    kind: 'not_this_api',
    status,
    message: 'The model server redirects to another address, which is not followed; set base_url to the right one.',
  });
}

function isPage(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<');
}

function requestIdOf(headers: Headers | undefined): string | undefined {
  const id = headers?.get('x-request-id') ?? headers?.get('apim-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}

function shouldRetryOf(headers: Headers | undefined): boolean | undefined {
  const said = headers?.get('x-should-retry');
  return said === 'true' || said === 'false' ? said === 'true' : undefined;
}

/** A server's error in any dialect; used to tell cases apart, never shown. */
interface ServerError {
  /** The parameter concerned. */
  readonly param: string;
  readonly code: string;
  /** HTTP status inside the body, for a failure sent with status 200. */
  readonly status?: number | undefined;
  /** Code, type, parameter and message in one string. */
  readonly all: string;
  readonly message: string;
  /** The model's window in tokens. */
  readonly contextTokens?: number | undefined;
  /** Tokens of the prompt as the server counts them. */
  readonly promptTokens?: number | undefined;
  /** The text that did not fit the schema. */
  readonly failedGeneration?: string | undefined;
}

/** Maximum length read of a message; the rest does not help to tell cases apart and may quote the prompt. */
const maxMessageLength = 2_000;

/** Reads an error body: nested, flat, a bare string, a list of details, or JSON inside a string. */
export function readServerError(body: unknown): ServerError {
  const error = innermost(body, 4);
  if (!isObject(error)) {
    const message = (Array.isArray(error) ? messageOf(error) : wordOf(error)).slice(0, maxMessageLength);
    return { param: '', code: '', all: message, message, ...countsIn(message) };
  }
  const message = messageOf(error.message ?? error.detail ?? error.msg).slice(0, maxMessageLength);
  const [param, code, type] = [error.param, error.code, error.type].map(wordOf) as [string, string, string];
  const status = Number(error.code ?? error.status);
  return {
    param,
    code,
    message,
    all: [code, type, param, message, innerCode(error)].join(' '),
    status: status >= 400 && status < 600 ? status : undefined,
    ...countsIn(message),
    ...(isCount(error.n_ctx) ? { contextTokens: error.n_ctx } : {}),
    ...(isCount(error.n_prompt_tokens) ? { promptTokens: error.n_prompt_tokens } : {}),
    failedGeneration: typeof error.failed_generation === 'string' ? error.failed_generation : undefined,
  };
}

function innermost(value: unknown, depth: number): unknown {
  if (depth === 0) return value;
  if (typeof value === 'string') {
    const parsed = value.trimStart().startsWith('{') ? parse(value) : undefined;
    return parsed === undefined ? value : innermost(parsed, depth - 1);
  }
  const error = isObject(value) ? value.error : undefined;
  return error === undefined || error === null ? value : innermost(error, depth - 1);
}

/** The message, or the places and messages of a list of faults; their other members repeat the request. */
function messageOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isObject(value)) return messageOf(value.detail ?? value.message ?? value.msg);
  if (!Array.isArray(value)) return '';
  return value
    .slice(0, 20)
    .filter(isObject)
    .map(({ loc, msg, type }) =>
      [Array.isArray(loc) ? loc.map(wordOf).join('.') : '', wordOf(msg), wordOf(type)].join(' '),
    )
    .join('; ');
}

function innerCode(error: Readonly<Record<string, unknown>>): string {
  return isObject(error.innererror) ? wordOf(error.innererror.code) : '';
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What comes before the number of tokens of the window, and of the prompt, in the wordings of servers. */
const windowWords =
  /(?:maximum context length (?:is|of)|available context size \(|context length of only|exceed context window of|maximum number of tokens allowed \(|n_ctx\W{1,4}|tokens? >)\s*(\d{1,9})/i;
const promptWords =
  /(?:messages resulted in|input token count \(?|prompt is too long:|prompt contains(?: at least)?|requested tokens \(|n_prompt_tokens\W{1,4}|^request \(|tokens \()\s*(\d{1,9})/i;

function countsIn(message: string) {
  const [contextTokens, promptTokens] = [windowWords, promptWords].map((words) => {
    const found = words.exec(message);
    return found === null ? undefined : Number(found[1]);
  });
  return { contextTokens, promptTokens };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Milliseconds in a unit of time, as servers write them. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/**
 * How long a server asks to wait, in milliseconds: from `retry-after-ms`, from `Retry-After` in seconds or as a date,
 * or from its message ("try again in 1.5s"). Undefined if it says nothing readable, or the time has passed.
 */
export function waitAsked(headers: Headers | undefined, message: string): number | undefined {
  const asked =
    milliseconds(headers?.get('retry-after-ms')) ?? retryAfter(headers?.get('retry-after')) ?? inWords(message);
  return asked !== undefined && asked > 0 ? asked : undefined;
}

function milliseconds(value: string | null | undefined): number | undefined {
  return /^\d{1,12}(\.\d{1,6})?$/.test(value ?? '') ? Number(value) : undefined;
}

function retryAfter(value: string | null | undefined): number | undefined {
  const seconds = milliseconds(value);
  if (seconds !== undefined) return seconds * 1_000;
  const date = Date.parse(value ?? '');
  return Number.isNaN(date) ? undefined : date - Date.now();
}

function inWords(message: string): number | undefined {
  const said = /(?:try again|retry) (?:in|after) ((?:\d{1,9}(?:\.\d{1,9})? ?(?:ms|s|m|h)[a-z]{0,8} ?){1,4})/i.exec(
    message,
  )?.[1];
  if (said === undefined) return undefined;
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?) ?(ms|s|m|h)/gi)];
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit.toLowerCase()] ?? 0), 0);
}
