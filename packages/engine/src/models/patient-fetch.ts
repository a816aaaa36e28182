import { Agent, type buildConnector, type Dispatcher, request } from 'undici';
import { notThisApi } from './failures.js';

/** Longest time until a connection stands, in milliseconds. */
export const connectTimeoutMs = 10_000;

/** The highest status of HTTP, RFC 9110, 15; a `Response` can have no other, though a server may send one. */
const maxStatus = 599;

/**
 * A fetch without time limits of its own but for connecting: Node's global one gives up after five minutes of silence,
 * and a model that is being loaded may need longer. Idle connections keep no process alive. It is the part of fetch that
 * models use: a response has its status, its headers, and a body to read piece by piece. Redirects are not followed.
 * @param connect makes the connections; one that connects to any address when absent
 * @returns a fetch that throws AttemptError for a status that is none of HTTP
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

/** A body that can be read and cancelled: a web stream would cost several times the CPU for every piece of a reply. */
function bodyOf(readable: Dispatcher.ResponseData['body']) {
  // Whoever reads hears of a failure from the reading.
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
