import { startModelServer } from '@ludotext/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedDecisions } from '../../src/redis/shared-decisions.js';
import { connected } from '../support/connected.js';
import { expectProblem } from '../support/problems.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { type Replica, type Replicas, replicasOn, twoGames } from '../support/replicas.js';

/** Whether each game is active, as a replica has it. */
async function flagsOf({ get }: Replica): Promise<Record<string, boolean>> {
  const { games } = (await get('/games')) as { games: { game_type: string; active: boolean }[] };
  return Object.fromEntries(games.map(({ game_type, active }) => [game_type, active]));
}

const llmOf = async ({ get }: Replica) => ((await get('/health')) as { llm: string }).llm;
const reasonsOf = async ({ get }: Replica) => ((await get('/health')) as { reasons?: string[] }).reasons;

/** All replicas agree, within a second. */
const allSay = <Value>(replicas: readonly Replica[], ask: (replica: Replica) => Promise<Value>, expected: Value) =>
  expect
    .poll(() => Promise.all(replicas.map(ask)), { timeout: 1000, interval: 20 })
    .toEqual(replicas.map(() => expected));

describe.skipIf(!hasRedis)('decisions of services on one Redis', () => {
  let server: TestRedis;
  let replicas: Replicas;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    replicas = await replicasOn(server);
  });
  afterEach(async () => {
    await replicas[Symbol.asyncDispose]();
    const { client, close } = await connected(server);
    await client.flushall();
    close();
  });
  const start = (environment?: Record<string, string>, games?: string) => replicas.start(environment, games);

  it('are seen by all within a second, also when their messages are lost', async () => {
    await using models = await startModelServer();
    const all = await Promise.all([start(), start(), start()]);
    const [one, other] = all as [Replica, Replica, Replica];
    expect((await one.post('/games/words/deactivate')).status).toBe(200);
    await allSay(all, flagsOf, { words: false, others: true });
    const choice = { provider: 'ollama', model_name: 'any', base_url: models.url };
    expect((await other.post('/llm', choice)).status).toBe(200);
    await allSay(all, llmOf, 'ollama/any');
    const { client, close } = await connected(server);
    await client.client('KILL', 'TYPE', 'PUBSUB');
    await Promise.all([one.post('/games/words/activate'), other.post('/llm', { provider: 'offline' })]);
    await allSay(all, flagsOf, { words: true, others: true });
    await allSay(all, llmOf, 'offline/extractive');
    close();
  });

  it('are there for a service that starts later, and outlive all of them', async () => {
    const first = await start();
    await first.post('/games/words/deactivate');
    const second = await start();
    expect(await flagsOf(second)).toEqual({ words: false, others: true });
    await Promise.all([first.stop(), second.stop()]);
    expect(await flagsOf(await start())).toEqual({ words: false, others: true });
  });

  it('stand beside declarations of another version: those count once, for all, and never take anything back', async () => {
    const old = await start();
    const renewed = await start({}, twoGames({ words: false }));
    const both = [old, renewed];
    // The new declaration counts when it is first read, for those with the old one too.
    await allSay(both, flagsOf, { words: false, others: true });
    // A decision of the old one is not undone by the new one, nor by a further new one that starts.
    await old.post('/games/words/activate');
    await allSay(both, flagsOf, { words: true, others: true });
    const further = await start({}, twoGames({ words: false }));
    await allSay([...both, further], flagsOf, { words: true, others: true });
    // A reload of the same file is no new declaration.
    await renewed.post('/games/others/deactivate');
    expect((await old.post('/reload')).status).toBe(200);
    expect((await renewed.post('/reload')).status).toBe(200);
    await allSay([...both, further], flagsOf, { words: true, others: false });
    // Another value in a file is.
    await old.declare(twoGames({ words: true, others: false }));
    await old.post('/reload');
    await old.declare(twoGames());
    await old.post('/reload');
    await allSay([...both, further], flagsOf, { words: true, others: true });
  });

  it('are one, whoever decides at the same time', async () => {
    const all = await Promise.all([start(), start(), start()]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const game = index % 2 === 0 ? 'words' : 'others';
        return all[index % 3]?.post(`/games/${game}/${index % 4 < 2 ? 'activate' : 'deactivate'}`);
      }),
    );
    expect(answers.every((answer) => answer?.status === 200)).toBe(true);
    await all[0]?.post('/games/words/activate');
    await all[1]?.post('/games/others/deactivate');
    await allSay(all, flagsOf, { words: true, others: false });
  });

  it('are refused while Redis is away, and stand when it is back; texts still become games', async () => {
    const all = await Promise.all([start(), start()]);
    const [one, other] = all as [Replica, Replica];
    await one.post('/games/words/deactivate');
    await allSay(all, flagsOf, { words: false, others: true });
    await server.stop('SIGKILL');
    await expect.poll(() => reasonsOf(one)).toEqual([expect.stringMatching(/^Redis \(REDIS_URL\) cannot be reached/)]);
    await expectProblem(await one.post('/games/words/activate'), 'state_unavailable');
    await expectProblem(await other.post('/llm', { provider: 'offline' }), 'state_unavailable');
    expect(await flagsOf(one)).toEqual({ words: false, others: true });
    expect(await one.get('/health/ready')).toEqual({ status: 'ready' });
    expect((await one.post('/generate/42', { text: 'whale' })).status).toBe(200);
    expect((await one.post('/reload')).status).toBe(200);
    await server.start();
    await expect.poll(() => reasonsOf(one), { timeout: 5000 }).toBeUndefined();
    await allSay(all, flagsOf, { words: false, others: true });
    await expect.poll(async () => (await other.post('/games/words/activate')).status).toBe(200);
    await allSay(all, flagsOf, { words: true, others: true });
    expect(one.log.map(({ event }) => event)).toEqual(expect.arrayContaining(['redis away', 'redis back']));
  }, 20_000);

  it('are put back when Redis has lost them, but for what was decided after that', async () => {
    const all = await Promise.all([start(), start()]);
    const [one, other] = all as [Replica, Replica];
    await one.post('/games/words/deactivate');
    await one.post('/games/others/deactivate');
    await allSay(all, flagsOf, { words: false, others: false });
    const { client, close } = await connected(server);
    await client.flushall();
    expect((await other.post('/games/others/activate')).status).toBe(200);
    close();
    await allSay(all, flagsOf, { words: false, others: true });
    await expect.poll(async () => flagsOf(await start())).toEqual({ words: false, others: true });
  });

  it('for a model that a service may not call are said there, and count elsewhere', async () => {
    await using models = await startModelServer();
    const strict = await start({ LUDOTEXT_MODEL_LOOPBACK: '0' });
    const free = await start();
    await free.post('/llm', { provider: 'ollama', model_name: 'any', base_url: models.url });
    await expect.poll(() => reasonsOf(strict)).toEqual([expect.stringContaining('is not used here')]);
    expect([await llmOf(strict), await llmOf(free)]).toEqual(['offline/extractive', 'ollama/any']);
    expect(strict.log).toContainEqual(expect.objectContaining({ event: 'kept model choice is not used' }));
    await free.post('/llm', { provider: 'offline' });
    await expect.poll(() => reasonsOf(strict)).toBeUndefined();
  });
});

describe.skipIf(!hasRedis)('a store of decisions', () => {
  it('loses none of many changes that processes make at once', async () => {
    await using server = await startRedis();
    const connections = await Promise.all([1, 2, 3].map(() => connected(server)));
    const stores = connections.map(sharedDecisions);
    const more = (count: unknown) => (typeof count === 'number' ? count + 1 : 1);
    await Promise.all(Array.from({ length: 60 }, (_, index) => stores[index % 3]?.update('count', more)));
    expect(await Promise.all(stores.map(({ read }) => read()))).toEqual(stores.map(() => ({ count: 60 })));
    for (const { close } of [...stores, ...connections]) close();
  });
});
