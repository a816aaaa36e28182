import { startModelServer } from '@ludotext/model-server';
import { describe, expect } from 'vitest';
import { hasRedis, startRedis } from '../../packages/server/test/support/redis.js';
import { isLong, times } from '../support/long.js';
import { endsOf, expectWhole, fleetOf, handIn, handInAll, type Member } from './support/fleet.js';
import { fullRow, row } from './support/row.js';
import { startWire } from './support/wire.js';

// Three processes of the built program on one Redis, which callers cannot tell from one.

const json = { 'content-type': 'application/json' };

function post(at: string, route: string, body?: object): Promise<Response> {
  return fetch(at + route, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: json, body: JSON.stringify(body) }),
  });
}

/** Which games a replica says are active, by type_id. */
async function activeAt(at: string): Promise<number[]> {
  const { games } = (await (await fetch(`${at}/games`)).json()) as {
    games: { type_id: number; active: boolean }[];
  };
  return games.filter(({ active }) => active).map(({ type_id }) => type_id);
}

async function llmAt(at: string): Promise<string> {
  return ((await (await fetch(`${at}/llm`)).json()) as { llm: string }).llm;
}

/** Milliseconds until all replicas say the same and, where it is given, this. */
async function agreed<T>(replicas: readonly Member[], ask: (at: string) => Promise<T>, wanted?: T): Promise<number> {
  const startedAt = performance.now();
  let atLast = 0;
  await expect
    .poll(
      async () => {
        const said = await Promise.all(replicas.map(({ at }) => ask(at)));
        atLast = performance.now();
        const expected = JSON.stringify(wanted ?? said[0]);
        return said.every((one) => JSON.stringify(one) === expected);
      },
      { interval: 20 },
    )
    .toBe(true);
  return Math.round(atLast - startedAt);
}

/** A decision: what holds from some time after it was asked for until some time after the next was answered. */
interface Decision<T> {
  readonly value: T;
  readonly asked: number;
  answered: number;
}

/** How long a replica may hold to an earlier decision, in milliseconds. */
const lag = 1000;

/** Whether a value was in force at some moment of a request. */
function heldWithin<T>(history: readonly Decision<T>[], value: T, sent: number, got: number): boolean {
  return history.some((decision, index) => {
    const next = history[index + 1];
    const until = next === undefined ? Number.POSITIVE_INFINITY : next.answered + lag;
    return decision.value === value && decision.asked <= got && sent <= until;
  });
}

describe.skipIf(!hasRedis)('replicas', () => {
  fullRow(
    'J06',
    'three replicas that switch a game at once',
    async () => {
      await using models = await startModelServer();
      await using redis = await startRedis();
      const fleet = fleetOf(models, redis.url);
      const replicas = await Promise.all([1, 2, 3].map(() => fleet.start()));
      const rounds = times(2, 50);
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const answers = await Promise.all(
          replicas.flatMap(({ at }) =>
            ['activate', 'deactivate'].map((verb) => post(at, `/games/words4${1 + (round % 4)}/${verb}`)),
          ),
        );
        for (const { status } of answers) expect(status).toBe(200);
        slowest = Math.max(slowest, await agreed(replicas, activeAt));
      }
      if (isLong) expect(slowest).toBeLessThan(lag);
      const [before = []] = await Promise.all(replicas.map(({ at }) => activeAt(at)));
      const late = await fleet.start();
      expect(await activeAt(late.at)).toEqual(before);
      return {
        ran: `${rounds} times 6 activations and deactivations at once, on three replicas; a fourth started after that`,
        happened: `all three agreed each time, after ${slowest} ms at the latest, and the fourth with them`,
      };
    },
    120_000,
  );

  row(
    'J07',
    'games and models switched under requests',
    async () => {
      await using models = await startModelServer({ models: ['a', 'b'] });
      await using redis = await startRedis();
      const fleet = fleetOf(models, redis.url);
      const replicas = await Promise.all([1, 2, 3].map(() => fleet.start({ LLM_MODEL: 'a' })));
      const now = () => performance.now();
      const flags: Decision<boolean>[] = [{ value: true, asked: 0, answered: 0 }];
      const llms: Decision<string>[] = [{ value: 'ollama/a', asked: 0, answered: 0 }];
      const total = times(100, 10_000);
      let sent = 0;
      const counts = { both: 0, one: 0, refused: 0 };
      const writers = new Map<number, string>();

      const ask = async (number: number) => {
        const { at = '' } = replicas[number % 3] ?? {};
        const text = `The whale of story ${number} sings. The bee of story ${number} dances.`;
        const fields = { text, max_items: 1 };
        const isOne = number % 2 === 0;
        const startedAt = now();
        const response = isOne
          ? await post(at, '/generate/42', { ...fields, source: 'prose' })
          : await post(at, '/generate', { ...fields, min_score: 0, enabled_game_ids: [42, 43] });
        const answer = (await response.json()) as {
          code?: string;
          llm: string;
          results: Record<string, unknown>;
        };
        const endedAt = now();
        let isActive = response.status === 200;
        if (!isActive) {
          expect(answer.code).toBe('game_inactive');
          counts.refused += 1;
        } else {
          expect(heldWithin(llms, answer.llm, startedAt, endedAt)).toBe(true);
          writers.set(number, answer.llm);
          if (isOne) counts.one += 1;
          else {
            isActive = Object.keys(answer.results).length === 2;
            counts.both += isActive ? 1 : 0;
            counts.one += isActive ? 0 : 1;
          }
        }
        expect({ number, held: heldWithin(flags, isActive, startedAt, endedAt) }).toEqual({ number, held: true });
      };
      const callers = Array.from({ length: 12 }, async () => {
        while (sent < total) {
          sent += 1;
          await ask(sent);
        }
      });
      let isOver = false;
      const all = Promise.all(callers).finally(() => {
        isOver = true;
      });
      all.catch(() => {});
      let slowest = 0;
      for (let turn = 0; !isOver; turn += 1) {
        const { at = '' } = replicas[turn % 3] ?? {};
        const isModel = turn % 2 === 1;
        if (isModel) {
          const model_name = turn % 4 === 1 ? 'b' : 'a';
          const decision = { value: `ollama/${model_name}`, asked: now(), answered: Number.POSITIVE_INFINITY };
          llms.push(decision);
          expect((await post(at, '/llm', { provider: 'ollama', model_name })).status).toBe(200);
          decision.answered = now();
          slowest = Math.max(slowest, await agreed(replicas, llmAt, decision.value));
        } else {
          const value = turn % 4 !== 0;
          const decision = { value, asked: now(), answered: Number.POSITIVE_INFINITY };
          flags.push(decision);
          const verb = value ? 'activate' : 'deactivate';
          expect((await post(at, `/games/words42/${verb}`)).status).toBe(200);
          decision.answered = now();
          slowest = Math.max(slowest, await agreed(replicas, async (one) => (await activeAt(one)).includes(42), value));
        }
      }
      await all;
      if (isLong) expect(slowest).toBeLessThan(lag);
      // Every call that was made for a request went to the model that its answer names.
      for (const { text, body } of models.requests) {
        const number = Number(/story (\d+) /.exec(text)?.[1]);
        const writer = writers.get(number);
        if (writer !== undefined) expect(`ollama/${body.model}`).toBe(writer);
      }
      const switches = flags.length + llms.length - 2;
      expect(switches).toBeGreaterThan(3);
      return {
        ran: `${sent} requests to three replicas in turns, with ${flags.length - 1} switches of a game and ${llms.length - 1} of the model meanwhile`,
        happened: `${counts.both} answers with both games, ${counts.one} with one, ${counts.refused} game_inactive, each as decided at most ${lag} ms before; each of ${models.requests.length} calls at the model that its answer names; all replicas agreed ${slowest} ms after a switch at the latest`,
      };
    },
    600_000,
  );

  fullRow(
    'J08',
    'a Redis that is slow',
    async () => {
      await using models = await startModelServer();
      await using redis = await startRedis();
      const wire = await startWire(redis.port);
      const fleet = fleetOf(models, `redis://127.0.0.1:${wire.port}`);
      const replicas = await Promise.all([1, 2].map(() => fleet.start()));
      const delayMs = 300;
      wire.slow(delayMs);
      const startedAt = performance.now();
      const jobs = 40;
      const ids = await handInAll(replicas, jobs);
      const perJob = Math.round((performance.now() - startedAt) / Math.ceil(jobs / 10));
      const { at = '' } = replicas[0] ?? {};
      await expectWhole(at, await endsOf(at, ids, 150_000));
      return {
        ran: `${jobs} jobs on two replicas with a Redis whose replies take ${delayMs} ms more`,
        happened: `all accepted, ten at once in ${perJob} ms on average; ${jobs} done, each once and whole`,
      };
    },
    200_000,
  );

  row('J11', 'a rate over three replicas', async () => {
    await using models = await startModelServer();
    await using redis = await startRedis();
    const fleet = fleetOf(models, redis.url);
    const rate = 30;
    const settings = { LUDOTEXT_RATE_GENERATE: `${rate}` };
    const replicas = await Promise.all([1, 2, 3].map(() => fleet.start(settings)));
    const asked = Array.from({ length: 3 * rate }, (_, number) =>
      handIn(replicas[number % 3]?.at ?? '', number, {}, '/generate/41'),
    );
    const answers = await Promise.all(asked);
    const passed = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(passed).toHaveLength(rate);
    for (const { status, code, retryAfter } of refused) {
      expect({ status, code }).toEqual({ status: 429, code: 'rate_limited' });
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    return {
      ran: `${answers.length} requests of one caller in a minute, in turns to three replicas that allow ${rate}`,
      happened: `${passed.length} × 202, ${refused.length} × 429 with Retry-After`,
    };
  });
});
