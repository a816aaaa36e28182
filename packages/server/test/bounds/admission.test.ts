import { connect, type Socket } from 'node:net';
import { startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Admission, admission, ownShares, workPerCaller } from '../../src/bounds/admission.js';
import type { Problem } from '../../src/http/problem.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { expectProblem } from '../support/problems.js';

/** An item that the model completes. */
const text = { text: 'whale' };

/** An application of two places, and a model that keeps its answers back. */
async function startFullApp() {
  const models = await startModelServer();
  models.hold();
  const environment = {
    ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1` },
    LUDOTEXT_MAX_WORK: '2',
  };
  const guard = admission(readSettings(environment));
  const app = await startApp({ environment, guards: { admission: guard } });
  const underWay = [app.post('/generate/7', text), app.post('/generate/7', text, asEvents)];
  await models.received(2);
  return {
    ...{ models, app, guard, underWay },
    async [Symbol.asyncDispose]() {
      models.release();
      await Promise.allSettled(underWay);
      await app[Symbol.asyncDispose]();
      await models.close();
    },
  };
}

async function emptied(guard: Admission) {
  await expect.poll(() => guard.underWay).toBe(0);
}

describe('generation requests beyond LUDOTEXT_MAX_WORK', () => {
  it('are refused with a time to wait, before their bodies are read', async () => {
    await using full = await startFullApp();
    for (const path of ['/generate', '/generate/single', '/generate/7']) {
      const refused = await full.app.post(path, 'no JSON');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect((await expectProblem(refused, 'overloaded')).detail).toContain('LUDOTEXT_MAX_WORK');
    }
    expect(full.guard.underWay).toBe(2);
  });

  it('are let in when others have ended, streams at their last event', async () => {
    await using full = await startFullApp();
    full.models.release();
    const [whole, stream] = await Promise.all(full.underWay);
    expect(whole?.status).toBe(200);
    const { events } = await readEvents(stream as Response);
    expect(events.at(-1)?.type).toBe('done');
    await emptied(full.guard);
    expect((await full.app.post('/generate/7', text)).status).toBe(200);
  });

  it('are let in when callers of others have left', async () => {
    await using full = await startFullApp();
    full.app.server.closeAllConnections();
    await Promise.allSettled(full.underWay);
    await emptied(full.guard);
  });

  it('leave other requests alone', async () => {
    await using full = await startFullApp();
    for (const path of ['/games', '/health', '/llm']) expect((await full.app.get(path)).status).toBe(200);
  });
});

it('a request that fails gives its place back', async () => {
  const guard = admission(readSettings({}));
  await using app = await startApp({ guards: { admission: guard } });
  await expectProblem(await app.post('/generate/7', 'no JSON'), 'invalid_json');
  await emptied(guard);
});

describe('the time to wait for a place', () => {
  /** One place of work, done for whatever is asked in whatever form; the work resolves when it is let go. */
  function startGuard() {
    const guard = admission(readSettings({ LUDOTEXT_MAX_WORK: '1', LUDOTEXT_LOOP_DELAY_MS: '0' }));
    const context = { state: { requestId: 'lesson-7', caller: 'address:192.0.2.1' } };
    const admit = (work: () => Promise<unknown>) => guard.admit(context, async () => 'text', work);
    return { guard, admit };
  }

  /** What a further request is told while this work is under way. */
  async function waitDuring(
    admit: ReturnType<typeof startGuard>['admit'],
    milliseconds: number,
    failure?: Error,
  ): Promise<unknown> {
    let told: unknown;
    const work = async () => {
      vi.advanceTimersByTime(milliseconds);
      told = await admit(async () => {}).catch((error: unknown) => error);
      if (failure !== undefined) throw failure;
    };
    await admit(work).catch(() => {});
    return (told as Problem).retryAfter;
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is as long as the oldest work has taken', async () => {
    const { admit } = startGuard();
    expect(await waitDuring(admit, 4000)).toBe(4);
  });

  it('knows what work took that has ended, and takes no failure for quick work', async () => {
    const { admit } = startGuard();
    await waitDuring(admit, 8000);
    for (let count = 0; count < 20; count += 1) await waitDuring(admit, 1, new Error('refused'));
    expect(await waitDuring(admit, 1)).toBe(8);
  });
});

/** Begins a request whose body does not come. */
function startBody(app: TestApp): Socket {
  const lines = [`Host: localhost:${app.port}`, 'Content-Type: application/json', 'Content-Length: 1000'];
  const socket = connect(app.port, '127.0.0.1').setEncoding('utf8');
  socket.write(`POST /generate/7 HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{`);
  return socket;
}

it('bodies that do not come keep nobody out', async () => {
  await using app = await startApp({ environment: { LUDOTEXT_MAX_WORK: '2' } });
  const slow = [startBody(app), startBody(app)];
  const answers: string[] = [];
  for (const socket of slow) socket.on('data', (answer: string) => answers.push(answer));
  const statuses: number[] = [];
  // Whoever came first gives way once its time is over.
  await expect
    .poll(async () => {
      statuses.push((await app.post('/generate/7', text)).status);
      return [statuses.at(-1), answers.length > 0];
    })
    .toEqual([200, true]);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 503 /);
  for (const socket of slow) socket.destroy();
});

describe('a caller who has its share of the work', () => {
  it('is told to wait, and others are not', async () => {
    await using models = await startModelServer();
    models.hold();
    await using app = await startApp({
      environment: {
        ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1` },
        ...{ LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1', LUDOTEXT_MAX_WORK: '3' },
      },
    });
    const from = (address: string) => app.post('/generate/7', text, { 'X-Forwarded-For': address });
    const underWay = [from('192.0.2.1'), from('192.0.2.1')];
    await models.received(2);
    const refused = await from('192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await expectProblem(refused, 'rate_limited')).detail).toContain('LUDOTEXT_MAX_WORK_PER_CALLER');
    underWay.push(from('192.0.2.2'));
    await models.received(3);
    models.release();
    for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(200);
  });
});

it('while the event loop is late, generation requests alone are refused', async () => {
  const loop = { isLate: true, close: () => {} };
  const guard = admission(readSettings({}), loop);
  await using app = await startApp({ guards: { admission: guard } });
  const refused = await app.post('/generate/7', text);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await expectProblem(refused, 'overloaded')).detail).toContain('LUDOTEXT_LOOP_DELAY_MS');
  expect((await app.get('/games')).status).toBe(200);
  loop.isLate = false;
  expect((await app.post('/generate/7', text)).status).toBe(200);
});

describe('shares', () => {
  it('are each caller’s own, and free again when something is over', async () => {
    const shares = ownShares(2);
    const giveBack = await shares.take('one');
    expect(giveBack).toBeDefined();
    expect(await shares.take('one')).toBeDefined();
    expect([await shares.take('one'), await shares.take('other')]).toEqual([undefined, expect.any(Function)]);
    giveBack?.();
    expect(await shares.take('one')).toBeDefined();
    expect(await shares.take('one')).toBeUndefined();
  });

  it('have no limit with 0', async () => {
    const shares = ownShares(0);
    for (let count = 0; count < 100; count += 1) expect(await shares.take('one')).toBeDefined();
  });
});

describe('the work of one caller', () => {
  const keys = { LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' };
  it.each<[string, Record<string, string>, number]>([
    ['on loopback has no limit', {}, 0],
    ['on loopback has no limit with keys either', keys, 0],
    ['behind a proxy is half of all', { ...keys, LUDOTEXT_TRUSTED_PROXIES: '1' }, 20],
    ['at an address of others is half of all', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK: '5' }, 3],
    ['is what the settings say', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK_PER_CALLER: '7' }, 7],
    ['has no limit with 0', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK_PER_CALLER: '0' }, 0],
  ])('%s', (_, environment, expected) => {
    expect(workPerCaller(readSettings(environment))).toBe(expected);
  });
});
