/** An unbounded queue from producers to one reader, in order. `push` never waits, and no value is lost. */
export class AsyncQueue<Value> implements AsyncIterable<Value> {
  readonly #values: Value[] = [];
  #ending: { readonly error?: unknown } | undefined;
  #wake = () => {};

  push(value: Value): void {
    this.#values.push(value);
    this.#wake();
  }

  /** Ends the queue. The reader gets the remaining values and then the error, if given. */
  end(ending: { readonly error?: unknown } = {}): void {
    this.#ending ??= ending;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Value, void, void> {
    for (let values = await this.batch(); values !== undefined; values = await this.batch()) {
      for (const value of values) yield value;
    }
  }

  /** Takes all waiting values, one at least; undefined at the end. */
  async batch(): Promise<readonly Value[] | undefined> {
    while (this.#values.length === 0 && this.#ending === undefined) await this.#more();
    if (this.#values.length > 0) return this.#values.splice(0);
    if (this.#ending !== undefined && 'error' in this.#ending) throw this.#ending.error;
    return undefined;
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/**
 * Goes on with a value that may be a promise's: at once if it is there, because waiting for nothing has a price, too.
 */
export function whenReady<Value, Result>(
  value: Value | PromiseLike<Value>,
  next: (value: Value) => Result,
): Result | Promise<Result> {
  return isPromise(value) ? Promise.resolve(value).then(next) : next(value);
}

/** As {@link whenReady}, with all of several values. */
export function whenAllReady<Value, Result>(
  values: readonly (Value | PromiseLike<Value>)[],
  next: (values: readonly Value[]) => Result,
): Result | Promise<Result> {
  return values.some(isPromise) ? Promise.all(values).then(next) : next(values as readonly Value[]);
}

export function isPromise<Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}

/**
 * Imports a module once, at first use, and keeps it. A repeated `import()` is not free: in a service that reloads
 * games, a separate thread may resolve imports, so that each `import()` waits for that thread.
 * @param load imports the module; called again after a failure
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Falls back to a timer if there is no `setImmediate`, as in a browser. */
const { setImmediate: afterThis = (run: () => void) => setTimeout(run, 0) } = globalThis;

/** A new connection needs three turns: it is accepted, read, then served. */
const turnsOfOthers = 3;

/** Yields to pending I/O: resolves after all other work that waits for this thread. */
export async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn++) await new Promise<void>((resolve) => void afterThis(resolve));
}

/** Runs tasks one at a time, in call order, so that saved state and state in use never differ. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    // Without its result, which would stay in memory until the next turn.
    const over = () => undefined;
    last = result.then(over, over);
    return result;
  };
}

/**
 * Merges concurrent calls of one task: calls during a run share one further run, which begins after it. So each caller
 * gets a run that began after its call, and at most two runs are outstanding.
 */
export function singleFlight<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let waiting: Promise<Result> | undefined;
  const start = () => {
    waiting = undefined;
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (waiting !== undefined) return waiting;
    if (running === undefined) return start();
    waiting = running.then(start, start);
    return waiting;
  };
}
