import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect } from 'vitest';
import { asEvents, type ReceivedEvent, readEvents } from '../../packages/server/test/support/events.js';
import { connectTo, hasRedis, startRedis, type TestRedis } from '../../packages/server/test/support/redis.js';
import { times } from '../support/long.js';
import {
  callsPerJob,
  endsOf,
  expectFewCalls,
  expectWhole,
  type Fleet,
  fleetOf,
  gamesFolder,
  handIn,
  handInAll,
  jobAt,
  keepHandingIn,
  type Member,
  type TimedAnswer,
} from './support/fleet.js';
import { freshFolder, logOf } from './support/program.js';
import { fullRow, row } from './support/row.js';
import { startWire } from './support/wire.js';

// Jobs through the faults of what works on them and of what keeps them, with processes of the built program.

/** A model that takes its time, so that jobs have a middle. */
const slowModel = (firstByteMs = 300) => startModelServer({ pace: { firstByteMs } });

/** Jobs of a worker that is given up are others' after a minute and a half at most. */
const othersTakeOver = 180_000;

const work = { LUDOTEXT_ROLE: 'work', LUDOTEXT_JOBS_AT_ONCE: '4' };
/** Two jobs at once, so that a kill in the middle of a few jobs costs few calls. */
const alone = { LUDOTEXT_JOBS_AT_ONCE: '2' };
const serve = { LUDOTEXT_ROLE: 'serve' };

/** So many services and workers. */
async function membersOf(fleet: Fleet, services: number, workers: number) {
  const roles = [...Array<object>(services).fill(serve), ...Array<object>(workers).fill(work)];
  const members = await Promise.all(roles.map((role) => fleet.start({ ...role })));
  return { services: members.slice(0, services), workers: members.slice(services) };
}

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('There is none.');
  return one;
}

/** How often jobs were begun, but for those starts after which they were put back. */
async function startsOf(redis: Pick<TestRedis, 'url'>, ids: readonly string[]): Promise<number[]> {
  const client = connectTo(redis);
  const starts = await Promise.all(ids.map((id) => client.hget(`ludotext:job:${id}`, 'starts')));
  client.disconnect();
  return starts.map(Number);
}

/** How many answers there were of each kind: `40 × 202, 3 × 503 state_unavailable`. */
function told(answers: readonly TimedAnswer[]): string {
  const kinds = new Map<string, number>();
  for (const { status, code = '' } of answers) {
    const kind = `${status} ${code}`.trim();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
}

/** That each answer accepts a job, or says that Redis is away and when to come back. @returns the accepted ones */
function expectAnswered(answers: readonly TimedAnswer[]): { readonly id: string; readonly at: number }[] {
  const accepted: { id: string; at: number }[] = [];
  for (const { status, code, retryAfter, id, at } of answers) {
    if (id !== undefined) accepted.push({ id, at });
    else expect({ status, code }).toEqual({ status: 503, code: 'state_unavailable' });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  return accepted;
}

row('A07', 'each route as a job, and the result after a restart', async () => {
  await using models = await startModelServer();
  const fleet = fleetOf(models);
  const folder = await gamesFolder();
  const service = await fleet.start({}, folder);
  const text = 'The whale sings at night. The bee dances at noon.';
  const requests: readonly (readonly [route: string, body: object])[] = [
    ['/generate', { text, min_score: 0 }],
    ['/generate/single', { text }],
    ['/generate/41', { text, source: 'prose', max_items: 1 }],
    ['/generate/41', { text, complete: false }],
    ['/generate/41', { text: '' }],
    ['/games/words41/rewrite', { text, item: { word: 'whale' } }],
    ['/generate/99', { text }],
  ];
  const send = (at: string, route: string, body: object, prefer: object = {}) =>
    fetch(at + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...prefer },
      body: JSON.stringify(body),
    });
  const asJob = { prefer: 'respond-async' };
  const ids: string[] = [];
  const direct: object[] = [];
  let refused = 0;
  for (const [route, body] of requests) {
    const answer = await send(service.at, route, body);
    const { request_id: _, ...plain } = (await answer.json()) as { request_id?: string };
    const response = await send(service.at, route, body, asJob);
    const accepted = (await response.json()) as { code?: string; job?: { id: string } };
    if (accepted.job === undefined) {
      // What is wrong with the request itself is said at once.
      expect(accepted).toMatchObject({ ...plain, code: 'invalid_request' });
      refused += 1;
      continue;
    }
    const { id } = accepted.job;
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/jobs/${id}`);
    expect(response.headers.get('preference-applied')).toBe('respond-async');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    ids.push(id);
    direct.push(plain);
  }
  const before = await endsOf(service.at, ids, 30_000);
  service.child.kill('SIGTERM');
  await service.ended;
  const next = await fleet.start({}, folder);
  expect(await endsOf(next.at, ids, 1000)).toEqual(before);
  for (const [index, id] of ids.entries()) {
    const { result, problem } = before.get(id) ?? {};
    expect({ ...(result ?? problem), request_id: undefined }).toEqual({ ...direct[index], request_id: undefined });
  }
  const failed = [...before.values()].filter(({ problem }) => problem !== undefined).length;
  return {
    ran: `${requests.length} requests, on every route that generates, each with and without Prefer: respond-async; a restart`,
    happened: `${ids.length} × 202, ${refused} × 400 at once; ${ids.length - failed} results and ${failed} problems the same as without, and the same after the restart`,
  };
});

row(
  'J01',
  'one process, killed in the middle of its jobs',
  async () => {
    await using models = await slowModel();
    const fleet = fleetOf(models);
    const folder = await gamesFolder();
    const before = await fleet.start(alone, folder);
    const jobs = times(20, 200);
    const ids = await handInAll([before], jobs);
    await models.received(Math.round((jobs * callsPerJob) / 2));
    before.child.kill('SIGKILL');
    await before.ended;
    const after = await fleet.start(alone, folder);
    const ends = await endsOf(after.at, ids, 120_000);
    await expectWhole(after.at, ends);
    return {
      ran: `kill -9 of one process without Redis in the middle of ${jobs} jobs, and its next start`,
      happened: `${ends.size} done, each once and whole; ${expectFewCalls(models, jobs)}`,
    };
  },
  180_000,
);

describe.skipIf(!hasRedis)('on Redis', () => {
  fullRow(
    'J01',
    'one of three workers, killed in the middle',
    async () => {
      await using models = await slowModel();
      await using redis = await startRedis();
      const { services, workers } = await membersOf(fleetOf(models, redis.url), 1, 3);
      const service = first(services);
      const jobs = 200;
      const ids = await handInAll(services, jobs);
      await models.received((jobs * callsPerJob) / 2);
      first(workers).child.kill('SIGKILL');
      const ends = await endsOf(service.at, ids, othersTakeOver);
      await expectWhole(service.at, ends);
      const starts = await startsOf(redis, ids);
      const again = starts.filter((count) => count > 1).length;
      expect(again).toBeGreaterThan(0);
      return {
        ran: `kill -9 of one of three workers in the middle of ${jobs} jobs`,
        happened: `${ends.size} done, each once and whole, ${again} of them begun again; ${expectFewCalls(models, jobs)}`,
      };
    },
    300_000,
  );

  fullRow(
    'J01',
    'one of three workers, stopped for 90 seconds',
    async () => {
      await using models = await slowModel();
      await using redis = await startRedis();
      const { services, workers } = await membersOf(fleetOf(models, redis.url), 1, 3);
      const service = first(services);
      const jobs = 200;
      const ids = await handInAll(services, jobs);
      await models.received((jobs * callsPerJob) / 2);
      const late = first(workers);
      late.child.kill('SIGSTOP');
      const [before] = await Promise.all([endsOf(service.at, ids, othersTakeOver), pause(90_000)]);
      await expectWhole(service.at, before);
      late.child.kill('SIGCONT');
      // It goes on: with the others away, it does further jobs.
      for (const { child } of workers.slice(1)) child.kill('SIGTERM');
      const further = await handInAll(services, 10, jobs);
      await expectWhole(service.at, await endsOf(service.at, further, 60_000));
      const after = await endsOf(service.at, ids, 10_000);
      expect(after).toEqual(before);
      await expectWhole(service.at, after);
      const calls = expectFewCalls(models, jobs + further.length);
      late.child.kill('SIGTERM');
      const lines = logOf(await late.ended).filter(({ event, message }) => [event, message].includes('job'));
      const left = lines.filter(({ state }) => state === 'left').length;
      return {
        ran: `SIGSTOP of one of three workers in the middle of ${jobs} jobs, SIGCONT after 90 s, ${further.length} further jobs for it alone`,
        happened: `${before.size} done, each once and whole, and the same after SIGCONT; it dropped what it had of ${left} jobs; ${calls}`,
      };
    },
    360_000,
  );

  fullRow(
    'J02',
    'a game that ends the process',
    async () => {
      await using models = await slowModel();
      await using redis = await startRedis();
      const fleet = fleetOf(models, redis.url);
      const folder = await poisonedFolder();
      const service = await fleet.start(serve, folder);
      let ends = 0;
      let isOver = false;
      /** Starts a worker again whenever it ends, as a supervisor does. */
      const supervise = async (own: string) => {
        while (!isOver) {
          const { ended } = await fleet.start(work, own);
          await ended;
          if (!isOver) ends += 1;
        }
      };
      const supervised = await Promise.all(Array.from({ length: 3 }, poisonedFolder));
      void Promise.all(supervised.map(supervise));
      const { id: poison = '' } = await handIn(service.at, 0, {}, '/generate/51');
      const jobs = 50;
      const ids = await handInAll([service], jobs, 1);
      const all = await endsOf(service.at, [...ids, poison], 480_000);
      isOver = true;
      expect(all.get(poison)).toMatchObject({ job: { state: 'failed' }, problem: { code: 'internal' } });
      all.delete(poison);
      await expectWhole(service.at, all);
      expect(ends).toBe(3);
      return {
        ran: `a job that ends its process, among ${jobs} others on three workers that are started again`,
        happened: `failed with \`internal\` after ${ends} starts; the other ${all.size} done, each once and whole; ${models.requests.length} calls of the model, ${jobs * callsPerJob} being ideal`,
      };
    },
    540_000,
  );

  fullRow(
    'J03',
    'Redis restarted, and out of reach for 20 seconds',
    async () => {
      await using models = await slowModel();
      await using redis = await startRedis();
      const wire = await startWire(redis.port);
      const { services, workers } = await membersOf(fleetOf(models, `redis://127.0.0.1:${wire.port}`), 2, 2);
      expect(workers).toHaveLength(2);
      const service = first(services);
      const seen: string[] = [];
      let [accepted, lost] = [0, 0];
      const faults: Readonly<Record<string, () => Promise<number | undefined>>> = {
        SIGTERM: async () => {
          await redis.stop();
          await redis.start();
          return undefined;
        },
        'connections cut and refused for 20 s': async () => {
          wire.cut();
          await pause(20_000);
          wire.mend();
          return undefined;
        },
        'connections silent for 20 s': async () => {
          wire.silence();
          await pause(20_000);
          wire.mend();
          return undefined;
        },
        SIGKILL: async () => {
          await redis.stop('SIGKILL');
          await redis.start();
          return undefined;
        },
        'SIGKILL, and its log of changes as it was on the disk a second before': async () => {
          const restore = await keepLog(redis);
          const keptAt = performance.now();
          await pause(1000);
          await redis.stop('SIGKILL');
          await restore();
          await redis.start();
          return keptAt;
        },
      };
      for (const [fault, happen] of Object.entries(faults)) {
        const handing = keepHandingIn(
          services.map(({ at }) => at),
          150,
        );
        await pause(4000);
        const keptAt = await happen();
        await pause(5000);
        const answers = await handing.stop();
        const own = expectAnswered(answers);
        const there = await Promise.all(own.map(async ({ id }) => (await jobAt(service.at, id)) !== undefined));
        const gone = own.filter((_, index) => !there[index]);
        if (keptAt === undefined) expect(gone).toEqual([]);
        // Those whose acceptance was on the disk are there.
        for (const { at } of gone) expect(at).toBeGreaterThan(keptAt ?? 0);
        const ids = own.map(({ id }) => id).filter((id) => !gone.some((each) => each.id === id));
        await expectWhole(service.at, await endsOf(service.at, ids, othersTakeOver));
        accepted += own.length;
        lost += gone.length;
        seen.push(`${fault}: ${told(answers)}${keptAt === undefined ? '' : `, ${gone.length} of them lost`}`);
      }
      return {
        ran: `Redis with jobs handed in and worked on all the time: ${Object.keys(faults).join('; ')}`,
        happened: `${seen.join('; ')}; the other ${accepted - lost} done, each once and whole; ${expectFewCalls(models, accepted)}`,
      };
    },
    420_000,
  );

  fullRow('J03', 'Redis emptied', async () => {
    await using models = await slowModel(0);
    await using redis = await startRedis();
    const { services } = await membersOf(fleetOf(models, redis.url), 1, 0);
    const service = first(services);
    expect((await fetch(`${service.at}/games/words44/deactivate`, { method: 'POST' })).status).toBe(200);
    const ids = await handInAll(services, 5);
    const client = connectTo(redis);
    await client.flushall();
    client.disconnect();
    for (const id of ids) expect((await fetch(`${service.at}/jobs/${id}`)).status).toBe(404);
    await fleetOf(models, redis.url).start(work);
    const further = await handInAll(services, 5);
    const ends = await endsOf(service.at, further, 60_000);
    for (const { job } of ends.values()) expect(job).toMatchObject({ state: 'done' });
    const { active_count } = (await (await fetch(`${service.at}/games`)).json()) as { active_count: number };
    expect(active_count).toBe(3);
    return {
      ran: `FLUSHALL with ${ids.length} jobs waiting and a game switched off`,
      happened: `${ids.length} × 404; ${ends.size} further jobs done, the game still switched off`,
    };
  });

  fullRow('J04', 'more jobs than may wait, and results too old', async () => {
    await using models = await slowModel(0);
    await using redis = await startRedis();
    const fleet = fleetOf(models, redis.url);
    const service = await fleet.start({ ...serve, LUDOTEXT_MAX_JOBS: '5' });
    const ids = await handInAll([service], 5);
    expect(await handIn(service.at, 5)).toMatchObject({
      status: 503,
      code: 'overloaded',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect((await fetch(`${service.at}/jobs/${ids[4]}`, { method: 'DELETE' })).status).toBe(200);
    const { id: next = '' } = await handIn(service.at, 6);
    await fleet.start(work);
    const kept = [...ids.slice(0, 4), next];
    const ends = await endsOf(service.at, kept, 60_000);
    await expectWhole(service.at, ends);
    const client = connectTo(redis);
    for (const id of kept) {
      const left = await client.pttl(`ludotext:job:${id}`);
      expect(left).toBeGreaterThan(23 * 3_600_000);
      await client.pexpire(`ludotext:job:${id}`, 1);
    }
    client.disconnect();
    for (const id of kept) await expect.poll(() => jobAt(service.at, id)).toBeUndefined();
    return {
      ran: `a sixth job where 5 may wait, before and after one was cancelled; ${kept.length} results a day later`,
      happened: `503 overloaded with Retry-After, then 202; ${ends.size} done, each once and whole; a day later 404`,
    };
  });

  fullRow('J05', 'a job cancelled while the model is called', async () => {
    await using models = await startModelServer();
    await using redis = await startRedis();
    const { services } = await membersOf(fleetOf(models, redis.url), 1, 1);
    const service = first(services);
    models.hold();
    const ids = await handInAll(services, 3);
    await models.received(3);
    for (const id of ids) expect((await fetch(`${service.at}/jobs/${id}`, { method: 'DELETE' })).status).toBe(200);
    await models.closedEarly(3);
    models.release();
    const [further = ''] = await handInAll(services, 1, 3);
    await expectWhole(service.at, await endsOf(service.at, [further], 60_000));
    const states = (await endsOf(service.at, ids, 1000)).values();
    expect([...states].map(({ job }) => job.state)).toEqual(ids.map(() => 'cancelled'));
    expect(models.requests).toHaveLength(ids.length + callsPerJob);
    return {
      ran: `${ids.length} jobs cancelled at a service while a worker's calls for them were under way`,
      happened: `${ids.length} calls closed, no further ones; the jobs stayed cancelled; the next job done`,
    };
  });

  fullRow(
    'J05',
    'a reader of events whose service is killed',
    async () => {
      await using models = await slowModel(200);
      await using redis = await startRedis();
      const fleet = fleetOf(models, redis.url);
      const { services } = await membersOf(fleet, 1, 1);
      const rounds = times(1, 5);
      const readers = times(5, 20);
      let resumed = 0;
      for (let round = 0; round < rounds; round += 1) {
        const dying = await fleet.start(serve);
        const ids = await handInAll([dying], readers, round * readers);
        const halves = ids.map((id) => readUntilCut(dying.at, id));
        // Some have ended then, some are in the middle, and some have not begun.
        await models.received((round + 0.5) * readers * callsPerJob);
        dying.child.kill('SIGKILL');
        for (const [index, id] of ids.entries()) {
          const before = (await halves[index]) ?? [];
          const last = before.at(-1)?.id;
          const headers = { ...asEvents, ...(last === undefined ? {} : { 'last-event-id': last }) };
          const response = await fetch(`${first(services).at}/jobs/${id}/events`, { headers });
          const after = response.status === 204 ? [] : (await readEvents(response)).events;
          const whole = await readEvents(await fetch(`${first(services).at}/jobs/${id}/events`, { headers: asEvents }));
          expect([...before, ...after]).toEqual(whole.events);
          if (before.length > 0 && after.length > 0) resumed += 1;
        }
        await expectWhole(first(services).at, await endsOf(first(services).at, ids, 60_000));
      }
      expect(resumed).toBeGreaterThan(0);
      return {
        ran: `${rounds * readers} readers of events whose service was killed with -9, each going on at another with Last-Event-ID`,
        happened: `${rounds * readers} got every event once, in order; ${resumed} of them some before and some after`,
      };
    },
    180_000,
  );

  fullRow(
    'J09',
    'a rolling upgrade under a load of jobs',
    async () => {
      await using models = await slowModel(1500);
      await using redis = await startRedis();
      const fleet = fleetOf(models, redis.url);
      const upgrade = { LUDOTEXT_SHUTDOWN_SECONDS: '1', LUDOTEXT_DRAIN_SECONDS: '1' };
      const members: { services: Member[]; workers: Member[] } = { services: [], workers: [] };
      for (const _ of [1, 2]) {
        members.services.push(await fleet.start({ ...serve, ...upgrade }));
        members.workers.push(await fleet.start({ ...work, ...upgrade }));
      }
      const addresses = members.services.map(({ at }) => at);
      const handing = keepHandingIn(addresses, 250);
      await pause(5000);
      for (const [index, old] of members.workers.entries()) {
        members.workers[index] = await fleet.start({ ...work, ...upgrade });
        old.child.kill('SIGTERM');
        expect((await old.ended).code).toBe(0);
      }
      for (const [index, old] of members.services.entries()) {
        const next = await fleet.start({ ...serve, ...upgrade });
        // What a load balancer does with the readiness of its services.
        addresses[index] = next.at;
        old.child.kill('SIGTERM');
        expect((await old.ended).code).toBe(0);
      }
      await pause(5000);
      const answers = await handing.stop();
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
      const ids = answers.map(({ id = '' }) => id);
      const ends = await endsOf(addresses[0] ?? '', ids, 120_000);
      await expectWhole(addresses[0] ?? '', ends);
      const starts = await startsOf(redis, ids);
      expect(starts).toEqual(ids.map(() => 1));
      return {
        ran: `two workers and two services stopped with SIGTERM one after another, each replaced before, while ${ids.length} jobs were handed in and worked on; 1 s for work under way, 4 s needed`,
        happened: `${told(answers)}; ${ends.size} done, each once and whole; each counted as begun once; ${expectFewCalls(models, ids.length)}`,
      };
    },
    300_000,
  );

  fullRow(
    'J10',
    'a full Redis',
    async () => {
      await using models = await slowModel(0);
      await using redis = await startRedis(['--maxmemory', '48mb', '--maxmemory-policy', 'noeviction']);
      const fleet = fleetOf(models, redis.url);
      const service = await fleet.start(serve);
      const accepted: string[] = [];
      const text = 'The whale sings under the ice. '.repeat(5000);
      const direct = { text, source: 'direct', complete: false, max_items: 1 };
      const hand = () => handIn(service.at, 0, direct, '/generate/41');
      const untilRefused = async () => {
        for (;;) {
          const answer = await hand();
          if (answer.id === undefined) return answer;
          accepted.push(answer.id);
        }
      };
      const refused = { status: 503, code: 'state_unavailable', retryAfter: expect.stringMatching(/^\d+$/) };
      expect(await untilRefused()).toMatchObject(refused);
      const client = connectTo(redis);
      // Somebody else takes what was left for the work.
      for (let count = 0; ; count += 1) {
        if (
          await client.set(`junk:${count}`, randomBytes(5000)).then(
            () => false,
            () => true,
          )
        )
          break;
      }
      expect(await hand()).toMatchObject(refused);
      const before = accepted.length;
      await fleet.start(work);
      await client.config('SET', 'maxmemory', '128mb');
      client.disconnect();
      await expect
        .poll(async () => {
          const { status, id = '' } = await hand();
          if (status === 202) accepted.push(id);
          return status;
        })
        .toBe(202);
      const ends = await endsOf(service.at, accepted, 180_000);
      for (const { job, result } of ends.values()) {
        expect(job).toMatchObject({ state: 'done', progress: { kept: 1 } });
        expect(result?.items?.map(({ word }) => word === text)).toEqual([true]);
      }
      return {
        ran: `jobs with texts of ${text.length} characters until Redis is full, then other data until it takes none; more memory`,
        happened: `${before} accepted, then 503 state_unavailable with Retry-After; with more memory 202, and all ${ends.size} done`,
      };
    },
    240_000,
  );
});

/** The events that came before the connection broke. */
async function readUntilCut(at: string, id: string): Promise<ReceivedEvent[]> {
  let text = '';
  try {
    const response = await fetch(`${at}/jobs/${id}/events`, { headers: asEvents });
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
  } catch {}
  // A block that was cut is none.
  const blocks = text.slice(0, text.lastIndexOf('\n\n') + 2);
  return (await readEvents(new Response(blocks))).events;
}

/** Keeps Redis's log of changes as it is now. @returns puts it back, once Redis has ended */
async function keepLog(redis: Pick<TestRedis, 'url'>): Promise<() => Promise<void>> {
  const client = connectTo(redis);
  const [, folder = ''] = (await client.config('GET', 'dir')) as string[];
  client.disconnect();
  const log = path.join(folder, 'appendonlydir');
  const kept = await freshFolder();
  await cp(log, kept, { recursive: true });
  return async () => {
    await rm(log, { recursive: true });
    await cp(kept, log, { recursive: true });
  };
}

/** A folder with a game besides the others that ends its process, and is trusted. */
async function poisonedFolder(): Promise<string> {
  const folder = await gamesFolder('  - package: "./poison"\n    isolated: false\n');
  await mkdir(path.join(folder, 'poison'));
  await writeFile(path.join(folder, 'poison/package.json'), '{ "type": "module", "exports": "./index.js" }');
  await writeFile(
    path.join(folder, 'poison/index.js'),
    `import words from '../words/index.js';
     export default { ...words, gameType: 'poison', typeId: 51, prompt: () => process.exit(1) };`,
  );
  return folder;
}
