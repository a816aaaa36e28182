import { isObject } from '../is-object.js';

/** What a server says about a failure, whatever its dialect; for telling cases apart, never for showing. */
export interface ErrorWords {
  /** The parameter it is about. */
  readonly param: string;
  readonly code: string;
  /** HTTP status inside the body, of a failure that came with 200. */
  readonly status?: number | undefined;
  /** Code, type, parameter and message in one. */
  readonly all: string;
  readonly message: string;
  /** The model's window in tokens. */
  readonly contextTokens?: number | undefined;
  /** The text that did not fit the schema. */
  readonly failedGeneration?: string | undefined;
}

/** Words behind this place tell no cases apart, and may be the prompt. */
const mostWords = 2_000;

/** Reads an error body: nested, flat, a bare string, a list of details, or JSON inside a string. */
export function readErrorWords(body: unknown): ErrorWords {
  const error = innermost(body, 4);
  if (!isObject(error)) {
    const message = String(error ?? '').slice(0, mostWords);
    return { param: '', code: '', all: message, message, contextTokens: windowIn(message) };
  }
  const message = messageOf(error.message ?? error.detail ?? error.msg).slice(0, mostWords);
  const [param, code, type] = [error.param, error.code, error.type].map(wordOf) as [string, string, string];
  const status = Number(error.code ?? error.status);
  return {
    param,
    code,
    message,
    all: [code, type, param, message, innerCode(error)].join(' '),
    status: status >= 400 && status < 600 ? status : undefined,
    contextTokens: typeof error.n_ctx === 'number' ? error.n_ctx : windowIn(message),
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

/** A message, or a list of faults of which only the place and the words count: the rest repeats the request. */
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

function windowIn(message: string): number | undefined {
  const found =
    /(?:maximum context length (?:is|of)|available context size \(|context length of only|maximum number of tokens allowed \(|n_ctx\W{1,4}|tokens? >)\s*(\d{1,9})/i.exec(
      message,
    );
  return found === null ? undefined : Number(found[1]);
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}
