import { Agent, type buildConnector, type Dispatcher, request } from 'undici';
import { notThisApi } from './failures.js';

/** Maximum time to connect, in milliseconds. */
export const connectTimeoutMs = 10_000;

/** The highest HTTP status (RFC 9110, 15). A `Response` allows none above it, although servers may send one. */
const maxStatus = 599;

/**
 * A fetch whose only time limit is for connecting. Node's global fetch stops after five minutes of silence, and loading
 * a model may take longer. Idle connections keep no process alive. It implements the part of fetch that models use: a
 * response with status, headers, and a body to read in pieces. Redirects are not followed.
 * @param connect makes the connections; default: to any address
 * @returns a fetch that throws AttemptError for a status that HTTP does not have
 */
export function makePatientFetch(connect?: buildConnector.connector): typeof globalThis.fetch {
  const dispatcher = new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: connect ?? { timeout: connectTimeoutMs },
  });
  return (async (input: string, init: object) => {
    const { statusCode, headers, body } = await request(input, { ...init, dispatcher });
    const value = bodyOf(body);
    if (statusCode > maxStatus) {
      await value.cancel();
      throw notThisApi(statusCode);
    }
    const response = new Response(null, { status: statusCode, headers: new Headers(flat(headers)) });
    return Object.defineProperty(response, 'body', { value });
  }) as unknown as typeof globalThis.fetch;
}

export const patientFetch = makePatientFetch();

/** A body that can be read and cancelled. A web stream would take several times the CPU for each piece of a reply. */
function bodyOf(readable: Dispatcher.ResponseData['body']) {
  // Prevents an uncaught error; the reader gets the failure from its read.
  readable.on('error', () => {});
  const pieces = readable[Symbol.asyncIterator]();
  const cancel = async () => {
    readable.destroy();
  };
  return { getReader: () => ({ read: () => pieces.next(), cancel }), cancel };
}

function flat(headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}
