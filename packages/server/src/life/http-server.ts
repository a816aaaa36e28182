import { createServer, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.js';
import { answerClientError, type Refusal } from './client-error.js';

/** How many callers there may be, and how long they may take. */
export type CallerLimits = Pick<
  Settings,
  'LUDOTEXT_MAX_CONNECTIONS' | 'LUDOTEXT_HEADER_SECONDS' | 'LUDOTEXT_BODY_SECONDS' | 'LUDOTEXT_KEEP_ALIVE_SECONDS'
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

/**
 * Listens; resolves when it does.
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
  /** The latest answer on a connection: those to a pipeline of requests are sent one after the other. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  let underWay = 0;
  let whenDone = () => {};
  const server = createServer(timeLimits(limits), (request, response) => {
    underWay += 1;
    answers.set(request.socket, response);
    response.once('close', () => {
      underWay -= 1;
      if (underWay === 0) whenDone();
    });
    listener(request, response);
  });
  server.maxConnections = limits.LUDOTEXT_MAX_CONNECTIONS;
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    const refusal = answerClientError(error, socket, isAnswering);
    if (refusal !== undefined) onRefusal(refusal);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  /** Settles when no request is under way, or when the time is over. */
  const quietWithin = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const deadline = setTimeout(resolve, milliseconds);
      whenDone = () => {
        clearTimeout(deadline);
        resolve();
      };
      if (underWay === 0) whenDone();
    });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async (seconds, giveUp) => {
      // Until the requests under way are done it goes on listening, so that new callers are told why they are refused.
      await quietWithin(seconds * 1000);
      giveUp();
      await quietWithin(lastWords);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead of need; one that never carried a request would hold up the end.
      server.closeAllConnections();
      await closed;
    },
  };
}

function timeLimits(limits: CallerLimits): ServerOptions {
  const headersTimeout = limits.LUDOTEXT_HEADER_SECONDS * 1000;
  return {
    headersTimeout,
    // The headers are part of the request, and Node takes no other order.
    requestTimeout: Math.max(headersTimeout, limits.LUDOTEXT_BODY_SECONDS * 1000),
    keepAliveTimeout: limits.LUDOTEXT_KEEP_ALIVE_SECONDS * 1000,
    connectionsCheckingInterval,
  };
}
