const thinkStart = '<think>';
export const thinkEnd = '</think>';

/** Longest fence line that is taken for one. */
const maxFence = 40;

/** Reads what stands before an answer's JSON: a byte-order mark, think blocks, the first line of a fence. */
export class Preamble {
  /** `json`: the answer goes on with JSON. `other`: with something else, so that only its end will tell. */
  found: 'nothing' | 'json' | 'other' = 'nothing';
  /** Text that is not understood yet, or, once something is found, the answer's rest. */
  rest = '';
  #thinking = false;

  push(text: string): void {
    this.rest += text;
    while (this.#advance());
  }

  /** Skips one thing; false when more text is needed or the JSON is reached. */
  #advance(): boolean {
    if (this.#thinking) return this.#skipThinking();
    this.rest = this.rest.replace(/^[\s\uFEFF]+/, '');
    const { rest } = this;
    if (rest.startsWith(thinkStart)) {
      this.rest = rest.slice(thinkStart.length);
      this.#thinking = true;
      return true;
    }
    const fence = /^`{3,8}[\w-]*/.exec(rest)?.[0] ?? '';
    if (fence !== '' && fence.length < rest.length && fence.length < maxFence) {
      this.rest = rest.slice(fence.length);
      return true;
    }
    const isUndecided = thinkStart.startsWith(rest) || '```'.startsWith(rest) || fence === rest;
    if (isUndecided && rest.length < maxFence) return false;
    this.found = rest.startsWith('{') || rest.startsWith('[') ? 'json' : 'other';
    return false;
  }

  #skipThinking(): boolean {
    const end = this.rest.indexOf(thinkEnd);
    this.#thinking = end === -1;
    // The end of a think block may come in pieces.
    this.rest = end === -1 ? this.rest.slice(1 - thinkEnd.length) : this.rest.slice(end + thinkEnd.length);
    return end !== -1;
  }

  /** The answer is over: what is left of it, when it began with nothing but what stands before JSON. */
  end(): string {
    return this.#thinking ? '' : this.rest;
  }
}
