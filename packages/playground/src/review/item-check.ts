import type { CheckSetResponse } from '@ludotext/wire';
import { isAbort, problemOfFailure } from '../service/problem.js';
import type { Item } from '../service/wire.js';
import { idOf, type SetDocument } from '../sets/stored-set.js';
import type { FormFinding } from './form-findings.js';

/** What the service says of an item as it is being edited. */
export interface CheckedItem {
  /** `waiting`: the findings are of an earlier version. `unchecked`: the service does not answer, or refuses. */
  readonly state: 'waiting' | 'checked' | 'unchecked';
  readonly findings: readonly FormFinding[];
}

/** Asks for a set's findings. @throws Problem, and an `AbortError` when stopped */
type CheckSet = (set: SetDocument, signal: AbortSignal) => Promise<CheckSetResponse>;

const pauseMs = 400;
/** When to ask again a service that does not answer. */
const patienceMs = 15_000;

/**
 * Checks one item of a set while a person edits it, with the rules of its game: when they pause, and always the latest
 * version. A service that is away, or has had enough requests for now, is asked again. Another item, or none any more, begins with {@link stop}.
 */
export class ItemCheck {
  readonly #check: CheckSet;
  readonly #tell: (checked: CheckedItem) => void;
  #last: CheckedItem = { state: 'waiting', findings: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(check: CheckSet, tell: (checked: CheckedItem) => void) {
    this.#check = check;
    this.#tell = tell;
  }

  /** Checks an item in the place of the one with its id, soon. @param item as it is edited */
  ask(document: SetDocument, gameType: string, id: string, item: Item): void {
    this.#interrupt();
    this.#told({ ...this.#last, state: 'waiting' });
    this.#timer = setTimeout(() => void this.#ask(document, gameType, id, item), pauseMs);
  }

  stop(): void {
    this.#interrupt();
    this.#last = { state: 'waiting', findings: [] };
  }

  #interrupt(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #ask(document: SetDocument, gameType: string, id: string, item: Item): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const game = document.games.find(({ game_type: name }) => name === gameType);
    // Rules compare an item with those before it: as the last one it is compared with all.
    const others = game?.items.filter((other) => idOf(other) !== id) ?? [];
    const { notes: _, ...plain } = { ...game, game_type: gameType, items: [...others, item] };
    const set = { ...document, games: [plain] };
    try {
      const response = await this.#check(set, asking.signal);
      const isThis = ({ item: place }: { readonly item?: number | undefined }) => place === others.length;
      const findings = response.findings.filter(isThis);
      if (!asking.signal.aborted) this.#told({ state: 'checked', findings });
    } catch (error) {
      if (asking.signal.aborted || isAbort(error)) return;
      const { code, retryAfter } = problemOfFailure(error, 'unreachable');
      const wait = retryAfter === undefined ? patienceMs : retryAfter * 1000;
      const mayPass = retryAfter !== undefined || code === 'unreachable';
      if (mayPass) this.#timer = setTimeout(() => void this.#ask(document, gameType, id, item), wait);
      // A service that names a time only answers later: nothing is wrong.
      this.#told({ ...this.#last, state: retryAfter === undefined ? 'unchecked' : 'waiting' });
    }
  }

  #told(checked: CheckedItem): void {
    this.#last = checked;
    this.#tell(checked);
  }
}
