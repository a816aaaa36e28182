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
