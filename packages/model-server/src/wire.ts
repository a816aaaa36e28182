import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pace } from './pace.js';
import type { RecordedRequest } from './recorded-request.js';

export type Headers = Readonly<Record<string, string>>;

/** Thrown to whoever still answers a caller that has gone. */
export class CallerGone extends Error {}

/** The way an answer takes: paced, cut into network pieces where that is wanted, and recorded. */
export class Wire {
  readonly #response: ServerResponse;
  readonly #request: RecordedRequest;
  readonly #pace: Pace;
  #chunkBytes: number | undefined;
  #dripMs = 0;
  readonly #gone = new AbortController();
  #began: number | undefined;
  #tokens = 0;
  /** True once the stand-in itself broke the connection. */
  isCut = false;

  constructor(response: ServerResponse, request: RecordedRequest, pace: Pace = {}, chunkBytes?: number) {
    this.#response = response;
    this.#request = request;
    this.#pace = pace;
    this.#chunkBytes = chunkBytes;
    response.once('close', () => this.#gone.abort());
  }

  get charactersPerDelta(): number | undefined {
    return this.#pace.charactersPerDelta;
  }

  /** Sends the headers of an answer that is written piece by piece. */
  head(status: number, headers: Headers): void {
    this.#response.writeHead(status, headers);
    this.#response.flushHeaders();
  }

  /** Settles when the piece is on its way. */
  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const size = this.#chunkBytes ?? Math.max(1, bytes.length);
    for (let start = 0; start < bytes.length; start += size) {
      if (this.#gone.signal.aborted) throw new CallerGone();
      const piece = bytes.subarray(start, start + size);
      this.#request.wireBytes += piece.length;
      const flows = this.#response.write(piece);
      if (!flows) await this.#unlessGone(once(this.#response, 'drain', { signal: this.#gone.signal }));
      else if (this.#chunkBytes !== undefined) await setImmediate();
      await this.wait(this.#dripMs);
    }
  }

  /** Lets this time pass after each byte from now on. */
  drip(milliseconds: number): void {
    this.#chunkBytes = 1;
    this.#dripMs = milliseconds;
  }

  end(): void {
    this.#response.end();
  }

  /** A whole answer at once: text as it stands, anything else as JSON. */
  async send(status: number, body: unknown, headers: Headers = {}): Promise<void> {
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = { 'content-length': String(Buffer.byteLength(text)) };
    this.#response.writeHead(status, { 'content-type': type, ...length, ...headers });
    await this.write(text);
    this.end();
  }

  /** Breaks the connection, behind what was written. */
  cut(): void {
    this.isCut = true;
    this.#response.socket?.destroySoon();
  }

  /** Silence; neither the process nor the end of the server waits for it. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await this.#unlessGone(setTimeout(milliseconds, undefined, { ref: false, signal: this.#gone.signal }));
  }

  /** Silence until the caller goes. */
  async waitForEver(): Promise<never> {
    if (!this.#gone.signal.aborted) await once(this.#gone.signal, 'abort');
    throw new CallerGone();
  }

  /** Waits as long as a model takes to write a text. */
  async writeAtPace(text: string): Promise<void> {
    const { tokensPerSecond } = this.#pace;
    if (tokensPerSecond === undefined) return;
    this.#began ??= performance.now();
    this.#tokens += text.length / 4;
    await this.wait(this.#began + (this.#tokens / tokensPerSecond) * 1000 - performance.now());
  }

  async #unlessGone(event: Promise<unknown>): Promise<void> {
    await event.catch(() => {
      throw new CallerGone();
    });
  }
}
