import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Settings } from '../settings/settings.js';
import { clientProblem, type Refusal, refuseOn } from './client-error.js';
import { Pipeline } from './pipeline.js';

/** Limits on connections and how long they may take. */
export type CallerLimits = Pick<
  Settings,
  | 'LUDOTEXT_MAX_CONNECTIONS'
  | 'LUDOTEXT_HEADER_SECONDS'
  | 'LUDOTEXT_BODY_SECONDS'
  | 'LUDOTEXT_READ_SECONDS'
  | 'LUDOTEXT_KEEP_ALIVE_SECONDS'
>;

/** Time between two checks for late connections, in milliseconds; Node's default is 30 seconds. */
const connectionsCheckingInterval = 500;

export interface HttpServer {
  /** The address callers use. */
  readonly url: string;
  /** Stops listening. Open connections stay as they are, and what comes on them is answered. */
  stopListening(): Promise<void>;
  /**
   * Stops listening, and ends when the callers have closed all connections, or none has sent anything for a while. At
   * the deadline requests under way are aborted; connections still open a second later are cut.
   * @param stop how long that may take
   * @param giveUp aborts the requests under way
   */
  close(stop: Stop, giveUp: () => void): Promise<void>;
}

/** How a server closes. */
interface Stop {
  /** The deadline for requests under way, in seconds. */
  readonly seconds: number;
  /** How long idle connections are kept open for what callers may still send on them, in seconds. */
  readonly idleSeconds: number;
}

/** How long aborted requests may take to end, in milliseconds. */
const lastWords = 1000;

/**
 * Resolves when the server listens. Each connection's requests are answered one at a time.
 * @param onRefusal called for each input rejected before it became a request
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
    // RFC 9110, section 10.1.1, lets a server ignore expectations it does not know.
    .on('checkExpectation', (_, response) => answer(response));
  server.maxConnections = limits.LUDOTEXT_MAX_CONNECTIONS;
  /** A connection that ends in the middle of a request means its caller disconnected. */
  const refuse = (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE') socket.destroy();
    else {
      const problem = clientProblem(error);
      pipelines.get(socket)?.fail(problem, () => onRefusal(refuseOn(socket, problem)));
    }
  };
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  // The service is not a proxy.
  server.on('connect', (_, socket) => refuse(new Error('CONNECT'), socket.on('error', () => {}) as Socket));
  await listening(server, host, port);
  const address = server.address() as AddressInfo;
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stopListening = async () => {
    if (!server.listening) return;
    await acceptWaiting(server);
    // The method of an HTTP server also closes idle connections.
    NetServer.prototype.close.call(server);
  };
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    stopListening,
    close: async ({ seconds, idleSeconds }, giveUp) => {
      await stopListening();
      if (idleSeconds === 0) server.closeIdleConnections();
      await underWay.quiet(seconds * 1000, { lull: idleSeconds * 1000, closed });
      giveUp();
      await underWay.quiet(lastWords, { closed });
      // Browsers open connections in advance; an unused one would delay the end.
      server.closeAllConnections();
      await closed;
      // Ends its checks for late connections.
      server.close();
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

/** Maximum turns of the event loop in which a closing server accepts what waits: some callers never stop. */
const maxTurns = 10_000;

/** How long a turn of the event loop may take that found nothing to do, in milliseconds. */
const emptyTurn = 0.2;

/**
 * Accepts the connections that wait for it: the kernel would reset them when the server stops listening, with the
 * requests that they brought. Node accepts one in each turn of its event loop; so the last turn found none, and took
 * next to no time.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  for (let turn = 0, before = -1, milliseconds = 0; turn < maxTurns; turn += 1) {
    if (accepted === before && milliseconds < emptyTurn) break;
    before = accepted;
    const startedAt = performance.now();
    await setImmediate();
    milliseconds = performance.now() - startedAt;
  }
}

/** Closes a connection that reads nothing of its response. Node asks again when a part of it was sent meanwhile. */
function closeUnread(response: ServerResponse, socket: Socket, limits: CallerLimits): void {
  response.setTimeout(limits.LUDOTEXT_READ_SECONDS * 1000, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

function serverOptions(limits: CallerLimits): ServerOptions {
  const headersTimeout = limits.LUDOTEXT_HEADER_SECONDS * 1000;
  return {
    headersTimeout,
    // The headers are part of the request, and Node requires this order.
    requestTimeout: Math.max(headersTimeout, limits.LUDOTEXT_BODY_SECONDS * 1000),
    keepAliveTimeout: limits.LUDOTEXT_KEEP_ALIVE_SECONDS * 1000,
    connectionsCheckingInterval,
    // The host guard answers requests without one.
    requireHostHeader: false,
  };
}

/** The requests being answered. */
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
   * Settles when no request is under way and none has come for a while, or when no connection is left; or after the time.
   * Only the latest call settles.
   * @param milliseconds the time
   * @param lull the while, in milliseconds
   * @param closed settles when no connection is left
   */
  async quiet(milliseconds: number, { lull = 0, closed }: { lull?: number; closed: Promise<void> }): Promise<void> {
    let ofLull: NodeJS.Timeout | undefined;
    let deadline: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, milliseconds);
      void closed.then(resolve);
      this.#onChange = () => {
        clearTimeout(ofLull);
        if (this.#count > 0) return;
        if (lull === 0) resolve();
        else ofLull = setTimeout(resolve, lull);
      };
      this.#onChange();
    });
    this.#onChange = () => {};
    clearTimeout(ofLull);
    clearTimeout(deadline);
  }
}
