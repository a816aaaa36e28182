import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Counts the seconds since something began, and has its host rendered at each of them. */
export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;
  #seconds = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Such as `1:05`. */
  get time(): string {
    return `${Math.floor(this.#seconds / 60)}:${String(this.#seconds % 60).padStart(2, '0')}`;
  }

  /** Begins anew at 0. */
  start(): void {
    this.stop();
    this.#seconds = 0;
    this.#timer = setInterval(() => {
      this.#seconds += 1;
      this.#host.requestUpdate();
    }, 1_000);
  }

  /** Stands still. */
  stop(): void {
    clearInterval(this.#timer);
  }

  hostDisconnected(): void {
    this.stop();
  }
}
