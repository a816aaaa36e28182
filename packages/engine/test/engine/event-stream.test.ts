import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { GenerationEvent } from '../../src/contract/events.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { scriptedModel } from '../support/writers.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';
const words = wordGame();

async function all(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const list: GenerationEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

/** Scores every game 90, then writes these words, one call after the other. */
function modelOf(...rounds: string[][]) {
  let round = 0;
  return scriptedModel(({ schema }) => {
    if (schema.name === 'analysis') return { game_7: { score: 90, reason: 'Good.' } };
    return { items: (rounds[round++] ?? []).map((word) => ({ word })) };
  });
}

describe('engine.stream', () => {
  it('tells every step of generate in order, and ends with the result', async () => {
    const engine = createEngine({ games: [words], model: modelOf(['whales', 'tractor', 'ocean'], ['songs']) });
    const events = await all(engine.stream.generate({ text }));
    expect(events.map(({ type }) => type)).toEqual([
      'usage',
      'analysis',
      'usage',
      'item',
      'rejected',
      'item',
      'retry',
      'usage',
      'item',
      'game',
      'done',
    ]);
    expect(events[1]).toEqual({
      type: 'analysis',
      gameScores: [{ typeId: 7, score: 90, reason: 'Good.', reasonCode: 'model_reason', params: {} }],
      games: [7],
    });
    expect(events[4]).toMatchObject({
      ...{ typeId: 7, draft: { word: 'tractor' }, findings: [{ rule: 'not_in_text' }] },
      // Good enough for its schema: a person may use it all the same.
      item: { id: expect.stringMatching(/^[0-9a-f]{16}$/), word: 'tractor' },
    });
    expect(events[6]).toEqual({ type: 'retry', typeId: 7, what: 'items', attempt: 2, wanted: 1 });
    expect(events[9]).toEqual({ type: 'game', typeId: 7, kept: 3 });
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('no end');
    const result = done.result as Awaited<ReturnType<typeof engine.generate>>;
    const items = events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
    expect(result.items(words)).toEqual(items);
    expect(result.tokenUsage.calls).toBe(3);
    expect(result.rejected).toEqual([
      {
        ...{ typeId: 7, draft: { word: 'tractor' }, item: expect.objectContaining({ word: 'tractor' }) },
        findings: [expect.objectContaining({ rule: 'not_in_text' })],
      },
    ]);
  });

  it('tells single and direct as well, and an author’s items in direct mode', async () => {
    const engine = createEngine({ games: [words] });
    expect((await all(engine.stream.single({ text, maxItems: 1 }))).map(({ type }) => type)).toEqual([
      'choice',
      'item',
      'game',
      'done',
    ]);
    const direct = await all(engine.stream.direct(words, { text: 'whale\nocean' }));
    expect(direct.map(({ type }) => type)).toEqual(['item', 'item', 'game', 'done']);
    expect(direct[1]).toMatchObject({ index: 1, item: { word: 'ocean', id: expect.stringMatching(/^[0-9a-f]{16}$/) } });
  });

  describe('its result', () => {
    it('runs the request to its end where it is all that is read', async () => {
      const stream = createEngine({ games: [words] }).stream.direct(words, { text: 'whale\nocean' });
      const { items } = await stream.result;
      expect(items.map(({ word }) => word)).toEqual(['whale', 'ocean']);
      expect((await all(stream)).at(-1)).toEqual({ type: 'done', result: await stream.result });
    });

    it('is the one of the loop, which runs once', async () => {
      const model = modelOf(['whales', 'ocean', 'songs']);
      const stream = createEngine({ games: [words], model }).stream.generate({ text });
      const { result } = stream;
      const events = await all(stream);
      expect(events.at(-1)).toEqual({ type: 'done', result: await result });
      expect(model.requests).toHaveLength(2);
      expect(await all(stream)).toEqual([]);
    });

    it('rejects with what the loop throws, and with aborted where the loop was left', async () => {
      const engine = createEngine({ games: [words] });
      const failing = engine.stream.generate({ text: ' ' });
      await expect(all(failing)).rejects.toMatchObject({ code: 'invalid_request' });
      await expect(failing.result).rejects.toMatchObject({ code: 'invalid_request' });
      const left = createEngine({ games: [words], model: modelOf(['whales'], ['ocean']) }).stream.generate({ text });
      for await (const _ of left) break;
      await expect(left.result).rejects.toMatchObject({ code: 'aborted' });
    });

    it('never becomes an unhandled rejection where only the loop is read', async () => {
      const stream = createEngine({ games: [words] }).stream.generate({ text: ' ' });
      void stream.result;
      await expect(all(stream)).rejects.toMatchObject({ code: 'invalid_request' });
    });
  });

  it('throws what fails, after the events before it', async () => {
    const engine = createEngine({ games: [words] });
    await expect(all(engine.stream.generate({ text: ' ' }))).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(all(engine.stream.direct(99, { text }))).rejects.toMatchObject({ code: 'game_not_found' });
  });

  it('names a game that failed in its own event', async () => {
    const engine = createEngine({ games: [words], model: modelOf(['tractor']), limits: { repairRounds: 0 } });
    const seen: GenerationEvent[] = [];
    const read = async () => {
      for await (const event of engine.stream.generate({ text })) seen.push(event);
    };
    await expect(read()).rejects.toMatchObject({ code: 'no_items' });
    expect(seen.at(-1)).toMatchObject({ type: 'game', typeId: 7, kept: 0, error: { code: 'no_items' } });
  });

  it('gives the work up when the loop is left, and lets go of the caller’s signal', async () => {
    const caller = new AbortController();
    let given: AbortSignal | undefined;
    const model = {
      ...modelOf(),
      generate: ({ signal }: { signal?: AbortSignal | undefined }) =>
        new Promise<never>((_, fail) => {
          given = signal;
          signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
        }),
    };
    const offline = createEngine({ games: [words] });
    for await (const event of offline.stream.single({ text, signal: caller.signal })) {
      expect(event.type).toBe('choice');
      break;
    }
    const engine = createEngine({ games: [words], model });
    const events = engine.stream.generate({ text, signal: caller.signal });
    const first = expect(all(events)).rejects.toBeDefined();
    await new Promise(setImmediate);
    caller.abort();
    await first;
    expect(given?.aborted).toBe(true);
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
  });
});
