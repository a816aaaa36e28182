import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The way from services to a server on loopback, which a test can break. It ends with the test. */
export interface Wire {
  readonly port: number;
  /** Breaks all connections and refuses further ones. */
  cut(): void;
  /** Keeps all connections and passes nothing on, further ones included. */
  silence(): void;
  /** Holds back what comes from the server by so many milliseconds. */
  slow(milliseconds: number): void;
  mend(): void;
}

export async function startWire(port: number): Promise<Wire> {
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const watched = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true).on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.on('error', () => {}).resetAndDestroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    watched(near, () => far);
    watched(far, () => near);
    near.on('data', (data) => {
      if (state === 'whole') far.write(data);
    });
    far.on('data', (data) => {
      const pass = () => {
        if (state === 'whole' && !near.destroyed) near.write(data);
      };
      if (delayMs === 0) pass();
      else setTimeout(pass, delayMs);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    breakAll();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    silence: () => {
      state = 'silent';
    },
    slow: (milliseconds) => {
      delayMs = milliseconds;
    },
    mend: () => {
      // What was swallowed never comes: whoever waits for it on such a connection waits in vain.
      if (state === 'silent') breakAll();
      state = 'whole';
    },
  };
}
