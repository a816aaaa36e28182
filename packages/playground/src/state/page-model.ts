import { requestOf } from '../compose/request.js';
import type { Run } from '../run/run.js';
import { Runner } from '../run/runner.js';
import { problemOfFailure } from '../service/problem.js';
import type { Service } from '../service/service.js';
import type { Game, GameDetail } from '../service/wire.js';
import { beginPage, keptOf, type PageState, type Place } from './page-state.js';
import type { Storage } from './storage.js';
import { Store } from './store.js';

/** Milliseconds without a change after which the state is kept. */
const calm = 300;

/** What can be done on the page, and how it stands; fires `change` when that changed. */
export class PageModel extends Store<PageState> {
  readonly #service: Service;
  readonly #storage: Storage;
  readonly #runner: Runner;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(service: Service, storage: Storage, preferred: readonly string[]) {
    super(beginPage(storage.read(), preferred));
    this.#service = service;
    this.#storage = storage;
    this.#runner = new Runner(service, (run) => this.update({ run }));
  }

  override update(change: Partial<PageState>): void {
    super.update(change);
    if (!('draft' in change || 'preferences' in change)) return;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), calm);
  }

  /** Keeps the draft and the preferences now. */
  keep(): void {
    clearTimeout(this.#keeping);
    this.#storage.write(keptOf(this.state));
  }

  /** Asks the service about itself: its games, its writer, its limits. */
  async load(): Promise<void> {
    try {
      const [games, health] = await Promise.all([this.#service.games(), this.#service.health()]);
      const { limits, llm, version } = health;
      this.update({
        games,
        llm,
        version,
        problem: undefined,
        ...(limits === undefined ? {} : { limits: { maxText: limits.max_text, maxItems: limits.max_items } }),
      });
      await this.#loadDetails(games);
    } catch (error) {
      this.update({ problem: problemOfFailure(error, 'unreachable') });
    }
  }

  /** Looks again which writer is in use. */
  async refreshWriter(): Promise<void> {
    try {
      this.update({ llm: (await this.#service.health()).llm });
    } catch (error) {
      this.update({ problem: problemOfFailure(error, 'unreachable') });
    }
  }

  /** Switches a game on or off for everybody. */
  async switchGame({ game_type: name }: Game, active: boolean): Promise<void> {
    try {
      const changed = await this.#service.switchGame(name, active);
      const games = this.state.games?.map((game) => (game.game_type === name ? { ...game, ...changed } : game));
      this.update({ games, problem: undefined });
    } catch (error) {
      this.update({ problem: problemOfFailure(error, 'unreachable') });
    }
  }

  /** Sends the draft as it is. */
  make(): void {
    const { draft, games } = this.state;
    this.update({ place: 'run', problem: undefined });
    void this.#runner.start(requestOf(draft, games ?? []));
  }

  /** Sends the same once more, whatever the draft has become. */
  makeAgain(): void {
    const { run } = this.state;
    if (run !== undefined) void this.#runner.start({ ...run.request });
  }

  /** Sends the same once more, for all games, however little the text suits them. */
  makeAll(): void {
    const { run } = this.state;
    if (run === undefined) return;
    const { path, body } = run.request;
    void this.#runner.start({ path, body: { ...body, min_score: 0 } });
  }

  stop(): void {
    this.#runner.stop();
  }

  /** Goes to a place, if there is something to see there. */
  go(place: Place): void {
    const { run } = this.state;
    const isThere = place === 'compose' || (run !== undefined && (place === 'run' || hasItems(run)));
    this.update({ place: isThere ? place : 'compose' });
  }

  async #loadDetails(games: readonly Game[]): Promise<void> {
    const details = await Promise.all(games.map(({ game_type: name }) => this.#service.game(name)));
    this.update({ details: new Map(details.map((detail): [string, GameDetail] => [detail.game_type, detail])) });
  }
}

const hasItems = (run: Run): boolean => run.games.some(({ items }) => items.length > 0);
