import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.js';

/** A request that a receiver of webhooks got. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it came. */
  readonly body: string;
}

/** A receiver of webhooks: HTTPS on every address of loopback, under a name of its own. */
export interface Receiver extends AsyncDisposable {
  /** `https://receiver.example:<port>`. */
  readonly origin: string;
  /** The authority of its certificate, as PEM. */
  readonly authority: string;
  readonly received: readonly Received[];
  /** How many connections were made, those without a request included. */
  readonly connections: number;
}

/** @param answer answers a request; `number` is how many came before it */
export async function startReceiver(
  answer: (response: ServerResponse, request: Received, number: number) => void,
): Promise<Receiver> {
  const host = 'receiver.example';
  const { key, cert } = makeCertificate(host);
  const received: Received[] = [];
  let connections = 0;
  const server = createServer({ key, cert }, async (request, response) => {
    const body = (await request.toArray()).join('');
    const headers = request.headers as Record<string, string>;
    const whole = { path: request.url ?? '', headers, body };
    received.push(whole);
    // Each request makes a connection of its own, so that each one's address is looked at.
    response.setHeader('Connection', 'close');
    answer(response, whole, received.length - 1);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://${host}:${port}`,
    authority: cert,
    received,
    get connections() {
      return connections;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
