import { loadOnce } from '../lib/async.js';
import type { AttemptClock } from './attempt-clock.js';
import type { Parameter } from './failures.js';
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
interface Sent {
  readonly sent: (parameter: Parameter) => boolean;
  readonly sentFormat: boolean;
}

const nothingSent: Sent = { sent: () => false, sentFormat: false };

/**
 * A fetch for one attempt. It sends our headers only, since the clients take more from the environment; it follows no
 * redirect, since the key would go along; it ends with the clock; and what is no success fails here, where its status and
 * headers are known.
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

/** A fetch that ignores its signal may still respond when nobody waits for it. */
async function closedWhenLate(responding: Promise<Response>, clock: AttemptClock): Promise<Response> {
  const response = await responding;
  if (clock.signal.aborted) await response.body?.cancel();
  return response;
}

/** How much of an error response is read, in characters: enough to know the failure by. */
const maxFailureLength = 65_536;

/**
 * Reads a response's text piece by piece until it ends or enough was read; what is left of it then is closed, and the
 * connection with it. The reader is cancelled by hand when the clock fires: Node's fetch holds on to its signal so weakly
 * that a garbage collection parts them, and a stalled body would never end.
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

/** The beginning of a response's text. */
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
 * The fetch of models whose settings bring none. In Node it has no time limits of its own; elsewhere it is the runtime's:
 * package.json says which module `#patient-fetch` is. It is loaded with the first call.
 */
export const defaultFetch: typeof globalThis.fetch = async (input, init) => {
  const { patientFetch } = await patient();
  return patientFetch(input, init);
};
