/** One value that changes; fires `change` when it did. */
export class Store<State extends object> extends EventTarget {
  #state: State;

  constructor(state: State) {
    super();
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  update(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    this.dispatchEvent(new Event('change'));
  }
}

/** What the page keeps in the browser, under one name. Where nothing can be kept (private mode, full), it works without. */
export class Storage {
  readonly #name: string;
  readonly #area: () => globalThis.Storage;

  /** @param area default: local storage, kept until it is cleared. Even reading the property can throw. */
  constructor(name: string, area = () => localStorage) {
    this.#name = name;
    this.#area = area;
  }

  /** `undefined` where nothing readable is kept. */
  read(): unknown {
    try {
      const kept = this.#area().getItem(this.#name);
      return kept === null ? undefined : JSON.parse(kept);
    } catch {
      return undefined;
    }
  }

  /** @returns whether it was kept */
  write(value: unknown): boolean {
    try {
      this.#area().setItem(this.#name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  clear(): void {
    try {
      this.#area().removeItem(this.#name);
    } catch {
      // Where nothing can be kept, nothing is.
    }
  }
}
