import { type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reject } from '../../src/contract/finding.js';
import { defineGame } from '../../src/contract/game-plugin.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

const good = ['whales', 'ocean', 'songs', 'miles', 'water', 'depth', 'krill', 'calves', 'boats'];
const text = `Blue ${good.join(' and ')} and pods belong together.`;
const words = wordGame();

const list = z.strictObject({ years: z.array(z.string()).min(2) });
/** A game whose `finish` sorts, so that members have other places in the item than in the draft. */
const sorted = defineGame({
  ...{ apiVersion: 1, gameType: 'sorted', typeId: 8, displayName: 'Sorted', suits: 'Texts with years.' },
  itemSchema: list,
  draftSchema: list,
  finish: ({ years }) => ({ years: [...years].sort() }),
  parse: () => [],
  prompt: ({ count }) => `Name years, ${count} times.`,
  validate: ({ years }, { text: source }) =>
    years.flatMap((year, index) =>
      source.includes(year) ? [] : [reject('not_in_text', 'The text does not name it.', ['years', index])],
    ),
});

const itemsOf = (...list: string[]) => ({ items: list.map((word) => ({ word })) });

async function withEngine(provider: 'openai' | 'ollama', reply: NonNullable<ModelServerOptions['reply']>, limits = {}) {
  const server = await startModelServer({ reply });
  const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
  const engine = createEngine({ games: [words], model: { provider, modelName: 'small', baseUrl }, limits });
  const write = (maxItems: number) => engine.direct(words, { text, source: 'prose', maxItems });
  const taskOf = (call: number) =>
    (server.requests[call]?.messages.at(-1)?.content ?? '').split(/<\/text-[0-9a-f]+>\n/)[1];
  return { server, write, taskOf, [Symbol.asyncDispose]: server.close };
}

describe.each(['openai', 'ollama'] as const)('the repair loop with %s', (provider) => {
  it('asks once more for the tenth item alone when nine of ten are good', async () => {
    await using call = await withEngine(provider, (_, number) =>
      number === 1 ? itemsOf(...good, 'tractor') : itemsOf('pods'),
    );
    const result = await call.write(10);
    expect(result.items.map(({ word }) => word)).toEqual([...good, 'pods']);
    expect(call.server.requests).toHaveLength(2);
    const task = call.taskOf(1) ?? '';
    expect(task).toContain('{"word":"tractor"}');
    expect(task).toContain('The word is not in the text.');
    expect(task).toContain('Name 1 words');
    for (const word of good) expect(task).not.toContain(word);
    expect(result.warnings).toEqual([]);
    expect(result.rejected).toMatchObject([{ typeId: 7, draft: { word: 'tractor' } }]);
  });

  it('ends after two rounds with a model that fails one item for ever, and says what was rejected', async () => {
    await using call = await withEngine(provider, (_, number) =>
      number === 1 ? itemsOf(...good, 'tractor') : itemsOf(`tractor${number}`),
    );
    const result = await call.write(10);
    expect(result.items).toHaveLength(9);
    expect(call.server.requests).toHaveLength(3);
    expect(result.warnings).toEqual([
      expect.objectContaining({
        code: 'fewer_items',
        counts: { requested: 10, kept: 9, rejected: { not_in_text: 3 } },
      }),
    ]);
  });

  it('asks again after a list of what are no objects, and counts them', async () => {
    await using call = await withEngine(provider, (_, number) =>
      number === 1 ? { items: ['whales', null] } : itemsOf('ocean'),
    );
    const result = await call.write(2);
    expect(result.items.map(({ word }) => word)).toEqual(['ocean']);
    expect(result.warnings[0]?.counts?.rejected).toMatchObject({ schema: 2 });
  });

  it('names what exists when items are missing beyond those rejected, and rejects doubles of it', async () => {
    await using call = await withEngine(provider, (_, number) =>
      number === 1 ? itemsOf('whales', 'ocean') : itemsOf('whales', 'songs'),
    );
    const result = await call.write(4);
    expect(call.taskOf(1)).toContain('{"word":"whales"}');
    expect(result.items.map(({ word }) => word)).toEqual(['whales', 'ocean', 'songs']);
    expect(result.rejected.map(({ findings }) => findings[0]?.rule)).toContain('duplicate_item');
  });

  it('asks for nothing again once the tokens are spent', async () => {
    await using call = await withEngine(provider, () => itemsOf('whales', 'tractor'), { repairTokens: 10 });
    const result = await call.write(2);
    expect(result.items).toHaveLength(1);
    expect(call.server.requests).toHaveLength(1);
  });

  it('tops up after an answer that the output limit cut, without the item that was open', async () => {
    const cut = '{"items":[{"word":"whales"},{"word":"ocean"},{"word":"so';
    await using call = await withEngine(provider, (_, number) => (number === 1 ? cut : itemsOf('songs')));
    const result = await call.write(3);
    expect(result.items.map(({ word }) => word)).toEqual(['whales', 'ocean', 'songs']);
    expect(call.taskOf(1)).toContain('Name 1 words');
  });

  it('comes back with what it has when the time is over, and says that it broke off', async () => {
    await using server = await startModelServer({ reply: () => itemsOf(...good), pace: { tokensPerSecond: 20 } });
    const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
    const engine = createEngine({ games: [words], model: { provider, modelName: 'small', baseUrl, timeoutMs: 2_000 } });
    const result = await engine.direct(words, { text, source: 'prose', maxItems: 9 });
    expect(result.items.length).toBeGreaterThan(0);
    expect(result.items.length).toBeLessThan(9);
    expect(result.warnings.map(({ code }) => code)).toEqual(['repair_failed', 'fewer_items']);
    expect(result.warnings[1]?.message).toContain('broke off');
    await server.closedEarly(1);
  });

  it('asks again after an answer without JSON, and says so when it never gets any', async () => {
    await using call = await withEngine(provider, (_, number) => (number === 1 ? 'Here you are!' : itemsOf('whales')));
    expect((await call.write(1)).items).toHaveLength(1);
    await using never = await withEngine(provider, () => 'I would rather talk.');
    await expect(never.write(1)).rejects.toMatchObject({ code: 'model_output_invalid', model: { kind: 'bad_output' } });
    expect(never.server.requests).toHaveLength(3);
  });

  it('shows what stands at the place of a finding, cut and quoted, since it has another place in the draft', async () => {
    const long = `9${'!"\n'.repeat(500)}`;
    await using server = await startModelServer({
      reply: (_, number) => ({
        items: [{ years: number === 1 ? ['1969', long, '1066'] : number === 2 ? ['1969'] : ['1969', '1957'] }],
      }),
    });
    const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
    const engine = createEngine({ games: [sorted], model: { provider, modelName: 'small', baseUrl } });
    const source = 'A satellite in 1957, people on the moon in 1969.';
    const { items } = await engine.direct(sorted, { text: source, source: 'prose', maxItems: 1 });
    expect(items).toMatchObject([{ years: ['1957', '1969'] }]);
    const [, first = '', second = ''] = server.requests.map(({ messages }) => messages.at(-1)?.content);
    expect(first).toContain('  - years[0] ("1066"): The text does not name it.\n');
    expect(/ {2}- years\[2\] \((.*)\): The text/.exec(first)?.[1]).toBe(`${JSON.stringify(long).slice(0, 80)}…`);
    // A draft that is none is told by its own members.
    expect(second).toContain('  - years (["1969"]): ');
  });
});
