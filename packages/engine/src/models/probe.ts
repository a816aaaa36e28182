import { askServer } from './ask-server.js';
import { AttemptError, engineError } from './attempt-error.js';
import type { ModelProbe } from './language-model.js';
import type { ServerAddress } from './own-fetch.js';

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
