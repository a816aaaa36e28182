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
    for (;;) {
      // All that wait at once: taking them one by one off the front would be quadratic.
      for (const value of this.#values.splice(0)) yield value;
      if (this.#values.length > 0) continue;
      if (this.#ending !== undefined) break;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if ('error' in this.#ending) throw this.#ending.error;
  }
}
