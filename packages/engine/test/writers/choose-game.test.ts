import { type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

const list = ['whales', 'ocean', 'songs', 'miles', 'water', 'depth', 'krill', 'calves'];
const text = `Blue ${list.join(' and ')} belong together.`;
const items = list.map((word) => ({ word }));
const words = wordGame();

async function withEngine(options: ModelServerOptions, more: object = {}, game = words) {
  const server = await startModelServer(options);
  const model = {
    provider: 'openai',
    modelName: 'small',
    baseUrl: `${server.url}/v1`,
    retryBaseMs: 1,
    ...more,
  } as const;
  const engine = createEngine({ games: [game], model });
  return { server, single: () => engine.single({ text, maxItems: 8 }), [Symbol.asyncDispose]: server.close };
}

describe('a choice', () => {
  it('keeps the drafts of a game that is known when the time is over before the reason has come', async () => {
    await using call = await withEngine(
      { reply: () => ({ choice: { type_id: 7, items, reason: 'Late.' } }), pace: { tokensPerSecond: 20 } },
      { timeoutMs: 2_000 },
    );
    const result = await call.single();
    expect(result.items.length).toBeGreaterThan(0);
    expect(result.warnings.map(({ code }) => code)).toContain('fewer_items');
  });

  it('is asked for again when the answer broke off before it', async () => {
    await using call = await withEngine({
      reply: () => ({ choice: { items, type_id: 7, reason: 'Good.' } }),
      fixture: (_, number) => (number === 1 ? 'openai/cut' : undefined),
    });
    const result = await call.single();
    expect(result.items).toHaveLength(8);
    expect(call.server.requests).toHaveLength(2);
  });

  it('closes its call when the game fails at the first draft', async () => {
    const failing = wordGame({
      validate: () => {
        throw new Error('broken');
      },
    });
    const reply = () => ({ choice: { type_id: 7, reason: 'Good.', items } });
    await using call = await withEngine({ reply, pace: { tokensPerSecond: 20 } }, {}, failing);
    await expect(call.single()).rejects.toMatchObject({ code: 'plugin_failed' });
    await call.server.closedEarly(1);
  });

  it('without items is no rejected item', async () => {
    await using call = await withEngine({ reply: () => ({ choice: { type_id: 7, reason: 'None.', items: [] } }) });
    await expect(call.single()).rejects.toMatchObject({
      code: 'no_items',
      findings: [],
      message: expect.stringContaining('gives no item'),
    });
  });
});
