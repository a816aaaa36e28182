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

/**
 * A module that is loaded when it is first needed, and then at hand: where a thread of its own resolves imports, as in a
 * service that loads games anew, even one of a module that is there takes a way to that thread and back.
 * @param load imports it; tried again after a failure
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

/** Without it, as in a browser, a timer does. */
const { setImmediate: afterThis = (run: () => void) => setTimeout(run, 0) } = globalThis;

/** A new connection is accepted in one turn, read in the next, and served in the third. */
const turnsOfOthers = 3;

/** Yields to pending I/O: resolves after everything else that waits for this thread. */
export async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn++) await new Promise<void>((resolve) => void afterThis(resolve));
}

/** Runs tasks one after the other, in the order they came, so that what is kept and what is in use never differ. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Joins calls of one task: whoever calls while it runs shares one further run, which begins when the running one is over.
 * So every caller gets a run that began after the call, and never more than two are ahead.
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
