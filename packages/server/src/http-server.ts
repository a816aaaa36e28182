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
   * Stops listening and waits for the requests under way; what is still open at the deadline is cut.
   * @param seconds the deadline, from now
   */
  close(seconds: number): Promise<void>;
}

/** Listens; resolves when it does. @throws the error of the socket, such as `EADDRINUSE` */
export async function serve(listener: RequestListener, host: string, port: number): Promise<HttpServer> {
  let underWay = 0;
  let isClosing = false;
  // Browsers open connections ahead of need; one that never carried a request would hold up the end.
  const cutWhenDone = () => {
    if (isClosing && underWay === 0) server.closeAllConnections();
  };
  const server = createServer(timeLimits, (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      cutWhenDone();
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
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async (seconds) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      isClosing = true;
      cutWhenDone();
      const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
      await closed;
      clearTimeout(deadline);
    },
  };
}
