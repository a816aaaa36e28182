import type { RejectedItem } from '@ludotext/wire';
import { isAbort, problemOfFailure, toldProblem } from '../service/problem.js';
import type { GenerationRequest, Service } from '../service/service.js';
import type { GenerationEvent, Item } from '../service/wire.js';
import type { SetStore } from './set-store.js';
import {
  type Asked,
  idOf,
  newItemId,
  type SetGame,
  type StoredSet,
  type TurnedDown,
  type WritingState,
  withNewItem,
} from './stored-set.js';

/** Names a game to whom only its number is known. */
export type NameGame = (typeId: number) => Omit<SetGame, 'items'> | undefined;

const begun: WritingState = { phase: 'running', scores: [], warnings: [] };

/**
 * Writes the items of sets: it asks the service for what is still missing, and puts each item into its set as it
 * arrives. A set is written by one tab at a time. Fires `change` when the writing of a set begins or ends here.
 */
export class Writing extends EventTarget {
  readonly #service: Pick<Service, 'generate'>;
  readonly #sets: SetStore;
  readonly #nameGame: NameGame;
  readonly #running = new Map<string, AbortController>();
  /** Set when the page is left: what breaks then is not a failure, and the page goes on when it is opened again. */
  #isLeaving = false;

  constructor(service: Pick<Service, 'generate'>, sets: SetStore, nameGame: NameGame) {
    super();
    this.#service = service;
    this.#sets = sets;
    this.#nameGame = nameGame;
    addEventListener('pagehide', () => {
      this.#isLeaving = true;
    });
    addEventListener('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  /** Whether this tab writes the set now. */
  isRunning(id: string): boolean {
    return this.#running.has(id);
  }

  /** Stops the writing; what was written stays, and {@link start} goes on from there. */
  stop(id: string): void {
    this.#running.get(id)?.abort();
  }

  /**
   * Writes what a set still lacks. Settles when that is over, in whatever way; at once if another tab does it.
   * @param only the type_id of the one game to write for; default: all
   */
  async start(id: string, only?: number): Promise<void> {
    if (this.#running.has(id)) return;
    const stopping = new AbortController();
    this.#running.set(id, stopping);
    this.dispatchEvent(new CustomEvent('change', { detail: id }));
    try {
      await onlyHere(`ludotext-writing-${id}`, () => this.#write(id, only, stopping.signal));
    } finally {
      this.#running.delete(id);
      this.dispatchEvent(new CustomEvent('change', { detail: id }));
    }
  }

  /**
   * Writes more items of one game, like those it has.
   * @param count how many more
   */
  async more(id: string, game: SetGame, count: number): Promise<void> {
    const typeId = game.type_id ?? 0;
    await this.#sets.change(id, (set) => ({ ...set, asked: withMore(set, typeId, game.items.length + count) }));
    await this.start(id, typeId);
  }

  /** Writes items of a game that was left out because it does not suit the text well. */
  async anyway(id: string, typeId: number): Promise<void> {
    await this.#sets.change(id, (set) => ({ ...set, asked: withMore(set, typeId, set.asked?.wanted[typeId] ?? 1) }));
    await this.start(id, typeId);
  }

  async #write(id: string, only: number | undefined, signal: AbortSignal): Promise<void> {
    const set = await this.#sets.change(id, (before) => ({
      ...before,
      // What was said of the text stays; what was said of the last attempt does not.
      writing: { ...begun, scores: before.writing?.scores ?? [] },
    }));
    if (set?.asked === undefined) return;
    try {
      for (const request of requestsFor(set, set.asked, only)) {
        for await (const event of this.#service.generate(request, signal)) {
          await this.#sets.change(id, (before) => this.#withEvent(before, event));
        }
      }
      await this.#sets.change(id, (before) => withState(before, { phase: 'done' }));
    } catch (error) {
      if (this.#isLeaving) return;
      const end: Partial<WritingState> = isAbort(signal.aborted ? signal.reason : error)
        ? { phase: 'stopped' }
        : { phase: 'failed', problem: toldProblem(problemOfFailure(error, 'cut_off')) };
      await this.#sets.change(id, (before) => withState(before, end));
    }
  }

  #withEvent(set: StoredSet, event: GenerationEvent): StoredSet {
    const writing = set.writing ?? begun;
    switch (event.type) {
      case 'analysis':
        return withState(set, { scores: merged(writing.scores, event.data.game_scores, ({ type_id }) => type_id) });
      case 'item': {
        const { type_id: typeId, item } = event.data;
        const game = this.#nameGame(typeId);
        return game === undefined ? set : withArrived(set, game, item);
      }
      case 'rejected': {
        // An item that is there already is no news.
        if (event.data.findings.every(({ rule }) => rule === 'duplicate_item')) return set;
        return { ...set, turnedDown: withTurnedDown(set.turnedDown, event.data) };
      }
      case 'done': {
        const { language, llm, warnings } = event.data;
        const document = { ...set.document, language, llm };
        return withState({ ...set, document }, { warnings: [...writing.warnings, ...warnings] });
      }
      default:
        return set;
    }
  }
}

function withState(set: StoredSet, change: Partial<WritingState>): StoredSet {
  return { ...set, writing: { ...(set.writing ?? begun), ...change } };
}

/** A request for more asks for items however well the game suits the text. */
function withMore({ asked, document }: StoredSet, typeId: number, count: number): Asked {
  const body = asked?.body ?? { text: document.text ?? '', language: document.language, verbose: true };
  return { mode: 'prose', body: { ...body, min_score: 0 }, wanted: { ...asked?.wanted, [typeId]: count } };
}

/** An item that a person deleted while it was written again does not come twice. */
function withArrived(set: StoredSet, game: Omit<SetGame, 'items'>, item: Item): StoredSet {
  const known = set.document.games.find(({ game_type: name }) => name === game.game_type)?.items ?? [];
  return known.some((other) => idOf(other) === idOf(item)) ? set : withNewItem(set, game, item);
}

/** The latest; the same draft is turned down once. */
function withTurnedDown(before: readonly TurnedDown[], rejected: RejectedItem): readonly TurnedDown[] {
  const text = JSON.stringify(rejected.draft);
  if (before.some(({ draft }) => JSON.stringify(draft) === text)) return before;
  return [...before, { ...rejected, key: newItemId() }].slice(-maxTurnedDown);
}

/** Drafts that a set keeps of those that were turned down. */
const maxTurnedDown = 50;

function merged<Entry>(before: readonly Entry[], after: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  return [...new Map([...before, ...after].map((entry) => [keyOf(entry), entry])).values()];
}

/**
 * What to ask so that a set gets what it lacks: one request for all games that lack the same number of items, with the
 * items that are there already.
 */
export function requestsFor(
  { document }: StoredSet,
  { mode, body, wanted }: Asked,
  only?: number,
): readonly GenerationRequest[] {
  const itemsOf = (typeId: string) => document.games.find((game) => `${game.type_id}` === typeId)?.items ?? [];
  if (mode === 'direct') {
    return Object.entries(wanted).map(([typeId, count]) => ({
      path: `/generate/${typeId}`,
      body: { ...body, max_items: count },
    }));
  }
  const byCount = new Map<number, string[]>();
  for (const [typeId, count] of Object.entries(wanted)) {
    if (only !== undefined && Number(typeId) !== only) continue;
    const missing = count - itemsOf(typeId).length;
    if (missing > 0) byCount.set(missing, [...(byCount.get(missing) ?? []), typeId]);
  }
  return [...byCount].map(([count, typeIds]) => {
    const kept = Object.fromEntries(typeIds.filter((id) => itemsOf(id).length > 0).map((id) => [id, itemsOf(id)]));
    return {
      path: '/generate',
      body: {
        ...body,
        max_items: count,
        enabled_game_ids: typeIds.map(Number),
        ...(Object.keys(kept).length === 0 ? {} : { kept }),
      },
    };
  });
}

/** Runs work unless another tab does it now; without locks, as on a page without https, it runs. */
async function onlyHere(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
