import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A listener that nobody may connect to. */
export interface Canary extends AsyncDisposable {
  readonly port: number;
  /** Connections so far. */
  readonly hits: number;
}

/** Listens on every address of this machine, so that each spelling of each of them would lead here. */
export async function startCanary(): Promise<Canary> {
  let hits = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    hits += 1;
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get hits() {
      return hits;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
