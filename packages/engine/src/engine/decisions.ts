import { z } from 'zod';
import { canonicalJson } from '../contract/item-id.js';
import { takeTurns } from '../lib/async.js';

/**
 * Where runtime decisions are kept: a flat record of fields, each written on its own, so that a store shared by
 * several processes never loses one field to the writing of another.
 */
export interface StateStore {
  /** All fields. A store that was never written is empty. */
  read(): Promise<Readonly<Record<string, unknown>>>;
  /** Sets these fields and no other, durably, before it resolves. @throws EngineError `state_unavailable` */
  write(fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** A store that lives as long as the process. */
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
 * The rule for what can be declared (in games.yaml, in the environment) and decided at run time as well: the latest
 * counts. What is declared counts when it is first read and again when it changes; a decision in between stands, across
 * reloads and restarts.
 *
 * A field of the store holds `{ declared, chosen }`: what was decided, and what was declared when that was decided. Nothing
 * is written before the first decision, so an installation that never decides anything needs no place to write.
 */
export class RuntimeDecisions {
  readonly #store: StateStore;
  readonly #onJunk: (name: string) => void;
  /** Reading and writing again must not swallow a decision made in between. */
  readonly #inTurn = takeTurns();

  /** `onJunk` is told the name of a field that holds something else than a decision; it then counts as never decided. */
  constructor(store: StateStore, onJunk: (name: string) => void = () => {}) {
    this.#store = store;
    this.#onJunk = onJunk;
  }

  /**
   * What counts. `declared` is JSON; `schema` says what may have been chosen.
   * @throws EngineError `state_unavailable` when a changed declaration has to be kept and cannot be
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
      // Kept at once: were the declaration changed back later, the old decision must not come alive again.
      await this.#store.write({ [name]: { declared, chosen: declared } });
      return declared;
    });
  }

  /** Decides; resolves when it is kept. @throws EngineError `state_unavailable`; nothing has changed then */
  decide<Value>(name: string, declared: Value, chosen: Value): Promise<void> {
    return this.#inTurn(() => this.#store.write({ [name]: { declared, chosen } }));
  }

  /** Whether a game is active, given what games.yaml says. @throws EngineError as {@link latest} */
  activeOf(gameType: string, declared: boolean): Promise<boolean> {
    return this.latest(activeField(gameType), declared, z.boolean());
  }

  /** Switches a game on or off, over what games.yaml says. @throws EngineError as {@link decide} */
  decideActive(gameType: string, declared: boolean, active: boolean): Promise<void> {
    return this.decide(activeField(gameType), declared, active);
  }
}

function activeField(gameType: string): string {
  return `active.${gameType}`;
}
