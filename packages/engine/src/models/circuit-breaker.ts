/** When a server is left alone, and for how long. */
interface BreakerSettings {
  /** Failures in a row after which it rests; 0 for never. */
  readonly maxFailures: number;
  /** Length of a rest, in milliseconds. */
  readonly restMs: number;
}

/**
 * Lets a server rest that fails again and again: calls fail at once instead of waiting for it. After each rest one call
 * tries it, and the others wait for what becomes of it.
 */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  #failures = 0;
  #restUntil = 0;

  /** @param now milliseconds of a monotonic clock, for tests */
  constructor(settings: BreakerSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Asks whether a call may be made now. @returns milliseconds until one may; 0 for yes */
  admit(): number {
    if (!this.#isOpen) return 0;
    const now = this.#now();
    if (now < this.#restUntil) return this.#restUntil - now;
    this.#restUntil = now + this.#settings.restMs;
    return 0;
  }

  /** The server failed a call. */
  failed(): void {
    this.#failures += 1;
    if (this.#isOpen) this.#restUntil = this.#now() + this.#settings.restMs;
  }

  /** The server answered a call, well or not. */
  answered(): void {
    this.#failures = 0;
  }

  /** The server shows that it is there: the next call may try it. */
  seen(): void {
    this.#restUntil = 0;
  }

  get #isOpen(): boolean {
    const { maxFailures } = this.#settings;
    return maxFailures > 0 && this.#failures >= maxFailures;
  }
}
