import { describe, expect, it } from 'vitest';
import type { Remark } from '../../src/contract/message.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';

/** A game that writes these words, with these remarks. */
function writing(
  words: readonly string[],
  remarks: readonly Remark[],
  names: { typeId?: number; score?: number } = {},
) {
  const { typeId = 7, score = 90 } = names;
  return wordGame({
    typeId,
    gameType: `words_${typeId}`,
    offline: {
      score: () => ({ score, reason: 'Always.' }),
      write: () => ({ drafts: words.map((word) => ({ word })), remarks }),
    },
  });
}

const easier: Remark = { code: 'difficulty_not_met', params: { asked: 'hard', got: 'easy' } };
const withheld: Remark = { code: 'items_withheld', params: { count: 2, reason: 'years' } };
const own: Remark = { code: 'few_names', params: { names: 1 }, message: 'The text has one name.' };

describe('remarks of an offline writer', () => {
  it('become warnings of the result, in every mode', async () => {
    const engine = createEngine({ games: [writing(['whales'], [easier, own])] });
    const warnings = [
      { typeId: 7, ...easier, message: 'The text does not give items of the difficulty hard; these are easy.' },
      { typeId: 7, ...own },
    ];
    const request = { text, maxItems: 1 };
    expect((await engine.direct(7, { ...request, source: 'prose' })).warnings).toEqual(warnings);
    expect((await engine.generate(request)).warnings).toEqual(warnings);
    expect((await engine.single(request)).warnings).toEqual(warnings);
  });

  it('say that items were withheld only where items are missing', async () => {
    const engine = createEngine({ games: [writing(['whales', 'songs'], [withheld])] });
    expect((await engine.generate({ text, maxItems: 2 })).warnings).toEqual([]);
    const { warnings } = await engine.generate({ text, maxItems: 4 });
    expect(warnings).toMatchObject([
      { code: 'fewer_items', message: '2 of 4 items: the writer withheld further ones.' },
      { code: 'items_withheld', params: { count: 2, reason: 'years' } },
    ]);
  });

  it('of a game without items say nothing about the next best', async () => {
    const games = [writing([], [own, easier]), writing(['songs'], [], { typeId: 8, score: 40 })];
    const { typeId, warnings } = await createEngine({ games }).single({ text, maxItems: 1 });
    expect(typeId).toBe(8);
    expect(warnings.map(({ code }) => code)).toEqual(['next_best_game']);
  });
});
