/** Weight of the latest duration in the average: after ten others, a tenth of it is left. */
const weight = 0.2;

/** Shortest and max time a caller is asked to wait, in seconds. */
const bounds = { min: 1, max: 60 };

/** How long something takes of late, as a moving average. */
export class Durations {
  #average: number | undefined;

  /** @param milliseconds what one took */
  add(milliseconds: number): void {
    this.#average =
      this.#average === undefined ? milliseconds : this.#average + weight * (milliseconds - this.#average);
  }

  /**
   * Whole seconds after which as many places have become free as there are, 1 to 60.
   * @param atLeast how long one has taken already that is not over, in milliseconds
   */
  retryAfter(atLeast = 0): number {
    const seconds = Math.ceil(Math.max(this.#average ?? 0, atLeast) / 1000);
    return Math.min(bounds.max, Math.max(bounds.min, seconds));
  }
}
