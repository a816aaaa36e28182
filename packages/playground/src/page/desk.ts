import type { Locale, Say } from '../say.js';
import type { Service } from '../service/service.js';
import type { Game, GameDetail } from '../service/wire.js';
import type { SetStore } from '../sets/set-store.js';
import type { Writing } from '../sets/writing.js';
import type { Address } from './address.js';

/** What every view of the page works with. A new object whenever something in it changes, so that views render again. */
export interface Desk {
  readonly service: Service;
  readonly sets: SetStore;
  /** Writes the items of sets, whichever view is shown. */
  readonly writing: Writing;
  readonly say: Say;
  readonly locale: Locale;
  /** `undefined` until the service listed them, and while it cannot be reached before it ever was. */
  readonly games: readonly Game[] | undefined;
  /** Details of each game, by its name. They outlive a service that is away. */
  readonly details: ReadonlyMap<string, GameDetail>;
  readonly limits: { readonly maxText: number; readonly maxItems: number };
  /** `<provider>/<model_name>`; empty until known. */
  readonly llm: string;
  /** Whether the service answers; what needs it says so when it does not. */
  readonly isOnline: boolean;
  /** Shows another view; the browser's back button leads back. */
  go(address: Exclude<Address, { view: 'nothing' }>): void;
  /** Tells something in the corner of the page, and to screen readers; with a way to undo it for 10 seconds. */
  tell(message: string, undo?: () => void): void;
}
