import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredSet } from './stored-set.js';

interface Schema extends DBSchema {
  sets: { key: string; value: StoredSet };
  plays: { key: string; value: unknown };
}

/** What the list of sets shows of one. */
export interface SetSummary {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly changed: number;
  readonly items: number;
}

/** Why a set is not kept: the browser has no room left, or keeps nothing at all. */
export type KeepingFault = 'full' | 'unavailable';

/**
 * The sets of this browser, in its database. Every change reads and writes in one transaction, so that two tabs do not
 * overwrite each other's work, and every tab hears of it: fires `change` with the set's id as `detail`. Where the
 * browser cannot keep a set, it stays in memory for as long as the page is open, and `fault` says why.
 */
export class SetStore extends EventTarget {
  readonly #database: Promise<IDBPDatabase<Schema> | undefined>;
  /** Sets that could not be kept. */
  readonly #memory = new Map<string, StoredSet>();
  readonly #plays = new Map<string, unknown>();
  readonly #tabs = new BroadcastChannel('ludotext-sets');
  #fault: KeepingFault | undefined;

  constructor(name = 'ludotext') {
    super();
    this.#database = openDB<Schema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('sets', { keyPath: 'id' });
        database.createObjectStore('plays');
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    }).catch(() => {
      this.#fault = 'unavailable';
      return undefined;
    });
    this.#tabs.addEventListener('message', ({ data }) => this.#fire(String(data)));
  }

  /** Why the last change was not kept; `undefined` when it was. */
  get fault(): KeepingFault | undefined {
    return this.#fault;
  }

  /** All sets, the latest first. */
  async list(): Promise<readonly SetSummary[]> {
    const kept = await this.#read((database) => database.getAll('sets'), []);
    const all = new Map([...kept, ...this.#memory.values()].map((set) => [set.id, set]));
    return [...all.values()].sort((a, b) => b.changed - a.changed).map(summaryOf);
  }

  async get(id: string): Promise<StoredSet | undefined> {
    return this.#memory.get(id) ?? (await this.#read((database) => database.get('sets', id), undefined));
  }

  /** Adds a set, or puts a deleted one back as it was. */
  async put(set: StoredSet): Promise<void> {
    await this.#write(set.id, async (database) => void (await database.put('sets', set)), set);
  }

  /**
   * Changes a set as it is now, also if another tab changed it since it was read.
   * @param change returns the set unchanged if there is nothing to do
   * @returns the set as it is then; `undefined` for one that does not exist
   */
  async change(id: string, change: (set: StoredSet) => StoredSet): Promise<StoredSet | undefined> {
    const dated = (set: StoredSet) => {
      const next = change(set);
      return next === set ? set : { ...next, changed: Date.now() };
    };
    const inMemory = this.#memory.get(id);
    if (inMemory !== undefined) {
      const next = dated(inMemory);
      // There may be room again.
      await this.put(next);
      return next;
    }
    let before: StoredSet | undefined;
    let after: StoredSet | undefined;
    const write = async (database: IDBPDatabase<Schema>) => {
      const transaction = database.transaction('sets', 'readwrite');
      before = await transaction.store.get(id);
      after = before === undefined ? undefined : dated(before);
      if (after !== undefined && after !== before) await transaction.store.put(after);
      await transaction.done;
    };
    await this.#write(
      id,
      write,
      () => after,
      () => after !== before,
    );
    return after;
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#write(id, async (database) => void (await database.delete('sets', id)));
  }

  /** What was kept of playing a set. */
  async play(key: string): Promise<unknown> {
    return this.#plays.get(key) ?? (await this.#read((database) => database.get('plays', key), undefined));
  }

  /** Keeps the progress of playing a set; `undefined` forgets it. */
  async keepPlay(key: string, progress: unknown): Promise<void> {
    this.#plays.set(key, progress);
    const database = await this.#database;
    // Playing goes on where nothing can be kept.
    await (progress === undefined ? database?.delete('plays', key) : database?.put('plays', progress, key))?.catch(
      () => undefined,
    );
  }

  async #read<Value>(read: (database: IDBPDatabase<Schema>) => Promise<Value>, otherwise: Value): Promise<Value> {
    const database = await this.#database;
    if (database === undefined) return otherwise;
    try {
      return await read(database);
    } catch {
      return otherwise;
    }
  }

  /** @param kept what stays in memory if the database does not take it */
  async #write(
    id: string,
    write: (database: IDBPDatabase<Schema>) => Promise<void>,
    kept?: StoredSet | (() => StoredSet | undefined),
    isChange: () => boolean = () => true,
  ): Promise<void> {
    const database = await this.#database;
    try {
      if (database === undefined) throw new DOMException('There is no database.', 'InvalidStateError');
      await write(database);
      this.#memory.delete(id);
      this.#fault = undefined;
    } catch (error) {
      this.#fault = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
      const set = typeof kept === 'function' ? kept() : kept;
      if (set !== undefined) this.#memory.set(id, set);
    }
    if (!isChange()) return;
    this.#fire(id);
    this.#tabs.postMessage(id);
  }

  #fire(id: string): void {
    this.dispatchEvent(new CustomEvent('change', { detail: id }));
  }
}

function summaryOf({ id, changed, document }: StoredSet): SetSummary {
  const items = document.games.reduce((count, game) => count + game.items.length, 0);
  return { id, title: document.title, language: document.language, changed, items };
}
