import { type EngineError, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { WorkOwner } from '../contract/usage.js';
import type { PlannedPackage } from './plan-packages.js';
import type { CallMessage } from './thread-message.js';
import { NoThread, ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

/** A call takes less time than the way to another thread up to this size, in characters. */
const smallSize = 4_000;

/** What an item counts for, in characters. */
const itemSize = 200;

const sizeOf = (text: string, ...items: readonly (readonly unknown[])[]): number =>
  text.length + itemSize * items.flat().length;

/** Milliseconds without threads after none could be started. */
const restMs = 60_000;

/** A call of a game, and what decides when and where it runs. */
interface GameCall<Result> extends Omit<CallMessage, 'plugin'> {
  readonly owner?: WorkOwner | undefined;
  readonly text: string;
  readonly size: number;
  /** The call in this thread. */
  readonly here: () => Promise<Result>;
}

/**
 * The threads for work on texts. Each has all games that run in this process, so that one reading of a text serves all
 * of them. A game works in this thread while no thread has it as it is here.
 */
export class TextThreads {
  readonly #options: ThreadPoolOptions;
  #games: readonly PlannedPackage[] = [];
  #pool: ThreadPool | undefined;
  /** Until when no thread is tried, on the clock of `performance.now()`. */
  #restsUntil = 0;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /** From now on the threads have these games. Those with others end when their calls are done. */
  use(games: readonly PlannedPackage[]): void {
    const [before, now] = [this.#games, games].map((list) => list.map(({ fingerprint }) => fingerprint).join());
    if (before === now) return;
    void this.#pool?.end();
    this.#games = games;
    this.#restsUntil = 0;
    this.#pool = games.length === 0 ? undefined : new ThreadPool(games, this.#options);
  }

  /** The host of a game in this process that leaves long work to the threads. */
  host(game: PlannedPackage, own: GameHost): GameHost {
    const away = <Result>(call: GameCall<Result>) => this.#run(game, call);
    const longAway = <Result>(call: GameCall<Result>) => (call.size > smallSize ? away(call) : call.here());
    return {
      ...own,
      parse: (text, owner) =>
        longAway({ call: 'parse', args: [text], owner, text, size: sizeOf(text), here: () => own.parse(text, owner) }),
      judge: (request, owner) => {
        const { drafts, kept, context } = request;
        const { text, origin } = context;
        const here = () => own.judge(request, owner);
        const call = { call: 'judge', args: [request], owner, text, here } as const;
        // What was written there is judged there, where the text has been read.
        if (origin === 'offline') return away({ ...call, size: drafts.length });
        return longAway({ ...call, size: sizeOf(text, drafts, kept) });
      },
      judgeSet: (items, context, owner) => {
        const { text, origin } = context;
        const here = () => own.judgeSet(items, context, owner);
        const call = { call: 'judgeSet', args: [items, context], owner, text, here } as const;
        if (origin === 'offline') return away({ ...call, size: items.length });
        return longAway({ ...call, size: sizeOf(text, items) });
      },
      offlineScore: (text, owner) =>
        away({
          ...{ call: 'offlineScore', args: [text], owner, text, size: sizeOf(text) },
          here: () => own.offlineScore(text, owner),
        }),
      offlineWrite: (text, request, owner) =>
        away({
          ...{ call: 'offlineWrite', args: [text, request], owner, text, size: sizeOf(text) },
          here: () => own.offlineWrite(text, request, owner),
        }),
      interactions: (items, language) =>
        longAway({
          ...{ call: 'interactions', args: [items, language], text: '', size: sizeOf('', items) },
          here: () => own.interactions(items, language),
        }),
      fromInteractions: (interactions) =>
        longAway({
          ...{ call: 'fromInteractions', args: [interactions], text: '', size: sizeOf('', interactions) },
          here: () => own.fromInteractions(interactions),
        }),
      migrate: (items, from) =>
        longAway({
          ...{ call: 'migrate', args: [items, from], text: '', size: sizeOf('', items) },
          here: () => own.migrate(items, from),
        }),
      close: async () => {
        this.use(this.#games.filter(({ fingerprint }) => fingerprint !== game.fingerprint));
        await own.close();
      },
    };
  }

  async #run<Result>(game: PlannedPackage, { here, text, ...call }: GameCall<Result>): Promise<Result> {
    const plugin = this.#games.findIndex(({ fingerprint }) => fingerprint === game.fingerprint);
    const pool = this.#pool;
    if (plugin === -1 || pool === undefined || performance.now() < this.#restsUntil) return here();
    try {
      return (await pool.run({ ...call, plugin, about: text === '' ? undefined : text })) as Result;
    } catch (error) {
      if (error instanceof NoThread) {
        this.#rest(pool, error.cause);
        return here();
      }
      if (isEngineError(error) && error.code !== 'aborted') this.#options.onFailure(error);
      throw error;
    }
  }

  /** Threads that cannot be started now, as on a machine without memory, are tried again later. */
  #rest(pool: ThreadPool, cause: EngineError): void {
    if (this.#pool !== pool || performance.now() < this.#restsUntil) return;
    this.#restsUntil = performance.now() + restMs;
    this.#options.onFailure(cause);
  }
}
