import { once } from 'node:events';
import { EngineError } from '@ludotext/engine';
import { jobAcceptedSchema, jobEventSchema, jobResponseSchema } from '@ludotext/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replaceEvents, startApp, type TestApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { expectProblem } from '../support/problems.js';

/** Items that wait until they may go on, so that a job is under way for as long as a test needs it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

let app: TestApp;
/** An application whose `POST /generate` waits for the gate before its first item. */
let slow: TestApp;
let held = gate();
beforeAll(async () => {
  app = await startApp();
  slow = await startApp();
  replaceEvents(slow, async function* ({ signal, ...request }) {
    await Promise.race([held.opened, once(signal ?? new EventTarget(), 'abort')]);
    signal?.throwIfAborted();
    yield* app.engine.stream.generate({ ...request, games: [7] });
  });
});
afterAll(() => Promise.all([app[Symbol.asyncDispose](), slow[Symbol.asyncDispose]()]));

const asJob = { prefer: 'respond-async' };
const text = 'whale\nfish';

async function accepted(response: Response) {
  expect(response.status).toBe(202);
  return jobAcceptedSchema.parse(await response.json()).job;
}
const ask = async (id: string, of: TestApp = app) =>
  jobResponseSchema.parse(await (await of.get(`/jobs/${id}`)).json());
const ended = (id: string, of: TestApp = app) =>
  vi.waitFor(async () => {
    const answer = await ask(id, of);
    expect(answer.job.state).toMatch(/^(done|failed|cancelled)$/);
    return answer;
  });

const streamOf = (of: TestApp, id: string, after?: string) =>
  of.get(`/jobs/${id}/events`, { ...asEvents, ...(after === undefined ? {} : { 'last-event-id': after }) });
const told = async (of: TestApp, id: string, after?: string) =>
  (await readEvents(await streamOf(of, id, after))).events;

describe('a request with Prefer: respond-async', () => {
  it('becomes a job, whose result is what its route answers', async () => {
    const response = await app.post('/generate/7', { text }, asJob);
    const { headers } = response;
    const job = await accepted(response);
    expect(headers.get('location')).toBe(`/jobs/${job.id}`);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(job).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), progress: { requested: 3 } });
    const { job: done, result } = await ended(job.id);
    expect(done).toMatchObject({ state: 'done', progress: { kept: 2, requested: 3 } });
    expect(result).toEqual(await (await app.post('/generate/7', { text })).json());
  });

  it.each([
    ['/generate', { text, max_items: 2 }],
    ['/generate/single', { text, min_score: 5 }],
    ['/games/words/rewrite', { text, item: { word: 'whale' } }],
  ])('works at %s', async (path, body) => {
    const { id } = await accepted(await app.post(path, body, asJob));
    const { result, problem } = await ended(id);
    const answer = (await (await app.post(path, body)).json()) as { request_id?: string };
    expect(result ?? { ...problem, request_id: answer.request_id }).toEqual(answer);
  });

  it('is answered with the result when that is there in the time the caller waits', async () => {
    const response = await app.post('/generate/7', { text }, { prefer: 'wait=30, respond-async' });
    expect(response.status).toBe(200);
    expect(response.headers.get('preference-applied')).toBe('respond-async, wait=30');
    expect(await response.json()).toEqual(await (await app.post('/generate/7', { text })).json());
  });

  it('is answered with the problem when it failed in that time', async () => {
    const response = await app.post('/generate/7', { text: '!' }, { prefer: 'respond-async, wait=30' });
    await expectProblem(response, 'direct_format');
  });

  it('is answered with the job when the time is over', async () => {
    held = gate();
    const response = await slow.post('/generate', { text }, { prefer: 'respond-async, wait=1' });
    const job = await accepted(response);
    expect(job.state).toBe('active');
    held.open();
    expect((await ended(job.id, slow)).job.state).toBe('done');
  });

  it('tells a job that failed by the problem of its route', async () => {
    const { id } = await accepted(await app.post('/generate/99', { text }, asJob));
    const { job, problem } = await ended(id);
    expect(job.state).toBe('failed');
    expect(problem).toMatchObject({ status: 404, code: 'game_not_found' });
  });

  it('is refused at once for what is wrong with the request itself', async () => {
    await expectProblem(await app.post('/generate/7', { txt: '' }, asJob), 'invalid_request');
    const long = 'x'.repeat(300_000);
    await expectProblem(await app.post('/generate/7', { text: long }, asJob), 'text_too_long');
    await expectProblem(await app.post('/generate/x', { text }, asJob), 'game_not_found');
  });

  it('has no effect where events are asked for', async () => {
    const response = await app.post('/generate/7', { text }, { ...asJob, ...asEvents });
    expect(response.status).toBe(200);
    expect(response.headers.get('preference-applied')).toBeNull();
    expect((await readEvents(response)).events.at(-1)?.type).toBe('done');
  });

  it('is the same job when it is sent again with its Idempotency-Key, and a mismatch with another body', async () => {
    const headers = { ...asJob, 'idempotency-key': 'lesson-7' };
    const first = await accepted(await app.post('/generate/7', { text }, headers));
    await ended(first.id);
    const second = await accepted(await app.post('/generate/7', { text }, headers));
    expect(second).toMatchObject({ id: first.id, state: 'done' });
    await expectProblem(await app.post('/generate/7', { text: 'cat' }, headers), 'idempotency_mismatch');
  });

  it('takes a webhook with the preference only', async () => {
    const problem = await expectProblem(
      await app.post('/generate/7', { text, webhook: 'https://lms.example/hook' }),
      'invalid_request',
    );
    expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/webhook' })]);
  });
});

describe('a job that waits for better times', () => {
  it('goes on with what it has, and tries the game again that failed', async () => {
    await using busy = await startApp();
    const error = { typeId: 7, code: 'model_rate_limited', params: {}, message: 'Slow down.' } as const;
    let starts = 0;
    replaceEvents(busy, async function* (request) {
      starts += 1;
      for await (const event of app.engine.stream.generate({ ...request, games: [7] })) {
        if (starts === 1 && event.type === 'game') {
          yield { type: 'game', typeId: 7, kept: 0, error };
          throw new EngineError('model_rate_limited', 'Slow down.', { retryAfter: 0.1 });
        }
        yield event;
      }
    });
    const { id } = await accepted(await busy.post('/generate', { text }, asJob));
    const events = await told(busy, id);
    expect((await ask(id, busy)).result).toMatchObject({ games: [7], errors: [], results: { 7: [{}, {}] } });
    expect(events.map(({ type }) => type)).toEqual(['analysis', 'item', 'item', 'game', 'game', 'done']);
  });
});

describe('GET /jobs/{id}', () => {
  it.each(['0'.repeat(32), 'x', '%00', '__proto__'])('does not know %s', async (id) => {
    await expectProblem(await app.get(`/jobs/${id}`), 'job_not_found');
    await expectProblem(await app.get(`/jobs/${id}/events`, asEvents), 'job_not_found');
  });

  it('is open to the key that handed the job in, and to no other', async () => {
    const environment = { LUDOTEXT_PLAY_KEYS: 'play-key-one,play-key-two', LUDOTEXT_ADMIN_KEYS: 'admin-key-one' };
    await using guarded = await startApp({ environment });
    const by = (key: string) => ({ authorization: `Bearer ${key}` });
    const { id } = await accepted(await guarded.post('/generate/7', { text }, { ...asJob, ...by('play-key-one') }));
    expect((await guarded.get(`/jobs/${id}`, by('play-key-one'))).status).toBe(200);
    for (const key of ['play-key-two', 'admin-key-one']) {
      await expectProblem(await guarded.get(`/jobs/${id}`, by(key)), 'job_not_found');
      const streamed = guarded.get(`/jobs/${id}/events`, { ...by(key), ...asEvents });
      await expectProblem(await streamed, 'job_not_found');
      const cancelled = fetch(`${guarded.url}/jobs/${id}`, { method: 'DELETE', headers: by(key) });
      await expectProblem(await cancelled, 'job_not_found');
    }
  });
});

describe('GET /jobs/{id}/events', () => {
  it('tells what the stream of the route tells, as it happens and afterwards, from any number on', async () => {
    held = gate();
    const { id } = await accepted(await slow.post('/generate', { text }, asJob));
    const live = told(slow, id);
    held.open();
    const events = await live;
    expect(events.map(({ type }) => type)).toEqual(['analysis', 'item', 'item', 'game', 'done']);
    expect(events.map((event) => event.id)).toEqual(['1', '2', '3', '4', '5']);
    for (const { type: event, ...more } of events)
      expect(jobEventSchema.safeParse({ event, ...more }).error).toBe(undefined);
    const { result } = await ended(id, slow);
    expect(events.at(-1)?.data).toEqual(result);
    for (const [index, { id: number }] of events.slice(0, -1).entries()) {
      expect(await told(slow, id, number)).toEqual(events.slice(index + 1));
    }
    expect(await told(slow, id)).toEqual(events);
    expect((await streamOf(slow, id, '5')).status).toBe(204);
    await expectProblem(await streamOf(slow, id, 'x'), 'invalid_request');
  });

  it('ends with the problem of a job that failed', async () => {
    const { id } = await accepted(await app.post('/generate/99', { text }, asJob));
    expect((await told(app, id)).at(-1)).toMatchObject({ type: 'error', data: { code: 'game_not_found' } });
  });
});

describe('DELETE /jobs/{id}', () => {
  it('breaks the work off, and ends its events', async () => {
    held = gate();
    const { id } = await accepted(await slow.post('/generate', { text }, asJob));
    await vi.waitFor(async () => expect((await ask(id, slow)).job.state).toBe('active'));
    const stream = told(slow, id);
    const response = await fetch(`${slow.url}/jobs/${id}`, { method: 'DELETE' });
    expect(jobResponseSchema.parse(await response.json())).toMatchObject({ job: { state: 'cancelled' } });
    expect(await stream).toEqual([{ type: 'cancelled', id: '1', data: {} }]);
    held.open();
    expect((await ask(id, slow)).job.state).toBe('cancelled');
  });

  it('leaves a job that has ended as it is', async () => {
    const { id } = await accepted(await app.post('/generate/7', { text }, asJob));
    const before = await ended(id);
    await fetch(`${app.url}/jobs/${id}`, { method: 'DELETE' });
    expect(await ask(id)).toEqual(before);
  });
});
