import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { failure, modelOnly, other, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

describe('single', () => {
  const words = wordGame();

  it('takes the best game offline, and the next best where the best can write nothing', async () => {
    expect(await createEngine({ games: [other, words] }).single({ text })).toMatchObject({
      typeId: 7,
      reason: 'The text has sentences.',
    });
    const empty = wordGame({
      gameType: 'empty',
      typeId: 1,
      offline: { score: () => ({ score: 99, reason: '' }), write: () => [] },
    });
    expect(await createEngine({ games: [empty, words] }).single({ text })).toMatchObject({ typeId: 7 });
    expect(await failure(createEngine({ games: [empty] }).single({ text }))).toMatchObject({ code: 'no_items' });
    const telling = wordGame({
      messages: { en: { dated: 'Sentences with a year: {count}.' } },
      offline: { score: () => ({ score: 99, reason: { code: 'dated', params: { count: 0 } } }), write: () => [] },
    });
    expect(await failure(createEngine({ games: [telling] }).single({ text }))).toMatchObject({
      code: 'no_items',
      findings: [{ rule: 'dated', severity: 'warn', params: { count: 0 }, message: 'Sentences with a year: 0.' }],
    });
  });

  it('takes the next best where the best fails, and says so', async () => {
    const broken = wordGame({
      gameType: 'broken',
      typeId: 5,
      offline: {
        score: () => ({ score: 99, reason: '' }),
        write: () => {
          throw new Error('no');
        },
      },
    });
    const result = await createEngine({ games: [broken, words] }).single({ text });
    expect(result.typeId).toBe(7);
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'next_best_game', typeId: 5 }));
  });

  it('offers the model no game that fails at giving its task', async () => {
    const mute = wordGame({
      gameType: 'mute',
      typeId: 5,
      prompt: () => {
        throw new Error('no');
      },
    });
    const items = [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }];
    const model = scriptedModel(() => ({ choice: { type_id: 7, reason: 'It fits.', items } }));
    expect(await createEngine({ games: [mute, words], model }).single({ text })).toMatchObject({ typeId: 7 });
    expect(JSON.stringify(model.requests[0]?.schema)).not.toContain('game_5');
    expect(await failure(createEngine({ games: [mute], model }).single({ text }))).toMatchObject({
      code: 'plugin_failed',
    });
  });

  it('needs a model where no game writes offline', async () => {
    expect(await failure(createEngine({ games: [modelOnly] }).single({ text }))).toMatchObject({ code: 'needs_model' });
  });

  it('makes exactly one call', async () => {
    const items = [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }];
    const model = scriptedModel(() => ({ choice: { type_id: 8, reason: 'It fits.', items } }));
    const result = await createEngine({ games: [words, other], model }).single({ text });
    expect(result).toMatchObject({ typeId: 8, reason: 'It fits.', tokenUsage: { calls: 1 } });
    expect(result.items).toHaveLength(3);
  });
});
