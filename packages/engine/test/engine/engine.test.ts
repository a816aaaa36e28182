import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EngineError, isEngineError } from '../../src/contract/errors.js';
import { warn } from '../../src/contract/finding.js';
import type { OfflineRequest, PromptRequest } from '../../src/contract/game-plugin.js';
import type { ModelRequest } from '../../src/contract/language-model.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { scriptedModel } from '../support/writers.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';
const other = wordGame({
  gameType: 'other',
  typeId: 8,
  displayName: 'Other',
  offline: { score: () => ({ score: 20, reason: 'Hardly.' }), write: () => [{ word: 'ocean' }] },
});
const { offline: _, ...modelOnlyParts } = wordGame({ gameType: 'model_only', typeId: 9, displayName: 'Model only' });
const modelOnly = modelOnlyParts;

/** What the engine threw. */
async function failure(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isEngineError(error)) throw new Error('expected an EngineError', { cause: error });
  return error;
}

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
    expect(result.warnings).toEqual([{ typeId: 7, code: 'text_read_in_part', message: 'The server cut the text.' }]);
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
    expect(result.errors).toEqual([{ typeId: 5, code: 'plugin_failed', message: expect.stringContaining('broken') }]);
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
    expect(result.gameScores[0]).toEqual({ typeId: 5, score: 0, reason: 'The game failed at judging the text.' });
    expect(result.errors).toEqual([{ typeId: 5, code: 'plugin_failed', message: 'broken failed in offline.score.' }]);
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
    const many = Array.from({ length: 200_000 }, () => ({ word: 'tractor' }));
    const model = scriptedModel((_, call) => ({ items: call === 1 ? [{ word: 'whales' }, ...many] : [] }));
    const result = await createEngine({ games: [words], model }).direct(words, { text, source: 'prose' });
    expect(result.warnings[0]?.counts).toEqual({ requested: 3, kept: 1, rejected: { not_in_text: 200_000 } });
    expect(JSON.stringify(model.requests[1]?.messages).match(/tractor/g)).toHaveLength(2);
  });

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

describe('direct', () => {
  const words = wordGame();
  const engine = createEngine({ games: [words, modelOnly] });

  it("keeps the author's items to the letter and in order, and never drops one", async () => {
    const result = await engine.direct(words, { text: 'zebra\nApple\nzebra' });
    expect(result.items.map(({ word }) => word)).toEqual(['zebra', 'Apple', 'zebra']);
    expect(result.warnings.map(({ code, item }) => [code, item])).toEqual([
      ['capital', 1],
      ['duplicate_item', 2],
    ]);
  });

  it('bounds what is said about an item: one warning for each rule', async () => {
    const strict = wordGame({
      validate: () => Array.from({ length: 200_000 }, () => ({ rule: 'dull', severity: 'warn', message: 'Dull.' })),
    });
    const { warnings } = await createEngine({ games: [strict] }).direct(strict, { text: 'zebra' });
    expect(warnings).toEqual([{ typeId: 7, code: 'dull', message: 'Dull. (100000 times)', item: 0 }]);
  });

  it('gives all faults of the text at once', async () => {
    const error = await failure(engine.direct(7, { text: 'one\n!\ntwo\n!' }));
    expect(error).toMatchObject({ code: 'direct_format', findings: [{ line: 2 }, { line: 4 }], findingsTotal: 2 });
  });

  it('carries the first hundred faults and counts the rest', async () => {
    const error = await failure(engine.direct(7, { text: '!\n'.repeat(250) }));
    expect([error.findings.length, error.findingsTotal]).toEqual([100, 250]);
  });

  it('counts what max_items leaves out', async () => {
    const result = await engine.direct(words, { text: 'a\nb\nc\nd\ne' });
    expect(result.items).toHaveLength(3);
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'items_left_out', counts: expect.objectContaining({ kept: 3 }) }),
    );
  });

  it('works without a model for a game that needs one, but not from prose', async () => {
    expect((await engine.direct(9, { text: 'whale' })).items).toHaveLength(1);
    expect(await failure(engine.direct(9, { text, source: 'prose' }))).toMatchObject({ code: 'needs_model' });
    expect((await engine.direct(words, { text, source: 'prose' })).items).toHaveLength(3);
  });

  it('adds what authors leave out in one call, and never touches what they wrote', async () => {
    const model = scriptedModel(() => ({
      items: [
        { index: 0, hint: 'It swims.' },
        { index: 1, hint: 'Sweet.' },
      ],
    }));
    const result = await createEngine({ games: [words], model }).direct(words, { text: 'whale\nfig' });
    expect(result.items.map(({ word, hint }) => [word, hint])).toEqual([
      ['whale', 'It swims.'],
      ['fig', 'Sweet.'],
    ]);
    expect(result.tokenUsage.calls).toBe(1);
    expect(
      (await createEngine({ games: [words], model }).direct(words, { text: 'whale', complete: false })).tokenUsage
        .calls,
    ).toBe(0);
  });

  it('makes no call when nothing is missing, and names only the items that are let through', async () => {
    const full = wordGame({ parse: (source) => source.split('\n').map((word) => ({ word, hint: 'Own.' })) });
    const model = scriptedModel(() => ({ items: [] }));
    expect((await createEngine({ games: [full], model }).direct(full, { text: 'whale' })).tokenUsage.calls).toBe(0);
    await createEngine({ games: [words], model }).direct(words, { text: 'whale\nfig\nzebra', maxItems: 1 });
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain('whale');
    expect(JSON.stringify(model.requests.at(-1)?.messages)).not.toMatch(/fig|zebra/);
  });

  it('judges every addition by itself: a bad one does not take a good one with it', async () => {
    const strict = wordGame({
      itemSchema: z.strictObject({
        word: z.string(),
        hint: z.string().optional(),
        note: z.string().max(20).optional(),
      }),
      complete: ['hint', 'note'],
      validate: (item) => (item.hint === item.word ? [warn('answer_in_hint', 'The hint is the answer.')] : []),
    });
    const additions = [
      { index: 0, hint: 'whale', note: 'Big.' },
      { index: 1, hint: 'Sweet.', note: 'x'.repeat(21) },
      { index: 2, hint: '  ', note: 'Striped.' },
    ];
    const model = scriptedModel(() => ({ items: additions }));
    const result = await createEngine({ games: [strict], model }).direct(strict, { text: 'whale\nfig\nzebra' });
    expect(result.items.map(({ id: _, ...item }) => item)).toEqual([
      { word: 'whale', note: 'Big.' },
      { word: 'fig', hint: 'Sweet.' },
      { word: 'zebra', note: 'Striped.' },
    ]);
    expect(result.warnings).toEqual([
      {
        typeId: 7,
        code: 'additions_left_out',
        message: 'Some additions were left out: 1 by answer_in_hint, 1 by schema.',
      },
    ]);
  });

  it("takes the caller's word for the language, since nothing is translated", async () => {
    const german = 'Die Kühe stehen auf der Wiese und fressen das Gras, bis der Bauer sie am Abend in den Stall holt.';
    const result = await createEngine({ games: [words] }).direct(words, {
      text: german.replaceAll(' ', '\n'),
      language: 'nl',
    });
    expect([result.language, result.warnings.some(({ code }) => code === 'field_ignored')]).toEqual(['nl', false]);
  });

  it('gives the items as written when the call fails, and says so', async () => {
    const model = scriptedModel(() => new EngineError('model_unreachable', 'nobody there'));
    const result = await createEngine({ games: [words], model }).direct(words, { text: 'whale' });
    expect(result.items).toHaveLength(1);
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'completion_failed' }));
  });

  it('refuses a game that is switched off', async () => {
    const own = createEngine({ games: [words] });
    own.setActive('words', false);
    expect(await failure(own.direct(words, { text: 'whale' }))).toMatchObject({ code: 'game_inactive' });
  });
});

describe('createEngine', () => {
  it.each([[{ maxTextLength: -1 }], [{ maxItems: 0 }], [{ repairRounds: 3 }]])(
    'refuses limits out of bounds: %o',
    (limits) => {
      expect(() => createEngine({ limits })).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    },
  );

  it('says so when there are no games', async () => {
    expect(await failure(createEngine().generate({ text }))).toMatchObject({
      code: 'no_active_game',
      message: 'There are no games.',
    });
  });
});

describe('setGames and setModel', () => {
  it('let work under way finish with what it began with', async () => {
    const words = wordGame();
    const started = withResolvers();
    const finish = withResolvers();
    const slow = scriptedModel(() => ({ items: [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }] }));
    const engine = createEngine({
      games: [words],
      model: {
        ...slow,
        generate: async (request) => {
          started.resolve();
          await finish.promise;
          return slow.generate(request);
        },
      },
    });
    const underWay = engine.direct(words, { text, source: 'prose' });
    await started.promise;
    engine.setModel(undefined);
    expect(engine.setGames([])).toEqual({ added: [], removed: ['words'], changed: [] });
    finish.resolve();
    expect(await underWay).toMatchObject({ llm: 'scripted/one', typeId: 7 });
    expect(engine.llm).toBe('offline/extractive');
  });
});

/** Promise.withResolvers, which Node 20 does not have. */
function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
