import type { Output } from './surroundings.js';

/** Results after which the time that is left can be told. */
const minDone = 3;

/**
 * How far a command is, in the last line of a terminal; nothing where standard error is no terminal. Other lines on
 * standard error go through it, so that they stand above.
 */
export class Progress {
  readonly #output: Output;
  #total: number;
  readonly #begin = performance.now();
  #done = 0;
  /** Results that took no work. */
  #skipped = 0;
  /** Results that are made, and not yet delivered. */
  #ready = 0;
  #doing = '';

  constructor(output: Output, total: number) {
    this.#output = output;
    this.#total = total;
  }

  /** What is being done now. */
  step(doing: string): void {
    this.#doing = doing;
    this.#draw();
  }

  /** There are so many more to do. */
  more(count: number): void {
    this.#total += count;
  }

  /** So many more are made, and have yet to be delivered; the next step shows it. */
  ready(count: number): void {
    this.#ready = count;
  }

  /** One more is done. */
  next(tookWork: boolean): void {
    this.#done += 1;
    if (this.#ready > 0) this.#ready -= 1;
    if (!tookWork) this.#skipped += 1;
    this.#draw();
  }

  /** Writes lines that stay. */
  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.clear();
    this.#output.write(lines.map((line) => `${line}\n`).join(''));
    this.#draw();
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\u001b[K');
  }

  #draw(): void {
    if (this.#output.isTTY !== true || this.#done === this.#total) return;
    const counted = this.#total > 1 ? `${this.#done + this.#ready} of ${this.#total}  ` : '';
    const line = `${counted}${this.#doing}${this.#timeLeft()}`;
    const room = (this.#output.columns ?? 80) - 1;
    this.#output.write(`\r\u001b[K${[...line].slice(0, room).join('')}`);
  }

  #timeLeft(): string {
    const worked = this.#done - this.#skipped + this.#ready;
    const left = this.#total - this.#done - this.#ready;
    if (worked < minDone || left === 0) return '';
    const seconds = ((performance.now() - this.#begin) / 1000 / worked) * left;
    return `  about ${seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`} left`;
  }
}
