import { z } from 'zod';
import { canonicalJson } from '../contract/item-id.js';
import { takeTurns } from '../lib/async.js';

/** Stores runtime decisions: a flat record whose fields are changed one by one. */
export interface StateStore {
  /** Returns all fields, as they were last known where that is all there is; an unused store is empty. */
  read(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Sets a field to what `change` makes of its present value; undefined leaves it as it is. Resolves when it is saved
   * durably. `change` is called again when another process was faster, so that no decision is lost.
   * @throws EngineError `state_unavailable`
   */
  update(name: string, change: (present: unknown) => unknown): Promise<void>;
  /**
   * Only of a store that several processes share: calls when another process may have changed a field.
   * @returns ends it
   */
  onChange?(listener: () => void): () => void;
}

/** A store in memory, lost when the process ends. */
export function memoryStore(): StateStore {
  const fields = new Map<string, unknown>();
  return {
    read: async () => Object.fromEntries(fields),
    update: async (name, change) => {
      const next = change(fields.get(name));
      if (next !== undefined) fields.set(name, structuredClone(next));
    },
  };
}

/**
 * Decides between a declared value (games.yaml, environment) and a value chosen at run time: the latest wins. A
 * declaration takes effect when it is first read and when it changes. A decision in between survives reloads and
 * restarts.
 *
 * A field of the store holds `{ declared, chosen }`: the decision, and the latest declaration before it. In a store of
 * one process nothing is written before the first decision, so an installation without decisions needs no writable
 * place. Processes that share a store share the first declaration as well. A process compares a declaration with the
 * store's when it reads it first and when it reads another one, and follows the store otherwise: while processes with
 * different declarations run side by side, none takes back what another decided.
 */
export class RuntimeDecisions {
  readonly #store: StateStore;
  readonly #onJunk: (name: string) => void;
  /** What this process read last, as JSON. */
  readonly #declared = new Map<string, string>();
  /** Keeps the order of calls: a declaration that was read before a decision must not undo it. */
  readonly #inTurn = takeTurns();

  /** `onJunk` is called with the name of a field that holds no valid decision; the field counts as undecided. */
  constructor(store: StateStore, onJunk: (name: string) => void = () => {}) {
    this.#store = store;
    this.#onJunk = onJunk;
  }

  /**
   * Returns the value in effect. `declared` is JSON; `schema` validates the chosen value.
   * @throws EngineError `state_unavailable` if a declaration must be saved and cannot be
   */
  latest<Value>(name: string, declared: Value, schema: z.ZodType<Value>): Promise<Value> {
    return this.#inTurn(async () => {
      const own = canonicalJson(declared);
      const isKnown = this.#declared.get(name) === own;
      const isShared = this.#store.onChange !== undefined;
      const record = z.object({ declared: z.unknown(), chosen: schema });
      let latest = declared;
      /** Settles `latest`, and returns what has to be saved. */
      const compare = (kept: unknown) => {
        latest = declared;
        if (kept === undefined) return isShared ? { declared, chosen: declared } : undefined;
        const { data, success } = record.safeParse(kept);
        if (!success) {
          this.#onJunk(name);
          return undefined;
        }
        // Saved at once: if the declaration changes back later, the old decision must not take effect again.
        if (!isKnown && canonicalJson(data.declared) !== own) return { declared, chosen: declared };
        latest = data.chosen;
        return undefined;
      };
      const fields = await this.#store.read();
      if (compare(fields[name]) !== undefined) await this.#store.update(name, compare);
      this.#declared.set(name, own);
      return latest;
    });
  }

  /** Saves a decision; resolves when it is saved. @throws EngineError `state_unavailable`; then nothing has changed */
  decide<Value>(name: string, declared: Value, chosen: Value): Promise<void> {
    // Another process may have read a later declaration than this one, which does not count again.
    const over = (kept: unknown) => ({ declared: decided.safeParse(kept).data?.declared ?? declared, chosen });
    return this.#inTurn(() => this.#store.update(name, over));
  }

  /** Calls when another process may have decided, so that {@link latest} returns something else. Returns what ends it. */
  onChange(listener: () => void): () => void {
    return this.#store.onChange?.(listener) ?? (() => {});
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

/** A decision of any kind. */
const decided = z.object({ declared: z.unknown() });

function activeField(gameType: string): string {
  return `active.${gameType}`;
}
