// Runtime decisions and the store they are kept in; filled in with the games file.
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
