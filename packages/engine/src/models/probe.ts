import { EngineError, isEngineError } from '../errors.js';
import type { ModelProbe } from './language-model.js';
import { serverError } from './server-failure.js';

/**
 * Asks a model server for a JSON document.
 * @throws EngineError `model_…`
 */
export async function getJson(
  fetch: typeof globalThis.fetch,
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address, { headers, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw serverError({ modelName: '', status: response.status, cause: undefined });
  }
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null)
    throw new EngineError('model_error', 'The server answered with no JSON object.');
  return answer;
}

/** What a probe that failed has to say. */
export function probeFailure(cause: unknown): ModelProbe {
  if (isEngineError(cause)) {
    if (cause.code === 'aborted') throw cause;
    return { reachable: false, reason: cause.message };
  }
  const garbled = cause instanceof SyntaxError;
  return {
    reachable: false,
    reason: garbled
      ? 'Something answers at this address, but not with JSON. Is base_url right?'
      : 'The model server cannot be reached.',
  };
}
