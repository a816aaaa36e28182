/**
 * How many messages a frame may send: so many at once, and so many a second in the long run. What a person does in a player,
 * its changes of height included, stays far below; a player above it keeps the page from working.
 */
export class MessageBudget {
  readonly #atOnce: number;
  readonly #perSecond: number;
  #left: number;
  #last = 0;

  /** @param atOnce default 200 @param perSecond default 60, one for each picture on a screen */
  constructor(atOnce = 200, perSecond = 60) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
    this.#left = atOnce;
  }

  /** @param now milliseconds of a clock that does not go back @returns whether this message may still be read */
  spend(now: number): boolean {
    const gained = (Math.max(0, now - this.#last) / 1_000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + gained);
    this.#last = Math.max(this.#last, now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
