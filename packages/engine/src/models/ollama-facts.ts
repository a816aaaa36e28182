import { raceAbort } from '../lib/abort.js';
import { isCount, isObject } from '../lib/data.js';
import { AttemptError } from './failures.js';
import type { ServerAddress } from './fetch.js';
import { askServer } from './probe.js';

/** What an Ollama server says about a model. */
interface OllamaFacts {
  readonly capabilities?: readonly string[];
  /** The model's maximum window, in tokens. */
  readonly contextTokens?: number;
  /** The host that runs the model, if this server only forwards to it. */
  readonly remoteHost?: string;
}

/**
 * Milliseconds: maximum time of a look-up, how long its result is trusted, how long a failure prevents another look-up.
 */
const times = { lookUp: 5_000, found: 3_600_000, failed: 60_000 };

/** Reads the response of `/api/show`. */
export function readFacts(shown: unknown): OllamaFacts {
  if (!isObject(shown)) return {};
  const { capabilities, model_info: info, remote_host: remoteHost } = shown;
  const architecture = isObject(info) ? info['general.architecture'] : undefined;
  const length = isObject(info) ? info[`${architecture}.context_length`] : undefined;
  return {
    ...(Array.isArray(capabilities) ? { capabilities: capabilities.filter((name) => typeof name === 'string') } : {}),
    ...(isCount(length) && length > 0 ? { contextTokens: length } : {}),
    ...(typeof remoteHost === 'string' && remoteHost !== '' ? { remoteHost } : {}),
  };
}

/** Facts about one model, requested at first use. Concurrent calls share one look-up. */
export class ModelFacts {
  readonly #address: ServerAddress;
  readonly #now: () => number;
  #facts: OllamaFacts = {};
  #validUntil = Number.NEGATIVE_INFINITY;
  #lookUp: { readonly done: Promise<void>; readonly abort: AbortController; waiting: number } | undefined;

  constructor(address: ServerAddress, now: () => number = Date.now) {
    this.#address = address;
    this.#now = now;
  }

  /** The result of the latest look-up; empty before the first. */
  get known(): OllamaFacts {
    return this.#facts;
  }

  /**
   * Looks up facts that are missing or expired. Failures are ignored. The look-up is aborted when no caller waits any
   * longer.
   */
  async refresh(signal: AbortSignal): Promise<void> {
    if (this.#now() < this.#validUntil || signal.aborted) return;
    this.#lookUp ??= this.#start();
    const lookUp = this.#lookUp;
    lookUp.waiting += 1;
    await raceAbort(signal, lookUp.done).catch(() => {});
    lookUp.waiting -= 1;
    if (lookUp.waiting > 0) return;
    lookUp.abort.abort();
    if (this.#lookUp === lookUp) this.#lookUp = undefined;
  }

  #start() {
    const abort = new AbortController();
    const body = { model: this.#address.modelName };
    const done = askServer(this.#address, '/api/show', { body, signal: abort.signal, timeoutMs: times.lookUp })
      .then((shown) => {
        this.#facts = readFacts(shown);
        this.#validUntil = this.#now() + times.found;
      })
      .catch((error: unknown) => {
        const wasLeft = error instanceof AttemptError && error.kind === 'aborted';
        if (!wasLeft) this.#validUntil = this.#now() + times.failed;
      });
    return { done, abort, waiting: 0 };
  }
}
