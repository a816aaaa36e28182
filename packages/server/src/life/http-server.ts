import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a caller may take to send its headers and its whole request, in milliseconds. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // Longer than the minute for which load balancers keep a connection, so that they close it and never find it closed.
  keepAliveTimeout: 72_000,
};

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

/** Listens; resolves when it does. @throws the error of the socket, such as `EADDRINUSE` */
export async function serve(listener: RequestListener, host: string, port: number): Promise<HttpServer> {
  let underWay = 0;
  let whenDone = () => {};
  const server = createServer(timeLimits, (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (underWay === 0) whenDone();
    });
    listener(request, response);
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
