import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredSet, WritingState } from './stored-set.js';

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
  /** Absent for a set that was not written here. */
  readonly writing?: Pick<WritingState, 'phase'>;
}

/** Why a set is not kept: the browser has no room left, or keeps nothing at all. */
export type KeepingFault = 'full' | 'unavailable';

/**
 * The sets of this browser, in its database. Every change reads and writes in one transaction, so that two tabs do not
 * overwrite each other's work, and every tab hears of it: fires `change` with the set's id as `detail`. Where the
 * browser cannot keep a set, it stays in memory for as long as the page is open, and `fault` says why.
 */
export class SetStore extends EventTarget {
  readonly #name: string;
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** Sets that could not be kept. */
  readonly #memory = new Map<string, StoredSet>();
  readonly #plays = new Map<string, unknown>();
  readonly #tabs = new BroadcastChannel('ludotext-sets');
  /** The change under way: the next one begins with what it leaves. */
  #turn: Promise<unknown> = Promise.resolve();
  #fault: KeepingFault | undefined;

  constructor(name = 'ludotext') {
    super();
    this.#name = name;
    this.#tabs.addEventListener('message', ({ data }) => this.#fire(String(data)));
    this.#open().catch(() => {
      this.#fault = 'unavailable';
    });
  }

  /** Why there are sets that are not kept; `undefined` when all are. */
  get fault(): KeepingFault | undefined {
    return this.#fault;
  }

  /** All sets, the latest first. */
  async list(): Promise<readonly SetSummary[]> {
    const kept = await this.#read<unknown[]>((database) => database.getAll('sets'), []);
    const sets = [...kept.flatMap((set) => readStored(set) ?? []), ...this.#memory.values()];
    return [...new Map(sets.map((set) => [set.id, set])).values()].sort((a, b) => b.changed - a.changed).map(summaryOf);
  }

  async get(id: string): Promise<StoredSet | undefined> {
    return this.#memory.get(id) ?? readStored(await this.#read((database) => database.get('sets', id), undefined));
  }

  /** Adds a set, or puts a deleted one back as it was. */
  async put(set: StoredSet): Promise<void> {
    await this.#write(set.id, () => set);
  }

  /**
   * Changes a set as it is now, also if another tab changed it since it was read.
   * @param change returns the set unchanged if there is nothing to do
   * @returns the set as it is then; `undefined` for one that does not exist
   */
  async change(id: string, change: (set: StoredSet) => StoredSet): Promise<StoredSet | undefined> {
    return this.#write(id, (before) => {
      if (before === undefined) return undefined;
      const after = change(before);
      return after === before ? before : { ...after, changed: Date.now() };
    });
  }

  async remove(id: string): Promise<void> {
    await this.#write(id, () => undefined);
  }

  /** What was kept of playing a set. */
  async play(key: string): Promise<unknown> {
    return this.#plays.get(key) ?? (await this.#read((database) => database.get('plays', key), undefined));
  }

  /** Keeps the progress of playing a set; `undefined` forgets it. Playing goes on where nothing can be kept. */
  async keepPlay(key: string, progress: unknown): Promise<void> {
    this.#plays.set(key, progress);
    await this.#read(async (database) => {
      if (progress === undefined) await database.delete('plays', key);
      else await database.put('plays', progress, key);
    }, undefined);
  }

  /** Works with the database; a connection that the browser closed meanwhile is opened once more. */
  async #read<Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await this.#with(work);
    } catch {
      return otherwise;
    }
  }

  async #with<Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value> {
    try {
      return await work(await this.#open());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.#opening = undefined;
      return work(await this.#open());
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const close = () => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<Schema>(this.#name, 1, {
      upgrade: (database) => {
        database.createObjectStore('sets', { keyPath: 'id' });
        database.createObjectStore('plays');
      },
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        close();
      },
      terminated: close,
    });
    this.#opening.catch(close);
    return this.#opening;
  }

  /**
   * Puts what a set becomes into the database, in the turn of this change.
   * @param change of the set as it is; `undefined` for none
   */
  #write(id: string, change: (before: StoredSet | undefined) => StoredSet | undefined): Promise<StoredSet | undefined> {
    const work = async () => {
      const inMemory = this.#memory.get(id);
      let after: StoredSet | undefined;
      let isChange = true;
      try {
        await this.#with(async (database) => {
          const transaction = database.transaction('sets', 'readwrite');
          const before = inMemory ?? readStored(await transaction.store.get(id));
          after = change(before);
          isChange = after !== before;
          if (after === undefined) await Promise.all([transaction.store.delete(id), transaction.done]);
          else if (isChange || inMemory !== undefined)
            await Promise.all([transaction.store.put(after), transaction.done]);
        });
        this.#memory.delete(id);
        await this.#keepRest();
      } catch (error) {
        this.#fault = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
        after ??= change(inMemory);
        if (after === undefined) this.#memory.delete(id);
        else this.#memory.set(id, after);
      }
      if (isChange) {
        this.#fire(id);
        this.#tabs.postMessage(id);
      }
      return after;
    };
    const turn = this.#turn.then(work);
    // A change that throws is its caller's; those that wait for their turn go on.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** There is room: sets that only memory has are kept, too. */
  async #keepRest(): Promise<void> {
    for (const [id, set] of this.#memory) {
      await this.#with((database) => database.put('sets', set));
      this.#memory.delete(id);
    }
    this.#fault = undefined;
  }

  #fire(id: string): void {
    this.dispatchEvent(new CustomEvent('change', { detail: id }));
  }
}

/** A set as any version of the page kept it; `undefined` for what is none. */
function readStored(kept: unknown): StoredSet | undefined {
  const { id, changed, document, turnedDown, interactions, ...more } = Object(kept) as Partial<StoredSet>;
  if (typeof id !== 'string' || typeof document?.title !== 'string' || !Array.isArray(document.games)) return undefined;
  const games = document.games.filter((game) => typeof game?.game_type === 'string' && Array.isArray(game.items));
  return {
    ...more,
    id,
    changed: typeof changed === 'number' ? changed : 0,
    document: { ...document, language: typeof document.language === 'string' ? document.language : 'und', games },
    turnedDown: Array.isArray(turnedDown) ? turnedDown : [],
    interactions: typeof interactions === 'object' && interactions !== null ? interactions : {},
  };
}

function summaryOf({ id, changed, document, writing }: StoredSet): SetSummary {
  const items = document.games.reduce((count, game) => count + game.items.length, 0);
  const { title, language } = document;
  return {
    id,
    title,
    language,
    changed,
    items,
    ...(writing === undefined ? {} : { writing: { phase: writing.phase } }),
  };
}
