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

/** Adds up what the calls of one request used. A model adds every call it makes, those that failed too. */
export class UsageMeter {
  #prompt = 0;
  #completion = 0;
  #cached = 0;
  #calls = 0;
  readonly #onCall: (total: TokenUsage) => void;

  /** @param onCall told the sum after every call */
  constructor(onCall: (total: TokenUsage) => void = () => {}) {
    this.#onCall = onCall;
  }

  add(usage: CallUsage): void {
    this.#prompt += usage.promptTokens ?? 0;
    this.#completion += usage.completionTokens ?? 0;
    this.#cached += usage.cachedTokens ?? 0;
    this.#calls += 1;
    this.#onCall(this.total());
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
