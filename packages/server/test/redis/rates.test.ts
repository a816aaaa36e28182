import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedRedis } from '../../src/redis/connection.js';
import { startApp } from '../support/app.js';
import { connected } from '../support/connected.js';
import { expectProblem } from '../support/problems.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';

describe.skipIf(!hasRedis)('the rates of a caller', () => {
  let server: TestRedis;
  let connections: SharedRedis[];
  beforeAll(async () => {
    server = await startRedis();
    connections = await Promise.all([connected(server), connected(server)]);
  });
  afterAll(async () => {
    for (const { close } of connections) close();
    await server[Symbol.asyncDispose]();
  });
  const start = (environment: Record<string, string>) =>
    Promise.all(connections.map((redis) => startApp({ environment, redis })));

  it('count once over all services, by kind of request', async () => {
    const environment = {
      LUDOTEXT_RATE_GENERATE: '3',
      LUDOTEXT_RATE_REQUESTS: '2',
      LUDOTEXT_RATE_WRONG_KEYS: '2',
      LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class',
    };
    const apps = await start(environment);
    const headers = { authorization: 'Bearer play-key-of-the-class' };
    const answers = [];
    for (const app of [...apps, ...apps]) answers.push(await app.post('/generate/7', { text: 'whale' }, headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map((answer) => answer.headers.get('ratelimit')?.split(';')[1])).toEqual([
      'r=2',
      'r=1',
      'r=0',
      'r=0',
    ]);
    await expectProblem(answers[3] as Response, 'rate_limited');
    const others = [];
    for (const app of [...apps, ...apps]) others.push((await app.get('/games', headers)).status);
    expect(others).toEqual([200, 200, 429, 429]);
    const wrong = [];
    for (const app of [...apps, ...apps])
      wrong.push((await app.get('/games', { authorization: 'Bearer wrong-key' })).status);
    expect(wrong).toEqual([401, 401, 429, 429]);
    for (const app of apps) await app[Symbol.asyncDispose]();
  });

  it('count by service while Redis is away, with what it had counted before, and together again after that', async () => {
    await connections[0]?.client.flushall();
    const [one, other] = await start({ LUDOTEXT_RATE_REQUESTS: '4' });
    const ask = async (app = one) => (await app?.get('/games'))?.status;
    expect([await ask(one), await ask(other), await ask(other)]).toEqual([200, 200, 200]);
    await server.stop();
    await expect.poll(() => connections.every(({ isAway }) => isAway)).toBe(true);
    const alone = [];
    for (let count = 0; count < 4; count += 1) alone.push(await ask(one));
    expect(alone).toEqual([200, 200, 200, 429]);
    expect([await ask(other), await ask(other), await ask(other)]).toEqual([200, 200, 429]);
    await server.start();
    await expect.poll(() => connections.some(({ isAway }) => isAway), { timeout: 5000 }).toBe(false);
    // Three were counted for all before.
    expect([await ask(one), await ask(other), await ask(one)]).toEqual([200, 429, 429]);
    for (const app of [one, other]) await app?.[Symbol.asyncDispose]();
  });
});
