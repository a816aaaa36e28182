import { EngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import { errorSaying } from '../messages/own-messages.js';

/** The module of a game's player: browser code, which the engine passes on and never runs. */
export interface PlayerModule {
  /** One self-contained ES module whose default export is the class of a custom element. */
  readonly source: string;
}

/** A game in an engine's registry. */
export interface RegisteredGame {
  readonly host: GameHost;
  readonly active: boolean;
  /** npm name or path of its package. */
  readonly package?: string | undefined;
  /** The package's version. */
  readonly version?: string | undefined;
  /** Changes when the game's code, options or names change. */
  readonly fingerprint?: string | undefined;
  /** The game's player for browsers, if its package has one. */
  readonly player?: PlayerModule | undefined;
  /** Whether games.yaml runs it isolated from the service, as untrusted code. */
  readonly isolated?: boolean | undefined;
}

/** The games of an engine at one moment. Immutable: changes create a new registry, so running requests keep theirs. */
export class Registry {
  /** Sorted by type_id, ascending. */
  readonly games: readonly RegisteredGame[];
  readonly #byTypeId = new Map<number, RegisteredGame>();
  readonly #byGameType = new Map<string, RegisteredGame>();

  /** @throws EngineError `invalid_request` if two games share a type_id or a name. */
  constructor(games: readonly RegisteredGame[]) {
    this.games = [...games].sort((a, b) => a.host.descriptor.typeId - b.host.descriptor.typeId);
    for (const game of this.games) {
      const { typeId, gameType } = game.host.descriptor;
      const twin = this.#byTypeId.get(typeId) ?? this.#byGameType.get(gameType);
      if (twin !== undefined) {
        const other = twin.host.descriptor;
        const shared = other.typeId === typeId ? `type_id ${typeId}` : `the name ${gameType}`;
        throw new EngineError('invalid_request', `The games ${other.gameType} and ${gameType} share ${shared}.`);
      }
      this.#byTypeId.set(typeId, game);
      this.#byGameType.set(gameType, game);
    }
  }

  /** @throws EngineError `game_not_found` */
  game(key: number | string): RegisteredGame {
    const game = typeof key === 'number' ? this.#byTypeId.get(key) : this.#byGameType.get(key);
    if (game === undefined) {
      throw errorSaying('game_not_found', typeof key === 'number' ? { case: 'type_id', type_id: key } : {});
    }
    return game;
  }

  has(gameType: string): boolean {
    return this.#byGameType.has(gameType);
  }

  /** Returns a registry with one game switched on or off. */
  withActive(gameType: string, active: boolean): Registry {
    const changed = this.game(gameType);
    return new Registry(this.games.map((game) => (game === changed ? { ...game, active } : game)));
  }
}
