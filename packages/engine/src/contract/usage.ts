/** Tokens spent, summed over calls. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** Prompt tokens the server had in its cache; part of `promptTokens`. */
  readonly cachedTokens: number;
  /** Model calls made, failed ones included. */
  readonly calls: number;
}

/** What one call reported; what a server leaves out counts as 0. */
export interface CallUsage {
  readonly promptTokens?: number;
  readonly completionTokens?: number;
  readonly cachedTokens?: number;
}

/**
 * Stands for one request of the engine wherever its work waits in a queue: the same object in all its calls and steps, compared
 * by identity. It holds nothing.
 */
export type RequestIdentity = object;

/** Adds up what the calls of one request used. A model adds every call it makes, those that failed too. */
export class UsageMeter {
  #prompt = 0;
  #completion = 0;
  #cached = 0;
  #calls = 0;
  readonly #onReport: (total: TokenUsage) => void;

  /** @param onReport told the sum whenever a call reported its tokens */
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
