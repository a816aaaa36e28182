import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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
  /**
   * Waits for the requests under way, then stops listening. At the deadline it aborts them; connections still open a
   * second later are cut.
   * @param seconds the deadline, from now
   * @param giveUp aborts the requests under way
   */
  close(seconds: number, giveUp: () => void): Promise<void>;
}

/** How long aborted requests may take to end, in milliseconds. */
const lastWords = 1000;

/**
 * How long no request may come before the server stops listening, in milliseconds: by then everything sent has arrived.
 */
const lull = 300;

/** Maximum wait for such a lull, in milliseconds: some callers never stop. */
const maxLull = 2000;

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
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async (seconds, giveUp) => {
      // Listens until requests stop coming, so that new callers learn why they are rejected.
      await underWay.quiet(seconds * 1000, { lull, maxLull });
      giveUp();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await underWay.quiet(lastWords);
      // Browsers open connections in advance; an unused one would delay the end.
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

interface Lull {
  /** How long no request may come, in milliseconds. */
  readonly lull: number;
  /** Maximum wait for that, in milliseconds. */
  readonly maxLull: number;
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
   * Settles when no request is under way and, where a lull is wanted, none has come for that long; or after the time.
   * Only the latest call settles.
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
