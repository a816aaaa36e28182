import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum requests waiting on a connection; clients that pipeline send only a few. */
const maxHeld = 100;

/**
 * Runs the requests of one connection one at a time, in the order received. Node emits all pipelined requests at once,
 * and reports a disconnect only to the one it is answering: the others would keep running.
 */
export class Pipeline {
  readonly #socket: Socket;
  /** Requests to run after the current response is sent. */
  #held: (() => void)[] = [];
  #underWay: ServerResponse | undefined;
  /** The latest request; it may still be arriving. */
  #latest: IncomingMessage | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.once('close', () => {
      this.#held = [];
    });
  }

  /**
   * Runs after all earlier requests are answered; never runs when the connection closes first. A caller that pipelines
   * too many requests is disconnected.
   */
  take(response: ServerResponse, run: () => void): void {
    this.#latest = response.req;
    this.#then(() => {
      this.#underWay = response;
      response.once('close', () => {
        this.#underWay = undefined;
        this.#next();
      });
      run();
    });
  }

  /**
   * Handles input that cannot be parsed or came too late. A request that it belongs to fails with the error when its
   * body is read; after the last request it is rejected in its turn.
   * @param refuse answers it and closes the connection
   */
  fail(error: Error, refuse: () => void): void {
    const isOfLatest = this.#latest?.complete === false;
    if (!isOfLatest) this.#then(refuse);
    else if (this.#held.length > 0) this.#held.splice(-1, 1, refuse);
    // The caller's response is sent or has begun, so nothing more can be said.
    else if (this.#underWay === undefined || this.#underWay.headersSent) this.#socket.destroy();
    else {
      this.#then(() => this.#socket.destroySoon());
      if (this.#latest?.listenerCount('error')) this.#latest.emit('error', error);
    }
  }

  #then(run: () => void): void {
    if (this.#underWay === undefined) run();
    else if (this.#held.length < maxHeld) this.#held.push(run);
    else this.#socket.destroy();
  }

  #next(): void {
    if (this.#socket.writable) this.#held.shift()?.();
    else this.#held = [];
  }
}
