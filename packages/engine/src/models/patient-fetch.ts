import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { LookupFunction, Socket } from 'node:net';
import { loadOnce } from '../lib/async.js';
import { notThisApi } from './failures.js';

/** Maximum time to connect, and maximum time an unused connection stays open, in milliseconds. */
const connectTimeoutMs = 10_000;
const unusedMs = 4_000;

/** The highest HTTP status (RFC 9110, 15). A `Response` allows none above it, although servers may send one. */
const maxStatus = 599;

/**
 * A fetch whose only time limit is for connecting. Node's global fetch stops after five minutes of silence, and loading
 * a model may take longer; `node:http` has no limits, and takes a fraction of the time to load and of the CPU for each
 * piece of a reply. Idle connections keep no process alive. It implements the part of fetch that models use: a response
 * with status, headers, and a body to read in pieces. Redirects are not followed.
 * @param lookup looks up the addresses of a name; default: the system's lookup
 * @param ca the authority whose certificates are trusted, as PEM; default: those that Node trusts
 * @returns a fetch that throws AttemptError for a status that HTTP does not have
 */
export function makePatientFetch(lookup?: LookupFunction, ca?: string): typeof globalThis.fetch {
  const options = {
    keepAlive: true,
    timeout: unusedMs,
    ...(lookup === undefined ? {} : { lookup }),
    ...(ca === undefined ? {} : { ca }),
  };
  const clients: Readonly<Record<string, () => Promise<Client>>> = {
    'http:': loadOnce(async () => {
      const { Agent, request } = await import('node:http');
      return { request, agent: new Agent(options), connected: 'connect' };
    }),
    'https:': loadOnce(async () => {
      const { Agent, request } = await import('node:https');
      return { request, agent: new Agent(options), connected: 'secureConnect' };
    }),
  };
  return (async (input: string, init: Asked) => {
    const url = new URL(input);
    const client = await clients[url.protocol]?.();
    if (client === undefined) throw new TypeError(`There is no way to reach ${url.protocol} addresses.`);
    const message = await responseOf(client, url, init);
    const { statusCode = 0 } = message;
    const value = bodyOf(message);
    if (statusCode > maxStatus) {
      await value.cancel();
      throw notThisApi(statusCode);
    }
    const response = new Response(null, { status: statusCode, headers: new Headers(flat(message.headers)) });
    return Object.defineProperty(response, 'body', { value });
  }) as unknown as typeof globalThis.fetch;
}

export const patientFetch = makePatientFetch();

/** The client for one protocol, and the event of its sockets with which a connection stands. */
interface Client {
  request(url: URL, options: object): ClientRequest;
  readonly agent: Agent;
  readonly connected: string;
}

/** The members of a fetch's request that models use. */
interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

/**
 * Sends a request and waits for the head of its response. Never sends it again by itself: a server that cuts a kept
 * connection may have read the request, so that another try is the caller's to make and to count.
 */
async function responseOf(client: Client, url: URL, asked: Asked): Promise<IncomingMessage> {
  const { method, headers, body, signal } = asked;
  const request = client.request(url, { method, headers, signal, agent: client.agent });
  return await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('error', reject);
    request.once('response', resolve);
    request.once('socket', (socket) => limitConnecting(socket, client.connected));
    request.end(body ?? undefined);
  });
}

function limitConnecting(socket: Socket, connected: string): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => socket.destroy(new Error('The connection took too long.')), connectTimeoutMs);
  for (const event of [connected, 'close']) socket.once(event, () => clearTimeout(timer));
}

/** A body that can be read and cancelled. A web stream would take several times the CPU for each piece of a reply. */
function bodyOf(readable: IncomingMessage) {
  // Prevents an uncaught error; the reader gets the failure from its read.
  readable.on('error', () => {});
  const pieces = readable[Symbol.asyncIterator]();
  const cancel = async () => {
    readable.destroy();
  };
  return { getReader: () => ({ read: () => pieces.next(), cancel }), cancel };
}

function flat(headers: Readonly<Record<string, string | readonly string[] | undefined>>): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}
