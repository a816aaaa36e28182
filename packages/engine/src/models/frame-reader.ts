import { isObject } from '../lib/data.js';
import { AttemptError, notThisApi } from './failures.js';

/** One object of a response, with the name of its event. */
export interface Frame {
  readonly value: Readonly<Record<string, unknown>>;
  /** The name of the server-sent event; empty if there is none. */
  readonly event: string;
}

/** Default maximum length of a line or object, in characters. */
const defaultMaxLength = 16_000_000;

/** The beginning of a line in a server-sent event; a comment begins with the colon. */
const eventLine = /^(data|event|id|retry)?:/;

/**
 * Splits a response into its objects. It recognises the format itself: server-sent events, one object per line, or one
 * object over any number of lines. Takes time linear in the response's length.
 */
export class FrameReader {
  readonly #onFrame: (frame: Frame) => void;
  readonly #onDone: () => void;
  readonly #maxLength: number;
  /** The current, unfinished line. */
  #line = '';
  #kind: 'unknown' | 'events' | 'lines' | 'whole' = 'unknown';
  #event = '';
  #data = '';
  #dataLines = 0;
  #whole = '';

  /**
   * @param onFrame called with each object
   * @param onDone called when the server marks the end
   * @param maxLength of a single line or object, in characters; default 16,000,000
   */
  constructor(onFrame: (frame: Frame) => void, onDone: () => void, maxLength = defaultMaxLength) {
    this.#onFrame = onFrame;
    this.#onDone = onDone;
    this.#maxLength = maxLength;
  }

  /** @throws AttemptError for text that is not a reply */
  push(piece: string): void {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      const line = this.#line + piece.slice(start, end);
      this.#line = '';
      start = end + 1;
      this.#readLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    this.#line += piece.slice(start);
    if (this.#line.length + this.#whole.length + this.#data.length > this.#maxLength)
      throw new AttemptError({ kind: 'runaway', message: 'The model server answered with an endless line.' });
  }

  /** @throws AttemptError for text that is not a reply */
  end(): void {
    if (this.#line !== '') this.#readLine(this.#line);
    if (this.#kind === 'whole') this.#emit(this.#whole);
    else this.#dispatch();
  }

  #readLine(line: string): void {
    switch (this.#kind) {
      case 'events':
        this.#readEventLine(line);
        break;
      case 'whole':
        this.#whole += `${line}\n`;
        break;
      case 'lines':
        if (line.trim() !== '') this.#emit(line);
        break;
      default:
        if (line.trim() !== '') this.#readFirst(line);
    }
  }

  /** Detects the format of the response by its first line with content. */
  #readFirst(line: string): void {
    if (eventLine.test(line)) {
      this.#kind = 'events';
      this.#readEventLine(line);
    } else if (!/^\s*[{[]/.test(line)) {
      throw notThisApi();
    } else if (parse(line) === undefined) {
      this.#kind = 'whole';
      this.#whole = `${line}\n`;
    } else {
      this.#kind = 'lines';
      this.#emit(line);
    }
  }

  #readEventLine(line: string): void {
    if (line === '') this.#dispatch();
    else if (line.startsWith('data:')) this.#addData(line.slice(line.startsWith('data: ') ? 6 : 5));
    else if (line.startsWith('event:')) this.#event = line.slice(6).trim();
  }

  #addData(data: string): void {
    // Some servers omit the empty line between two events.
    if (this.#dataLines === 1 && parse(this.#data) !== undefined) this.#dispatch();
    this.#data = this.#dataLines === 0 ? data : `${this.#data}\n${data}`;
    this.#dataLines += 1;
  }

  #dispatch(): void {
    const data = this.#data;
    if (this.#dataLines > 0 && data !== '') {
      if (data.startsWith('[DONE]')) this.#onDone();
      else this.#emit(data);
    }
    this.#data = '';
    this.#dataLines = 0;
    this.#event = '';
  }

  #emit(text: string): void {
    const value = parse(text);
    if (!isObject(value))
      throw new AttemptError({ kind: 'cut_stream', message: 'The model server answered with broken JSON.' });
    this.#onFrame({ value, event: this.#event });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
