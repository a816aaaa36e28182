import type { RejectedItem } from '@ludotext/wire';
import { hasCode, isAbort, problemOfFailure, type ToldProblem, toldProblem } from '../service/problem.js';
import type { GenerationRequest, Service } from '../service/service.js';
import type { GenerationEvent, Item } from '../service/wire.js';
import type { SetStore } from './set-store.js';
import {
  idOf,
  isUnderWay,
  itemsOf,
  newItemId,
  type SetGame,
  type StoredSet,
  type TurnedDown,
  type WritingState,
  withNewItem,
} from './stored-set.js';

/** Names a game to whom only its number is known. */
export type NameGame = (typeId: number) => Promise<Omit<SetGame, 'items'> | undefined>;

/** Failures that are about one text: the next one may be written all the same. */
const ofTheText: ReadonlySet<string> = new Set(['no_items', 'text_too_long', 'context_too_long', 'model_refused']);

const begun: WritingState = { phase: 'running', scores: [], warnings: [] };

/**
 * Writes the items of sets: it asks the service for what is still missing, and puts each item into its set as it
 * arrives. A set is written by one tab at a time.
 */
export class Writing {
  readonly #service: Pick<Service, 'generate'>;
  readonly #sets: SetStore;
  readonly #nameGame: NameGame;
  /** The sets that this tab writes, or waits to write. */
  readonly #running = new Map<string, AbortController>();
  readonly #tabs = new BroadcastChannel('ludotext-writing');
  /** Set when the page is left: what breaks then is not a failure, and the page goes on when it is opened again. */
  #isLeaving = false;
  /** Sets that are written one after the other. */
  readonly #line: string[] = [];
  #lineEnd: Promise<void> | undefined;

  constructor(service: Pick<Service, 'generate'>, sets: SetStore, nameGame: NameGame) {
    this.#service = service;
    this.#sets = sets;
    this.#nameGame = nameGame;
    this.#tabs.addEventListener('message', ({ data }) => this.#running.get(String(data))?.abort());
    addEventListener('pagehide', () => {
      this.#isLeaving = true;
    });
    addEventListener('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  /** Stops the writing, in whichever tab; what was written stays, and {@link goOn} goes on from there. */
  stop(id: string): void {
    this.#running.get(id)?.abort();
    this.#tabs.postMessage(id);
    const stopped = (set: StoredSet) => (set.writing?.phase === 'waiting' ? withState(set, { phase: 'stopped' }) : set);
    void this.#sets.change(id, stopped);
  }

  /**
   * Writes sets that wait, one after the other: a service is not asked for a whole book at once.
   * @returns settles when nothing is left to write, or what is left cannot be written now
   */
  startAll(ids: readonly string[]): Promise<void> {
    this.#line.push(...ids.filter((id) => !this.#line.includes(id)));
    this.#lineEnd ??= this.#writeLine().finally(() => {
      this.#lineEnd = undefined;
    });
    return this.#lineEnd;
  }

  /** Goes on with all sets that are not written to their end, those that were begun first before the others. */
  async resumeAll(): Promise<void> {
    const sets = (await this.#sets.list()).filter(({ writing }) => isUnderWay(writing));
    await this.startAll(sets.toSorted((a, b) => a.changed - b.changed).map(({ id }) => id));
  }

  async #writeLine(): Promise<void> {
    for (;;) {
      const [id] = this.#line;
      if (id === undefined) return;
      await this.resume(id);
      const { phase, problem } = (await this.#sets.get(id))?.writing ?? {};
      const isBroken = phase === 'failed' && problem !== undefined && !ofTheText.has(problem.code);
      if (isBroken && problem.retryAt !== undefined) {
        await this.#sets.change(id, (set) => withState(set, { phase: 'waiting' }));
        await new Promise((resolve) => setTimeout(resolve, (problem.retryAt ?? 0) - Date.now()));
      } else {
        this.#line.shift();
        // What broke this one breaks the others: they wait until somebody goes on.
        if (isBroken) this.#line.length = 0;
      }
    }
  }

  /** Writes what a set lacks, once no other tab writes it. Settles when that is over, in whatever way. */
  start(id: string): Promise<void> {
    return this.#run(id, (set) => withOnly(set, undefined));
  }

  /** Goes on where the writing stopped or failed. */
  goOn(id: string): Promise<void> {
    return this.#run(id, (set) => set);
  }

  /** Goes on with writing that was interrupted, as by a reload, unless another tab brings it to its end. */
  resume(id: string): Promise<void> {
    return this.#run(id, (set) => (isUnderWay(set.writing) ? set : undefined));
  }

  /**
   * Writes more items of one game, like those it has.
   * @param count how many more
   */
  more(id: string, game: SetGame, count: number): Promise<void> {
    const typeId = game.type_id ?? 0;
    return this.#run(id, (set) => withOnly(withWanted(set, typeId, game.items.length + count), typeId));
  }

  /** Writes items of a game that was left out because it does not suit the text well. */
  anyway(id: string, typeId: number): Promise<void> {
    return this.#run(id, (set) => withOnly(withWanted(set, typeId, set.asked?.wanted[typeId] ?? 1), typeId));
  }

  /** @param prepare what is to be written, when it is this tab's turn; `undefined` for nothing */
  async #run(id: string, prepare: (set: StoredSet) => StoredSet | undefined): Promise<void> {
    if (this.#running.has(id)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    this.#running.set(id, stopping);
    try {
      await inTurn(`ludotext-writing-${id}`, signal, async () => {
        let isNeeded = false;
        const set = await this.#sets.change(id, (before) => {
          const next = prepare(before);
          isNeeded = next !== undefined;
          // What was said of the text stays; what was said of the last attempt does not.
          const writing = { ...begun, scores: before.writing?.scores ?? [] };
          return next === undefined ? before : { ...next, writing };
        });
        if (isNeeded && set !== undefined) await this.#write(set, signal);
      });
    } catch (error) {
      // It was stopped before its turn came.
      if (!isAbort(error)) throw error;
    } finally {
      this.#running.delete(id);
    }
  }

  async #write(set: StoredSet, signal: AbortSignal): Promise<void> {
    const { id } = set;
    try {
      let problem: ToldProblem | undefined;
      for (const request of requestsFor(set)) {
        try {
          for await (const event of this.#service.generate(request, signal)) {
            const game = event.type === 'item' ? await this.#nameGame(event.data.type_id) : undefined;
            await this.#sets.change(id, (before) => withEvent(before, event, game));
          }
        } catch (error) {
          // A text that gives nothing more for one game may still give something for the others.
          if (!hasCode(error, 'no_items')) throw error;
          problem = toldProblem(error);
        }
      }
      await this.#sets.change(id, (before) => {
        const phase = problem !== undefined && itemsOf(before.document).length === 0 ? 'failed' : 'done';
        return withState(withOnly(before, undefined), { phase, ...(problem === undefined ? {} : { problem }) });
      });
    } catch (error) {
      if (this.#isLeaving) return;
      const end: Partial<WritingState> = isAbort(signal.aborted ? signal.reason : error)
        ? { phase: 'stopped' }
        : { phase: 'failed', problem: toldProblem(problemOfFailure(error, 'cut_off')) };
      await this.#sets.change(id, (before) => withState(before, end));
    }
  }
}

/** @param game of an item that arrived */
function withEvent(set: StoredSet, event: GenerationEvent, game?: Omit<SetGame, 'items'>): StoredSet {
  const writing = set.writing ?? begun;
  switch (event.type) {
    case 'analysis':
      return withState(set, { scores: merged(writing.scores, event.data.game_scores, ({ type_id }) => type_id) });
    case 'item':
      return game === undefined ? set : withArrived(set, game, event.data.item, event.data.place);
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

function withState(set: StoredSet, change: Partial<WritingState>): StoredSet {
  return { ...set, writing: { ...(set.writing ?? begun), ...change } };
}

/** What is asked for is for one game alone, however well it suits the text; `undefined` for all that were wanted. */
function withOnly(set: StoredSet, only: number | undefined): StoredSet {
  if (set.asked === undefined || set.asked.only === only) return set;
  const { only: _, ...asked } = set.asked;
  return { ...set, asked: only === undefined ? asked : { ...asked, only } };
}

function withWanted(set: StoredSet, typeId: number, count: number): StoredSet {
  const { asked, document } = set;
  const body = asked?.body ?? { text: document.text ?? '', language: document.language, verbose: true };
  return { ...set, asked: { ...asked, mode: 'prose', body, wanted: { ...asked?.wanted, [typeId]: count } } };
}

/** An item that is there already, as one that came before a break, does not come twice. */
function withArrived(set: StoredSet, game: Omit<SetGame, 'items'>, item: Item, place: string | undefined): StoredSet {
  const known = set.document.games.find(({ game_type: name }) => name === game.game_type);
  const isKnown = known?.items.some((other) => idOf(other) === idOf(item)) === true;
  // One that was edited is another one than its id says.
  return isKnown && known?.notes?.[idOf(item)]?.edited !== true ? set : withNewItem(set, game, item, { place });
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
 * What to ask so that a set gets what it lacks: one request for all games that lack the same number of items. Neither
 * the items that are there nor those that are gone are to come again.
 */
export function requestsFor({ document, asked, gone = {} }: StoredSet): readonly GenerationRequest[] {
  if (asked === undefined) return [];
  const { mode, body, wanted, only } = asked;
  if (mode === 'direct') {
    return Object.entries(wanted).map(([typeId, count]) => ({
      path: `/generate/${typeId}`,
      body: { ...body, max_items: count },
    }));
  }
  const itemsOf = (typeId: string) => document.games.find((game) => `${game.type_id}` === typeId)?.items ?? [];
  const byCount = new Map<number, string[]>();
  for (const [typeId, count] of Object.entries(wanted)) {
    if (only !== undefined && Number(typeId) !== only) continue;
    const missing = count - itemsOf(typeId).length;
    if (missing > 0) byCount.set(missing, [...(byCount.get(missing) ?? []), typeId]);
  }
  return [...byCount].map(([count, typeIds]) => {
    const kept = typeIds.map((id) => [id, [...itemsOf(id), ...(gone[id] ?? [])]] as const);
    const known = Object.fromEntries(kept.filter(([, items]) => items.length > 0));
    return {
      path: '/generate',
      body: {
        ...body,
        max_items: count,
        enabled_game_ids: typeIds.map(Number),
        ...(only === undefined ? {} : { min_score: 0 }),
        ...(Object.keys(known).length === 0 ? {} : { kept: known }),
      },
    };
  });
}

/** Runs work when no other tab is at it; without locks, as on a page without https, at once. */
async function inTurn(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(name, { signal }, work);
}
