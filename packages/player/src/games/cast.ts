import { listPlayers, loadPlayer, type Player, type PlayerEntry } from './players.js';

/**
 * Makes a player for a game whose own may not run in this page, or that has none (`entry` is undefined then). A host
 * that can put code of others into a frame gives one.
 */
export type OtherPlayer = (gameType: string, entry: PlayerEntry | undefined) => Player;

/**
 * Who plays which game. Everything is loaded before the first item is shown, so that playing goes on when the service
 * is gone.
 */
export class Cast {
  readonly #service: string;
  readonly #locale: string;
  readonly #other: OtherPlayer | undefined;
  #entries: Promise<readonly PlayerEntry[]> | undefined;
  /** How a player is made; undefined for a game that cannot be played here. */
  readonly #makers = new Map<string, (() => Player) | undefined>();
  readonly #names = new Map<string, string>();

  /** @param service its origin @param locale BCP 47 tag of the language for the games' names */
  constructor(service: string, locale: string, other: OtherPlayer | undefined) {
    this.#service = service;
    this.#locale = locale;
    this.#other = other;
  }

  /** Loads the players of games; those that are there already stay. @throws when the service cannot be reached */
  async load(gameTypes: readonly string[]): Promise<void> {
    const missing = gameTypes.filter((gameType) => !this.#makers.has(gameType));
    if (missing.length === 0) return;
    this.#entries ??= listPlayers(this.#service, this.#locale);
    const entries = await this.#entries.catch((error: unknown) => {
      this.#entries = undefined;
      throw error;
    });
    await Promise.all(
      missing.map(async (gameType) => {
        const entry = entries.find(({ game_type: name }) => name === gameType);
        this.#names.set(gameType, entry?.display_name || gameType.replaceAll('_', ' '));
        this.#makers.set(gameType, await this.#makerOf(gameType, entry));
      }),
    );
  }

  /** A new player of a game; undefined for one that cannot be played here. */
  make(gameType: string): Player | undefined {
    return this.#makers.get(gameType)?.();
  }

  canPlay(gameType: string): boolean {
    return this.#makers.get(gameType) !== undefined;
  }

  /** The name of a game for people. */
  nameOf(gameType: string): string {
    return this.#names.get(gameType) ?? gameType;
  }

  async #makerOf(gameType: string, entry: PlayerEntry | undefined): Promise<(() => Player) | undefined> {
    if (entry?.isolated === false) {
      const PlayerElement = await loadPlayer(entry.url, this.#service).catch(() => undefined);
      if (PlayerElement !== undefined) return () => new PlayerElement();
    }
    const other = this.#other;
    return other === undefined ? undefined : () => other(gameType, entry);
  }
}
