import { type RecordedRequest, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { readText } from '../../src/text/read-text.js';
import { wordGame } from '../support/games.js';

const window = 8_192;

/** Sentences that all differ, each with a word of its own, under headings. */
function longText(length: number): string {
  const places = ['harbour', 'valley', 'market', 'library', 'station', 'orchard'];
  const parts: string[] = [];
  for (let index = 0, size = 0; size < length; index++) {
    const sentence = `On day ${index} the keeper walked to the ${places[index % places.length]} and wrote word${index} into the book.`;
    const before =
      index === 0 ? '' : index % 40 === 0 ? `\n\n# Chapter ${index / 40}\n\n` : index % 8 === 0 ? '\n\n' : ' ';
    parts.push(before + sentence);
    size += before.length + sentence.length;
  }
  return parts.join('');
}

/** As the stand-in counts. */
const tokensOf = ({ messages }: RecordedRequest) =>
  messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);

/** As many words of the part of the text as were asked for. */
function wordsOf({ text, messages }: RecordedRequest) {
  const count = Number(/Name (\d+) words/.exec(messages.at(-1)?.content ?? '')?.[1]);
  const own = text.match(/\bword\d+\b/g) ?? [];
  return { items: own.slice(0, count).map((word) => ({ word })) };
}

async function withEngine(provider: 'openai' | 'ollama', contextTokens: number | undefined) {
  const server = await startModelServer({
    contextTokens: window,
    reply: (request) => {
      const { properties = {} } = (request.schema ?? {}) as { properties?: Record<string, unknown> };
      return 'items' in properties ? wordsOf(request) : { game_7: { score: 80, reason: 'Long.' } };
    },
  });
  const engine = createEngine({
    games: [wordGame()],
    limits: { maxTextLength: 1_000_000 },
    model: {
      provider,
      modelName: 'small',
      baseUrl: provider === 'openai' ? `${server.url}/v1` : server.url,
      ...(contextTokens === undefined ? {} : { contextTokens }),
    },
  });
  return { server, engine, [Symbol.asyncDispose]: server.close };
}

describe.each(['openai', 'ollama'] as const)('a text of 300,000 characters with %s', (provider) => {
  const text = longText(300_000);

  it('is read part by part, each once, cut between sentences, without much overhead', async () => {
    await using call = await withEngine(provider, window);
    const result = await call.engine.direct(7, { text, source: 'prose', maxItems: 50 });
    expect(result.items).toHaveLength(50);
    expect(result.warnings).toEqual([]);
    const { requests } = call.server;
    for (const request of requests) expect(tokensOf(request)).toBeLessThanOrEqual(window);
    const parts = requests.map((request) => request.text).sort((a, b) => text.indexOf(a) - text.indexOf(b));
    expect(
      parts
        .map((part) => part.trim())
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(text.replace(/\s+/g, ' '));
    const sentences = new Set(readText(text).sentences.map((sentence) => sentence.text));
    for (const part of parts) {
      for (const sentence of readText(part).sentences) expect(sentences).toContain(sentence.text);
    }
    expect(result.tokenUsage.totalTokens).toBeLessThanOrEqual((1.15 * text.length) / 4);
  });

  it('is judged by a digest spread over all of it, and the answer says so', async () => {
    await using call = await withEngine(provider, window);
    const result = await call.engine.generate({ text, maxItems: 20 });
    expect(result.items(wordGame())).toHaveLength(20);
    expect(result.warnings).toEqual([expect.objectContaining({ code: 'text_read_in_part' })]);
    const [analysis] = call.server.requests;
    for (const third of [0, 1, 2]) {
      const [from, to] = [third, third + 1].map((edge) => Math.round((edge * 3000) / 3)) as [number, number];
      const days = [...(analysis?.text ?? '').matchAll(/word(\d+)/g)].map(([, day]) => Number(day));
      expect(days.some((day) => day >= from && day < to)).toBe(true);
    }
    for (const request of call.server.requests) expect(tokensOf(request)).toBeLessThanOrEqual(window);
  });

  it('is read in some parts only where fewer items were asked for, and the answer says in how many', async () => {
    await using call = await withEngine(provider, window);
    const result = await call.engine.direct(7, { text, source: 'prose', maxItems: 3 });
    expect(result.items).toHaveLength(3);
    expect(call.server.requests).toHaveLength(3);
    expect(result.warnings).toEqual([
      expect.objectContaining({ code: 'text_read_in_part', message: expect.stringMatching(/3 parts/) }),
    ]);
  });
});

it('learns a window nobody told it from the server that refuses, and reads the text in parts', async () => {
  await using call = await withEngine('openai', undefined);
  const text = longText(60_000);
  const result = await call.engine.direct(7, { text, source: 'prose', maxItems: 10 });
  expect(result.items).toHaveLength(10);
  const answered = call.server.requests.filter((request) => tokensOf(request) <= window);
  expect(call.server.requests.length - answered.length).toBe(1);
  const again = await call.engine.direct(7, { text, source: 'prose', maxItems: 10 });
  expect(again.items).toHaveLength(10);
  expect(call.server.requests.filter((request) => tokensOf(request) > window)).toHaveLength(1);
});

it('says what was left out of a window that was learned on the way', async () => {
  await using call = await withEngine('openai', undefined);
  const result = await call.engine.direct(7, { text: longText(60_000), source: 'prose', maxItems: 1 });
  expect(result.items).toHaveLength(1);
  expect(result.warnings).toEqual([expect.objectContaining({ code: 'text_read_in_part', typeId: 7 })]);
});

it('reads the other parts when a model refuses one', async () => {
  const server = await startModelServer({
    reply: wordsOf,
    fixture: (_, call) => (call === 2 ? 'openai/refusal' : undefined),
  });
  const model = { provider: 'openai', modelName: 'small', baseUrl: `${server.url}/v1`, contextTokens: 2048 } as const;
  const engine = createEngine({ games: [wordGame()], model });
  const result = await engine.direct(7, { text: longText(40_000), source: 'prose', maxItems: 40 });
  await server.close();
  const parts = new Set(server.requests.map((request) => request.text));
  expect(parts.size).toBeGreaterThan(5);
  expect(result.items.length).toBeGreaterThanOrEqual(40 - Math.ceil(40 / parts.size) - 1);
  expect(result.warnings.map(({ code }) => code)).toEqual(['repair_failed', 'fewer_items']);
});

it('says of every game alone how much of the text it was written from', async () => {
  const server = await startModelServer({
    reply: (request) => {
      const score = { score: 80, reason: 'Long.' };
      const isWriting = 'items' in ((request.schema as { properties: object }).properties ?? {});
      return isWriting ? wordsOf(request) : { game_7: score, game_8: score };
    },
  });
  const games = [wordGame(), wordGame({ gameType: 'more', typeId: 8, displayName: 'More words' })];
  const model = { provider: 'ollama', modelName: 'small', baseUrl: server.url, contextTokens: 2048 } as const;
  const result = await createEngine({ games, model }).generate({ text: longText(40_000), maxItems: 2 });
  await server.close();
  expect(result.warnings.map(({ typeId }) => typeId).toSorted()).toEqual([7, 8, undefined]);
});
