import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Settings } from '../settings/settings.js';
import { clientProblem, type Refusal, refuseOn } from './client-error.js';
import { Pipeline } from './pipeline.js';

/** How many callers there may be, and how long they may take. */
export type CallerLimits = Pick<
  Settings,
  | 'LUDOTEXT_MAX_CONNECTIONS'
  | 'LUDOTEXT_HEADER_SECONDS'
  | 'LUDOTEXT_BODY_SECONDS'
  | 'LUDOTEXT_READ_SECONDS'
  | 'LUDOTEXT_KEEP_ALIVE_SECONDS'
>;

/** Time between two looks at which connections are late, in milliseconds; Node's own is half a minute. */
const connectionsCheckingInterval = 500;

export interface HttpServer {
  /** The address under which callers reach it. */
  readonly url: string;
  /**
   * Waits for the requests under way, then stops listening. At the deadline they are told to end; what is still open a
   * second later is cut.
   * @param seconds the deadline, from now
   * @param giveUp tells the requests under way to end
   */
  close(seconds: number, giveUp: () => void): Promise<void>;
}

/** How long requests that were told to end may take to do so, in milliseconds. */
const lastWords = 1000;

/** How long nobody must have asked before nobody is listened to, in milliseconds: what was sent by then has arrived. */
const lull = 300;

/** How long such a lull is waited for at most, in milliseconds: some callers never stop asking. */
const maxLull = 2000;

/**
 * Listens; resolves when it does. Each connection's requests are answered one at a time.
 * @param onRefusal told of what was refused before it was a request
 * @throws the error of the socket, such as `EADDRINUSE`
 */
export async function serve(
  listener: RequestListener,
  host: string,
  port: number,
  limits: CallerLimits,
  onRefusal: (refusal: Refusal) => void = () => {},
): Promise<HttpServer> {
  const underWay = new UnderWay();
  const pipelines = new WeakMap<object, Pipeline>();
  const answer = (response: ServerResponse, isAwaited = false) => {
    const { req: request } = response;
    pipelines.get(request.socket)?.take(response, () => {
      underWay.add(response);
      closeUnread(response, request.socket, limits);
      if (isAwaited) response.writeContinue();
      listener(request, response);
    });
  };
  const server = createServer(serverOptions(limits))
    .on('connection', (socket) => pipelines.set(socket, new Pipeline(socket)))
    .on('request', (_, response) => answer(response))
    .on('checkContinue', (_, response) => answer(response, true))
    // RFC 9110, section 10.1.1, lets a server pass over what it does not know.
    .on('checkExpectation', (_, response) => answer(response));
  server.maxConnections = limits.LUDOTEXT_MAX_CONNECTIONS;
  /** Who ends in the middle of a request has left. */
  const refuse = (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE') socket.destroy();
    else {
      const problem = clientProblem(error);
      pipelines.get(socket)?.fail(problem, () => onRefusal(refuseOn(socket, problem)));
    }
  };
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  // This is no proxy.
  server.on('connect', (_, socket) => refuse(new Error('CONNECT'), socket.on('error', () => {}) as Socket));
  await listening(server, host, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async (seconds, giveUp) => {
      // Until nobody asks any more it goes on listening, so that new callers are told why they are refused.
      await underWay.quiet(seconds * 1000, { lull, maxLull });
      giveUp();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await underWay.quiet(lastWords);
      // Browsers open connections ahead of need; one that never carried a request would hold up the end.
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listening(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Closes a connection that takes nothing of what it is sent. Node asks again where a part of it went out meanwhile. */
function closeUnread(response: ServerResponse, socket: Socket, limits: CallerLimits): void {
  response.setTimeout(limits.LUDOTEXT_READ_SECONDS * 1000, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

function serverOptions(limits: CallerLimits): ServerOptions {
  const headersTimeout = limits.LUDOTEXT_HEADER_SECONDS * 1000;
  return {
    headersTimeout,
    // The headers are part of the request, and Node takes no other order.
    requestTimeout: Math.max(headersTimeout, limits.LUDOTEXT_BODY_SECONDS * 1000),
    keepAliveTimeout: limits.LUDOTEXT_KEEP_ALIVE_SECONDS * 1000,
    connectionsCheckingInterval,
    // The guard of hosts answers a request without one.
    requireHostHeader: false,
  };
}

interface Lull {
  /** How long nobody must have asked, in milliseconds. */
  readonly lull: number;
  /** How long that is waited for at most, in milliseconds. */
  readonly maxLull: number;
}

/** The requests that are being answered. */
class UnderWay {
  #count = 0;
  #onChange = () => {};

  add(response: ServerResponse): void {
    this.#count += 1;
    this.#onChange();
    response.once('close', () => {
      this.#count -= 1;
      this.#onChange();
    });
  }

  /**
   * Settles when no request is under way and, where a lull is wanted, none has come for that long; or when the time is over.
   * Only the latest wait is served.
   */
  async quiet(milliseconds: number, { lull, maxLull }: Lull = { lull: 0, maxLull: 0 }): Promise<void> {
    let ofLull: NodeJS.Timeout | undefined;
    let ofMaxLull: NodeJS.Timeout | undefined;
    let deadline: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, milliseconds);
      this.#onChange = () => {
        clearTimeout(ofLull);
        if (this.#count > 0) return;
        if (lull === 0) resolve();
        ofLull = setTimeout(resolve, lull);
        ofMaxLull ??= setTimeout(resolve, maxLull);
      };
      this.#onChange();
    });
    this.#onChange = () => {};
    for (const timer of [ofLull, ofMaxLull, deadline]) clearTimeout(timer);
  }
}
