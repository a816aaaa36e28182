import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Draws its host anew every second until a time has come. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #until = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Seconds that are left of the way to a time, in milliseconds since 1970. */
  left(until = 0): number {
    this.#until = until;
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  }

  hostUpdated(): void {
    clearTimeout(this.#next);
    const left = this.#until - Date.now();
    if (left > 0) this.#next = setTimeout(() => this.#host.requestUpdate(), left % 1000 || 1000);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#next);
  }
}
