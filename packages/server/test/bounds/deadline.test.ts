import { getEventListeners } from 'node:events';
import type { LanguageModel } from '@ludotext/engine';
import { linkedAbort } from '@ludotext/engine/host';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it, vi } from 'vitest';
import { callQueue } from '../../src/bounds/call-queue.js';
import { startDeadline } from '../../src/bounds/deadline.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { expectProblem } from '../support/problems.js';

const text = { text: 'The small whale sings under the ice of the northern sea.' };

async function startHungApp(more: Record<string, string> = {}) {
  const models = await startModelServer();
  models.hold();
  const environment = {
    ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1` },
    ...{ LUDOTEXT_REQUEST_SECONDS: '1', LUDOTEXT_MODEL_CALLS: '1', ...more },
  };
  const queue = callQueue(readSettings(environment));
  const app = await startApp({ environment, guards: { queue } });
  return {
    ...{ models, app, queue },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await models.close();
    },
  };
}

describe('the deadline of a generation request', () => {
  it('ends the call of the model under way and the one that waits', async () => {
    await using hung = await startHungApp();
    const answers = [hung.app.post('/generate/single', text), hung.app.post('/generate', text)];
    for (const answer of answers) {
      const problem = await expectProblem(await answer, 'model_timeout');
      expect(problem.detail).toContain('LUDOTEXT_REQUEST_SECONDS');
    }
    // The one that waited may have had its turn for a moment.
    await expect.poll(() => hung.models.requests.every(({ closedEarly }) => closedEarly)).toBe(true);
    await expect.poll(() => [hung.queue.running, hung.queue.waiting]).toEqual([0, 0]);
  });

  it('ends a stream with an error', async () => {
    await using hung = await startHungApp();
    const answer = await hung.app.post('/generate/single', text, asEvents);
    if (answer.status === 200) {
      const { events } = await readEvents(answer);
      expect(events.at(-1)).toMatchObject({ type: 'error', data: { code: 'model_timeout' } });
    } else await expectProblem(answer, 'model_timeout');
    await hung.models.closedEarly(1);
  });

  it('is half a minute more than its model calls may take, unless it is set, and overloaded where no model writes', () => {
    vi.useFakeTimers();
    try {
      const stopping = new AbortController().signal;
      const unset = readSettings({});
      const { signal } = startDeadline({ model: undefined }, unset, stopping);
      const ofModel = startDeadline({ model: { ...model, timeoutMs: 60_000 } }, unset, stopping);
      const set = startDeadline({ model: undefined }, readSettings({ LUDOTEXT_REQUEST_SECONDS: '7' }), stopping);
      vi.advanceTimersByTime(7000);
      expect([set.signal.aborted, ofModel.signal.aborted, signal.aborted]).toEqual([true, false, false]);
      vi.advanceTimersByTime(83_000);
      expect(ofModel.signal.reason).toMatchObject({ code: 'model_timeout' });
      vi.advanceTimersByTime(60_000);
      expect(signal.reason).toMatchObject({ code: 'overloaded', retryAfter: 1 });
    } finally {
      vi.useRealTimers();
    }
  });
});

const model: LanguageModel = {
  provider: 'openai',
  modelName: 'any',
  generate: async () => ({ text: '{}', complete: true }),
  probe: async () => ({ reachable: true }),
};

const late = () => new Error('late');

describe('a time limit', () => {
  it('fires when the time is over, with its own error', async () => {
    const { signal } = linkedAbort(new AbortController().signal, { milliseconds: 1, reason: late });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toEqual(new Error('late'));
  });

  it('fires with the outer signal, with its reason, also where that has fired before', () => {
    const outer = new AbortController();
    const { signal } = linkedAbort(outer.signal, { milliseconds: 60_000, reason: late });
    outer.abort('gone');
    expect(signal.reason).toBe('gone');
    expect(linkedAbort(outer.signal, { milliseconds: 60_000, reason: late }).signal.reason).toBe('gone');
  });

  it('leaves no timer and no listener behind, whether it fired or ended', () => {
    vi.useFakeTimers();
    try {
      const outer = new AbortController();
      linkedAbort(outer.signal, { milliseconds: 1000, reason: late }).unlink();
      const fired = linkedAbort(outer.signal, { milliseconds: 1000, reason: late });
      linkedAbort(outer.signal, { milliseconds: Number.POSITIVE_INFINITY, reason: late }).unlink();
      vi.advanceTimersByTime(1000);
      expect(fired.signal.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
      expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
