import { type AttemptFailure, failures } from './failures.js';
import type { JsonMode, ModelKnowledge } from './model-knowledge.js';
import type { AttemptOptions } from './model-protocol.js';

/** How often and how soon a call is retried. */
interface RetrySettings {
  readonly maxAttempts: number;
  readonly retryBaseMs: number;
  readonly maxTokens?: number | undefined;
}

/** HTTP statuses of temporary failures. */
const passingStatuses = new Set([408, 409, 429, 500, 502, 503, 504, 529]);

/** Maximum pause chosen here, and the maximum a server may ask for, in milliseconds. */
const maxBackoffMs = 8_000;
const maxWaitMs = 60_000;

/** Decides over all attempts of one call whether there is another, and with which options. */
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

  /** Options of the next attempt. */
  options(): Omit<AttemptOptions, 'whole'> {
    return { mode: this.#knowledge.looser(this.#knowledge.mode, this.#lowest), maxTokens: this.#maxTokens };
  }

  /**
   * Decides what follows a failure.
   * @param options options of the failed attempt
   * @param timeLeftMs what is left of the call's time
   * @returns the pause before the next attempt in milliseconds; undefined if there is none
   */
  next(failure: AttemptFailure, { mode }: Pick<AttemptOptions, 'mode'>, timeLeftMs: number): number | undefined {
    if (failure.refuses !== undefined) {
      this.#learn(failure.refuses, mode);
      return 0;
    }
    this.#failures += 1;
    if (this.#failures >= this.#settings.maxAttempts || timeLeftMs <= 0) return undefined;
    const { kind } = failure;
    switch (failures[kind].callRetry) {
      case 'looser':
        return this.#isFirst(kind) && this.#loosen(mode) ? 0 : undefined;
      case 'again, then looser':
        return this.#isFirst(kind) || (this.#isFirst(`${kind} again`) && this.#loosen(mode)) ? 0 : undefined;
      case 'more tokens':
        return this.#isFirst(kind) && this.#double() ? 0 : undefined;
      default:
        return this.#mayPass(failure) ? this.#pause(failure, timeLeftMs) : undefined;
    }
  }

  /** Terminates, because a refused parameter is never sent again. */
  #learn(refused: NonNullable<AttemptFailure['refuses']>, mode: JsonMode): void {
    if (refused === 'format') this.#knowledge.refuseMode(mode);
    else if (refused === 'limit') {
      this.#knowledge.refuse('max_tokens');
      this.#knowledge.refuse('max_completion_tokens');
    } else this.#knowledge.refuse(refused);
  }

  #mayPass({ kind, status, shouldRetry }: AttemptFailure): boolean {
    const { callRetry: call } = failures[kind];
    if (call === 'never') return false;
    if (shouldRetry !== undefined) return shouldRetry;
    if (status !== undefined && status >= 400) return passingStatuses.has(status);
    return call === 'always' || (call === 'once' && this.#isFirst(kind));
  }

  /** Full jitter: callers that failed together do not retry together. */
  #pause({ waitMs }: AttemptFailure, timeLeftMs: number): number | undefined {
    const { retryBaseMs } = this.#settings;
    const backoff = Math.random() * Math.min(maxBackoffMs, retryBaseMs * 2 ** (this.#failures - 1));
    if (waitMs !== undefined && waitMs > maxWaitMs) return undefined;
    const pause = waitMs ?? backoff;
    return pause < timeLeftMs ? pause : undefined;
  }

  #loosen(mode: JsonMode): boolean {
    const below = this.#knowledge.below(mode);
    if (below !== undefined) this.#lowest = below;
    return below !== undefined;
  }

  #double(): boolean {
    if (this.#maxTokens === undefined) return false;
    this.#maxTokens *= 2;
    return true;
  }

  #isFirst(what: string): boolean {
    const isFirst = !this.#happened.has(what);
    this.#happened.add(what);
    return isFirst;
  }
}
