import type { Storage } from '../state/storage.js';
import type { LlmChoice, LlmStatus } from '../writer/llm.js';
import { Connection } from './connection.js';
import { readEvents } from './event-reader.js';
import { Problem } from './problem.js';
import type { Game, GameDetail, GenerationBody, GenerationEvent, Grade, Health, Item } from './wire.js';

/** A generation request: where it goes and what it says. */
export interface GenerationRequest {
  /** `/generate` or `/generate/{type_id}`. */
  readonly path: string;
  readonly body: GenerationBody;
}

/** The HTTP service, as far as the page uses it. Everything rejects with a `Problem`, or an `AbortError` when stopped. */
export class Service {
  readonly connection: Connection;

  /**
   * @param origin without a slash at its end; default: the page's own
   * @param keys where a key is kept; default: nowhere
   */
  constructor(origin = '', keys?: Storage) {
    this.connection = new Connection(origin, keys);
  }

  /** @param language BCP 47 tag of the language the games are to be named in; default: the service's own */
  async games(language?: string): Promise<readonly Game[]> {
    const { games } = await this.connection.json<{ games: readonly Game[] }>('/games', namedIn(language));
    return games;
  }

  game(gameType: string, language?: string): Promise<GameDetail> {
    return this.connection.json(gamePath(gameType), namedIn(language));
  }

  /** Switches a game on or off for everybody. */
  async switchGame(gameType: string, active: boolean): Promise<Game> {
    const path = `${gamePath(gameType)}/${active ? 'activate' : 'deactivate'}`;
    const { game } = await this.connection.json<{ game: Game }>(path, { method: 'POST' });
    return game;
  }

  grade(gameType: string, item: Item, answer: unknown): Promise<Grade> {
    return this.connection.json(`${gamePath(gameType)}/grade`, posted({ item, answer }));
  }

  health(): Promise<Health> {
    return this.connection.json('/health');
  }

  /** Which writer is in use, and whether it can write; its own server is asked for that. */
  writer(): Promise<LlmStatus> {
    return this.connection.json('/llm');
  }

  /** Lets another model write, for everybody. */
  chooseWriter(choice: LlmChoice): Promise<LlmStatus> {
    return this.connection.json('/llm', posted(choice));
  }

  /**
   * Goes on with another key, where the service knows it. As the writer is asked for with it, a key that may not do more than
   * play rejects with `forbidden`, and is kept all the same.
   */
  enterKey(key: string): Promise<LlmStatus> {
    return this.connection.enter(key, '/llm');
  }

  /**
   * Items as they are written; leaving the loop, or the signal, ends the work. That is why no `Idempotency-Key` is sent: under
   * one the work goes on, and is paid for, when somebody stops it or closes the page. What a broken connection had brought is
   * kept by the page instead.
   */
  async *generate({ path, body }: GenerationRequest, signal?: AbortSignal): AsyncGenerator<GenerationEvent> {
    const init = posted(body);
    const headers = { ...init.headers, Accept: 'text/event-stream' };
    const response = await this.connection.send(path, { ...init, headers, signal: signal ?? null });
    const type = response.headers.get('Content-Type') ?? '';
    if (response.body === null || !type.startsWith('text/event-stream')) {
      throw new Problem('unreadable', 'The answer is no stream of events.');
    }
    yield* readEvents(response.body);
  }
}

const gamePath = (gameType: string) => `/games/${encodeURIComponent(gameType)}`;

const posted = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const namedIn = (language: string | undefined): RequestInit =>
  language === undefined ? {} : { headers: { 'Accept-Language': language } };
