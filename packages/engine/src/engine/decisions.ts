import { z } from 'zod';
import { canonicalJson } from '../contract/item-id.js';
import { takeTurns } from '../lib/async.js';

/**
 * Stores runtime decisions: a flat record whose fields are written one by one, so that processes sharing a store do not
 * overwrite each other's fields.
 */
export interface StateStore {
  /** Returns all fields; an unused store is empty. */
  read(): Promise<Readonly<Record<string, unknown>>>;
  /** Sets only these fields; resolves when they are saved durably. @throws EngineError `state_unavailable` */
  write(fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** A store in memory, lost when the process ends. */
export function memoryStore(): StateStore {
  const fields = new Map<string, unknown>();
  return {
    read: async () => Object.fromEntries(fields),
    write: async (changes) => {
      for (const [name, value] of Object.entries(changes)) fields.set(name, structuredClone(value));
    },
  };
}

/**
 * Decides between a declared value (games.yaml, environment) and a value chosen at run time: the latest wins. A
 * declaration takes effect when it is first read and when it changes. A decision in between survives reloads and
 * restarts.
 *
 * A field of the store holds `{ declared, chosen }`: the decision, and the declaration at that time. Nothing is written
 * before the first decision, so an installation without decisions needs no writable place.
 */
export class RuntimeDecisions {
  readonly #store: StateStore;
  readonly #onJunk: (name: string) => void;
  /** Serializes read-then-write, which would otherwise lose a decision made in between. */
  readonly #inTurn = takeTurns();

  /** `onJunk` is called with the name of a field that holds no valid decision; the field counts as undecided. */
  constructor(store: StateStore, onJunk: (name: string) => void = () => {}) {
    this.#store = store;
    this.#onJunk = onJunk;
  }

  /**
   * Returns the value in effect. `declared` is JSON; `schema` validates the chosen value.
   * @throws EngineError `state_unavailable` if a changed declaration must be saved and cannot be
   */
  latest<Value>(name: string, declared: Value, schema: z.ZodType<Value>): Promise<Value> {
    return this.#inTurn(async () => {
      const kept = (await this.#store.read())[name];
      if (kept === undefined) return declared;
      const record = z.object({ declared: z.unknown(), chosen: schema }).safeParse(kept);
      if (!record.success) {
        this.#onJunk(name);
        return declared;
      }
      if (canonicalJson(record.data.declared) === canonicalJson(declared)) return record.data.chosen;
      // Saved at once: if the declaration changes back later, the old decision must not take effect again.
      await this.#store.write({ [name]: { declared, chosen: declared } });
      return declared;
    });
  }

  /** Saves a decision; resolves when it is saved. @throws EngineError `state_unavailable`; then nothing has changed */
  decide<Value>(name: string, declared: Value, chosen: Value): Promise<void> {
    return this.#inTurn(() => this.#store.write({ [name]: { declared, chosen } }));
  }

  /** Whether a game is active, given its declaration in games.yaml. @throws EngineError like {@link latest} */
  activeOf(gameType: string, declared: boolean): Promise<boolean> {
    return this.latest(activeField(gameType), declared, z.boolean());
  }

  /** Switches a game on or off, overriding games.yaml. @throws EngineError like {@link decide} */
  decideActive(gameType: string, declared: boolean, active: boolean): Promise<void> {
    return this.decide(activeField(gameType), declared, active);
  }
}

function activeField(gameType: string): string {
  return `active.${gameType}`;
}
