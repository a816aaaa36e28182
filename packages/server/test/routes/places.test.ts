import quiz from '@ludotext/game-quiz';
import { batchResponseSchema, directResponseSchema, jobAcceptedSchema, jobResponseSchema } from '@ludotext/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { asEvents, readEvents } from '../support/events.js';
import { expectProblem } from '../support/problems.js';

// Where the evidence of items stands: the places of a request on their way to every kind of answer.

const pages = [
  'Otters are mammals that live along rivers and eat fish. An otter weighs about ten kilograms.',
  'The Brigg Bridge was built in 1975 over the river Ancholme. The mayor Anna Berger opened the bridge in May 1975.',
];
const text = pages.join('\n\n');
const [first = '', second = ''] = pages;
const places = [
  { start: 0, end: first.length, label: 'page 12' },
  { start: first.length + 2, end: text.length, label: 'page 13' },
];
const body = { text, source: 'prose', places };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [quiz] });
});
afterAll(() => app[Symbol.asyncDispose]());

async function answer() {
  return directResponseSchema.parse(await (await app.post('/generate/1', body)).json());
}

describe('places of a text', () => {
  it('come back by the ids of the items, and not where the request has none', async () => {
    const { items, places: found = {} } = await answer();
    expect(items.length).toBeGreaterThan(0);
    for (const { id, evidence } of items)
      expect(found[id]).toBe(second.includes(String(evidence)) ? 'page 13' : 'page 12');
    expect(await (await app.post('/generate/1', { text, source: 'prose' })).json()).not.toHaveProperty('places');
  });

  it('stand in the events of items', async () => {
    const { places: found } = await answer();
    const { events } = await readEvents(await app.post('/generate/1', body, asEvents));
    const told = events.flatMap(({ type, data }) => {
      const { item, place } = data as { item: { id: string }; place?: string };
      return type === 'item' ? [[item.id, place]] : [];
    });
    expect(Object.fromEntries(told)).toEqual(found);
  });

  it('stand in the result of a job, and in that of a text of a batch', async () => {
    const expected = await answer();
    const accepted = await app.post('/generate/1', body, { prefer: 'respond-async' });
    const { job } = jobAcceptedSchema.parse(await accepted.json());
    await vi.waitFor(async () => {
      const { result } = jobResponseSchema.parse(await (await app.get(`/jobs/${job.id}`)).json());
      expect(result).toEqual(expected);
    });
    const entry = { id: 'chapter 1', text, places };
    const handedIn = await app.post('/batches', { route: 1, source: 'prose', texts: [entry] });
    const { batch } = batchResponseSchema.parse(await handedIn.json());
    await vi.waitFor(async () => {
      const response = await app.get(`/batches/${batch.id}/results`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ id: 'chapter 1', result: expected });
    });
  });

  it.each([
    [[{ start: 0, end: 5 }], '/places/0/label'],
    [
      [
        { start: 0, end: 5, label: 'page 1' },
        { start: 4, end: 9, label: 'page 2' },
      ],
      '/places/1/start',
    ],
    [[{ start: 0, end: text.length + 1, label: 'page 1' }], '/places/0/end'],
    [{ 1: 'page 1' }, '/places'],
  ])('are refused where they cannot be: %j', async (wrong, pointer) => {
    const problem = await expectProblem(await app.post('/generate', { text, places: wrong }), 'invalid_request');
    expect(problem).toMatchObject({ errors: [{ pointer }] });
  });

  it('belong to a text, and not to a batch', async () => {
    const response = await app.post('/batches', { route: 'generate', places, texts: [{ id: 'a', text }] });
    await expectProblem(response, 'invalid_request');
  });
});
