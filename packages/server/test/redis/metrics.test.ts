import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf } from '../support/metrics.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { type Replica, type Replicas, replicasOn } from '../support/replicas.js';

const scrape = async ({ service }: Replica) => {
  const answer = await fetch(`${service.url}/metrics`);
  expect(answer.status).toBe(200);
  return samplesOf(await answer.text());
};

describe.skipIf(!hasRedis)('the metrics of services on one Redis', () => {
  let redis: TestRedis;
  let replicas: Replicas;
  beforeAll(async () => {
    redis = await startRedis();
    replicas = await replicasOn(redis);
  });
  afterAll(async () => {
    await replicas[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('tell the same queue everywhere, and who worked on it', async () => {
    const [one, other] = await Promise.all([
      replicas.start({ LUDOTEXT_ROLE: 'serve' }),
      replicas.start({ LUDOTEXT_ROLE: 'serve' }),
    ]);
    const handIn = () => one.post('/generate', { text: 'Bees fly.' }, { prefer: 'respond-async' });
    const answers = await Promise.all([handIn(), handIn()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    for (const replica of [one, other]) {
      const samples = await scrape(replica);
      expect(samples.get('ludotext_jobs_waiting')).toBe(2);
      expect(samples.get('ludotext_jobs_active')).toBe(0);
      expect(samples.get('ludotext_jobs_oldest_seconds')).toBeGreaterThan(0);
    }
    const worker = await replicas.start({ LUDOTEXT_ROLE: 'work' });
    const done = 'ludotext_job_runs_total{route="generate",state="done",code="ok"}';
    await expect.poll(async () => (await scrape(worker)).get(done)).toBe(2);
    const samples = await scrape(other);
    expect(samples.get('ludotext_jobs_waiting')).toBe(0);
    expect(samples.get('ludotext_jobs_oldest_seconds')).toBe(0);
    expect(samples.get(done)).toBeUndefined();
  });

  it('tell that Redis is away, as long as it is', async () => {
    const replica = await replicas.start();
    const waiting = async () => (await scrape(replica)).get('ludotext_jobs_waiting');
    expect(await waiting()).toBe(0);
    const isConnected = async () => (await scrape(replica)).get('ludotext_redis_connected');
    expect(await isConnected()).toBe(1);
    await redis.stop();
    await expect.poll(isConnected).toBe(0);
    expect(await waiting()).toBeUndefined();
    await redis.start();
    await expect.poll(isConnected, { timeout: 5000 }).toBe(1);
    expect(await waiting()).toBe(0);
  });
});
