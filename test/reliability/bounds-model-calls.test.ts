import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect } from 'vitest';
import { admission } from '../../packages/server/src/bounds/admission.js';
import { callQueue } from '../../packages/server/src/bounds/call-queue.js';
import { readSettings } from '../../packages/server/src/settings/settings.js';
import { startApp } from '../../packages/server/test/support/app.js';
import { isLong, times } from '../support/long.js';
import { row } from './support/row.js';

/** An item that the model completes: one call. */
const text = { text: 'whale' };
const events = { accept: 'text/event-stream' };

/** An application whose model answers only when it is let, and what is counted on the way to it. */
async function startHeldApp(options: Parameters<typeof startModelServer>[0] = {}, more: Record<string, string> = {}) {
  const models = await startModelServer({ reply: () => ({ items: [{ index: 0, hint: 'It sings.' }] }), ...options });
  const environment = {
    ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1`, ...more },
  };
  const settings = readSettings(environment);
  const guards = { queue: callQueue(settings), admission: admission(settings) };
  const app = await startApp({ environment, guards });
  const ask = (leaving?: AbortController, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/generate/7`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(text),
      signal: leaving?.signal ?? null,
    });
  return {
    ...{ models, app, ask, ...guards },
    /** Nothing is under way any more, and no place is taken. */
    quiet: () =>
      expect.poll(() => [guards.queue.running, guards.queue.waiting, guards.admission.underWay]).toEqual([0, 0, 0]),
    async [Symbol.asyncDispose]() {
      models.release();
      await app[Symbol.asyncDispose]();
      await models.close();
    },
  };
}

describe('a caller who leaves', () => {
  row('L06', 'while the model works', async () => {
    const rounds = times(3, 50);
    const moments = [0, 50, 200];
    await using held = await startHeldApp();
    held.models.hold();
    const closings: number[] = [];
    for (const moment of moments) {
      for (let round = 0; round < rounds; round += 1) {
        const calls = held.models.requests.length;
        const leaving = new AbortController();
        const left = expect(held.ask(leaving)).rejects.toThrow('abort');
        await held.models.received(calls + 1);
        await pause(moment);
        const leftAt = performance.now();
        leaving.abort();
        await held.models.closedEarly(calls + 1);
        closings.push(performance.now() - leftAt);
        await left;
      }
    }
    await held.quiet();
    const slowest = Math.ceil(Math.max(...closings));
    if (isLong) expect(slowest).toBeLessThanOrEqual(100);
    const { length } = held.models.requests;
    expect(length).toBe(closings.length);
    held.models.release();
    expect((await held.ask()).status).toBe(200);
    return {
      ran: `${closings.length} callers disconnect ${moments.join(', ')} ms after the model was called`,
      happened: `${closings.length} calls closed within ${slowest} ms; ${length - closings.length} further calls; every slot free`,
    };
  });

  row('L06', 'in the queue', async () => {
    const rounds = times(5, 50);
    await using held = await startHeldApp({}, { LUDOTEXT_MODEL_CALLS: '1' });
    held.models.hold();
    const working = held.ask();
    await held.models.received(1);
    const frees: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const leaving = new AbortController();
      const left = expect(held.ask(leaving)).rejects.toThrow('abort');
      await expect.poll(() => held.queue.waiting, { interval: 1 }).toBe(1);
      const leftAt = performance.now();
      leaving.abort();
      await left;
      await expect.poll(() => held.queue.waiting, { interval: 1 }).toBe(0);
      frees.push(performance.now() - leftAt);
    }
    const slowest = Math.ceil(Math.max(...frees));
    if (isLong) expect(slowest).toBeLessThanOrEqual(100);
    held.models.release();
    expect((await working).status).toBe(200);
    await held.quiet();
    const { length } = held.models.requests;
    expect(length).toBe(1);
    return {
      ran: `${rounds} callers disconnect while their call waits for a slot`,
      happened: `${frees.length} queue entries free within ${slowest} ms; ${length - 1} calls made for them`,
    };
  });

  row('L06', 'between two attempts', async () => {
    const rounds = times(3, 50);
    const busy = { status: 503, body: 'down', headers: { 'retry-after': '20' } };
    await using held = await startHeldApp({ fault: () => busy });
    for (let round = 0; round < rounds; round += 1) {
      const leaving = new AbortController();
      const answer = await held.ask(leaving, events);
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let seen = '';
      while (!seen.includes('event: retry')) seen += (await reader?.read())?.value ?? '';
      leaving.abort();
      await held.quiet();
    }
    const { length } = held.models.requests;
    expect(length).toBe(rounds);
    return {
      ran: `${rounds} callers disconnect while their call waits 20 s for its second attempt`,
      happened: `${rounds} waits ended, every slot free; ${length} first attempts and ${length - rounds} second ones`,
    };
  });
});

describe('a model that hangs', () => {
  row('L07', 'and more callers than its capacity', async () => {
    const [callers, places, work] = isLong ? [100, 8, 40] : [24, 2, 6];
    const more = { LUDOTEXT_MODEL_CALLS: String(places), LUDOTEXT_MAX_WORK: String(work) };
    await using held = await startHeldApp({}, { ...more, LUDOTEXT_MODEL_QUEUE_SECONDS: '60' });
    expect((await held.ask()).status).toBe(200);
    held.models.hold();
    const inside = Array.from({ length: work }, () => held.ask());
    await expect.poll(() => held.admission.underWay).toBe(work);
    await expect.poll(() => held.queue.waiting).toBe(work - places);
    const refusals = await Promise.all(
      Array.from({ length: callers - work }, async () => {
        const startedAt = performance.now();
        const answer = await held.ask();
        const { code } = (await answer.json()) as { code: string };
        return { code, wait: answer.headers.get('retry-after'), milliseconds: performance.now() - startedAt };
      }),
    );
    const { running, waiting } = held.queue;
    expect([running, waiting]).toEqual([places, work - places]);
    expect(refusals.filter(({ code, wait }) => code !== 'overloaded' || !(Number(wait) >= 1))).toEqual([]);
    const slowest = Math.ceil(Math.max(...refusals.map(({ milliseconds }) => milliseconds)));
    if (isLong) await pause(10_000 - slowest);
    const releasedAt = performance.now();
    held.models.release();
    const answers = await Promise.all(inside);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await held.ask()).status).toBe(200);
    const recovered = Math.ceil(performance.now() - releasedAt);
    expect(held.models.peakConcurrency).toBeLessThanOrEqual(places);
    if (isLong) expect(recovered).toBeLessThan(2000);
    return {
      ran: `${callers} callers while the model hangs, with ${places} slots and ${work - places} in the queue`,
      happened: `${held.models.peakConcurrency} calls at once, ${waiting} waited, ${refusals.length} times 503 with Retry-After within ${slowest} ms; after the model recovered ${answers.length} responses in ${recovered} ms`,
    };
  });
});
