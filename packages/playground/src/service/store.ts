/** A value that changes; fires `change` after each change. */
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

/**
 * One named value in the browser's storage. When storage is unavailable (private mode, full), nothing is kept and no
 * error is thrown.
 */
export class Storage {
  readonly #name: string;
  readonly #area: () => globalThis.Storage;

  /** @param area default: local storage, kept until it is cleared. Even reading the property can throw. */
  constructor(name: string, area = () => localStorage) {
    this.#name = name;
    this.#area = area;
  }

  /** `undefined` when nothing readable is stored. */
  read(): unknown {
    try {
      const kept = this.#area().getItem(this.#name);
      return kept === null ? undefined : JSON.parse(kept);
    } catch {
      return undefined;
    }
  }

  /** @returns whether it was stored */
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
      // Storage is unavailable, so nothing is removed.
    }
  }
}
