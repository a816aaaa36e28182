import { type RecordedRequest, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

const sentence = 'The keeper of the lighthouse wrote down every ship that passed the rocks. ';
const text = sentence.repeat(Math.ceil(20_000 / sentence.length)).slice(0, 20_000);
const games = [wordGame(), wordGame({ gameType: 'more', typeId: 8, displayName: 'More words' })];

function replyTo({ schema }: RecordedRequest): unknown {
  const { properties } = schema as { properties: Record<string, unknown> };
  return 'items' in properties
    ? { items: [{ word: 'keeper' }, { word: 'ship' }, { word: 'rocks' }] }
    : { game_7: { score: 90, reason: 'Good.' }, game_8: { score: 90, reason: 'Good.' } };
}

const bytesOf = ({ messages }: RecordedRequest) =>
  Buffer.from(messages.map(({ role, content }) => `${role}\n${content}`).join('\n'));

function commonLength(all: readonly Buffer[]): number {
  const [first] = all;
  let length = 0;
  while (first !== undefined && length < first.length && all.every((other) => other[length] === first[length]))
    length += 1;
  return length;
}

describe.each(['openai', 'ollama'] as const)('the calls of one request with %s', (provider) => {
  it('share 95 % of their bytes as a prefix, the analysis too', async () => {
    await using server = await startModelServer({ reply: replyTo });
    const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
    const engine = createEngine({ games, model: { provider, modelName: 'small', baseUrl, contextTokens: 32_768 } });
    await engine.generate({ text });
    const sent = server.requests.map(bytesOf);
    expect(sent).toHaveLength(3);
    const common = commonLength(sent);
    for (const bytes of sent) expect(common / bytes.length).toBeGreaterThanOrEqual(0.95);
  });
});

it("sends one schema with all calls where the server puts it first, and each call's own elsewhere", async () => {
  const common = (request: RecordedRequest) => {
    const member = /Answer with the member "(\w+)"/.exec(request.messages.at(-1)?.content ?? '')?.[1] ?? '';
    const scores = { game_7: { score: 90, reason: 'Good.' }, game_8: { score: 90, reason: 'Good.' } };
    return { answer: { [member]: member === 'scores' ? scores : [{ word: 'keeper' }] } };
  };
  await using server = await startModelServer({ reply: common });
  const rerouted: typeof fetch = (input, init) =>
    fetch(String(input).replace('https://api.openai.com', server.url), init);
  const engine = createEngine({ games, model: { provider: 'openai', modelName: 'small', fetch: rerouted } });
  const result = await engine.generate({ text, maxItems: 1 });
  expect(result.games).toEqual([7, 8]);
  expect(server.requests).toHaveLength(3);
  expect(new Set(server.requests.map(({ body }) => JSON.stringify(body.response_format))).size).toBe(1);

  await using local = await startModelServer({ reply: replyTo });
  const other = createEngine({
    games,
    model: { provider: 'openai', modelName: 'small', baseUrl: `${local.url}/v1` },
  });
  await other.generate({ text });
  expect(JSON.stringify(local.requests[0]?.schema)).not.toContain('items');
  expect(Object.keys((local.requests[1]?.schema as { properties?: object } | undefined)?.properties ?? {})).toEqual([
    'facts',
    'items',
  ]);
});
