import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Time between two questions for readiness, in milliseconds. */
const interval = 50;

/** A service behind the balancer. */
interface Backend {
  readonly url: string;
  isReady: boolean;
  /** Connections of callers that lead to it. */
  readonly sockets: Set<Socket>;
  /** Connections that ever led to it. */
  connections: number;
}

/** Hands connections in turn to the services that say at `/health/ready` that they want some. */
export interface Balancer {
  readonly port: number;
  /** Adds a service; settles when it is ready. */
  add(url: string): Promise<Backend>;
  remove(backend: Backend): void;
}

export async function startBalancer(): Promise<Balancer> {
  const backends = new Set<Backend>();
  let turn = 0;

  const ask = async (backend: Backend): Promise<void> => {
    const headers = { connection: 'close' };
    const answer = await fetch(`${backend.url}/health/ready`, { headers }).catch(() => undefined);
    backend.isReady = answer?.status === 200;
  };
  const timer = setInterval(() => void Promise.all([...backends].map(ask)), interval);

  const handOn = (caller: Socket): void => {
    const ready = [...backends].filter(({ isReady }) => isReady);
    turn += 1;
    const backend = ready[turn % ready.length];
    if (backend === undefined) {
      caller.destroy();
      return;
    }
    const { port, hostname } = new URL(backend.url);
    const upstream = connect(Number(port), hostname);
    const notThere = () => {
      backend.isReady = false;
      handOn(caller);
    };
    upstream.once('error', notThere);
    upstream.once('connect', () => {
      upstream.off('error', notThere).on('error', () => caller.destroy());
      upstream.once('close', () => {
        backend.sockets.delete(caller);
        caller.destroy();
      });
      caller.once('close', () => upstream.destroy());
      backend.sockets.add(caller);
      backend.connections += 1;
      caller.pipe(upstream).pipe(caller);
    });
  };
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller);
    caller.on('error', () => {}).once('close', () => callers.delete(caller));
    handOn(caller);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    clearInterval(timer);
    server.close();
    for (const caller of callers) caller.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    add: async (url) => {
      const backend: Backend = { url, isReady: false, sockets: new Set(), connections: 0 };
      while (!backend.isReady) await ask(backend);
      backends.add(backend);
      return backend;
    },
    remove: (backend) => backends.delete(backend),
  };
}
