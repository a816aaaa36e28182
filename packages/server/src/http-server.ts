import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a caller may take to send its headers and its whole request, in milliseconds. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // Longer than the minute for which load balancers keep a connection, so that they close it and never find it closed.
  keepAliveTimeout: 72_000,
};

/** Listens; resolves when it does. @throws the error of the socket, such as `EADDRINUSE` */
export async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(timeLimits, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/** The address under which callers reach the server. */
export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Stops listening and waits for the requests under way; what is still open at the deadline is cut.
 * @param seconds the deadline, from now
 */
export async function closeServer(server: Server, seconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearTimeout(deadline);
}
