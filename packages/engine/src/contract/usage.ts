/** Tokens used, summed over calls. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** Prompt tokens from the server's cache; part of `promptTokens`. */
  readonly cachedTokens: number;
  /** Number of model calls, failed ones included. */
  readonly calls: number;
  /** Part of `totalTokens` that no server reported, so that it is estimated; absent if there is none. */
  readonly estimatedTokens?: number;
}

/** What one call of a model used, over all its attempts. */
export interface CallUsage {
  /** Default 0, as for all members but `calls`. */
  readonly promptTokens?: number | undefined;
  readonly completionTokens?: number | undefined;
  /** Prompt tokens from the server's cache; part of `promptTokens`. */
  readonly cachedTokens?: number | undefined;
  /** Number of attempts, failed ones included; default 1. */
  readonly calls?: number | undefined;
  /** Part of the prompt and completion tokens that the server did not report and the model estimated. */
  readonly estimatedTokens?: number | undefined;
}

/**
 * Identifies one engine request in queues: all its calls and steps carry the same object, compared by identity. It has
 * no members.
 */
export type RequestIdentity = object;

/** The request that some work is for. */
export interface WorkOwner {
  readonly request: RequestIdentity;
  /** Takes waiting work out of its queue at once, and ends work under way soon after. */
  readonly signal?: AbortSignal | undefined;
}

/** Sums what calls used. */
export class UsageMeter {
  #prompt: number;
  #completion: number;
  #cached: number;
  #calls: number;
  #estimated: number;
  readonly #onReport: (total: TokenUsage) => void;
  #whole: UsageMeter | undefined;

  /**
   * @param onReport called with the sum each time a call reports its tokens
   * @param before what was used already
   */
  constructor(onReport: (total: TokenUsage) => void = () => {}, before?: TokenUsage) {
    this.#onReport = onReport;
    this.#prompt = before?.promptTokens ?? 0;
    this.#completion = before?.completionTokens ?? 0;
    this.#cached = before?.cachedTokens ?? 0;
    this.#calls = before?.calls ?? 0;
    this.#estimated = before?.estimatedTokens ?? 0;
  }

  /** A meter of a part of the work; what it counts counts here, too. */
  part(): UsageMeter {
    const part = new UsageMeter();
    part.#whole = this;
    return part;
  }

  add(usage: CallUsage): void {
    this.#whole?.add(usage);
    this.#prompt += usage.promptTokens ?? 0;
    this.#completion += usage.completionTokens ?? 0;
    this.#cached += usage.cachedTokens ?? 0;
    this.#calls += usage.calls ?? 1;
    this.#estimated += usage.estimatedTokens ?? 0;
    if ((usage.promptTokens ?? 0) + (usage.completionTokens ?? 0) > 0) this.#onReport(this.total());
  }

  total(): TokenUsage {
    return {
      promptTokens: this.#prompt,
      completionTokens: this.#completion,
      totalTokens: this.#prompt + this.#completion,
      cachedTokens: this.#cached,
      calls: this.#calls,
      ...(this.#estimated === 0 ? {} : { estimatedTokens: this.#estimated }),
    };
  }
}
