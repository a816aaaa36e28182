import type { Storage } from '../state/storage.js';
import { Store } from '../state/store.js';
import { hasCode, isAbort, Problem, problemOfFailure, problemOfResponse } from './problem.js';

/** How the page stands with a service that asks for keys. */
export interface Access {
  /** Whether requests wait for a key. */
  readonly isAsked: boolean;
  /** Whether there is a key, be it one that the service does not take any more. */
  readonly hasKey: boolean;
}

/**
 * The one place that sends requests to the service, and the only one that knows the key they are sent with. A request that is
 * refused for want of a key waits until there is one, and is then sent again; fires `change` when `Access` changed.
 */
export class Connection extends Store<Access> {
  readonly #origin: string;
  readonly #storage: Storage | undefined;
  #key: string | undefined;
  /** What goes on once there is another key. */
  readonly #waiting = new Set<() => void>();

  /**
   * @param origin without a slash at its end; the page's own where it is empty
   * @param storage where the key is kept; default: only here
   */
  constructor(origin: string, storage?: Storage) {
    const kept = storage?.read();
    const key = typeof kept === 'string' ? kept : undefined;
    super({ isAsked: false, hasKey: key !== undefined });
    this.#origin = origin;
    this.#storage = storage;
    this.#key = key;
  }

  /** @throws Problem, and an `AbortError` when stopped */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    for (;;) {
      const key = this.#key;
      try {
        return await this.#fetch(path, init, key);
      } catch (error) {
        if (!hasCode(error, 'unauthorized')) throw error;
        await this.#otherKey(key, init.signal);
      }
    }
  }

  /** The answer of a request, as JSON. @throws Problem */
  async json<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    return readJson(await this.send(path, init));
  }

  /**
   * Asks for something with another key, and keeps the key where the service knows it, even if it does not allow this.
   * @throws Problem, `unauthorized` where the service does not know the key
   */
  async enter<Answer>(key: string, path: string): Promise<Answer> {
    // No other character can be in a header.
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Problem('unauthorized', 'No key has such characters.');
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

  /** Settles when there is another key than one that was refused; it may have come while the request was under way. */
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

  async #fetch(path: string, init: RequestInit, key: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    if (key !== undefined) headers.set('Authorization', `Bearer ${key}`);
    let response: Response;
    try {
      response = await fetch(this.#origin + path, { ...init, headers });
    } catch (error) {
      if (isAbort(error)) throw error;
      throw problemOfFailure(error, 'unreachable');
    }
    if (!response.ok) throw await problemOfResponse(response);
    return response;
  }
}

async function readJson<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    throw problemOfFailure(error, 'unreadable');
  }
}
