import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

export type Headers = Readonly<Record<string, string>>;

/** The speed of replies; a missing member means no delay. */
export interface Pace {
  /** Silence before the first byte, including headers, in milliseconds. */
  readonly firstByteMs?: number;
  /** A token is four characters; a whole reply is sent at the time its last token would be. */
  readonly tokensPerSecond?: number;
  /** Characters of each piece of a stream; default 1 to 7, varying, always the same for the same reply. */
  readonly charactersPerDelta?: number;
}

/** Thrown when a reply is sent to a caller that has closed the connection. */
export class CallerGone extends Error {}

/** Sends one reply at a given speed, in network pieces of a given size, and counts its bytes. */
export class ReplySender {
  readonly #response: ServerResponse;
  readonly #counter: { bodyBytes: number };
  readonly #pace: Pace;
  #chunkBytes: number | undefined;
  #dripMs = 0;
  readonly #gone = new AbortController();
  #began: number | undefined;
  #tokens = 0;
  /** True once the stand-in itself broke the connection. */
  isCut = false;

  constructor(response: ServerResponse, counter: { bodyBytes: number }, pace: Pace = {}, chunkBytes?: number) {
    this.#response = response;
    this.#counter = counter;
    this.#pace = pace;
    this.#chunkBytes = chunkBytes;
    response.once('close', () => this.#gone.abort());
  }

  /** Sends the headers of a reply that is written in pieces. */
  head(status: number, headers: Headers): void {
    this.#response.writeHead(status, headers);
    this.#response.flushHeaders();
  }

  /** Settles when the piece has been sent. */
  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const size = this.#chunkBytes ?? Math.max(1, bytes.length);
    for (let start = 0; start < bytes.length; start += size) {
      if (this.#gone.signal.aborted) throw new CallerGone();
      const piece = bytes.subarray(start, start + size);
      this.#counter.bodyBytes += piece.length;
      const flows = this.#response.write(piece);
      if (!flows) await this.#orCallerGone(once(this.#response, 'drain', { signal: this.#gone.signal }));
      else if (this.#chunkBytes !== undefined) await setImmediate();
      await this.wait(this.#dripMs);
    }
  }

  /** From now on waits this long after each byte. */
  drip(milliseconds: number): void {
    this.#chunkBytes = 1;
    this.#dripMs = milliseconds;
  }

  end(): void {
    this.#response.end();
  }

  /** Sends a whole reply at once: a string unchanged, anything else as JSON. */
  async send(status: number, body: unknown, headers: Headers = {}): Promise<void> {
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = { 'content-length': String(Buffer.byteLength(text)) };
    this.#response.writeHead(status, { 'content-type': type, ...length, ...headers });
    await this.write(text);
    this.end();
  }

  /** Breaks the connection after what was written. */
  cut(): void {
    this.isCut = true;
    this.#response.socket?.destroySoon();
  }

  /** Waits in silence; keeps neither the process nor the closing of the server waiting. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await this.#orCallerGone(setTimeout(milliseconds, undefined, { ref: false, signal: this.#gone.signal }));
  }

  /** Waits in silence until the caller disconnects. */
  async waitForEver(): Promise<never> {
    if (!this.#gone.signal.aborted) await once(this.#gone.signal, 'abort');
    throw new CallerGone();
  }

  /** The pieces of a streamed text, each at the time a model would have written it. */
  async *piecesOf(text: string): AsyncGenerator<string> {
    for (const piece of deltasOf(text, this.#pace.charactersPerDelta)) {
      await this.writeAtPace(piece);
      yield piece;
    }
  }

  /** Waits as long as a model needs to write a text. */
  async writeAtPace(text: string): Promise<void> {
    const { tokensPerSecond } = this.#pace;
    if (tokensPerSecond === undefined) return;
    this.#began ??= performance.now();
    this.#tokens += text.length / 4;
    await this.wait(this.#began + (this.#tokens / tokensPerSecond) * 1000 - performance.now());
  }

  async #orCallerGone(event: Promise<unknown>): Promise<void> {
    await event.catch(() => {
      throw new CallerGone();
    });
  }
}

/** Lengths of successive pieces, in UTF-16 units; the length of the content decides where the sequence starts. */
const pieceLengths = [5, 2, 7, 3, 6, 1, 4];

/**
 * The pieces in which a reply is streamed. Unless a length is set, one ends inside each surrogate pair and inside each
 * `\uXXXX` escape, so that a reader who decodes pieces separately fails.
 */
export function* deltasOf(content: string, charactersPerDelta?: number): Generator<string> {
  const awkward = charactersPerDelta === undefined ? awkwardPlaces(content) : [];
  let nextAwkward = 0;
  for (let start = 0, turn = content.length; start < content.length; turn++) {
    const wanted = start + (charactersPerDelta ?? pieceLengths[turn % pieceLengths.length] ?? 1);
    const end = Math.min(wanted, awkward[nextAwkward] ?? content.length);
    if (end === awkward[nextAwkward]) nextAwkward += 1;
    yield content.slice(start, end);
    start = end;
  }
}

/** Offsets in the middle of a character, at which a piece ends. */
function awkwardPlaces(content: string): number[] {
  return Array.from(content.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]|\\u[0-9a-f]{4}/gi), ({ 0: found, index }) =>
    found.startsWith('\\') ? index + 3 : index + 1,
  );
}
