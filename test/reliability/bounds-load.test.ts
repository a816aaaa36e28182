import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect } from 'vitest';
import { admission } from '../../packages/server/src/bounds/admission.js';
import { loopDelay } from '../../packages/server/src/bounds/loop-delay.js';
import { readSettings } from '../../packages/server/src/settings/settings.js';
import { replaceEvents, startApp } from '../../packages/server/test/support/app.js';
import { isLong } from '../support/long.js';
import { fullRow, row } from './support/row.js';

const text = { text: 'whale' };

/** What one measurement under load came to; `npm run bench:overload` measures it. */
interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly answers: number;
  readonly refused: number;
}

interface Overload {
  readonly bare: Measured;
  readonly crowd: Measured;
  readonly flood: Measured;
  readonly live: { readonly worst: number; readonly answers: number };
  readonly failed: number;
  readonly grownMb: number;
}

/** The benchmark with processes of its own, since load made in this one would measure this one. */
async function measure(seconds: number): Promise<Overload> {
  const root = path.resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [path.join(root, 'bench/overload.mjs'), String(seconds)], { cwd: root });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

/** How long each of the three rounds takes, in seconds. */
const seconds = 10;

let measured: Promise<Overload> | undefined;

/** One measurement for the rows that read it. */
function overload(): Promise<Overload> {
  measured ??= measure(seconds);
  return measured;
}

/** Clients that ask again as soon as they are answered, and after a 503 when it says. */
async function crowd(clients: number, requests: number, more: Record<string, string>) {
  await using models = await startModelServer({ pace: { firstByteMs: 5 } });
  await using app = await startApp({
    environment: { LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1`, ...more },
  });
  let left = requests;
  const statuses: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const answer = await app.post('/generate/7', text);
        await answer.arrayBuffer();
        statuses.push(answer.status);
        if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      }
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const seconds = (performance.now() - startedAt) / 1000;
  return { answered: count(200), refused: count(503), others: requests - count(200) - count(503), seconds, models };
}

describe('load', () => {
  if (isLong) {
    row(
      'R05',
      'as many callers as there are slots',
      async () => {
        const { bare, crowd: full, live, failed } = await overload();
        expect(failed).toBe(0);
        expect(full.perSecond / bare.perSecond).toBeGreaterThanOrEqual(0.9);
        expect(full.p99 / bare.p99).toBeLessThanOrEqual(1.25);
        expect(live.worst).toBeLessThanOrEqual(100);
        return {
          ran: `40 clients for ${3 * seconds} s at 8 slots of 50 ms, and a bare Koa route that calls the same model behind the same limit, in turns`,
          happened: `${full.answers} responses, ${failed} failures; ${full.perSecond.toFixed(0)} a second compared with ${bare.perSecond.toFixed(0)}, 99 in 100 within ${full.p99.toFixed(0)} ms compared with ${bare.p99.toFixed(0)}; /health/live within ${live.worst.toFixed(0)} ms`,
        };
      },
      400_000,
    );
    row(
      'R06',
      'five times as many callers',
      async () => {
        const { crowd: full, flood, failed, grownMb } = await overload();
        expect(failed).toBe(0);
        expect(flood.perSecond / full.perSecond).toBeGreaterThanOrEqual(0.8);
        expect(grownMb).toBeLessThan(100);
        return {
          ran: `200 clients that obey Retry-After, for ${3 * seconds} s`,
          happened: `${flood.perSecond.toFixed(0)} responses a second compared with ${full.perSecond.toFixed(0)} with 40 clients; ${flood.refused} times 503; memory grew by ${grownMb.toFixed(0)} MB`,
        };
      },
      400_000,
    );
  } else {
    row('R05', 'as many callers as there are slots', async () => {
      const more = { LUDOTEXT_MODEL_CALLS: '8', LUDOTEXT_MAX_WORK: '40' };
      const { answered, refused, others, models } = await crowd(40, 100, more);
      expect([refused, others]).toEqual([0, 0]);
      expect(models.peakConcurrency).toBeLessThanOrEqual(8);
      return {
        ran: '100 requests of 40 clients at 8 slots',
        happened: `${answered} times 200, ${refused} times 503, ${others} others; ${models.peakConcurrency} calls at once`,
      };
    });
    row('R06', 'five times as many callers', async () => {
      const more = { LUDOTEXT_MODEL_CALLS: '2', LUDOTEXT_MAX_WORK: '8' };
      const { answered, refused, others, models } = await crowd(40, 150, more);
      expect(others).toBe(0);
      expect(answered).toBeGreaterThan(0);
      expect(models.peakConcurrency).toBeLessThanOrEqual(2);
      return {
        ran: '150 requests of 40 clients at 2 slots and 6 in the queue',
        happened: `${answered} times 200, ${refused} times 503 with Retry-After, ${others} others`,
      };
    });
  }

  row('R07', 'an event loop that is blocked repeatedly', async () => {
    const [limit, patience] = isLong ? [200, 3000] : [150, 500];
    const guard = admission(readSettings({}), loopDelay(limit, patience));
    await using app = await startApp({ guards: { admission: guard } });
    const seen: Response[] = [];
    let blocks = 0;
    await expect
      .poll(
        async () => {
          const asked = [app.post('/generate/7', text), app.get('/health/live')];
          const answers = Promise.all(asked);
          let isAnswered = false;
          void answers.then(() => {
            isAnswered = true;
          });
          while (!isAnswered) {
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
            blocks += 1;
            // Requests are answered between two blocks.
            for (let turns = 0; turns < 20; turns += 1) await turn();
          }
          const [generation, live] = (await answers) as [Response, Response];
          seen.push(live);
          return generation.status;
        },
        { interval: 1 },
      )
      .toBe(503);
    const freeAt = performance.now();
    await expect.poll(async () => (await app.post('/generate/7', text)).status).toBe(200);
    const cleared = Math.ceil(performance.now() - freeAt);
    if (isLong) expect(cleared).toBeLessThan(5000);
    expect(seen.every(({ status }) => status === 200)).toBe(true);
    guard.close();
    return {
      ran: `${blocks} blocks of 300 ms`,
      happened: `/generate 503 meanwhile, /health/live ${seen.length} times 200; over ${cleared} ms after the last block`,
    };
  });

  fullRow(
    'R08',
    'many event streams, some of which nobody reads',
    async () => {
      const [count, paused] = isLong ? [1000, 100] : [20, 3];
      const heartbeat = isLong ? 5 : 0.3;
      const environment = { LUDOTEXT_MAX_WORK: String(count), LUDOTEXT_STREAM_BUFFER: isLong ? '1048576' : '16384' };
      await using app = await startApp({ heartbeat, environment });
      let opened = 0;
      let open = 0;
      replaceEvents(app, async function* (request: { text: string; signal?: AbortSignal }) {
        opened += 1;
        open += 1;
        try {
          // The rest is silence, or more than the buffers of the network hold.
          const size = request.text === 'much' ? 500_000 : 1;
          const piece = { type: 'analysis', gameScores: [], games: [], more: 'x'.repeat(size) } as const;
          yield piece;
          while (request.text === 'much') yield piece;
          await new Promise<never>((_, reject) => {
            request.signal?.addEventListener('abort', () => reject(request.signal?.reason));
          });
        } finally {
          open -= 1;
        }
      } as never);
      const before = process.memoryUsage.rss();
      const readers = await readStreams(count - paused, app.port, 'little');
      const idle = await readStreams(paused, app.port, 'much', true);
      await expect.poll(() => opened, { timeout: 60_000 }).toBe(count);
      await expect.poll(() => open, { timeout: 60_000 }).toBe(count - paused);
      const grown = Math.max(0, Math.round((process.memoryUsage.rss() - before) / 1e6));
      await expect.poll(() => readers.every((reader) => reader.beats >= 2), { timeout: 60_000 }).toBe(true);
      const silence = Math.max(...readers.map((reader) => reader.longestSilence));
      // What waits is a buffer and an event on each side of it, and what was made for both is not collected yet.
      if (isLong) expect(grown).toBeLessThan(60 + (paused * 4 * 1_048_576) / 1e6);
      for (const { socket } of [...readers, ...idle]) socket.destroy();
      await expect.poll(() => open).toBe(0);
      return {
        ran: `${count} event streams, ${paused} of which were never read`,
        happened: `${paused} of those closed, ${readers.length} kept open with a heartbeat every ${(silence / 1000).toFixed(1)} s at most (set to ${heartbeat} s); service and clients together took ${grown} MB; ${open} streams left`,
      };
    },
    180_000,
  );
});

interface StreamReader {
  readonly socket: Socket;
  readonly beats: number;
  /** In milliseconds. */
  readonly longestSilence: number;
}

/** One connection after the other: a system keeps only so many waiting that nobody has accepted. */
async function readStreams(count: number, port: number, what: string, isPaused = false): Promise<StreamReader[]> {
  const readers: StreamReader[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const reader = readStream(port, what, isPaused);
    await once(reader.socket, 'connect');
    readers.push(reader);
  }
  return readers;
}

function readStream(port: number, what: string, isPaused = false): StreamReader {
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify({ text: what });
  const lines = ['POST /generate HTTP/1.1', `Host: localhost:${port}`, 'Accept: text/event-stream'];
  const about = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${[...lines, ...about].join('\r\n')}\r\n\r\n${body}`);
  socket.on('error', () => {});
  let beats = 0;
  let longestSilence = 0;
  let heardAt = performance.now();
  if (isPaused) socket.pause();
  else {
    socket.setEncoding('utf8').on('data', (piece: string) => {
      longestSilence = Math.max(longestSilence, performance.now() - heardAt);
      heardAt = performance.now();
      if (piece.includes(': heartbeat')) beats += 1;
    });
  }
  return {
    socket,
    get beats() {
      return beats;
    },
    get longestSilence() {
      return longestSilence;
    },
  };
}
