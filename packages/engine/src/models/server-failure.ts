import { AttemptError, type AttemptFault, type Parameter } from './attempt-error.js';
import { type ErrorWords, readErrorWords } from './error-words.js';
import { noAnswer } from './frame-reader.js';
import type { FailureKind } from './model-failure.js';
import { waitAsked } from './retry-hints.js';

/** What is known of an answer that is none. Nothing of it but numbers and the request's id reaches an error. */
export interface ServerFailure {
  readonly provider: string;
  readonly modelName: string;
  /** HTTP status; 200 for a failure inside an answer. */
  readonly status: number;
  /** What the server says: text, or an object that was read already. */
  readonly body: unknown;
  readonly headers?: Headers | undefined;
  /** Parameters that were sent. */
  readonly sent: (parameter: Parameter) => boolean;
  /** Whether JSON was asked for by a parameter. */
  readonly sentFormat: boolean;
}

/** How servers say that a prompt does not fit, in several dialects. */
const overflowWords =
  /context_length_exceeded|maximum context length|exceed_context_size|exceeds the available context|longer than the context length|input length exceeds|greater than the context length|context length of only|prompt is too long|input token count \W?\d+\W? exceeds/i;
const filterWords = /content_filter|content management policy|ResponsibleAIPolicyViolation/i;
const formatWords = /response_format|json_schema|json_object|grammar|schema|structured|invalid format/i;
const limitWords = /max_(completion_)?tokens/i;

/** Statuses a server refuses a parameter with. */
const refusals = new Set([400, 404, 415, 422, 501]);

/** How a parameter is named where the server does not name it by itself. */
const parameterWords: readonly (readonly [Parameter, RegExp])[] = [
  ['stream_options', /stream_options|include_usage/i],
  ['temperature', /temperature/i],
  ['max_tokens', limitWords],
  ['max_completion_tokens', limitWords],
  ['think', /\bthink(ing)?\b/i],
];

/** The failure of a call that was answered with one. */
export function serverFailure(failure: ServerFailure): AttemptError {
  const { status: httpStatus, headers, body } = failure;
  if (httpStatus < 400 && httpStatus !== 200) return redirected(httpStatus);
  const words = readErrorWords(body);
  const status = httpStatus === 200 ? words.status : httpStatus;
  const facts: Omit<AttemptFault, 'kind' | 'message'> = {
    status: status ?? httpStatus,
    requestId: requestIdOf(headers),
    waitMs: waitAsked(headers, words.message),
    shouldRetry: shouldRetryOf(headers),
  };
  if (words.code === 'json_validate_failed') {
    const { failedGeneration: answer } = words;
    if ((answer ?? '').trim() !== '') return fail('bad_output', failure, { ...facts, answer });
    return fail('capability', failure, { ...facts, refuses: failure.sentFormat ? 'format' : undefined });
  }
  const kind = kindOf(status, words, failure);
  if (kind === 'not_this_api') return noAnswer(status);
  if (kind === 'context_overflow') return fail(kind, failure, { ...facts, contextTokens: words.contextTokens });
  return fail(kind, failure, {
    ...facts,
    refuses: kind === 'capability' ? refusedBy(status, words, failure) : undefined,
  });
}

function kindOf(status: number | undefined, words: ErrorWords, { body }: ServerFailure): FailureKind {
  const { all, code, message } = words;
  if (filterWords.test(all)) return 'content_filter';
  if (status === 401 || status === 403) return 'auth';
  if (status === 402 || (status === 429 && isQuota(words))) return 'quota';
  if (status === 404 && (isPage(body) || all.trim() === '' || /^404/.test(message))) return 'not_this_api';
  if (isMissing(status, words)) return 'model_missing';
  if (limitWords.test(all) && /too large/i.test(all) && isRefusal(status)) return 'capability';
  if (overflowWords.test(all) || status === 413) return 'context_overflow';
  if (status === 429 || status === 529 || /rate_limit/i.test(code)) return 'rate_limited';
  if (status === 503 && /busy|overloaded/i.test(all)) return 'rate_limited';
  if (status === 408 || status === 504) return 'first_byte_timeout';
  if (status === 404 && !formatWords.test(all)) return 'not_this_api';
  return status !== undefined && (status < 500 || status === 501) && status !== 409 ? 'capability' : 'server_error';
}

/** A rate limit may name the billing page as well, so its own code comes first. */
function isQuota({ all }: ErrorWords): boolean {
  return /insufficient_quota/i.test(all) || (/quota|billing|credit/i.test(all) && !/rate.?limit/i.test(all));
}

function isMissing(status: number | undefined, { code, all }: ErrorWords): boolean {
  if (code === 'model_not_found') return true;
  if (status === 404) return /\bmodels?\b|no endpoints/i.test(all) && !formatWords.test(all);
  return status === 400 && /model not exist|unknown model|invalid model|model .{1,200} does not exist/i.test(all);
}

function isRefusal(status: number | undefined): boolean {
  return status === undefined || refusals.has(status);
}

/** What the server would not take, of what was sent. */
function refusedBy(
  status: number | undefined,
  words: ErrorWords,
  { sent, sentFormat }: ServerFailure,
): AttemptFault['refuses'] {
  if (!isRefusal(status)) return undefined;
  const { param, all } = words;
  const sentLimit = sent('max_tokens') || sent('max_completion_tokens');
  if (sentLimit && limitWords.test(all) && /too large|at most|maximum/i.test(all)) return 'limit';
  if (sentFormat && param.startsWith('response_format')) return 'format';
  const named = parameterWords.find(([parameter]) => param === parameter && sent(parameter));
  const parameter = named ?? parameterWords.find(([name, pattern]) => sent(name) && pattern.test(all));
  if (parameter !== undefined) return parameter[0];
  return sentFormat && formatWords.test(all) ? 'format' : undefined;
}

/** What a caller is told, and what to do about it. */
function fail(
  kind: FailureKind,
  { provider, modelName }: ServerFailure,
  facts: Omit<AttemptFault, 'kind' | 'message'>,
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
    bad_output: 'The model server held back an answer that does not fit the schema.',
  };
  const atServer = status === undefined || status < 400 ? 'in the middle of its answer' : `with status ${status}`;
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
