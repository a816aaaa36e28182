import type { ServerResponse } from 'node:http';

export interface Lull {
  /** How long nobody must have asked, in milliseconds. */
  readonly lull: number;
  /** How long that is waited for at most, in milliseconds. */
  readonly longestLull: number;
}

/** The requests that are being answered. */
export class UnderWay {
  #count = 0;
  #onChange = () => {};

  add(response: ServerResponse): void {
    this.#count += 1;
    this.#onChange();
    response.once('close', () => {
      this.#count -= 1;
      this.#onChange();
    });
  }

  /**
   * Settles when no request is under way and, where a lull is wanted, none has come for that long; or when the time is over.
   * Only the latest wait is served.
   */
  async quiet(milliseconds: number, { lull, longestLull }: Lull = { lull: 0, longestLull: 0 }): Promise<void> {
    let ofLull: NodeJS.Timeout | undefined;
    let ofLongest: NodeJS.Timeout | undefined;
    let deadline: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, milliseconds);
      this.#onChange = () => {
        clearTimeout(ofLull);
        if (this.#count > 0) return;
        if (lull === 0) resolve();
        ofLull = setTimeout(resolve, lull);
        ofLongest ??= setTimeout(resolve, longestLull);
      };
      this.#onChange();
    });
    this.#onChange = () => {};
    for (const timer of [ofLull, ofLongest, deadline]) clearTimeout(timer);
  }
}
