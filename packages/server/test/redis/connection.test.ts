import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaults } from '../../src/lifecycle/start-faults.js';
import type { SharedRedis } from '../../src/redis/connection.js';
import { readSettings } from '../../src/settings/settings.js';
import { connected } from '../support/connected.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';

describe.skipIf(!hasRedis)('the connection to Redis', () => {
  let server: TestRedis;
  let redis: SharedRedis;
  beforeAll(async () => {
    server = await startRedis();
    redis = await connected(server);
  });
  afterAll(async () => {
    redis.close();
    await server[Symbol.asyncDispose]();
  });

  it('runs scripts on keys with the prefix', async () => {
    const keep = redis.script("return redis.call('set', KEYS[1], ARGV[1], 'GET')");
    expect(await keep(['word'], ['whale'])).toBeNull();
    expect(await keep(['word'], [7])).toBe('whale');
    expect(await redis.client.get('ludotext:word')).toBe('7');
    await redis.client.script('FLUSH');
    expect(await keep(['word'], ['seal'])).toBe('7');
  });

  it('hears messages of other processes, also after its connection was lost', async () => {
    const other = await connected(server);
    const heard: string[] = [];
    const end = redis.listen('ludotext:news', (message) => heard.push(message));
    await expect.poll(() => other.client.publish('ludotext:news', 'first')).toBe(1);
    await expect.poll(() => heard).toContain('first');
    await redis.client.client('KILL', 'TYPE', 'PUBSUB');
    await expect.poll(() => other.client.publish('ludotext:news', 'second')).toBe(1);
    await expect.poll(() => heard).toContain('second');
    end();
    await expect.poll(() => other.client.publish('ludotext:news', 'third')).toBe(0);
    other.close();
  });

  it('is away when Redis ends, and tells when it is back', async () => {
    let timesBack = 0;
    redis.onBack(() => {
      timesBack += 1;
    });
    await server.stop();
    await expect.poll(() => redis.isAway).toBe(true);
    const ask = redis.script("return redis.call('get', KEYS[1])");
    await expect(ask(['word'], [])).rejects.toMatchObject({ code: 'state_unavailable', retryAfter: 5 });
    await server.start();
    await expect.poll(() => redis.isAway, { timeout: 5000 }).toBe(false);
    expect(timesBack).toBe(1);
    expect(await ask(['word'], [])).toBe('seal');
  });

  it('is away when Redis holds its connections and does not answer', async () => {
    const ask = redis.script("return redis.call('get', KEYS[1])");
    process.kill(server.pid, 'SIGSTOP');
    try {
      await expect(ask(['word'], [])).rejects.toMatchObject({ code: 'state_unavailable' });
      expect(redis.isAway).toBe(true);
      await expect(ask(['word'], [])).rejects.toMatchObject({ code: 'state_unavailable' });
    } finally {
      process.kill(server.pid, 'SIGCONT');
    }
    await expect.poll(() => redis.isAway, { timeout: 8000 }).toBe(false);
    expect(await ask(['word'], [])).toBe('seal');
  }, 20_000);

  it('ends with a sentence when the password is wrong or Redis would drop keys, without the password', async () => {
    await using guarded = await startRedis(['--requirepass', 'the-right-one']);
    const url = guarded.url.replace('//', '//:the-wrong-one@');
    const refused = await connected({ url }).catch((error: unknown) =>
      startFaults(error, readSettings({ REDIS_URL: url })),
    );
    expect(refused).toEqual([
      `REDIS_URL ${guarded.url}: Redis cannot be reached. It refuses the user name or password of REDIS_URL.`,
    ]);
    await using dropping = await startRedis(['--maxmemory', '10mb', '--maxmemory-policy', 'allkeys-lru']);
    await expect(connected(dropping)).rejects.toMatchObject({
      code: 'state_unavailable',
      message: expect.stringContaining('noeviction'),
    });
  }, 20_000);
});
