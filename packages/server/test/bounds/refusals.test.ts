import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../../src/bounds/refusals.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

const paced = (perSecond: number, now?: () => number) =>
  refusals(readSettings({ LUDOTEXT_REFUSALS_PER_SECOND: String(perSecond) }), now);

/** A response, as far as its end matters. */
class Answer extends EventEmitter {
  closed = false;
}

describe('refusals', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Asks for a turn, and notes it under a name when it comes. */
  function asking(guard: ReturnType<typeof refusals>) {
    const seen: string[] = [];
    const ask = (name: string, caller = name) => {
      const answer = new Answer();
      void guard.turn(caller, answer).then(() => seen.push(name));
      return answer;
    };
    return { ask, seen };
  }

  it('are not held within the pace', async () => {
    const guard = paced(100);
    const { ask, seen } = asking(guard);
    for (let count = 0; count < 10; count += 1) ask('patient');
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.length, guard.held]).toEqual([10, 0]);
    ask('one more');
    expect(guard.held).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    for (let count = 0; count < 9; count += 1) ask('patient');
    expect(guard.held).toBe(0);
  });

  it('go at the pace, callers in turns', async () => {
    const guard = paced(100);
    const { ask, seen } = asking(guard);
    for (let count = 0; count < 10; count += 1) ask('before');
    await vi.advanceTimersByTimeAsync(0);
    seen.length = 0;
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
    ask('b1', 'b');
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual(['a1', 'b1']);
    await vi.advanceTimersByTimeAsync(20);
    expect([seen, guard.held]).toEqual([['a1', 'b1', 'a2', 'a3'], 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave their place with their caller', async () => {
    const guard = paced(1);
    const { ask, seen } = asking(guard);
    ask('first');
    const gone = ask('gone', 'a');
    ask('next', 'a');
    gone.emit('close');
    expect(guard.held).toBe(1);
    expect(gone.listenerCount('close')).toBe(0);
    await vi.advanceTimersByTimeAsync(1005);
    expect(seen).toEqual(['first', 'gone', 'next']);
    gone.closed = true;
    await guard.turn('a', gone);
  });

  it('all go when the service closes, and none is held after that', async () => {
    const guard = paced(1);
    const { ask, seen } = asking(guard);
    for (let count = 0; count < 5; count += 1) ask('held');
    guard.close();
    ask('late');
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.length, guard.held, vi.getTimerCount()]).toEqual([6, 0, 0]);
  });

  it('are never held where the setting is 0', async () => {
    const guard = paced(0);
    const { ask, seen } = asking(guard);
    for (let count = 0; count < 5000; count += 1) ask('any');
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.length).toBe(5000);
  });
});

describe('a service at capacity', () => {
  /** One request under way, and room for one refusal: the clock stands still. */
  async function startFull() {
    const environment = { LUDOTEXT_MAX_WORK: '1', LUDOTEXT_REFUSALS_PER_SECOND: '1' };
    const guard = refusals(readSettings(environment), () => 0);
    const models = createServer(() => {});
    await new Promise<void>((resolve) => models.listen(0, '127.0.0.1', resolve));
    const { port } = models.address() as { port: number };
    const model = { LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `http://127.0.0.1:${port}/v1` };
    const app = await startApp({ environment: { ...environment, ...model }, guards: { refusals: guard } });
    const called = new Promise((resolve) => models.once('request', resolve));
    const working = app.post('/generate', text).catch(() => {});
    await called;
    return {
      ...{ app, guard },
      async [Symbol.asyncDispose]() {
        guard.close();
        models.closeAllConnections();
        models.close();
        await working;
        await app[Symbol.asyncDispose]();
      },
    };
  }
  const text = { text: 'The small whale sings under the ice of the northern sea.' };

  it('holds a refusal that comes too soon after another, and answers everything else meanwhile', async () => {
    await using full = await startFull();
    await expectProblem(await full.app.post('/generate', text), 'overloaded');
    const held = full.app.post('/generate', text);
    await expect.poll(() => full.guard.held).toBe(1);
    expect((await full.app.get('/health')).status).toBe(200);
    expect((await full.app.get('/generate')).status).toBe(405);
    expect(full.guard.held).toBe(1);
    full.guard.close();
    const answer = await held;
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    await expectProblem(answer, 'overloaded');
  });

  it('holds nothing for a caller that has left', async () => {
    await using full = await startFull();
    await expectProblem(await full.app.post('/generate', text), 'overloaded');
    const call = send(`${full.app.url}/generate`, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
    const over = new Promise((resolve) => call.once('error', resolve));
    call.once('response', (answer: IncomingMessage) => answer.resume());
    call.end(JSON.stringify(text));
    await expect.poll(() => full.guard.held).toBe(1);
    call.destroy(new Error('left'));
    await over;
    await expect.poll(() => full.guard.held).toBe(0);
  });
});
