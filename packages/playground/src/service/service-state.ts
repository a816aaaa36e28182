import { type Problem, problemOfFailure } from './problem.js';
import type { Access, Service } from './service.js';
import { Storage, Store } from './store.js';
import type { Game, GameDetail } from './wire.js';

/** What the page knows of the service. */
export interface Known {
  /** `undefined` until known. */
  readonly games: readonly Game[] | undefined;
  /** Details of each game, by its name. */
  readonly details: ReadonlyMap<string, GameDetail>;
  readonly limits: { readonly maxText: number; readonly maxItems: number };
  /** The writer in use, as `<provider>/<model_name>`; empty until known. */
  readonly llm: string;
  readonly version: string;
  /** Whether the service answered last. */
  readonly isOnline: boolean;
  readonly access: Access;
  /** Why the service did not say what it has. */
  readonly problem: Problem | undefined;
}

/** The service's own defaults. */
const defaultLimits = { maxText: 200_000, maxItems: 50 };

/** Milliseconds after which a service that did not answer is asked again. */
const againMs = 5_000;

/** What the page knows of the service, kept so that it is there when the service is not. Fires `change`. */
export class ServiceState extends Store<Known> {
  readonly #service: Service;
  readonly #storage: Storage;
  #language = '';
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(service: Service, storage = new Storage('ludotext-games')) {
    const kept = Object(storage.read()) as { games?: readonly Game[]; details?: readonly GameDetail[] };
    const games = Array.isArray(kept.games) ? kept.games.filter(isNamed) : undefined;
    const details = Array.isArray(kept.details) ? kept.details.filter(isNamed) : [];
    super({
      games,
      details: new Map(details.map((detail) => [detail.game_type, detail])),
      limits: defaultLimits,
      llm: '',
      version: '',
      isOnline: navigator.onLine,
      access: service.connection.state,
      problem: undefined,
    });
    this.#service = service;
    this.#storage = storage;
    service.connection.addEventListener('change', () => this.update({ access: service.connection.state }));
  }

  /** Asks the service for its games in a language, its limits and its writer. What was known stays after a failure. */
  async load(language: string): Promise<void> {
    this.#language = language;
    clearTimeout(this.#again);
    try {
      await Promise.all([this.#askHealth(), this.#askGames(language)]);
      this.update({ problem: undefined, isOnline: true });
    } catch (error) {
      const problem = problemOfFailure(error, 'unreachable');
      this.update({ problem, isOnline: problem.code !== 'unreachable' });
      if (problem.code === 'unreachable') this.#again = setTimeout(() => void this.load(this.#language), againMs);
    }
  }

  async #askHealth(): Promise<void> {
    const { limits, llm, version } = await this.#service.health();
    this.update({
      llm,
      version,
      ...(limits === undefined ? {} : { limits: { maxText: limits.max_text, maxItems: limits.max_items } }),
    });
  }

  async #askGames(language: string): Promise<void> {
    const games = await this.#service.games(language);
    const answers = await Promise.allSettled(games.map(({ game_type: name }) => this.#service.game(name, language)));
    if (language !== this.#language) return;
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    // A game that no longer exists may be part of a set.
    const details = new Map([...this.state.details, ...known.map((detail) => [detail.game_type, detail] as const)]);
    this.update({ games, details });
    this.#storage.write({ games, details: [...details.values()] });
  }
}

/** Whether something kept is a game: another version of the page may have kept it. */
const isNamed = (game: unknown): boolean => typeof Object(game).game_type === 'string';
