import { once } from 'node:events';
import { type BatchLine, batchLineSchema, batchResponseSchema } from '@ludotext/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replaceEvents, startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

let app: TestApp;
/** An application whose `POST /generate` never ends by itself. */
let slow: TestApp;
beforeAll(async () => {
  app = await startApp();
  slow = await startApp();
  replaceEvents(slow, async function* ({ text, signal, ...request }) {
    if (text !== 'quick') await once(signal ?? new EventTarget(), 'abort');
    signal?.throwIfAborted();
    yield* app.engine.stream.generate({ ...request, text: 'whale', games: [7] });
  });
});
afterAll(() => Promise.all([app[Symbol.asyncDispose](), slow[Symbol.asyncDispose]()]));

/** A busy machine takes its time. */
const patience = { timeout: 20_000 };

const textsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `text ${at + 1}`, text: `whale\nfish number ${at + 1}` }));

async function batchOf(response: Response, status = 200) {
  expect(response.status).toBe(status);
  return batchResponseSchema.parse(await response.json()).batch;
}
const handIn = async (body: object, of: TestApp = app, headers: Record<string, string> = {}) =>
  batchOf(await of.post('/batches', body, headers), 202);
const ask = async (id: string, of: TestApp = app) => batchOf(await of.get(`/batches/${id}`));
const cancel = async (id: string, of: TestApp = app) =>
  batchOf(await fetch(`${of.url}/batches/${id}`, { method: 'DELETE' }));
const over = (id: string, of: TestApp = app) =>
  vi.waitFor(async () => {
    const batch = await ask(id, of);
    expect(batch.state).toMatch(/^(done|cancelled)$/);
    return batch;
  }, patience);

async function linesOf(response: Response): Promise<BatchLine[]> {
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => batchLineSchema.parse(JSON.parse(line)));
}
const results = async (id: string, of: TestApp = app) => linesOf(await of.get(`/batches/${id}/results`));

describe('POST /batches', () => {
  it('answers at once with a batch, whose results are what the route answers to each text', async () => {
    const texts = textsOf(12);
    const response = await app.post('/batches', { route: 7, texts, max_items: 2 });
    const { headers } = response;
    const batch = await batchOf(response, 202);
    expect(headers.get('location')).toBe(`/batches/${batch.id}`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(batch).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), counts: { total: 12 } });
    expect(await over(batch.id)).toMatchObject({ state: 'done', counts: { total: 12, done: 12, active: 0 } });
    const answers = await Promise.all(
      texts.map(async ({ id, text }) => ({
        id,
        result: await (await app.post('/generate/7', { text, max_items: 2 })).json(),
      })),
    );
    expect(await results(batch.id)).toEqual(answers);
  });

  it.each([
    ['generate', '/generate'],
    ['single', '/generate/single'],
  ])('takes the route %s', async (route, path) => {
    const { id } = await handIn({ route, texts: textsOf(1), min_score: 5 });
    await over(id);
    const [line] = await results(id);
    const { text } = textsOf(1)[0] ?? {};
    expect(line).toEqual({ id: 'text 1', result: await (await app.post(path, { text, min_score: 5 })).json() });
  });

  it("lets a text's own fields win", async () => {
    const [first, second] = textsOf(2);
    const { id } = await handIn({ route: 7, texts: [{ ...first, max_items: 1 }, second], max_items: 2 });
    await over(id);
    const counts = (await results(id)).map((line) =>
      'result' in line && 'items' in line.result ? line.result.items.length : 0,
    );
    expect(counts).toEqual([1, 2]);
  });

  it('goes on with the others when texts fail, and says what is wrong with each', async () => {
    const [first, second] = textsOf(2);
    const bad = { id: 'bad', text: '!' };
    const long = { id: 'long', text: 'x'.repeat(300_000) };
    const { id } = await handIn({ route: 7, texts: [first, bad, long, second] });
    expect(await over(id)).toMatchObject({ state: 'done', counts: { done: 2, failed: 2 } });
    const lines = await results(id);
    expect(lines.map((line) => ('problem' in line ? [line.id, line.problem.code] : line.id))).toEqual([
      'text 1',
      ['bad', 'direct_format'],
      ['long', 'text_too_long'],
      'text 2',
    ]);
  });

  it('tells every fault of all texts at once', async () => {
    const texts = [
      { id: 'a', text: 'whale', max_item: 3 },
      { id: 'a', text: 'whale' },
      { id: '', text: 'whale' },
      { id: 'b' },
      'whale',
      { id: 'c', text: 'whale', webhook: 'https://lms.example' },
    ];
    const response = await app.post('/batches', {
      route: 'single',
      texts,
      text: 'whale',
      source: 'prose',
      max_items: 0,
    });
    const { errors } = await expectProblem(response, 'invalid_request');
    expect(Object.fromEntries((errors ?? []).map(({ pointer, message }) => [pointer, message]))).toEqual({
      '/max_items': expect.stringMatching(/^max_items: /),
      '/text': 'There is no field text here; it is a field of a text.',
      '/source': 'There is no field source here; it is a field of batches whose route is a type_id.',
      '/texts/0/max_item': 'There is no field max_item here; did you mean max_items?',
      '/texts/1/id': 'texts.1.id: must be another than that of texts.0.',
      '/texts/2/id': 'texts.2.id: must have 1 to 128 characters.',
      '/texts/3/text': 'texts.3.text is required.',
      '/texts/4': 'texts.4 must be a JSON object.',
      '/texts/5/webhook': 'There is no field webhook here; nobody is told of the end of a batch.',
    });
  });

  it('counts the faults that it does not list', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => ({ id: `${at}`, text: '' }));
    const response = await app.post('/batches', { route: 7, texts });
    const problem = await expectProblem(response, 'invalid_request');
    expect([problem.errors?.length, problem.errors_total]).toEqual([100, 150]);
  });

  it.each([
    ['no text', { route: 7, texts: [] }, '/texts'],
    ['no texts', { route: 7 }, '/texts'],
    ['texts that are no list', { route: 7, texts: { 0: textsOf(1)[0] } }, '/texts'],
    ['no route', { texts: textsOf(1) }, '/route'],
    ['a route that is none', { route: 'direct', texts: textsOf(1) }, '/route'],
    ['a body that is no object', [textsOf(1)], ''],
  ])('refuses %s', async (_, body, pointer) => {
    const { errors } = await expectProblem(await app.post('/batches', body), 'invalid_request');
    expect(errors).toEqual([expect.objectContaining({ pointer })]);
  });

  it('refuses what all texts would fail for', async () => {
    await expectProblem(await app.post('/batches', { route: 99, texts: textsOf(1) }), 'game_not_found');
    await expectProblem(await app.post('/batches', { route: 7, texts: textsOf(1), model: 'm' }), 'model_not_listed');
  });

  it('has as many texts and bytes as the settings allow', async () => {
    const environment = { LUDOTEXT_MAX_BATCH: '2', LUDOTEXT_MAX_BATCH_BODY: '4096', LUDOTEXT_MAX_BODY: '1024' };
    await using small = await startApp({ environment });
    await handIn({ route: 7, texts: [{ id: '1', text: 'whale '.repeat(300) }, ...textsOf(1)] }, small);
    const { errors } = await expectProblem(
      await small.post('/batches', { route: 7, texts: textsOf(3) }),
      'invalid_request',
    );
    expect(errors).toEqual([{ message: 'texts: must hold at most 2 texts.', pointer: '/texts' }]);
    const large = { route: 7, texts: [{ id: '1', text: 'x'.repeat(4096) }] };
    const { detail } = await expectProblem(await small.post('/batches', large), 'body_too_large');
    expect(detail).toContain('LUDOTEXT_MAX_BATCH_BODY');
  });

  it('takes all texts or none when there is not room for all of them', async () => {
    await using small = await startApp({ environment: { LUDOTEXT_MAX_JOBS: '3' } });
    await expectProblem(await small.post('/batches', { route: 7, texts: textsOf(4) }), 'overloaded');
    await handIn({ route: 7, texts: textsOf(3) }, small);
  });

  it('is the same batch when it is sent again with its Idempotency-Key, and a mismatch with another body', async () => {
    const body = { route: 7, texts: textsOf(2) };
    const headers = { 'idempotency-key': 'lesson-7' };
    const { id } = await handIn(body, app, headers);
    await over(id);
    expect(await handIn(body, app, headers)).toMatchObject({ id, state: 'done' });
    const other = { route: 7, texts: textsOf(3) };
    await expectProblem(await app.post('/batches', other, headers), 'idempotency_mismatch');
  });
});

describe('a batch', () => {
  it('has no results until all texts have ended', async () => {
    const { id } = await handIn({ route: 'generate', texts: [...textsOf(9), { id: 'q', text: 'quick' }] }, slow);
    await vi.waitFor(async () => expect(await ask(id, slow)).toMatchObject({ state: 'active', counts: { active: 4 } }));
    expect(Number((await slow.get(`/batches/${id}`)).headers.get('retry-after'))).toBeGreaterThan(0);
    const early = await slow.get(`/batches/${id}/results`);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    const { detail } = await expectProblem(early, 'batch_not_done');
    expect(detail).toContain('Of 10 texts 6 wait and 4 are worked on.');
    await cancel(id, slow);
  });

  it('is cancelled as a whole; what was done before stays', async () => {
    const { id } = await handIn({ route: 'generate', texts: [{ id: 'q', text: 'quick' }, ...textsOf(9)] }, slow);
    await vi.waitFor(async () => expect((await ask(id, slow)).counts.done).toBe(1));
    expect(await cancel(id, slow)).toMatchObject({ state: 'cancelled', counts: { done: 1, cancelled: 9, active: 0 } });
    const [first, ...others] = await results(id, slow);
    expect(first).toMatchObject({ id: 'q', result: { success: true } });
    expect(others).toEqual(textsOf(9).map((text) => ({ id: text.id, cancelled: true })));
    expect((await cancel(id, slow)).counts).toMatchObject({ done: 1, cancelled: 9 });
  });

  it('has its results as a file', async () => {
    const { id } = await handIn({ route: 7, texts: textsOf(1) });
    await over(id);
    const { headers } = await app.get(`/batches/${id}/results`, { accept: 'text/html' });
    expect(headers.get('content-type')).toBe('application/jsonl');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="batch-${id.slice(0, 8)}.jsonl"`);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['0'.repeat(32), 'x', '%00', '__proto__'])('%s is not known', async (id) => {
    await expectProblem(await app.get(`/batches/${id}`), 'batch_not_found');
    await expectProblem(await app.get(`/batches/${id}/results`), 'batch_not_found');
    await expectProblem(await fetch(`${app.url}/batches/${id}`, { method: 'DELETE' }), 'batch_not_found');
  });

  it('is open to the key that handed it in, and to no other', async () => {
    const environment = { LUDOTEXT_PLAY_KEYS: 'play-key-one,play-key-two', LUDOTEXT_ADMIN_KEYS: 'admin-key-one' };
    await using guarded = await startApp({ environment });
    const by = (key: string) => ({ authorization: `Bearer ${key}` });
    const { id } = await handIn({ route: 7, texts: textsOf(1) }, guarded, by('play-key-one'));
    expect((await guarded.get(`/batches/${id}`, by('play-key-one'))).status).toBe(200);
    for (const key of ['play-key-two', 'admin-key-one']) {
      await expectProblem(await guarded.get(`/batches/${id}`, by(key)), 'batch_not_found');
      await expectProblem(await guarded.get(`/batches/${id}/results`, by(key)), 'batch_not_found');
      const cancelled = fetch(`${guarded.url}/batches/${id}`, { method: 'DELETE', headers: by(key) });
      await expectProblem(await cancelled, 'batch_not_found');
    }
  });
});
