import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, vi } from 'vitest';
import { startApp } from '../../packages/server/test/support/app.js';
import { isLong, times } from '../support/long.js';
import { runService } from '../support/service.js';
import { fullRow, row } from './support/row.js';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From the first byte sent to the last received, in milliseconds. */
  readonly milliseconds: number;
}

const json = { 'content-type': 'application/json' };

/** One request on the agent's connections. */
function send(url: string, body?: string | Buffer, headers: Record<string, string> = json, agent?: Agent) {
  const startedAt = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.once('end', () => {
        const milliseconds = performance.now() - startedAt;
        resolve({ status: answer.statusCode, headers: answer.headers, body: text, milliseconds });
      });
    });
    sent.once('error', reject).end(body);
  });
}

function codeOf({ body }: Answer): string {
  return JSON.parse(body).code;
}

function slowest(answers: readonly Answer[]): number {
  return Math.ceil(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
}

/** The value below which such a share of the times lies. */
function quantile(milliseconds: readonly number[], share: number): number {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return Math.ceil(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

describe('bodies', () => {
  row('H03', 'bodies over the limit', async () => {
    await using app = await startApp({ environment: { LUDOTEXT_MAX_BODY: '262144' } });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const body = 'x'.repeat(262_145);
    const ways = [json, { ...json, 'transfer-encoding': 'chunked' }];
    const refused: Answer[] = [];
    const next: Answer[] = [];
    for (const headers of ways) {
      for (let round = 0; round < 30; round += 1) {
        refused.push(await send(`${app.url}/generate`, body, headers, agent));
        next.push(await send(`${app.url}/health`, undefined, {}, agent));
      }
    }
    agent.destroy();
    expect(refused.filter((answer) => answer.status !== 413 || codeOf(answer) !== 'body_too_large')).toEqual([]);
    expect(next.filter(({ status }) => status !== 200)).toEqual([]);
    return {
      ran: `${refused.length} bodies of 256 KiB and one byte, half of them chunked, on kept connections`,
      happened: `${refused.length} times 413, no connection reset; the next request ${next.length} times 200`,
    };
  });

  row('H04', 'compressed bodies', async () => {
    await using app = await startApp();
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const bodies = [
      ['gzip', bomb],
      ['gzip', Buffer.from('this is no gzip')],
      ['br', Buffer.from('{"text":"a"}')],
      ['zzz', Buffer.from('{"text":"a"}')],
    ] as const;
    const before = process.memoryUsage.rss();
    const answers: Answer[] = [];
    for (const [encoding, body] of bodies) {
      answers.push(await send(`${app.url}/generate`, body, { ...json, 'content-encoding': encoding }));
    }
    const grown = Math.max(0, Math.round((process.memoryUsage.rss() - before) / 1e6));
    expect(answers.map(codeOf)).toEqual(Array(4).fill('unsupported_media_type'));
    if (isLong) expect(slowest(answers)).toBeLessThan(200);
    expect(grown).toBeLessThan(50);
    return {
      ran: `gzip of 50 MB in ${bomb.length} bytes, broken gzip, br, zzz`,
      happened: `${answers.length} times 415 within ${slowest(answers)} ms; nothing is decompressed, memory grew by ${grown} MB`,
    };
  });

  row('H05', 'deep nesting', async () => {
    await using app = await startApp();
    const bodies = [33, 5000, 200_000].flatMap((depth) => [
      '['.repeat(depth),
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(depth),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    ]);
    const answers: Answer[] = [];
    for (const body of bodies) answers.push(await send(`${app.url}/generate`, body));
    expect(answers.map(codeOf)).toEqual(bodies.map(() => 'too_deep'));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    if (isLong) expect(slowest(answers)).toBeLessThan(100);
    return {
      ran: `${bodies.length} bodies of arrays and objects 33, 5,000 and 200,000 deep, closed and unclosed`,
      happened: `${answers.length} times 400 too_deep, within ${slowest(answers)} ms`,
    };
  });
});

describe('slow callers', () => {
  row(
    'H07',
    'headers and bodies that do not come',
    async () => {
      const [headerSeconds, bodySeconds] = isLong ? [10, 30] : [1, 2];
      await using service = await runService({
        LUDOTEXT_HEADER_SECONDS: String(headerSeconds),
        LUDOTEXT_BODY_SECONDS: String(bodySeconds),
        // Each slow body has a place, or it would be overloaded.
        LUDOTEXT_MAX_WORK: '100',
      });
      const count = times(10, 50);
      const { port, host } = new URL(service.url);
      const slowHeaders = `GET /health HTTP/1.1\r\nHost: ${host}\r\nX: `;
      const slowBody = `POST /generate HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;
      let left = count * 2;
      const ends = [slowHeaders, slowBody].flatMap((bytes) =>
        Array.from({ length: count }, async () => {
          const end = await trickle(Number(port), bytes);
          left -= 1;
          return end;
        }),
      );
      const probes: Answer[] = [];
      const agent = new Agent({ keepAlive: true });
      while (left > 0) {
        probes.push(await send(`${service.url}/health`, undefined, {}, agent));
        await pause(20);
      }
      agent.destroy();
      const seen = await Promise.all(ends);
      const headers = seen.slice(0, count);
      const bodies = seen.slice(count);
      expect(seen.map(({ answer }) => answer).filter((answer) => !/^(HTTP\/1\.1 408 |$)/.test(answer))).toEqual([]);
      expect(probes.filter(({ status }) => status !== 200)).toEqual([]);
      const latest = (of: typeof seen) => Math.max(...of.map(({ seconds }) => seconds));
      expect(latest(headers)).toBeLessThan(headerSeconds + (isLong ? 5 : 30));
      expect(latest(bodies)).toBeLessThan(bodySeconds + (isLong ? 5 : 30));
      const p99 = quantile(
        probes.map(({ milliseconds }) => milliseconds),
        0.99,
      );
      if (isLong) expect(p99).toBeLessThan(100);
      return {
        ran: `${count} connections of ${headerSeconds} s for headers, ${count} of ${bodySeconds} s for bodies, a byte every 200 ms`,
        happened: `408 or closed after at most ${latest(headers).toFixed(1)} s and ${latest(bodies).toFixed(1)} s; /health ${probes.length} times 200, 99 in 100 within ${p99} ms`,
      };
    },
    120_000,
  );

  fullRow(
    'H07',
    'responses that nobody reads',
    async () => {
      const seconds = times(1, 30);
      await using service = await runService({
        LUDOTEXT_READ_SECONDS: String(seconds),
        LUDOTEXT_MAX_CONNECTIONS: '12',
      });
      const { port, host } = new URL(service.url);
      const one = `GET /openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      const sockets = Array.from({ length: 12 }, () =>
        connect(Number(port), '127.0.0.1')
          .on('error', () => {})
          .pause(),
      );
      // As many as are held: more than the system keeps for a connection, read or not.
      for (const socket of sockets) socket.write(one.repeat(90));
      const probe = () =>
        send(`${service.url}/health/live`, undefined, {}).then(
          ({ status }) => status,
          () => 'refused',
        );
      await expect.poll(probe, { timeout: 100_000, interval: 200 }).toBe(200);
      for (const socket of sockets) socket.destroy();
      return {
        ran: `${sockets.length} callers on all ${sockets.length} connections, which read nothing of 90 responses`,
        happened: `cut off after ${seconds} s without a byte read; the next caller got a response`,
      };
    },
    120_000,
  );
});

describe('one caller too often', () => {
  row('A08', 'sixty requests a minute', async () => {
    // Only the clock: connections have timers of their own.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await using app = await startApp({ environment: { LUDOTEXT_RATE_GENERATE: '60' } });
      const ask = () => app.post('/generate/7', { text: 'whale' });
      const answers: Response[] = [];
      for (let count = 0; count < 61; count += 1) answers.push(await ask());
      expect(answers.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429]);
      const limits = answers.map((answer) => readRateLimit(answer.headers));
      expect(limits.map(({ left }) => left)).toEqual([...Array.from({ length: 60 }, (_, index) => 59 - index), 0]);
      const wait = Number(answers.at(-1)?.headers.get('retry-after'));
      expect(wait).toBeGreaterThanOrEqual(limits.at(-1)?.seconds ?? 0);
      vi.advanceTimersByTime(wait * 1000);
      const recovered = (await ask()).status;
      expect(recovered).toBe(200);
      return {
        ran: `${answers.length} requests in a minute of a stopped clock, and one after Retry-After`,
        happened: `60 times 200, then 429 with Retry-After ${wait} and t=${limits.at(-1)?.seconds}; ${limits.length} RateLimit headers checked; ${recovered} afterwards`,
      };
    } finally {
      vi.useRealTimers();
    }
  });
});

/** The two headers as lists of RFC 9651 with one item each. */
function readRateLimit(headers: Headers): { left: number; seconds: number } {
  expect(headers.get('ratelimit-policy')).toMatch(/^"[a-z]+";q=60;w=60$/);
  const [, left, seconds] = /^"[a-z]+";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return { left: Number(left), seconds: Number(seconds) };
}

/** Sends the beginning of a request, then a byte every 200 ms, until the other end has enough. */
async function trickle(port: number, bytes: string): Promise<{ answer: string; seconds: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const timer = setInterval(() => socket.writable && socket.write(' '), 200);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  // A byte sent after the other end has closed resets the connection, which is an end, too.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}
