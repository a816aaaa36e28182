import { connectionError, serverError } from './server-failure.js';

export interface CheckedFetchOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly modelName: string;
  readonly apiKey?: string | undefined;
  /** Closes the connection when it fires, for a client that takes no signal of its own. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A fetch for one model server. It sends our headers only, since the clients take more from the environment; it follows
 * no redirect, since the key would go along; and what is no answer fails here, where its status and headers are known.
 * @throws EngineError `model_…`, `context_too_long`
 */
export function checkedFetch({ fetch, modelName, apiKey, signal }: CheckedFetchOptions): typeof globalThis.fetch {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return async (input, init) => {
    const until = signal ?? init?.signal ?? undefined;
    const ours = { headers, redirect: 'error', ...(until === undefined ? {} : { signal: until }) } as const;
    const answer = await fetch(input, { ...init, ...ours }).catch((cause) => {
      throw connectionError(cause);
    });
    const response = until === undefined ? answer : tiedTo(until, answer);
    const isPage = response.headers.get('content-type')?.includes('html') ?? false;
    if (response.ok && !isPage) return response;
    const words = await response.text();
    throw serverError({ modelName, status: response.status, words, headers: response.headers, isPage });
  };
}

/**
 * The response, with a body that ends when the signal fires. Once the headers are there, Node's fetch holds on to the
 * signal so weakly that a garbage collection parts them, and a stalled body would never end.
 */
function tiedTo(signal: AbortSignal, { body, status, headers }: Response): Response {
  return new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, { status, headers });
}
