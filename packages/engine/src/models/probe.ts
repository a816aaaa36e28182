import type { ModelProbe } from '../contract/language-model.js';
import { startClock } from './attempt-clock.js';
import { AttemptError, connectionFailure, engineError } from './failures.js';
import { ownFetch, readWords, type ServerAddress } from './fetch.js';
import { noAnswer } from './frame-reader.js';

/** Time a probe may take, in milliseconds. */
const probeTimeoutMs = 2_000;

/** Asks the server at a path; by POST when there is a body. */
export type Ask = (path: string, body?: object) => Promise<unknown>;

/**
 * Finds out what stands at a model's address, under a short time limit.
 * @throws EngineError `aborted`, nothing else
 */
export async function probeServer(
  address: ServerAddress,
  signal: AbortSignal | undefined,
  find: (ask: Ask) => Promise<ModelProbe>,
): Promise<ModelProbe> {
  const end = performance.now() + probeTimeoutMs;
  const ask: Ask = (path, body) =>
    askServer(path, {
      ...address,
      signal,
      timeoutMs: end - performance.now(),
      ...(body === undefined ? {} : { body }),
    });
  try {
    return await find(ask);
  } catch (error) {
    if (!(error instanceof AttemptError)) throw error;
    const { provider, modelName, baseUrl } = address;
    if (error.fault.kind === 'aborted')
      throw engineError(error.fault, { provider, modelName, host: new URL(baseUrl).host });
    return { reachable: false, reason: error.message };
  }
}

/** The failure of an answer that is JSON, but none of a model server's. */
export function noModelServer(): AttemptError {
  return new AttemptError({ kind: 'not_this_api', message: 'No model server answers at this address.' });
}

/** A small question to a model's server beside the calls. */
export interface ServerRequest extends ServerAddress {
  /** Sent by POST; without it the address is read by GET. */
  readonly body?: object;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * The JSON a model's server answers with.
 * @throws AttemptError
 */
export async function askServer(path: string, request: ServerRequest): Promise<unknown> {
  const { baseUrl, body, signal, timeoutMs } = request;
  const clock = startClock(signal, { firstByteMs: timeoutMs, idleMs: timeoutMs, totalMs: timeoutMs });
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  try {
    const fetch = ownFetch(request, clock);
    const response = await clock.race(fetch(`${baseUrl}${path}`, sent));
    const words = await readWords(response, clock, 4_000_000);
    return parse(words);
  } catch (cause) {
    throw clock.failure() ?? connectionFailure(cause, false);
  } finally {
    clock.stop();
  }
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    if (words.trimStart().startsWith('<')) throw noAnswer();
    throw new AttemptError({ kind: 'not_this_api', message: 'The model server answered with broken JSON.' });
  }
}
