import { generationEvents, readEvents } from './events.js';
import { hasCode, isAbort, Problem, problemOfFailure, problemOfResponse } from './problem.js';
import { type Storage, Store } from './store.js';
import type {
  CheckSetResponse,
  ExportResponse,
  Format,
  FormatsResponse,
  Game,
  GameDetail,
  GenerationBody,
  GenerationEvent,
  Grade,
  Health,
  ImportResponse,
  Item,
  RewriteBody,
  RewriteResponse,
} from './wire.js';

/** A generation request: its path and body. */
export interface GenerationRequest {
  /** `/generate` or `/generate/{type_id}`. */
  readonly path: string;
  readonly body: GenerationBody;
}

/**
 * The part of the HTTP service that the page uses. Everything rejects with a `Problem`, or an `AbortError` when
 * stopped.
 */
export class Service {
  readonly connection: Connection;

  /**
   * @param origin without a trailing slash; default: the page's own
   * @param keys stores a key; default: not stored
   */
  constructor(origin = '', keys?: Storage) {
    this.connection = new Connection(origin, keys);
  }

  /** @param language BCP 47 tag of the language for the games' names; default: that of the connection */
  async games(language?: string): Promise<readonly Game[]> {
    const { games } = await this.connection.json<{ games: readonly Game[] }>('/games', namedIn(language));
    return games;
  }

  game(gameType: string, language?: string): Promise<GameDetail> {
    return this.connection.json(gamePath(gameType), namedIn(language));
  }

  grade(gameType: string, item: Item, submission: unknown): Promise<Grade> {
    return this.connection.json(`${gamePath(gameType)}/grade`, posted({ item, answer: submission }));
  }

  /** What is wrong with a set, and what its games say their items are. */
  checkSet(set: object, signal?: AbortSignal): Promise<CheckSetResponse> {
    return this.connection.json('/sets/check', { ...posted({ set, interactions: true }), signal: signal ?? null });
  }

  /** Another item in the place of one. */
  rewrite(gameType: string, body: RewriteBody, signal?: AbortSignal): Promise<RewriteResponse> {
    return this.connection.json(`${gamePath(gameType)}/rewrite`, { ...posted(body), signal: signal ?? null });
  }

  async formats(): Promise<readonly Format[]> {
    const { formats } = await this.connection.json<FormatsResponse>('/formats');
    return formats;
  }

  /** A set as a file of another program, and what became of each item. */
  exportSet(format: string, set: object, options: object, signal: AbortSignal): Promise<ExportResponse> {
    return this.connection.json(`/export/${encodeURIComponent(format)}`, {
      ...posted({ set, options }),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal,
    });
  }

  /** A file of another program as a set. @param base64 the file's bytes */
  importFile(base64: string): Promise<ImportResponse> {
    return this.connection.json('/import', posted({ base64 }));
  }

  health(): Promise<Health> {
    return this.connection.json('/health');
  }

  /**
   * Items as they are written; leaving the loop, or the signal, aborts the work. It sends no `Idempotency-Key`: with
   * one the work would continue, and be paid for, when a person stops it or closes the page. Instead, the page keeps
   * what arrived before a connection broke.
   */
  async *generate({ path, body }: GenerationRequest, signal?: AbortSignal): AsyncGenerator<GenerationEvent> {
    const init = posted(body);
    const headers = { ...init.headers, Accept: 'text/event-stream' };
    const response = await this.connection.send(path, { ...init, headers, signal: signal ?? null });
    yield* readEvents<GenerationEvent>(response, generationEvents);
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

/** The page's access to a service with keys. */
export interface Access {
  /** Whether requests wait for a key. */
  readonly isAsked: boolean;
  /** Whether there is a key, even one that the service no longer accepts. */
  readonly hasKey: boolean;
}

/**
 * Sends all requests to the service, and alone knows the key they are sent with. A request rejected because of its key
 * waits for another one and is then sent again. Fires `change` when `Access` changes.
 */
export class Connection extends Store<Access> {
  /** BCP 47 tag of the language that the service's sentences are to be in. */
  language = '';
  readonly #origin: string;
  readonly #storage: Storage | undefined;
  #key: string | undefined;
  /** Called when there is another key. */
  readonly #waiting = new Set<() => void>();

  /**
   * @param origin without a trailing slash; empty for the page's own
   * @param storage stores the key; default: in memory only
   */
  constructor(origin: string, storage?: Storage) {
    const kept = storage?.read();
    const key = typeof kept === 'string' ? kept : undefined;
    super({ isAsked: false, hasKey: key !== undefined });
    this.#origin = origin;
    this.#storage = storage;
    this.#key = key;
  }

  /**
   * @param how another way to send than `fetch`
   * @throws Problem, and an `AbortError` when stopped
   */
  async send(path: string, init: RequestInit = {}, how: typeof fetch = fetch): Promise<Response> {
    for (;;) {
      const key = this.#key;
      try {
        return await this.#fetch(path, init, key, how);
      } catch (error) {
        if (!hasCode(error, 'unauthorized')) throw error;
        await this.#otherKey(key, init.signal);
      }
    }
  }

  /** The body of a response, as JSON. @throws Problem */
  async json<Body>(path: string, init?: RequestInit): Promise<Body> {
    return readJson(await this.send(path, init));
  }

  /**
   * Sends a request with another key, and keeps the key if the service knows it, even if the request is forbidden.
   * @throws Problem, `unauthorized` when the service does not know the key
   */
  async enter<Body>(key: string, path: string): Promise<Body> {
    // Headers allow no other characters.
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Problem('unauthorized', 'The key contains invalid characters.');
    try {
      const response = await this.#fetch(path, {}, key);
      this.#hold(key);
      return await readJson(response);
    } catch (error) {
      if (hasCode(error, 'forbidden')) this.#hold(key);
      throw error;
    }
  }

  forget(): void {
    this.#key = undefined;
    this.#storage?.clear();
    this.update({ hasKey: false });
  }

  #hold(key: string): void {
    this.#key = key;
    this.#storage?.write(key);
    this.update({ isAsked: false, hasKey: true });
    for (const goOn of this.#waiting) goOn();
  }

  /** Settles when there is another key than the rejected one; it may have come while the request was under way. */
  async #otherKey(refused: string | undefined, signal: AbortSignal | null | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#key !== refused) return;
    this.update({ isAsked: true });
    let goOn = () => {};
    let stop = () => {};
    const decided = new Promise<void>((resolve, reject) => {
      goOn = resolve;
      stop = () => reject(signal?.reason);
    });
    this.#waiting.add(goOn);
    signal?.addEventListener('abort', stop);
    try {
      await decided;
    } finally {
      this.#waiting.delete(goOn);
      signal?.removeEventListener('abort', stop);
    }
  }

  async #fetch(path: string, init: RequestInit, key: string | undefined, how = fetch): Promise<Response> {
    const headers = new Headers(init.headers);
    if (key !== undefined) headers.set('Authorization', `Bearer ${key}`);
    if (this.language !== '' && !headers.has('Accept-Language')) headers.set('Accept-Language', this.language);
    let response: Response;
    try {
      response = await how(this.#origin + path, { ...init, headers });
    } catch (error) {
      if (isAbort(error)) throw error;
      throw problemOfFailure(error, 'unreachable');
    }
    if (!response.ok) throw await problemOfResponse(response);
    return response;
  }
}

async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return (await response.json()) as Body;
  } catch (error) {
    throw problemOfFailure(error, 'unreadable');
  }
}
