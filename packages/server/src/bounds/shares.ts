import { isOpen } from '../settings/is-open.js';
import type { Settings } from '../settings.js';

/** How much of something each caller has. */
export class Shares {
  readonly #most: number;
  readonly #shares = new Map<string, number>();

  /** @param most how much one may have; 0 is no limit */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a caller has all it may have. */
  isTaken(caller: string): boolean {
    return this.#most > 0 && (this.#shares.get(caller) ?? 0) >= this.#most;
  }

  add(caller: string): void {
    this.#shares.set(caller, (this.#shares.get(caller) ?? 0) + 1);
  }

  remove(caller: string): void {
    const left = (this.#shares.get(caller) ?? 0) - 1;
    if (left > 0) this.#shares.set(caller, left);
    else this.#shares.delete(caller);
  }
}

type ShareSettings = Pick<
  Settings,
  'HOST' | 'LUDOTEXT_TRUSTED_PROXIES' | 'LUDOTEXT_MAX_WORK' | 'LUDOTEXT_MAX_WORK_PER_CALLER'
>;

/** Most generation requests of one caller at once: half of all, unless the settings say another; 0 is no limit. */
export function workPerCaller(settings: ShareSettings): number {
  // On loopback the only caller is whoever runs the service.
  const usual = isOpen(settings) ? Math.ceil(settings.LUDOTEXT_MAX_WORK / 2) : 0;
  return settings.LUDOTEXT_MAX_WORK_PER_CALLER ?? usual;
}
