import { requestOf } from '../compose/draft.js';
import { itemCount, type Run, withEarlier } from '../run/run.js';
import { Runner } from '../run/runner.js';
import type { Locale } from '../say.js';
import { hasCode, problemOfFailure } from '../service/problem.js';
import type { Service } from '../service/service.js';
import { canWrite } from '../service/service.js';
import type { Game, GameDetail, LlmResponse } from '../service/wire.js';
import { beginPage, keptOf, type PageState, type View } from './page-state.js';
import { type Storage, Store } from './store.js';

/** Milliseconds without a change after which the state is saved. */
const calm = 300;

/** Codes that mean that the page's list of games is out of date. */
const staleGames: readonly string[] = ['game_inactive', 'no_active_game', 'game_not_found', 'game_skipped'];

/** The page's actions and state; fires `change` when the state changes. */
export class PageModel extends Store<PageState> {
  readonly #service: Service;
  readonly #storage: Storage;
  readonly #runner: Runner;
  /** The earlier run of a retry, kept for its items. */
  #earlier: Run | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** The request of the run with unknown games. */
  #askedFor: Run['request'] | undefined;

  constructor(service: Service, storage: Storage, preferred: readonly string[]) {
    super(beginPage(storage.read(), preferred, service.connection.state));
    this.#service = service;
    this.#storage = storage;
    this.#runner = new Runner(service, (run) => this.#follow(run));
    service.connection.addEventListener('change', () => this.update({ access: service.connection.state }));
  }

  override update(change: Partial<PageState>): void {
    const { locale } = this.state.preferences;
    super.update(change);
    if (this.state.preferences.locale !== locale) void this.refreshGames();
    if (!('draft' in change || 'preferences' in change)) return;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), calm);
  }

  /** Saves the draft and the preferences now. */
  keep(): void {
    clearTimeout(this.#keeping);
    this.#storage.write(keptOf(this.state));
  }

  /** Loads games, writer and limits from the service. */
  async load(): Promise<void> {
    try {
      await Promise.all([this.#fetchHealth(), this.#fetchGames()]);
      this.update({ problem: undefined });
      void this.refreshWriter();
    } catch (error) {
      this.update({ problem: problemOfFailure(error, 'unreachable') });
    }
  }

  /** Reloads the games and their names. After a failure the known ones stay. */
  async refreshGames(): Promise<void> {
    await this.#fetchGames().catch(() => {});
  }

  /** Reloads the writer in use. After a failure the known one stays. */
  async refreshWriter(): Promise<void> {
    // Without permission to read the writer, the page still learns its name.
    const asked = this.state.isManager === false ? this.#fetchHealth() : this.#askWriter(this.#service.writer());
    await asked.catch(() => {});
  }

  knowWriter(status: Pick<LlmResponse, 'llm' | 'reachable' | 'slow' | 'reason'>): void {
    this.update({ llm: status.llm, isWriterReady: canWrite(status), isManager: true });
  }

  /** Switches to another key. @throws Problem, `unauthorized` when the service does not know the key */
  async enterKey(key: string): Promise<void> {
    await this.#askWriter(this.#service.enterKey(key));
    // Clears a problem caused by the missing or earlier key.
    this.update({ problem: undefined });
  }

  /** Forgets the key; a service that requires one asks again. */
  forgetKey(): void {
    this.#service.connection.forget();
    this.update({ isManager: undefined });
    void this.load();
  }

  /** Switches a game on or off for everybody. */
  async switchGame({ game_type: name }: Game, active: boolean): Promise<void> {
    try {
      const changed = await this.#service.switchGame(name, active);
      const games = this.state.games?.map((game) => (game.game_type === name ? { ...game, ...changed } : game));
      this.update({ games, problem: undefined });
    } catch (error) {
      if (hasCode(error, 'forbidden')) this.update({ isManager: false });
      this.update({ problem: problemOfFailure(error, 'unreachable') });
    }
  }

  /** Sends the draft. */
  make(): void {
    const { draft, games, limits } = this.state;
    this.#earlier = undefined;
    this.update({ view: 'run', problem: undefined });
    void this.#runner.start(requestOf(draft, games ?? [], limits.maxItems));
  }

  /** Sends the same request again, whatever the draft is now. Existing items stay until new ones arrive. */
  makeAgain(): void {
    const { run } = this.state;
    if (run === undefined) return;
    this.#earlier = run;
    void this.#runner.start({ ...run.request });
  }

  /** Sends the same request again for all games, even those that suit the text badly. */
  makeAll(): void {
    const { run } = this.state;
    if (run === undefined) return;
    const { path, body } = run.request;
    void this.#runner.start({ path, body: { ...body, min_score: 0 } });
  }

  stop(): void {
    this.#runner.stop();
  }

  /** Goes to a view, if it has something to show. */
  go(view: View): void {
    const { run } = this.state;
    const isThere = view === 'compose' || (run !== undefined && (view === 'run' || itemCount(run) > 0));
    this.update({ view: isThere ? view : 'compose' });
  }

  #follow(next: Run): void {
    const run = this.#earlier === undefined ? next : withEarlier(next, this.#earlier);
    this.update({ run });
    this.#knowGamesOf(run);
    if (next.phase === 'running') return;
    void this.refreshWriter();
    const codes = [next.problem?.code, ...(next.response?.warnings.map(({ code }) => code) ?? [])];
    if (codes.some((code) => staleGames.includes(code ?? ''))) void this.refreshGames();
  }

  /** Loads the details of games added to the service after the page was loaded, once per run. */
  #knowGamesOf({ games, request }: Run): void {
    if (this.#askedFor === request) return;
    const known = new Set([...this.state.details.values()].map(({ type_id: typeId }) => typeId));
    if (games.every(({ typeId }) => known.has(typeId))) return;
    this.#askedFor = request;
    void this.refreshGames();
  }

  /** Loads the writer in use; when that is forbidden, keeps what `GET /health` reported. */
  async #askWriter(answer: Promise<LlmResponse>): Promise<void> {
    try {
      this.knowWriter(await answer);
    } catch (error) {
      if (!hasCode(error, 'forbidden')) throw error;
      this.update({ isManager: false, isWriterReady: undefined });
    }
  }

  async #fetchHealth(): Promise<void> {
    const { limits, llm, version } = await this.#service.health();
    this.update({
      llm,
      version,
      ...(limits === undefined ? {} : { limits: { maxText: limits.max_text, maxItems: limits.max_items } }),
    });
  }

  async #fetchGames(): Promise<void> {
    const { locale } = this.state.preferences;
    const games = await this.#service.games(locale);
    if (this.#isOtherLanguage(locale)) return;
    this.update({ games });
    const details = await Promise.allSettled(games.map(({ game_type: name }) => this.#service.game(name, locale)));
    if (this.#isOtherLanguage(locale)) return;
    const known = details.flatMap((detail): [string, GameDetail][] =>
      detail.status === 'fulfilled' ? [[detail.value.game_type, detail.value]] : [],
    );
    // A game that no longer exists may be the one being played.
    this.update({ details: new Map([...this.state.details, ...known]) });
  }

  /** Whether the language changed since the request. */
  #isOtherLanguage(locale: Locale): boolean {
    return locale !== this.state.preferences.locale;
  }
}
