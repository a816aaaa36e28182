/** Weight of the latest duration in the average: after ten more, a tenth of it is left. */
const weight = 0.2;

/** Minimum and maximum wait a caller is told, in seconds. */
const bounds = { min: 1, max: 60 };

/** Recent durations, as a moving average. */
export class Durations {
  #average: number | undefined;

  /** @param milliseconds a measured duration */
  add(milliseconds: number): void {
    this.#average =
      this.#average === undefined ? milliseconds : this.#average + weight * (milliseconds - this.#average);
  }

  /**
   * Seconds (whole, 1 to 60) until a slot is likely to be free.
   * @param atLeast how long the oldest request under way has taken, in milliseconds
   */
  retryAfter(atLeast = 0): number {
    const seconds = Math.ceil(Math.max(this.#average ?? 0, atLeast) / 1000);
    return Math.min(bounds.max, Math.max(bounds.min, seconds));
  }
}
