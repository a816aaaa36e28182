import { loadOnce } from '../lib/async.js';
import type { AttemptClock } from './attempt-clock.js';
import type { Parameter } from './failures.js';
import { serverFailure } from './server-failure.js';

/** A model, its server and the fetch to reach it. */
export interface ServerAddress {
  readonly provider: string;
  readonly modelName: string;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** The sent parameters that a server may refuse. */
interface Sent {
  readonly sent: (parameter: Parameter) => boolean;
  readonly sentFormat: boolean;
}

const nothingSent: Sent = { sent: () => false, sentFormat: false };

/**
 * Creates the fetch of one attempt. It sends only our headers, because the clients add some from the environment. It
 * follows no redirect, because the key would be sent along. It ends with the clock. An unsuccessful response throws
 * here, where its status and headers are known.
 */
export function attemptFetch(
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
    const text = await readStart(response, clock);
    throw serverFailure({
      provider,
      modelName,
      status: response.status,
      body: text,
      headers: response.headers,
      ...sent,
    });
  };
}

/** Closes a late response: a fetch that ignores its signal may still respond after the attempt has ended. */
async function closedWhenLate(responding: Promise<Response>, clock: AttemptClock): Promise<Response> {
  const response = await responding;
  if (clock.signal.aborted) await response.body?.cancel();
  return response;
}

/** Maximum number of characters read of an error response: enough to classify the failure. */
const maxFailureLength = 65_536;

/**
 * Reads a response's text in pieces until it ends or `take` returns true, then closes the rest and the connection. The
 * reader is cancelled explicitly when the clock fires: Node's fetch references its signal weakly, so after a garbage
 * collection a stalled body would never end.
 * @param take called with each piece; returns true to stop reading
 */
export async function readPieces(
  { body }: Response,
  clock: AttemptClock,
  take: (piece: string) => boolean,
): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const close = () => void reader.cancel().catch(() => {});
  clock.signal.addEventListener('abort', close, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (clock.signal.aborted) throw clock.failure();
      if (done) return;
      clock.heard();
      if (take(decoder.decode(value, { stream: true }))) return;
    }
  } finally {
    clock.signal.removeEventListener('abort', close);
    close();
  }
}

/** Reads the beginning of a response's text. */
export async function readStart(
  response: Response,
  clock: AttemptClock,
  maxLength = maxFailureLength,
): Promise<string> {
  let text = '';
  await readPieces(response, clock, (piece) => {
    text += piece;
    return text.length > maxLength;
  });
  return text.slice(0, maxLength);
}

const patient = loadOnce(() => import('#patient-fetch'));

/**
 * The fetch of models without one in their settings. In Node it has no time limits of its own; elsewhere it is the
 * runtime's. package.json maps `#patient-fetch` to the module. It is loaded at the first call.
 */
export const defaultFetch: typeof globalThis.fetch = async (input, init) => {
  const { patientFetch } = await patient();
  return patientFetch(input, init);
};
