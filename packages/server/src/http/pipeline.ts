import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum requests that wait on a connection; clients that pipeline at all send a handful. */
const maxHeld = 100;

/**
 * The requests of one connection, one at a time and in the order they came. Node hands out all that a caller sends ahead at
 * once, and tells only the one it is answering when the caller leaves: the others would outlive him.
 */
export class Pipeline {
  readonly #socket: Socket;
  /** What is yet to be done, once the answer under way is sent. */
  #held: (() => void)[] = [];
  #underWay: ServerResponse | undefined;
  /** The latest request, which may still be arriving. */
  #latest: IncomingMessage | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.once('close', () => {
      this.#held = [];
    });
  }

  /**
   * Runs when all that came before is answered; never, when the connection is closed first. A caller who sends too much ahead
   * is cut off.
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
   * What came cannot be understood, or not in time. A request that it is part of fails with the error where its body is
   * read; behind the last request it is refused in its turn.
   * @param refuse answers it and closes the connection
   */
  fail(error: Error, refuse: () => void): void {
    const isOfLatest = this.#latest?.complete === false;
    if (!isOfLatest) this.#then(refuse);
    else if (this.#held.length > 0) this.#held.splice(-1, 1, refuse);
    // Nothing more can be told to a caller who has his answer, or the beginning of it.
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
