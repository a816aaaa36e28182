import type { AttemptClock } from './attempt-clock.js';
import type { Parameter } from './attempt-error.js';
import { readWords } from './read-response.js';
import { serverFailure } from './server-failure.js';

/** A model at its server, and how it is reached. */
export interface ServerAddress {
  readonly provider: string;
  readonly modelName: string;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** What of a request a server may refuse. */
export interface Sent {
  readonly sent: (parameter: Parameter) => boolean;
  readonly sentFormat: boolean;
}

const nothingSent: Sent = { sent: () => false, sentFormat: false };

/**
 * A fetch for one attempt. It sends our headers only, since the clients take more from the environment; it follows no
 * redirect, since the key would go along; it ends with the clock; and what is no answer fails here, where its status and
 * headers are known.
 */
export function ownFetch(
  address: ServerAddress,
  clock: AttemptClock,
  sent: Sent = nothingSent,
): typeof globalThis.fetch {
  const { provider, modelName, apiKey, fetch } = address;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return async (input, { method, body } = {}) => {
    const asked = {
      headers,
      redirect: 'manual',
      signal: clock.signal,
      method: method ?? 'GET',
      body: body ?? null,
    } as const;
    const response = await closedWhenLate(fetch(input, asked), clock);
    if (response.ok) return response;
    const words = await readWords(response, clock);
    throw serverFailure({
      provider,
      modelName,
      status: response.status,
      body: words,
      headers: response.headers,
      ...sent,
    });
  };
}

/** A fetch that does not know the signal may still answer when nobody waits for it. */
async function closedWhenLate(answer: Promise<Response>, clock: AttemptClock): Promise<Response> {
  const response = await answer;
  if (clock.signal.aborted) await response.body?.cancel();
  return response;
}
