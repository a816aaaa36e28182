import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { randomFrom } from '../../packages/engine/src/lib/random.js';
import { failingModel, waysToFail } from './support/failing-model.js';
import { type Held, type MeasuredService, measuredService } from './support/measured-service.js';
import { type Call, Callers } from './support/mixed-load.js';
import { row } from './support/row.js';

const text =
  'In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer. Then a boy dropped a lamp into it. The lamp burned on the water for three days.';
const events = { accept: 'text/event-stream' };

/** Counts of answers in words. */
function inWords(seen: ReadonlyMap<string, number>): string {
  return [...seen]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `${count} ${key}`)
    .join(', ');
}

/** The sum of a counter's samples whose labels match. */
function sumOf(metrics: string, name: string, labels: RegExp): number {
  const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}{`) && labels.test(line));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

row(
  'L08',
  'a model that fails one time in five, in every way, leads to codes of the contract',
  async () => {
    const requests = 2_000;
    const share = 0.2;
    await using model = await startModelServer(failingModel(share, 8));
    await using service = await measuredService({
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'stand-in',
      LLM_BASE_URL: `${model.url}/v1`,
      LUDOTEXT_MODEL_TIMEOUT_SECONDS: '5',
      LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '1',
      LUDOTEXT_MODEL_IDLE_SECONDS: '1',
    });
    const callers = new Callers(service.url);
    const calls: Call[] = [
      { method: 'POST', route: '/generate', body: { text, max_items: 2 } },
      { method: 'POST', route: '/generate/1', body: { text, source: 'prose', max_items: 2 } },
      { method: 'POST', route: '/generate/single', body: { text, max_items: 2 } },
      { method: 'POST', route: '/generate/2', body: { text, source: 'prose', max_items: 2 }, headers: events },
    ];
    let sent = 0;
    let slowest = 0;
    const client = async () => {
      while (sent < requests) {
        const call = calls[sent % calls.length]!;
        sent += 1;
        const start = performance.now();
        await callers.send(call);
        slowest = Math.max(slowest, performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: 20 }, client));
    const seen = new Map(callers.seen);
    const { text: metrics } = await callers.send({ method: 'GET', route: '/metrics' });
    callers.close();

    expect(sum(seen)).toBe(requests);
    expect(sumOf(metrics, 'ludotext_http_requests_total', /route="\/generate/)).toBe(requests);
    for (const [key, count] of codesOf(seen)) {
      const matching = new RegExp(`route="/generate.*code="${key}"`);
      expect({ key, count: sumOf(metrics, 'ludotext_http_requests_total', matching) }).toEqual({ key, count });
    }
    const counted = sumOf(metrics, 'ludotext_model_calls_total', /./);
    // A call that is aborted before it reaches the server counts too.
    expect(counted).toBeGreaterThanOrEqual(model.requests.length);
    expect(seen.get('500 internal')).toBeUndefined();
    expect(slowest).toBeLessThan(60_000);
    return {
      ran: `${requests} requests, ${counted} calls (${model.requests.length} reached it) of a model that fails ${share * 100} % of the time in ${waysToFail} ways`,
      happened: `${inWords(seen)}; the slowest took ${(slowest / 1000).toFixed(1)} s; the counters of /metrics agree`,
    };
  },
  1_800_000,
);

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}

/** Answers by their code alone: a stream that has begun fails with the status 200. */
function codesOf(seen: ReadonlyMap<string, number>): Map<string, number> {
  const codes = new Map<string, number>();
  for (const [key, count] of seen) {
    const code = key.split(' ')[1]!;
    codes.set(code, (codes.get(code) ?? 0) + count);
  }
  return codes;
}

/** What callers do, on every route, with what they do wrong: more often what costs more. */
const mixture: readonly Call[] = [
  ...Array<Call>(4).fill({ method: 'POST', route: '/generate', body: { text, max_items: 2 } }),
  ...Array<Call>(2).fill({ method: 'POST', route: '/generate', body: { text, max_items: 2 }, headers: events }),
  { method: 'POST', route: '/generate', body: { text, max_items: 2 }, leavesAfter: 20 },
  { method: 'POST', route: '/generate', body: { text, max_items: 2 }, headers: events, leavesAfter: 20 },
  { method: 'POST', route: '/generate/1', body: { text, source: 'prose' } },
  { method: 'POST', route: '/generate/1', body: { text, source: 'prose' }, headers: { 'idempotency-key': 'again' } },
  { method: 'POST', route: '/generate/single', body: { text } },
  { method: 'POST', route: '/generate/9', body: { text: 'whale', complete: false } },
  { method: 'POST', route: '/generate/77', body: { text } },
  { method: 'POST', route: '/generate/2', body: { text: '' } },
  { method: 'POST', route: '/generate', body: { txt: text } },
  { method: 'POST', route: '/generate', body: 5 },
  ...[
    '/games',
    '/games/quiz',
    '/games/none',
    '/health',
    '/health/live',
    '/health/ready',
    '/openapi.json',
    '/metrics',
  ].map((route): Call => ({ method: 'GET', route })),
  ...['/llm', '/', '/docs', '/assets/none.js', '/nowhere'].map((route): Call => ({ method: 'GET', route })),
  { method: 'POST', route: '/games/quiz/grade', body: { item: { word: 'a' }, answer: 1 } },
  { method: 'POST', route: '/games/words/deactivate' },
  { method: 'POST', route: '/games/words/activate' },
  { method: 'POST', route: '/llm', body: { provider: 'none' } },
  { method: 'GET', route: '/generate' },
];

/** Settles when as little is open as before; what is still on its way then is not counted as lost. */
async function settled(service: MeasuredService, before: Held | undefined): Promise<Held> {
  for (let look = 0; ; look++) {
    const held = await service.measure();
    const isQuiet = before !== undefined && held.files <= before.files && timersOf(held) <= timersOf(before);
    if (isQuiet || look === 40) return held;
    if (before === undefined && look === 8) return held;
    await pause(250);
  }
}

/** What is open for long, without timers and what is on its way to or from a file. */
function lasting({ resources }: Held): object {
  return Object.fromEntries(Object.entries(resources).filter(([kind]) => kind !== 'Timeout' && !/Req/.test(kind)));
}

const timersOf = ({ resources }: Held) => resources.Timeout ?? 0;

/** The growth per ten minutes of what lies nearest to all points (least squares), in MiB. */
function slopeOf(points: readonly { readonly minutes: number; readonly heap: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length;
  const [minutes, heap] = [mean(points.map((each) => each.minutes)), mean(points.map((each) => each.heap))];
  const rise = points.reduce((all, each) => all + (each.minutes - minutes) * (each.heap - heap), 0);
  return (10 * rise) / points.reduce((all, each) => all + (each.minutes - minutes) ** 2, 0) / 1024 / 1024;
}

const soakMinutes = Number(process.env.SOAK_MINUTES ?? 30);

row(
  'R09',
  'mixed load with faults and reloads leaves nothing behind',
  async () => {
    const clients = 20;
    // A minute, or a sixth where there is no time for minutes.
    const period = Math.min(60_000, (soakMinutes * 60_000) / 6);
    await using model = await startModelServer(failingModel(0.05, 9));
    await using service = await measuredService({
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'stand-in',
      LLM_BASE_URL: `${model.url}/v1`,
      // With a second thread now and then, open files would go up and down.
      LUDOTEXT_GAME_THREADS: '1',
      LUDOTEXT_MODEL_TIMEOUT_SECONDS: '5',
      LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '1',
      LUDOTEXT_MODEL_IDLE_SECONDS: '1',
    });
    const seen = new Map<string, number>();
    const points: { minutes: number; heap: number; held: Held }[] = [];
    const random = randomFrom(9);
    const start = performance.now();
    let before: Held | undefined;
    let reloads = 0;
    while (performance.now() - start < soakMinutes * 60_000) {
      const callers = new Callers(service.url);
      const end = performance.now() + period;
      const client = async () => {
        while (performance.now() < end) await callers.send(mixture[Math.floor(random() * mixture.length)]!);
      };
      const reload = async () => {
        await service.rename(`Words ${reloads}`);
        await callers.send({ method: 'POST', route: '/reload' });
        reloads += 1;
      };
      await Promise.all([reload(), ...Array.from({ length: clients }, client)]);
      callers.close();
      for (const [key, count] of callers.seen) seen.set(key, (seen.get(key) ?? 0) + count);
      // The first period loads what is loaded once.
      const held = await settled(service, before);
      before ??= held;
      points.push({ minutes: (performance.now() - start) / 60_000, heap: held.heapUsed, held });
      process.stderr.write(`${JSON.stringify({ minutes: points.at(-1)?.minutes, ...held })}\n`);
    }
    const last = points.at(-1)!.held;
    const first = before!;
    expect(seen.get('500 internal')).toBeUndefined();
    expect(last.listeners).toEqual(first.listeners);
    expect(lasting(last)).toEqual(lasting(first));
    expect(timersOf(last)).toBeLessThanOrEqual(timersOf(first));
    expect(last.files).toBeLessThanOrEqual(first.files);
    expect(service.errors()).not.toMatch(/MaxListenersExceededWarning|unhandled/i);
    // In the first third caches and compiled code grow to what they are.
    const steady = points.filter(({ minutes }) => minutes >= soakMinutes / 3);
    const slope = slopeOf(steady);
    const grown = (last.heapUsed - first.heapUsed) / 1024 / 1024;
    // In a short time V8 is still compiling, whose code is part of the heap.
    if (soakMinutes >= 20) expect(slope).toBeLessThan(1);
    else expect(grown).toBeLessThan(30);
    const heap = soakMinutes >= 10 ? `heap ${slope.toFixed(2)} MiB per 10 minutes` : `heap ${grown.toFixed(1)} MiB`;
    return {
      ran: `${soakMinutes} minutes, ${clients} clients, ${reloads} reloads, ${sum(seen)} requests, ${model.requests.length} calls of a model that fails 5 % of the time`,
      happened: `${heap}; files ${first.files} to ${last.files}, timers ${timersOf(first)} to ${timersOf(last)}, listeners unchanged; ${inWords(seen)}`,
    };
  },
  soakMinutes * 60_000 * 2 + 120_000,
);
