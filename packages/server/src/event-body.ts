import { once } from 'node:events';
import { Transform, type TransformCallback } from 'node:stream';

/** One event as the caller sees it. */
export interface ServerSentEvent {
  readonly type: string;
  readonly data: object;
}

/** Bytes that are handed on at once: by these pieces it is seen whether a slow caller reads at all. */
const piece = 16_384;

/** The body of an answer of server-sent events, numbered from 1, with heartbeats where nothing else is said. */
export class EventBody extends Transform {
  #count = 0;
  /** Bytes that waited for the caller at the last look, once the last event was sent. */
  #unread = 0;
  readonly #silence: NodeJS.Timeout;

  /**
   * @param heartbeat time in milliseconds after which a silent stream says that it lives
   * @param mostWaiting most bytes that may wait for a caller; one who is further behind and stays so for a heartbeat's time is
   *   let go, and so is one who reads nothing for that time after the last event
   */
  constructor(heartbeat: number, mostWaiting: number) {
    super({ writableHighWaterMark: mostWaiting });
    // The headers leave with the first bytes.
    this.write(': events\n\n');
    this.#silence = setInterval(() => this.#beat(), heartbeat);
    this.once('close', () => clearInterval(this.#silence));
  }

  /** Settles when the caller can take more, which may be never. */
  async send(event: ServerSentEvent): Promise<void> {
    this.#silence.refresh();
    if (!this.write(this.#frame(event))) await once(this, 'drain');
  }

  /**
   * Sends the last event.
   * @param retry seconds after which the caller may try again
   */
  finish(event: ServerSentEvent, retry?: number): void {
    this.end((retry === undefined ? '' : `retry: ${retry * 1000}\n`) + this.#frame(event));
    this.#silence.refresh();
    this.#unread = this.#waiting;
  }

  override _transform(frame: Buffer, _: BufferEncoding, done: TransformCallback): void {
    for (let start = 0; start < frame.length; start += piece) this.push(frame.subarray(start, start + piece));
    done();
  }

  get #waiting(): number {
    return this.readableLength + this.writableLength;
  }

  #frame({ type, data }: ServerSentEvent): string {
    // First, so that data that is no JSON takes no number.
    const json = JSON.stringify(data);
    this.#count += 1;
    return `event: ${type}\nid: ${this.#count}\ndata: ${json}\n\n`;
  }

  #beat(): void {
    if (this.writableEnded ? this.#waiting >= this.#unread : this.writableNeedDrain) {
      this.destroy(new Error('The caller does not read.'));
    } else if (this.writableEnded) this.#unread = this.#waiting;
    else this.write(': heartbeat\n\n');
  }
}
