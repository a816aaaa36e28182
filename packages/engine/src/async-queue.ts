/** Values on their way from whoever makes them to one reader, in order; nothing is lost, and nobody waits to put one in. */
export class AsyncQueue<Value> implements AsyncIterable<Value> {
  readonly #values: Value[] = [];
  #ending: { readonly error?: unknown } | undefined;
  #wake = () => {};

  push(value: Value): void {
    this.#values.push(value);
    this.#wake();
  }

  /** No more values come; a reader gets those that wait, and then the error, where one is given. */
  end(ending: { readonly error?: unknown } = {}): void {
    this.#ending ??= ending;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Value, void, void> {
    for await (const values of this.batches()) yield* values;
  }

  /** The values in batches of all that wait, one or more. */
  async *batches(): AsyncGenerator<readonly Value[], void, void> {
    for (;;) {
      if (this.#values.length > 0) yield this.#values.splice(0);
      else if (this.#ending !== undefined) break;
      else await this.#more();
    }
    if ('error' in this.#ending) throw this.#ending.error;
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
