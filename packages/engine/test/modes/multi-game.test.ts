import { describe, expect, it } from 'vitest';
import { times } from '../../../../test/support/long.js';
import { EngineError } from '../../src/contract/errors.js';
import type { OfflineRequest, PromptRequest } from '../../src/contract/game-plugin.js';
import type { ModelRequest } from '../../src/contract/language-model.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { failure, modelOnly, other, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

describe('generate, offline', () => {
  const words = wordGame();

  it('writes the games whose score is high enough and says why the others were not', async () => {
    const result = await createEngine({ games: [words, other] }).generate({ text, maxItems: 2 });
    expect(result).toMatchObject({
      games: [7],
      gameScores: [
        { typeId: 7, score: 80, reason: 'The text has sentences.' },
        { typeId: 8, score: 20, reason: 'Hardly.' },
      ],
      errors: [],
      language: 'en',
      llm: 'offline/extractive',
      tokenUsage: { promptTokens: 0, completionTokens: 0, totalTokens: 0, cachedTokens: 0, calls: 0 },
    });
    expect(result.items(words).map(({ word }) => word)).toEqual(['Blue', 'whales']);
    expect(result.results['7']).toEqual(result.items(words));
    expect(result.items(other)).toEqual([]);
  });

  it('is the same for the same text', async () => {
    const engine = createEngine({ games: [words, other] });
    expect((await engine.generate({ text })).results).toEqual((await engine.generate({ text })).results);
  });

  it('takes min_score from the request, and none selected is a success', async () => {
    const engine = createEngine({ games: [words, other] });
    expect((await engine.generate({ text, minScore: 0 })).games).toEqual([7, 8]);
    expect(await engine.generate({ text, minScore: 100 })).toMatchObject({ games: [], results: {}, errors: [] });
  });

  it('keeps a game that needs a model out, whatever min_score says', async () => {
    const result = await createEngine({ games: [words, modelOnly] }).generate({ text, minScore: 0 });
    expect(result.games).toEqual([7]);
    expect(result.gameScores[1]).toMatchObject({ typeId: 9, score: 0, reason: expect.stringContaining('model') });
  });

  it('leaves out one failing game and reports it', async () => {
    const broken = wordGame({
      gameType: 'broken',
      typeId: 5,
      validate: () => {
        throw new Error('no');
      },
    });
    const result = await createEngine({ games: [words, broken] }).generate({ text });
    expect(result.games).toEqual([7]);
    expect(result.errors).toEqual([
      {
        typeId: 5,
        code: 'plugin_failed',
        params: { package: 'broken', step: 'validate' },
        message: 'broken failed in validate.',
      },
    ]);
  });

  it('fails when every selected game fails: with the shared code, else model_error', async () => {
    const nothing = (typeId: number) =>
      wordGame({
        gameType: `nothing${typeId}`,
        typeId,
        offline: { score: () => ({ score: 50, reason: '' }), write: () => [] },
      });
    const broken = wordGame({
      gameType: 'broken',
      typeId: 5,
      validate: () => {
        throw new Error('no');
      },
    });
    const shared = await failure(createEngine({ games: [nothing(1), nothing(2)] }).generate({ text }));
    expect(shared).toMatchObject({ code: 'no_items', errors: [{ typeId: 1 }, { typeId: 2 }] });
    const mixed = await failure(createEngine({ games: [nothing(1), broken] }).generate({ text }));
    expect(mixed).toMatchObject({ code: 'model_error', errors: [{ code: 'no_items' }, { code: 'plugin_failed' }] });
  });

  it('considers the games asked for, leaves switched-off ones out with a warning', async () => {
    const engine = createEngine({ games: [words, other, modelOnly] });
    engine.setActive('words', false);
    const result = await engine.generate({ text, games: [words, 8], minScore: 0 });
    expect(result.gameScores.map(({ typeId }) => typeId)).toEqual([8]);
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'game_skipped', typeId: 7 }));
    expect(await failure(engine.generate({ text, games: [7] }))).toMatchObject({ code: 'game_inactive' });
    expect(await failure(engine.generate({ text, games: [99] }))).toMatchObject({ code: 'game_not_found' });
    engine.setActive('other', false);
    engine.setActive('model_only', false);
    expect(await failure(engine.generate({ text }))).toMatchObject({ code: 'no_active_game' });
  });

  it('counts what was rejected when fewer items come out, and warns of weak ones', async () => {
    const some = wordGame({
      offline: {
        score: () => ({ score: 90, reason: '' }),
        write: () => [{ word: 'Blue' }, { word: 'tractor' }, { word: 'Blue' }],
      },
    });
    const { warnings, results } = await createEngine({ games: [some] }).generate({ text });
    expect(results['7']).toHaveLength(1);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'fewer_items',
        typeId: 7,
        counts: { requested: 3, kept: 1, rejected: { not_in_text: 1, duplicate_item: 1 } },
      }),
    );
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'capital', item: 0 }));
  });

  it('says that the offline writer cannot translate', async () => {
    const result = await createEngine({ games: [words] }).generate({ text: `${text} ${text}`, language: 'de' });
    expect(result.language).toBe('en');
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'field_ignored' }));
  });

  it("takes the caller's word for the language of a short text", async () => {
    const result = await createEngine({ games: [words] }).generate({ text: 'Die Kuh.', language: 'nl' });
    expect([result.language, result.warnings.some(({ code }) => code === 'field_ignored')]).toEqual(['nl', false]);
  });

  it('leaves out a game that fails at judging the text, unless it is the only one', async () => {
    const broken = wordGame({
      gameType: 'broken',
      typeId: 5,
      offline: {
        score: () => {
          throw new Error('no');
        },
        write: () => [],
      },
    });
    const result = await createEngine({ games: [words, broken] }).generate({ text, minScore: 0 });
    expect(result.games).toEqual([7]);
    expect(result.gameScores[0]).toEqual({
      typeId: 5,
      score: 0,
      reason: 'The game failed at judging the text.',
      reasonCode: 'game_failed',
      params: {},
    });
    expect(result.errors).toEqual([
      {
        typeId: 5,
        code: 'plugin_failed',
        params: { package: 'broken', step: 'offline.score' },
        message: 'broken failed in offline.score.',
      },
    ]);
    expect(await failure(createEngine({ games: [broken] }).generate({ text }))).toMatchObject({
      code: 'plugin_failed',
    });
    expect((await createEngine({ games: [words, broken] }).single({ text })).typeId).toBe(7);
    // None selected is a success, whatever befell a game that was not.
    const none = await createEngine({ games: [words, broken] }).generate({ text, minScore: 100 });
    expect([none.games, none.errors.map(({ typeId }) => typeId)]).toEqual([[], [5]]);
  });

  it.each([
    [{ text: '  \n ' }, 'invalid_request'],
    [{ text, maxItems: 0 }, 'invalid_request'],
    [{ text, maxItems: 51 }, 'invalid_request'],
    [{ text, maxItems: 1.5 }, 'invalid_request'],
    [{ text, minScore: 101 }, 'invalid_request'],
    [{ text, minScore: 30.5 }, 'invalid_request'],
    [{ text, games: [] }, 'invalid_request'],
    [{ text, language: 'not a tag' }, 'invalid_request'],
    [{ text: 'x'.repeat(200_001) }, 'text_too_long'],
  ])('refuses what is out of bounds (%#)', async (request, code) => {
    expect(await failure(createEngine({ games: [words] }).generate(request))).toMatchObject({ code });
  });

  it('reads the bound of the text after trimming', async () => {
    const engine = createEngine({ games: [words], limits: { maxTextLength: 30 } });
    await engine.generate({ text: `${' '.repeat(100)}Whales swim in every sea.${' '.repeat(100)}` });
  });
});

describe('generate, with a model', () => {
  const words = wordGame();

  it('makes one call to analyse and one per selected game, and adds up what they used', async () => {
    const model = scriptedModel((_, call) =>
      call === 1
        ? { game_7: { score: 90, reason: 'good' }, game_8: { score: 40, reason: 'fair' } }
        : { items: [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }] },
    );
    const result = await createEngine({ games: [words, other], model }).generate({ text });
    expect(result.games).toEqual([7, 8]);
    expect(model.requests).toHaveLength(3);
    expect(result.llm).toBe('scripted/one');
    expect(result.tokenUsage).toEqual({
      promptTokens: 300,
      completionTokens: 30,
      totalTokens: 330,
      cachedTokens: 15,
      calls: 3,
    });
  });

  it('asks again for a rejected item only, at most twice, and keeps the good ones', async () => {
    const model = scriptedModel((_, call) =>
      call === 1
        ? { game_7: { score: 90, reason: 'good' } }
        : { items: call === 2 ? [{ word: 'whales' }, { word: 'tractor' }, { word: 'songs' }] : [{ word: 'tractor' }] },
    );
    const result = await createEngine({ games: [words], model }).generate({ text });
    expect(result.items(words).map(({ word }) => word)).toEqual(['whales', 'songs']);
    expect(model.requests).toHaveLength(4);
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'fewer_items', counts: { requested: 3, kept: 2, rejected: { not_in_text: 3 } } }),
    );
  });

  it('takes any number of bad drafts, and names no more of them than were wanted', async () => {
    // As arguments of one call the many of the full run would overflow the stack.
    const count = times(2_000, 130_000);
    const many = Array.from({ length: count }, () => ({ word: 'tractor' }));
    const model = scriptedModel((_, call) => ({ items: call === 1 ? [{ word: 'whales' }, ...many] : [] }));
    const result = await createEngine({ games: [words], model }).direct(words, { text, source: 'prose' });
    expect(result.warnings[0]?.counts).toEqual({ requested: 3, kept: 1, rejected: { not_in_text: count } });
    expect(JSON.stringify(model.requests[1]?.messages).match(/\{\\"word\\":\\"tractor/g)).toHaveLength(2);
  }, 300_000);

  it('keeps what it has when a repair fails', async () => {
    const model = scriptedModel((_, call) => {
      if (call === 1) return { game_7: { score: 90, reason: 'good' } };
      return call === 2 ? { items: [{ word: 'whales' }] } : new EngineError('model_error', 'broken');
    });
    const result = await createEngine({ games: [words], model }).generate({ text });
    expect(result.items(words)).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toContain('repair_failed');
  });

  it('stops when the caller gives up', async () => {
    const controller = new AbortController();
    const model = scriptedModel(() => {
      controller.abort();
      return { game_7: { score: 90, reason: 'good' } };
    });
    const error = await failure(createEngine({ games: [words], model }).generate({ text, signal: controller.signal }));
    expect(error.code).toBe('aborted');
    expect(model.requests).toHaveLength(1);
  });
});

describe('a text that a model server cut', () => {
  it('is warned of, also when enough items came', async () => {
    const cut = new EngineError('context_too_long', 'The server cut the text.', {
      model: { kind: 'context_overflow' },
    });
    const model = {
      ...scriptedModel(() => ({})),
      generate: async ({ onText }: ModelRequest) => {
        onText?.(JSON.stringify({ items: [{ word: 'whales' }] }));
        throw cut;
      },
    };
    const result = await createEngine({ games: [wordGame()], model }).direct(7, { text, source: 'prose', maxItems: 1 });
    expect(result.items).toHaveLength(1);
    expect(result.warnings).toEqual([
      { typeId: 7, code: 'text_read_in_part', params: {}, message: 'The server cut the text.' },
    ]);
  });
});

describe('difficulty and audience', () => {
  const wishes = { difficulty: 'hard', audience: ' Year 4,\n  many new to English ' } as const;
  const told = { difficulty: 'hard', audience: 'Year 4, many new to English' };

  it('reach the offline part of a game, the audience on one line', async () => {
    const requests: OfflineRequest[] = [];
    const game = wordGame({
      offline: {
        score: async () => ({ score: 90, reason: 'Always.' }),
        write: async (_, request) => {
          requests.push(request);
          return [{ word: 'whales' }];
        },
      },
    });
    const engine = createEngine({ games: [game] });
    await engine.generate({ text, ...wishes });
    await engine.single({ text, ...wishes });
    await engine.direct(game, { text, source: 'prose', ...wishes });
    expect(requests).toHaveLength(3);
    for (const request of requests) expect(request).toMatchObject(told);
  });

  it('reach the prompt of a game in every mode, repairs included', async () => {
    const requests: PromptRequest[] = [];
    const game = wordGame({
      prompt: (request) => {
        requests.push(request);
        return 'Name words.';
      },
    });
    const model = scriptedModel(({ schema: { name } }) =>
      name === 'analysis'
        ? { game_7: { score: 90, reason: 'Yes.' } }
        : name === 'choice'
          ? { choice: { type_id: 7, reason: 'Yes.', items: [{ word: 'sharks' }] } }
          : { items: [{ word: 'sharks' }] },
    );
    const engine = createEngine({ games: [game], model });
    await engine.generate({ text, ...wishes }).catch(() => {});
    await engine.single({ text, ...wishes }).catch(() => {});
    await engine.direct(game, { text, source: 'prose', ...wishes }).catch(() => {});
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(request).toMatchObject(told);
  });

  it('say for whom to complete an author’s items; their difficulty is the author’s', async () => {
    const model = scriptedModel(() => ({ items: [{ index: 0, hint: 'It swims.' }] }));
    const game = wordGame();
    const result = await createEngine({ games: [game], model }).direct(game, { text: 'whale', ...wishes });
    expect(JSON.stringify(model.requests[0]?.messages)).toContain(told.audience);
    expect(result.warnings).toContainEqual({
      typeId: 7,
      code: 'field_ignored',
      params: { case: 'author', field: 'difficulty' },
      message: 'difficulty has no effect on items an author wrote.',
    });
  });

  it.each([
    [{ difficulty: 'brutal' as never }, /^difficulty: must be easy, medium, hard$/],
    [{ audience: ' \n ' }, /^audience: must hold some text/],
    [{ audience: 'x'.repeat(201) }, /^audience: must have at most 200 characters$/],
  ])('are refused out of bounds: %j', async (fields, message) => {
    const error = await failure(createEngine({ games: [wordGame()] }).generate({ text, ...fields }));
    expect([error.code, error.message]).toEqual(['invalid_request', expect.stringMatching(message)]);
  });
});
