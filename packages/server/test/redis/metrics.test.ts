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

  it('tell that Redis is away, as long as it is', async () => {
    const replica = await replicas.start();
    const isConnected = async () => (await scrape(replica)).get('ludotext_redis_connected');
    expect(await isConnected()).toBe(1);
    await redis.stop();
    await expect.poll(isConnected).toBe(0);
    await redis.start();
    await expect.poll(isConnected, { timeout: 5000 }).toBe(1);
  });
});
