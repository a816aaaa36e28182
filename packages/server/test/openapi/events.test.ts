import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { shuttingDown } from '../../src/http/problem.js';
import { startApp } from '../support/app.js';
import { descriptionOf } from '../support/document.js';
import { asEvents, readEvents } from '../support/events.js';
import { wordGame } from '../support/games.js';

const text = 'The small whale sings under the ice.';

describe('the events of a stream', () => {
  it.each(['GenerateEvent', 'SingleEvent', 'DirectEvent'] as const)('of a model are told of: %s', async (schema) => {
    // The first call fails, and is made again; of two words one is not let through.
    await using models = await startModelServer({
      fault: (_, call) => (call === 1 ? { status: 500, body: {} } : undefined),
    });
    await using app = await startApp({ games: [wordGame()] });
    await app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: models.url });
    const path = { GenerateEvent: '/generate', SingleEvent: '/generate/single', DirectEvent: '/generate/7' }[schema];
    const body = {
      text,
      max_items: 2,
      verbose: true,
      ...(schema === 'DirectEvent' ? { source: 'prose' } : { min_score: 0 }),
    };
    const { events } = await readEvents(await app.post(path, body, asEvents));
    const description = await descriptionOf(app);
    for (const { type, ...event } of events) {
      const faults = description.faults(['components', 'schemas', schema], { event: type, ...event });
      expect([type, faults]).toEqual([type, []]);
    }
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['retry', 'usage', 'item', 'game', 'done']));
  });

  it('that failed ends with the problem, and when to try again', async () => {
    const stopping = new AbortController();
    await using models = await startModelServer({ fault: () => 'hang' });
    await using app = await startApp({ heartbeat: 0.01, stopping: stopping.signal });
    await app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: models.url });
    const response = await app.post('/generate', { text }, asEvents);
    stopping.abort(shuttingDown());
    const { events } = await readEvents(response);
    const description = await descriptionOf(app);
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'error', retry: 5000, data: { code: 'shutting_down' } });
    const received = { event: last?.type, id: last?.id, data: last?.data, retry: last?.retry };
    expect(description.faults(['components', 'schemas', 'ErrorEvent'], received)).toEqual([]);
  });
});
