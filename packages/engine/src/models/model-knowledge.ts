import type { Parameter } from './failures.js';

/**
 * Ways to ask for JSON, the strictest first: a schema the server enforces, a schema it may enforce, any JSON object,
 * the prompt alone.
 */
export type JsonMode = 'strict' | 'schema' | 'object' | 'prompt';

/** How long a learned fact is trusted, in milliseconds: the server may be updated meanwhile. */
const lifetimeMs = 3_600_000;

/** Minimum plausible window, in tokens; smaller numbers are ignored as misread. */
const minWindow = 256;

/** What remains of the longest reply's time with each shorter one. */
const kept = 0.9;

/** What calls have taught about one model at one address. */
export class ModelKnowledge {
  readonly #modes: readonly JsonMode[];
  readonly #now: () => number;
  /** Learned facts, with the time at which each expires. */
  readonly #learned = new Map<string, { readonly value: number; readonly until: number }>();

  /**
   * @param modes the protocol's ways to ask for JSON, the strictest first
   * @param now the time in milliseconds, for tests
   */
  constructor(modes: readonly JsonMode[], now: () => number = Date.now) {
    this.#modes = modes;
    this.#now = now;
  }

  /** The strictest way to ask for JSON that was not refused. */
  get mode(): JsonMode {
    return this.#modes[this.#recall('mode') ?? 0] ?? 'prompt';
  }

  /** The next less strict way; undefined after the last. */
  below(mode: JsonMode): JsonMode | undefined {
    return this.#modes[this.#modes.indexOf(mode) + 1];
  }

  /** The less strict of two ways. */
  looser(one: JsonMode, other: JsonMode): JsonMode {
    return this.#modes.indexOf(one) > this.#modes.indexOf(other) ? one : other;
  }

  /** Records that the server refused a way to ask for JSON. */
  refuseMode(mode: JsonMode): void {
    this.#learn('mode', Math.max(this.#modes.indexOf(mode) + 1, this.#recall('mode') ?? 0));
  }

  takes(parameter: Parameter): boolean {
    return this.#recall(parameter) === undefined;
  }

  refuse(parameter: Parameter): void {
    this.#learn(parameter, 1);
  }

  /** The model's window in tokens, if the server named it. */
  get contextTokens(): number | undefined {
    return this.#recall('contextTokens');
  }

  learnContext(tokens: number): void {
    if (tokens >= minWindow && tokens !== this.contextTokens) this.#learn('contextTokens', tokens);
  }

  /**
   * The longest that replies of a kind took lately, in milliseconds; undefined before the first.
   * @param kind the name of their schema: a list of items takes longer than a score
   */
  replyMs(kind: string): number | undefined {
    return this.#recall(`reply ${kind}`);
  }

  /** Records how long a reply took, or was waited for. One that took long is forgotten little by little. */
  learnReplyMs(kind: string, ms: number): void {
    this.#learn(`reply ${kind}`, Math.max(ms, (this.replyMs(kind) ?? 0) * kept));
  }

  #recall(name: string): number | undefined {
    const known = this.#learned.get(name);
    if (known === undefined || known.until > this.#now()) return known?.value;
    this.#learned.delete(name);
    return undefined;
  }

  #learn(name: string, value: number): void {
    this.#learned.set(name, { value, until: this.#now() + lifetimeMs });
  }
}
