import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { connected } from '../support/connected.js';
import { hasRedis, startRedis } from '../support/redis.js';

describe.skipIf(!hasRedis)('requests while Redis', () => {
  const [withKey, without] = ['with a key: 200', 'without a key: 200'];
  const refused = 'with a key: 503 state_unavailable';

  /** Sends requests to two services all the time, and returns what they were answered. */
  async function answersDuring(happening: (redis: Awaited<ReturnType<typeof startRedis>>) => Promise<void>) {
    await using redis = await startRedis();
    const connections = await Promise.all([connected(redis), connected(redis)]);
    const environment = { LUDOTEXT_RATE_GENERATE: '100000', LUDOTEXT_MAX_WORK_PER_CALLER: '30' };
    const apps = await Promise.all(connections.map((shared) => startApp({ environment, redis: shared })));
    let isOver = false;
    const answers: string[] = [];
    const callers = Array.from({ length: 4 }, async (_, caller) => {
      for (let count = 0; !isOver; count += 1) {
        const app = apps[count % 2] as TestApp;
        // Every other one has a key of its own.
        const headers = count % 4 < 2 ? { 'idempotency-key': `${caller}-${count}` } : undefined;
        const answer = await app.post('/generate/7', { text: 'whale' }, headers);
        const { code = '' } = (await answer.json()) as { code?: string };
        answers.push(`${headers === undefined ? 'without' : 'with'} a key: ${answer.status} ${code}`.trim());
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(20);
    await happening(redis);
    // In the end all is well again.
    const before = answers.length;
    await expect
      .poll(() => answers.length > before + 20 && !answers.slice(-20).includes(refused), { timeout: 15_000 })
      .toBe(true);
    isOver = true;
    await Promise.all(callers);
    for (const app of apps) await app[Symbol.asyncDispose]();
    for (const { close } of connections) close();
    return new Set(answers);
  }
  it('ends and comes back are answered, or with a key refused', async () => {
    const kinds = await answersDuring(async (redis) => {
      await redis.stop('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await redis.start();
    });
    expect(kinds).toEqual(new Set([withKey, without, refused]));
  }, 20_000);

  it('does not answer any more are answered, or with a key refused', async () => {
    const kinds = await answersDuring(async (redis) => {
      process.kill(redis.pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 4000));
      process.kill(redis.pid, 'SIGCONT');
    });
    expect(kinds).toEqual(new Set([withKey, without, refused]));
  }, 30_000);

  it('is full are answered, or with a key refused', async () => {
    const kinds = await answersDuring(async (redis) => {
      const admin = await connected(redis);
      await admin.client.config('SET', 'maxmemory', '1');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await admin.client.config('SET', 'maxmemory', '0');
      admin.close();
    });
    expect(kinds).toEqual(new Set([withKey, without, refused]));
  }, 20_000);
});
