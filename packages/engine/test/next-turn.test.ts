import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { nextTurn } from '../src/next-turn.js';

/** Asks for a page in a thread of its own, and says when the question is on its way. */
const asker = `
const { connect } = require('node:net');
const { workerData: { port, sent } } = require('node:worker_threads');
const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n', () => {
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
}));
socket.resume();
`;

async function listening(): Promise<{ server: Server; port: number; asked: () => boolean }> {
  let isAsked = false;
  const server = createServer((_, response) => {
    isAsked = true;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, asked: () => isAsked };
}

it('lets a new connection be accepted, read and answered', async () => {
  const { server, port, asked } = await listening();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(asker, { eval: true, workerData: { port, sent } });
  const ended = once(worker, 'exit');
  await once(worker, 'online');
  // This thread does nothing else until the question lies at its door.
  Atomics.wait(sent, 0, 0);
  expect(asked()).toBe(false);
  await nextTurn();
  expect(asked()).toBe(true);
  await ended;
  server.close();
});
