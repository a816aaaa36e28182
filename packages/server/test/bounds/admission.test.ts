import { startModelServer } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Admission, admission } from '../../src/bounds/admission.js';
import { readSettings } from '../../src/settings.js';
import { startApp } from '../support/app.js';
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
  await expect.poll(() => guard.underWay, { timeout: 20_000 }).toBe(0);
}

describe('generation requests beyond LUDOTEXT_MAX_WORK', () => {
  it('are refused with a time to wait, before their bodies are read', async () => {
    await using full = await startFullApp();
    for (const path of ['/generate', '/generate/single', '/generate/7']) {
      const refused = await full.app.post(path, 'no JSON');
      expect(refused.headers.get('retry-after')).toBe('1');
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
