import type { Fault, Problem as ProblemBody } from '@ludotext/wire';

/**
 * The page's own codes: `unreachable` without a response, `cut_off` in the middle of one, `unreadable` for one the
 * service never sends. Documents have two more: service/documents.ts.
 */
type OwnCode = 'unreachable' | 'cut_off' | 'unreadable';

/** What is told of a problem: data, which can be kept with a set. */
export interface ToldProblem {
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly faults: readonly Fault[];
  /** Seconds after which a retry may help. */
  readonly retryAfter?: number | undefined;
  /** The time of that retry, in milliseconds since 1970. */
  readonly retryAt?: number | undefined;
}

/** Why a request to the service failed. */
export class Problem extends Error implements ToldProblem {
  override readonly name = 'Problem';
  /** The service's own code, or one of the page's. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly faults: readonly Fault[];
  /** Seconds after which a retry may help, if the service says so. */
  readonly retryAfter: number | undefined;
  /** The time of that retry, in milliseconds since 1970. */
  readonly retryAt: number | undefined;

  constructor(
    code: string,
    message: string,
    more: {
      requestId?: string;
      faults?: readonly Fault[];
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.requestId = more.requestId;
    this.faults = more.faults ?? [];
    this.retryAfter = more.retryAfter;
    this.retryAt = more.retryAfter === undefined ? undefined : Date.now() + more.retryAfter * 1000;
  }
}

/**
 * The problem in an error event's data.
 * @param retryAfter seconds
 */
export function problemOfData(data: unknown, retryAfter?: number): Problem {
  if (isProblemBody(data)) return problemOfBody(data, retryAfter);
  return new Problem('unreadable', 'Malformed error response.', { retryAfter });
}

function problemOfBody(body: ProblemBody, retryAfter?: number): Problem {
  const { code, detail, request_id: requestId, errors: faults = [] } = body;
  return new Problem(code, detail, { requestId, faults, retryAfter });
}

/** The problem in an error response; a proxy in between sends other bodies. */
export async function problemOfResponse(response: Response): Promise<Problem> {
  const retryAfter = readRetryAfter(response.headers.get('retry-after'));
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblemBody(body)) return problemOfBody(body, retryAfter);
  return new Problem('unreadable', `The response has the status ${response.status}.`, { retryAfter });
}

/** Whether the request was aborted, which is not a problem. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether it is a problem with this code. */
export function hasCode(error: unknown, code: string): error is Problem {
  return error instanceof Problem && error.code === code;
}

/** The problem for a failed `fetch` or a failure to read its body. */
export function problemOfFailure(cause: unknown, code: OwnCode): Problem {
  return cause instanceof Problem ? cause : new Problem(code, String(cause), { cause });
}

/** A problem as data: what is kept of an error loses its members. */
export function toldProblem({ code, message, requestId, faults, retryAfter, retryAt }: Problem): ToldProblem {
  return { code, message, requestId, faults, retryAfter, retryAt };
}

function isProblemBody(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail, errors = [] } = body as Partial<Record<keyof ProblemBody, unknown>>;
  return typeof code === 'string' && typeof detail === 'string' && Array.isArray(errors);
}

/** Seconds; the header may also be a date, which proxies send. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
