/** A kind of model server. */
export type Provider = 'openai' | 'ollama';

/** Which model to use and where. */
export interface ModelSettings {
  readonly provider: Provider;
  /** Name of the model on its server. */
  readonly modelName: string;
  /** Sampling temperature, 0 to 2; default: the server's. */
  readonly temperature?: number | undefined;
  /** Address of the server; default: the provider's (`https://api.openai.com/v1`, `http://127.0.0.1:11434`). */
  readonly baseUrl?: string | undefined;
  /** The key, for servers that require one. Never shown, logged or stored. */
  readonly apiKey?: string | undefined;
  /**
   * Maximum time of a whole request with all its calls in milliseconds, up to a day; default 120,000 for `openai`,
   * 900,000 for `ollama`.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Maximum time until the first byte of a reply in milliseconds, up to a day; default 120,000 for `openai`, 600,000
   * for `ollama`, which may have to load the model first.
   */
  readonly firstByteMs?: number | undefined;
  /** Maximum time between two bytes of a reply in milliseconds, up to a day; default 60,000. */
  readonly idleMs?: number | undefined;
  /** Maximum number of attempts per call, 1 to 10; default 3. A retry without a refused parameter does not count. */
  readonly maxAttempts?: number | undefined;
  /**
   * Maximum pause before the second attempt in milliseconds, 1 to 60,000; default 500. It doubles with each further
   * attempt, up to 8 seconds.
   */
  readonly retryBaseMs?: number | undefined;
  /**
   * Number of calls in a row that fail because the server is down, 0 to 1,000, after which it is left alone for
   * `restMs`; default 5, 0 for never. Calls then fail at once with `model_unreachable`. After the rest one call tries
   * it.
   */
  readonly maxFailures?: number | undefined;
  /** How long a server is left alone that is down, in milliseconds, up to a day; default 30,000. */
  readonly restMs?: number | undefined;
  /**
   * Maximum number of tokens of one reply, from 16; default: the server's limit for `openai`, the rest of the window
   * for `ollama`.
   */
  readonly maxTokens?: number | undefined;
  /** Maximum number of characters of one reply, 1,000 to 10,000,000; default 2,000,000. */
  readonly maxReplyLength?: number | undefined;
  /**
   * Maximum number of concurrent calls about the parts of one text, 1 to 64; default 4 for `openai`, 1 for `ollama`,
   * which processes one at a time.
   */
  readonly parallelCalls?: number | undefined;
  /**
   * Window of the model in tokens, prompt and reply together, from 512. Default for `ollama` 8,192; a request that does
   * not fit is refused, never cut. Default for `openai` 128,000 at the addresses of OpenAI and Azure, otherwise unknown
   * until the server names it.
   */
  readonly contextTokens?: number | undefined;
  /** Replaces the engine's fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}
