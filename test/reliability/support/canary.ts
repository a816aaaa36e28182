import { type AddressInfo, createServer } from 'node:net';

/** A listener that nobody may connect to; it counts who does, and hangs up. */
export interface Canary extends AsyncDisposable {
  readonly port: number;
  /** Connections so far. */
  readonly hits: number;
}

/** Listens on every address of this machine, so that each spelling of each of them would lead here. */
export async function startCanary(): Promise<Canary> {
  let hits = 0;
  const server = createServer((socket) => {
    hits += 1;
    socket.on('error', () => {}).destroy();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get hits() {
      return hits;
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
