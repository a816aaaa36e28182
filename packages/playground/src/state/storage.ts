/** What the page keeps in the browser, under one key. Where nothing can be kept (private mode, full), it works without. */
export class Storage {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** `undefined` where nothing readable is kept. */
  read(): unknown {
    try {
      const kept = localStorage.getItem(this.#key);
      return kept === null ? undefined : JSON.parse(kept);
    } catch {
      return undefined;
    }
  }

  /** @returns whether it was kept */
  write(value: unknown): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }
}
