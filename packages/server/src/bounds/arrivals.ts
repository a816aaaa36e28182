import { raceAbort } from '../http/race-abort.js';

/** How long a body may take while others wait for its slot, in milliseconds. */
const usualPatience = 2000;

interface Arrival {
  readonly since: number;
  readonly leaving: AbortController;
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
    const arrival = { since: performance.now(), leaving: new AbortController() };
    this.#coming.add(arrival);
    try {
      return await raceAbort(arrival.leaving.signal, receive());
    } finally {
      this.#coming.delete(arrival);
    }
  }

  #makeRoom(): void {
    const [oldest] = this.#coming;
    if (oldest === undefined || performance.now() - oldest.since < this.#patience) throw this.#tooMany();
    this.#coming.delete(oldest);
    oldest.leaving.abort(this.#tooMany());
  }
}
