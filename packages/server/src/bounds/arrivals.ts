/** How long a body may take while others wait for its slot, in milliseconds. */
const usualPatience = 2000;

interface Arrival {
  readonly since: number;
  /** Ends the wait with an error. */
  readonly leave: (error: Error) => void;
}

/**
 * Limits how many bodies are read at once, since they take memory before any work begins. When all slots are taken, the
 * body that has been arriving for longest loses its slot to the next one, so that slow uploads cannot hold slots.
 */
export class Arrivals {
  readonly #max: number;
  readonly #tooMany: () => Error;
  readonly #patience: number;
  /** In order of arrival. */
  readonly #coming = new Set<Arrival>();

  /**
   * @param max maximum bodies read at once
   * @param tooMany makes the error for rejected bodies and for slow ones
   * @param patience how long one may take while others wait, in milliseconds
   */
  constructor(max: number, tooMany: () => Error, patience: number = usualPatience) {
    this.#max = max;
    this.#tooMany = tooMany;
    this.#patience = patience;
  }

  /**
   * Returns what `receive` resolves to.
   * @throws the error of `tooMany`, before `receive` is called or while it is slow
   */
  async wait<Value>(receive: () => Promise<Value>): Promise<Value> {
    if (this.#coming.size >= this.#max) this.#makeRoom();
    let leave: Arrival['leave'] = () => {};
    const value = new Promise<Value>((resolve, reject) => {
      leave = reject;
      receive().then(resolve, reject);
    });
    const arrival = { since: performance.now(), leave };
    this.#coming.add(arrival);
    try {
      return await value;
    } finally {
      this.#coming.delete(arrival);
    }
  }

  #makeRoom(): void {
    const [oldest] = this.#coming;
    if (oldest === undefined || performance.now() - oldest.since < this.#patience) throw this.#tooMany();
    this.#coming.delete(oldest);
    oldest.leave(this.#tooMany());
  }
}
