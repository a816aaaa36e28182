import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { AsyncQueue, loadOnce, nextTurn, singleFlight } from '../../src/lib/async.js';

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = [];
  for await (const value of values) list.push(value);
  return list;
}

describe('AsyncQueue', () => {
  it('gives out in order what was put in before and while it is read', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    const read = all(queue);
    queue.push(2);
    await Promise.resolve();
    queue.push(3);
    queue.end();
    expect(await read).toEqual([1, 2, 3]);
  });

  it('gives out what waits before it throws', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    queue.end({ error: new Error('broken') });
    const seen: number[] = [];
    await expect(
      (async () => {
        for await (const value of queue) seen.push(value);
      })(),
    ).rejects.toThrow('broken');
    expect(seen).toEqual([1]);
  });

  it('takes what is put in while the reader is busy with a value', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    const seen: number[] = [];
    for await (const value of queue) {
      seen.push(value);
      if (value === 1) queue.push(2);
      else queue.end();
    }
    expect(seen).toEqual([1, 2]);
  });
});

describe('what is loaded once', () => {
  it('is not loaded before it is needed, and not again', async () => {
    let loads = 0;
    const load = loadOnce(async () => {
      loads += 1;
      return { loads };
    });
    expect(loads).toBe(0);
    expect(await Promise.all([load(), load()])).toEqual([{ loads: 1 }, { loads: 1 }]);
    expect(await load()).toEqual({ loads: 1 });
  });

  it('is loaded again after a failure', async () => {
    let loads = 0;
    const load = loadOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    await expect(load()).rejects.toThrow('not yet');
    expect(await load()).toBe(2);
  });
});

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

function controlled() {
  const runs: { finish(): void; fail(): void }[] = [];
  const call = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = runs.length + 1;
        runs.push({ finish: () => resolve(number), fail: () => reject(new Error(`run ${number}`)) });
      }),
  );
  return { runs, call };
}

describe('singleFlight', () => {
  it('lets all that arrive during a run share one further run', async () => {
    const { runs, call } = controlled();
    const first = call();
    const later = [call(), call(), call()];
    expect(runs).toHaveLength(1);
    runs[0]?.finish();
    expect(await first).toBe(1);
    runs[1]?.finish();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(runs).toHaveLength(2);
  });

  it('goes on after a run that failed', async () => {
    const { runs, call } = controlled();
    const first = call();
    const second = call();
    runs[0]?.fail();
    await expect(first).rejects.toThrow('run 1');
    runs[1]?.finish();
    expect(await second).toBe(2);
    const third = call();
    runs[2]?.finish();
    expect(await third).toBe(3);
  });
});
