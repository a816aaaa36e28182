/** Tokens used, summed over calls. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** Prompt tokens from the server's cache; part of `promptTokens`. */
  readonly cachedTokens: number;
  /** Number of model calls, failed ones included. */
  readonly calls: number;
}

/** The tokens one call reported; missing numbers count as 0. */
export interface CallUsage {
  readonly promptTokens?: number;
  readonly completionTokens?: number;
  readonly cachedTokens?: number;
}

/**
 * Identifies one engine request in queues: all its calls and steps carry the same object, compared by identity. It has
 * no members.
 */
export type RequestIdentity = object;

/** Sums the tokens of one request's calls. A model adds every call it makes, failed ones included. */
export class UsageMeter {
  #prompt = 0;
  #completion = 0;
  #cached = 0;
  #calls = 0;
  readonly #onReport: (total: TokenUsage) => void;

  /** @param onReport called with the sum each time a call reports its tokens */
  constructor(onReport: (total: TokenUsage) => void = () => {}) {
    this.#onReport = onReport;
  }

  add(usage: CallUsage): void {
    this.#prompt += usage.promptTokens ?? 0;
    this.#completion += usage.completionTokens ?? 0;
    this.#cached += usage.cachedTokens ?? 0;
    this.#calls += 1;
    if (Object.values(usage).some((tokens) => tokens > 0)) this.#onReport(this.total());
  }

  total(): TokenUsage {
    return {
      promptTokens: this.#prompt,
      completionTokens: this.#completion,
      totalTokens: this.#prompt + this.#completion,
      cachedTokens: this.#cached,
      calls: this.#calls,
    };
  }
}
