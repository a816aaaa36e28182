import type { Parameter } from './failures.js';

/** Ways to ask for JSON, the most binding first: a schema the server enforces, one it may, any JSON object, the prompt alone. */
export type JsonMode = 'strict' | 'schema' | 'object' | 'prompt';

/** How long something learned of a server is held to be true, in milliseconds: it may be updated meanwhile. */
const lifetimeMs = 3_600_000;

/** A smaller window than this is a misunderstanding, in tokens. */
const minWindow = 256;

/** What calls have shown of one model at one address. */
export class ModelKnowledge {
  readonly #modes: readonly JsonMode[];
  readonly #now: () => number;
  /** What was learned, with the time it is forgotten at. */
  readonly #learned = new Map<string, { readonly value: number; readonly until: number }>();

  /**
   * @param modes the ways to ask for JSON the protocol has, the most binding first
   * @param now the time in milliseconds, to test with
   */
  constructor(modes: readonly JsonMode[], now: () => number = Date.now) {
    this.#modes = modes;
    this.#now = now;
  }

  /** The most binding way to ask for JSON that was not refused. */
  get mode(): JsonMode {
    return this.#modes[this.#recall('mode') ?? 0] ?? 'prompt';
  }

  /** The next less binding way; undefined behind the last. */
  below(mode: JsonMode): JsonMode | undefined {
    return this.#modes[this.#modes.indexOf(mode) + 1];
  }

  /** The less binding one of two ways. */
  looser(one: JsonMode, other: JsonMode): JsonMode {
    return this.#modes.indexOf(one) > this.#modes.indexOf(other) ? one : other;
  }

  /** A way to ask for JSON was refused. */
  refuseMode(mode: JsonMode): void {
    this.#learn('mode', Math.max(this.#modes.indexOf(mode) + 1, this.#recall('mode') ?? 0));
  }

  takes(parameter: Parameter): boolean {
    return this.#recall(parameter) === undefined;
  }

  refuse(parameter: Parameter): void {
    this.#learn(parameter, 1);
  }

  /** The model's window in tokens, where the server named it. */
  get contextTokens(): number | undefined {
    return this.#recall('contextTokens');
  }

  learnContext(tokens: number): void {
    if (tokens >= minWindow && tokens !== this.contextTokens) this.#learn('contextTokens', tokens);
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
