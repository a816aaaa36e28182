import { isObject } from '../lib/data.js';
import { AttemptError, notThisApi } from './failures.js';

/** One object of a response, with the name of its event. */
export interface Frame {
  /** Valid until the next frame, which may take its place. */
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
  readonly #mould = new FrameMould();

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
    } else {
      const value = parse(line);
      this.#kind = value === undefined ? 'whole' : 'lines';
      if (value === undefined) this.#whole = `${line}\n`;
      else this.#tell(value);
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
    this.#tell(this.#mould.read(text));
  }

  #tell(value: unknown): void {
    if (!isObject(value))
      throw new AttemptError({ kind: 'cut_stream', message: 'The model server answered with broken JSON.' });
    this.#onFrame({ value, event: this.#event });
  }
}

/** How many moulds are made for one response: not one for each frame of a server that numbers them. */
const maxMoulds = 8;

/** The member with the text of a frame, up to its value, and that value. */
const textMember = /"content": ?"(?:[^"\\]|\\.)*"/;

/** Stands for the text while a mould is made. */
const anyText = '\u241f text \u241f';

/** A text that is the content of a JSON string as it stands. */
const isPlain = /^[^"\\\0-\x1f]*$/;

/**
 * Parses frames. Most frames of a reply are the same but for a few characters of text; such a frame is the one before
 * with another text, which takes a seventh of the time of parsing it.
 */
class FrameMould {
  #head = '';
  #tail = '';
  #value: unknown;
  /** The object inside the value that holds the text. */
  #holder: Record<string, unknown> | undefined;
  #made = 0;
  #hasRead = false;

  /** The value of a frame, good until the next one; undefined when it is no JSON. */
  read(json: string): unknown {
    const start = this.#head.length;
    const end = json.length - this.#tail.length;
    const fits = end >= start && json.slice(0, start) === this.#head && json.slice(end) === this.#tail;
    if (this.#holder === undefined || !fits) {
      // None of the first frame: it is the only one, or unlike those with text.
      if (this.#hasRead && this.#made < maxMoulds) this.#make(json);
      this.#hasRead = true;
      return parse(json);
    }
    const escaped = json.slice(start, end);
    const text = isPlain.test(escaped) ? escaped : parse(`"${escaped}"`);
    // The text may have ended before, with other members behind it.
    if (text === undefined) return parse(json);
    this.#holder.content = text;
    return this.#value;
  }

  #make(json: string): void {
    const member = textMember.exec(json);
    if (member === null) return;
    this.#made += 1;
    const head = json.slice(0, json.indexOf('"', member.index + '"content":'.length) + 1);
    const tail = json.slice(member.index + member[0].length - 1);
    const holders: Record<string, unknown>[] = [];
    const value = parse(head + anyText + tail, function (this: Record<string, unknown>, name, member) {
      if (name === 'content' && member === anyText) holders.push(this);
      return member;
    });
    [this.#head, this.#tail, this.#value, this.#holder] = [head, tail, value, holders[0]];
  }
}

function parse(
  text: string,
  reviver?: (this: Record<string, unknown>, name: string, member: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}
