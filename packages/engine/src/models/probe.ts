import type { ModelProbe } from '../contract/language-model.js';
import { startClock } from './attempt-clock.js';
import { AttemptError, connectionFailure, failures, notThisApi } from './failures.js';
import { attemptFetch, readStart, type ServerAddress } from './fetch.js';

/** Time limit of a probe, in milliseconds: a server that computes a reply may take seconds to answer. */
const probeTimeoutMs = 10_000;

/** Maximum number of characters read of a response. */
const maxLength = 4_000_000;

/** Sends an HTTP request to a path of the server; POST if there is a body. */
export type Ask = (path: string, body?: object) => Promise<unknown>;

/**
 * Checks the server at a model's address, within a short time limit.
 * @throws EngineError `aborted`, nothing else
 */
export async function probeServer(
  address: ServerAddress,
  signal: AbortSignal | undefined,
  find: (ask: Ask) => Promise<ModelProbe>,
): Promise<ModelProbe> {
  const end = performance.now() + probeTimeoutMs;
  const ask: Ask = (path, body) => askServer(address, path, { body, signal, timeoutMs: end - performance.now() });
  try {
    return await find(ask);
  } catch (error) {
    if (!(error instanceof AttemptError)) throw error;
    const { provider, modelName, baseUrl } = address;
    if (error.kind === 'aborted') throw error.toEngineError({ provider, modelName, host: new URL(baseUrl).host });
    const isSlow = error.kind === 'first_byte_timeout' || error.kind === 'total_timeout';
    return {
      reachable: false,
      ...(isSlow ? { slow: true } : {}),
      reason: error.message,
      code: failures[error.kind].code,
    };
  }
}

/** The failure of a JSON response that does not come from a model server. */
export function noModelServer(): AttemptError {
  return new AttemptError({ kind: 'not_this_api', message: 'No model server answers at this address.' });
}

/**
 * Sends a model's server an HTTP request outside the calls; POST if there is a body.
 * @returns the JSON of its response
 * @throws AttemptError
 */
export async function askServer(
  address: ServerAddress,
  path: string,
  { body, signal, timeoutMs }: { body?: object | undefined; signal: AbortSignal | undefined; timeoutMs: number },
): Promise<unknown> {
  const clock = startClock(signal, { firstByteMs: timeoutMs, idleMs: timeoutMs, totalMs: timeoutMs });
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  try {
    const fetch = attemptFetch(address, clock);
    const response = await clock.race(fetch(`${address.baseUrl}${path}`, sent));
    return parse(await readStart(response, clock, maxLength));
  } catch (cause) {
    throw clock.failure() ?? connectionFailure(cause, false);
  } finally {
    clock.stop();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.trimStart().startsWith('<')) throw notThisApi();
    throw new AttemptError({ kind: 'not_this_api', message: 'The model server answered with broken JSON.' });
  }
}
