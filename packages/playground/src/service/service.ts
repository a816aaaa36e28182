import { readEvents } from './event-reader.js';
import { isAbort, Problem, problemOfFailure, problemOfResponse } from './problem.js';
import type { Game, GameDetail, GenerationBody, GenerationEvent, Health, WriterStatus } from './wire.js';

/** A generation request: where it goes and what it says. */
export interface GenerationRequest {
  /** `/generate` or `/generate/{type_id}`. */
  readonly path: string;
  readonly body: GenerationBody;
}

/** The HTTP service, as far as the page uses it. Everything rejects with a `Problem`, or an `AbortError` when stopped. */
export class Service {
  readonly #origin: string;

  /** @param origin without a slash at its end; default: the page's own */
  constructor(origin = '') {
    this.#origin = origin;
  }

  /** @param language BCP 47 tag of the language the games are to be named in; default: the service's own */
  async games(language?: string): Promise<readonly Game[]> {
    const { games } = await this.#json<{ games: readonly Game[] }>('/games', namedIn(language));
    return games;
  }

  game(gameType: string, language?: string): Promise<GameDetail> {
    return this.#json(`/games/${encodeURIComponent(gameType)}`, namedIn(language));
  }

  /** Switches a game on or off for everybody. */
  async switchGame(gameType: string, active: boolean): Promise<Game> {
    const path = `/games/${encodeURIComponent(gameType)}/${active ? 'activate' : 'deactivate'}`;
    const { game } = await this.#json<{ game: Game }>(path, { method: 'POST' });
    return game;
  }

  health(): Promise<Health> {
    return this.#json('/health');
  }

  /** Which writer is in use, and whether it can write; its own server is asked for that. */
  writer(): Promise<WriterStatus> {
    return this.#json('/llm');
  }

  /** Items as they are written; leaving the loop, or the signal, ends the work. */
  async *generate({ path, body }: GenerationRequest, signal?: AbortSignal): AsyncGenerator<GenerationEvent> {
    const response = await this.#send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    const type = response.headers.get('Content-Type') ?? '';
    if (response.body === null || !type.startsWith('text/event-stream')) {
      throw new Problem('unreadable', 'The answer is no stream of events.');
    }
    yield* readEvents(response.body);
  }

  async #json<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.#send(path, init);
    try {
      return (await response.json()) as Answer;
    } catch (error) {
      throw problemOfFailure(error, 'unreadable');
    }
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(this.#origin + path, init);
    } catch (error) {
      if (isAbort(error)) throw error;
      throw problemOfFailure(error, 'unreachable');
    }
    if (!response.ok) throw await problemOfResponse(response);
    return response;
  }
}

const namedIn = (language: string | undefined): RequestInit =>
  language === undefined ? {} : { headers: { 'Accept-Language': language } };
