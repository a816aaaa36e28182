import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import type { BatchResponse, JobAccepted } from '@ludotext/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import {
  askAt,
  type DescribedRoute,
  type Description,
  descriptionOf,
  examplePath,
  exampleValues,
} from '../support/document.js';
import { asEvents, readEvents } from '../support/events.js';

const player = { source: 'export default class extends HTMLElement {}' };

/** The service with the games it is shipped with, one of them with a player. */
async function startService(): Promise<TestApp> {
  const app = await startApp({ games: [quiz, sentences, words] });
  app.engine.setGames(app.engine.registry.games.map((game, index) => (index === 0 ? { ...game, player } : game)));
  return app;
}

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startService();
  description = await descriptionOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Every request that the document shows: each of a route's examples, or none where it takes no body. */
function shownRequests(): { route: DescribedRoute; name: string; body: unknown }[] {
  return description.routes().flatMap((route) => {
    const { requestBody } = route.operation;
    if (requestBody === undefined) return [{ route, name: '', body: undefined }];
    const examples = exampleValues(requestBody.content['application/json']?.examples);
    return examples.map(([name, body]) => ({ route, name, body }));
  });
}

/** The path with the examples of its params; of a job or a batch, one that has just been done there. */
async function pathAt(other: TestApp, route: DescribedRoute): Promise<string> {
  const text = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: B';
  if (route.path.startsWith('/batches/')) {
    const handedIn = await other.post('/batches', { route: 1, texts: [{ id: 'a', text }] });
    const { id } = ((await handedIn.json()) as BatchResponse).batch;
    const state = async () => ((await (await other.get(`/batches/${id}`)).json()) as BatchResponse).batch.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('done');
    return route.path.replace('{id}', id);
  }
  if (!route.path.startsWith('/jobs/')) return examplePath(route);
  const done = await other.post('/generate/1', { text }, { prefer: 'respond-async' });
  const { job } = (await done.json()) as JobAccepted;
  return route.path.replace('{id}', job.id);
}

/** An answer with its values left out: which members there are, and of what kind. Lists may be of any length. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

describe('every example of a request', () => {
  it('is answered as the document says, to the last member', async () => {
    const requests = shownRequests();
    expect(requests.length).toBeGreaterThan(20);
    for (const { route, name, body } of requests) {
      // Each meets the service as it is at its start: some switch a game or the model.
      await using other = await startService();
      const at = await pathAt(other, route);
      const response = await askAt(other, route, at, body);
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      const answer = type === 'application/json' ? await response.json() : await response.text();
      const faults = description.faultsOf(route, response.status, type, answer);
      const [success] = Object.keys(route.operation.responses);
      expect([at, name, response.status, faults]).toEqual([at, name, Number(success), []]);
      expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
    }
  });

  it('with an answer beside it has an answer of that shape', async () => {
    const pairs = shownRequests().flatMap(({ route, name, body }) => {
      const { content = {} } = route.operation.responses[200] ?? {};
      const shown = exampleValues(content['application/json']?.examples).find(([other]) => other === name);
      // What stands at an address of this machine, and what there is to reload, is not known here.
      return shown === undefined || name === 'ollama' ? [] : [{ route, body, shown: shown[1] }];
    });
    expect(pairs.length).toBeGreaterThan(5);
    for (const { route, body, shown } of pairs) {
      await using other = await startService();
      // Some routes answer with a file unless they are asked for JSON.
      const answer = await (await other.post(examplePath(route), body, { accept: 'application/json' })).json();
      expect([route.path, shapeOf(answer)]).toEqual([route.path, shapeOf(shown)]);
    }
  });

  it('of a stream is answered with events as the document says', async () => {
    const seen = new Set<string>();
    for (const { route, name, body } of shownRequests()) {
      if (description.eventsOf(route) === undefined) continue;
      const response = await app.post(examplePath(route), body, asEvents);
      const { events } = await readEvents(response);
      expect([route.path, name, streamFaults(route, events)]).toEqual([route.path, name, []]);
      expect(events.at(-1)?.type).toBe('done');
      for (const { type } of events) seen.add(type);
    }
    expect([...seen].sort()).toEqual(['analysis', 'choice', 'done', 'game', 'item']);
  });
});

describe('every example of a stream', () => {
  it('reads as events that fit their schemas', async () => {
    for (const route of description.routes()) {
      const { content = {} } = description.eventsOf(route)?.operation.responses[200] ?? {};
      for (const [name, text] of exampleValues(content['text/event-stream']?.examples)) {
        const { events } = await readEvents(new Response(String(text)));
        expect(events.length).toBeGreaterThan(1);
        expect([route.path, name, streamFaults(route, events)]).toEqual([route.path, name, []]);
      }
    }
  });
});

/** What is wrong with the events of a stream, by what the document says of them. */
function streamFaults(
  route: DescribedRoute,
  events: readonly { readonly type: string; readonly id: string; readonly data: unknown }[],
): string[] {
  const item = description.eventsOf(route)?.name ?? '';
  const response = ['components', 'pathItems', item, 'post', 'responses', '200'];
  const received = events.map(({ type, ...event }) => ({ event: type, ...event }));
  return description.faults([...response, 'content', 'text/event-stream', 'schema', 'contentSchema'], received);
}
