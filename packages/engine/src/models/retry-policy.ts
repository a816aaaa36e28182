import type { AttemptFault } from './failures.js';
import type { JsonMode, ModelKnowledge } from './model-knowledge.js';
import type { CallShape } from './model-protocol.js';

/** How often and how soon a call is tried again. */
export interface RetrySettings {
  readonly maxAttempts: number;
  readonly retryBaseMs: number;
  readonly maxTokens?: number | undefined;
}

/** Statuses of failures that pass. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504, 529]);

/** Longest pause of our own, and the longest a server may ask for, in milliseconds. */
const longestBackoffMs = 8_000;
const longestWaitMs = 60_000;

/** One call over all its attempts: how it is asked next, and whether it is. */
export class RetryPolicy {
  readonly #settings: RetrySettings;
  readonly #knowledge: ModelKnowledge;
  readonly #happened = new Set<string>();
  #failures = 0;
  #lowest: JsonMode;
  #maxTokens: number | undefined;

  constructor(settings: RetrySettings, knowledge: ModelKnowledge) {
    this.#settings = settings;
    this.#knowledge = knowledge;
    this.#lowest = knowledge.mode;
    this.#maxTokens = settings.maxTokens;
  }

  /** How the next attempt is asked. */
  shape(): CallShape {
    return { mode: this.#knowledge.looser(this.#knowledge.mode, this.#lowest), maxTokens: this.#maxTokens };
  }

  /**
   * What comes after a failure.
   * @param shape how the attempt that failed was asked
   * @param timeLeftMs what is left of the call's time
   * @returns the pause before the next attempt in milliseconds; undefined when there is none
   */
  next(fault: AttemptFault, shape: CallShape, timeLeftMs: number): number | undefined {
    if (fault.refuses !== undefined) {
      this.#learn(fault.refuses, shape.mode);
      return 0;
    }
    this.#failures += 1;
    if (this.#failures >= this.#settings.maxAttempts || timeLeftMs <= 0) return undefined;
    switch (fault.kind) {
      case 'runaway':
        return this.#once('runaway') && this.#lower(shape.mode) ? 0 : undefined;
      case 'empty_output':
        return this.#once('empty') || (this.#once('empty again') && this.#lower(shape.mode)) ? 0 : undefined;
      case 'output_limit':
        return this.#once('limit') && this.#double() ? 0 : undefined;
      default:
        return this.#mayPass(fault) ? this.#pause(fault, timeLeftMs) : undefined;
    }
  }

  /** A server refuses the same thing once only, since it is not sent again; so this ends. */
  #learn(refused: NonNullable<AttemptFault['refuses']>, mode: JsonMode): void {
    if (refused === 'format') this.#knowledge.refuseMode(mode);
    else if (refused === 'limit') {
      this.#knowledge.refuse('max_tokens');
      this.#knowledge.refuse('max_completion_tokens');
    } else this.#knowledge.refuse(refused);
  }

  #mayPass({ kind, status, shouldRetry }: AttemptFault): boolean {
    if (['aborted', 'refused', 'content_filter', 'quota', 'context_overflow', 'auth'].includes(kind)) return false;
    if (shouldRetry !== undefined) return shouldRetry;
    if (kind === 'unreachable' || kind === 'cut_stream') return true;
    if (status !== undefined && status >= 400) return passing.has(status);
    if (kind === 'first_byte_timeout') return this.#once(kind);
    return kind === 'server_error' || kind === 'rate_limited';
  }

  /** Full jitter keeps callers that failed together from coming back together. */
  #pause({ waitMs }: AttemptFault, timeLeftMs: number): number | undefined {
    const { retryBaseMs } = this.#settings;
    const backoff = Math.random() * Math.min(longestBackoffMs, retryBaseMs * 2 ** (this.#failures - 1));
    if (waitMs !== undefined && waitMs > longestWaitMs) return undefined;
    const pause = waitMs ?? backoff;
    return pause < timeLeftMs ? pause : undefined;
  }

  #lower(mode: JsonMode): boolean {
    const below = this.#knowledge.below(mode);
    if (below !== undefined) this.#lowest = below;
    return below !== undefined;
  }

  #double(): boolean {
    if (this.#maxTokens === undefined) return false;
    this.#maxTokens *= 2;
    return true;
  }

  #once(what: string): boolean {
    const isFirst = !this.#happened.has(what);
    this.#happened.add(what);
    return isFirst;
  }
}
