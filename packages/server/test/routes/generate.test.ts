import { EngineError } from '@ludotext/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, type GenerationAnswer, replaceEvents, startApp, type TestApp } from '../support/app.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

const words = wordGame({ score: 80 });
const low = wordGame({ gameType: 'low', typeId: 8, score: 20 });
const modelled = wordGame({ gameType: 'modelled', typeId: 9, writesOffline: false });
const text = 'The small whale sings under the ice of the northern sea.';
const noTokens = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cached_tokens: 0, calls: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [words, low, modelled] });
});
afterAll(() => app[Symbol.asyncDispose]());

describe('POST /generate', () => {
  it('scores the games and writes those that suit, three items each', async () => {
    const response = await app.post('/generate', { text });
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toEqual({
      success: true,
      games: [7],
      game_scores: [
        { type_id: 7, score: 80, reason: 'The text has words.', reason_code: 'game_reason', params: {} },
        { type_id: 8, score: 20, reason: 'The text has words.', reason_code: 'game_reason', params: {} },
        {
          ...{ type_id: 9, score: 0, reason: expect.stringMatching(/model/) },
          ...{ reason_code: 'model_needed', params: { game: 'The modelled game' } },
        },
      ],
      results: {
        7: ['The', 'small', 'whale'].map((word) => ({ id: expect.stringMatching(/^[0-9a-f]{16}$/), word })),
      },
      errors: [],
      warnings: [],
      language: 'en',
      token_usage: noTokens,
      llm: 'offline/extractive',
    });
  });

  it('takes every field', async () => {
    const body = { text, enabled_game_ids: [8], max_items: 1, min_score: 0, run_validator: false, language: 'en' };
    expect(await (await app.post('/generate', body)).json()).toMatchObject({
      games: [8],
      results: { 8: [{ word: 'The' }] },
    });
  });

  it('is a success without items when no game reaches the score', async () => {
    const answer = (await (await app.post('/generate', { text, min_score: 100 })).json()) as GenerationAnswer;
    expect(answer).toMatchObject({ success: true, games: [], results: {} });
  });

  it('leaves a game out that fails, and says so', async () => {
    const broken = wordGame({
      gameType: 'broken',
      typeId: 5,
      onWrite: () => {
        throw new Error('secret reason');
      },
    });
    await using other = await startApp({ games: [words, broken] });
    const answer = (await (await other.post('/generate', { text })).json()) as GenerationAnswer;
    expect(answer).toMatchObject({ success: true, games: [7], errors: [{ type_id: 5, code: 'plugin_failed' }] });
    expect(JSON.stringify(answer)).not.toContain('secret');
    const alone = await expectProblem(await other.post('/generate', { text, enabled_game_ids: [5] }), 'plugin_failed');
    expect(alone.errors).toEqual([{ type_id: 5, code: 'plugin_failed', message: expect.stringMatching(/broken/) }]);
  });

  it('names what was rejected when nothing is left', async () => {
    const problem = await expectProblem(
      await app.post('/generate', { text: 'rejectme', enabled_game_ids: [7] }),
      'no_items',
    );
    expect(problem.errors?.some(({ rule, type_id }) => rule === 'unwanted' && type_id === 7)).toBe(true);
  });

  it('leaves a game out that is switched off, with a warning', async () => {
    await using other = await startApp({ games: [words, low] });
    other.engine.setActive('low', false);
    const answer = (await (
      await other.post('/generate', { text, enabled_game_ids: [7, 8] })
    ).json()) as GenerationAnswer;
    expect(answer).toMatchObject({ games: [7], warnings: [{ type_id: 8, code: 'game_skipped' }] });
    await expectProblem(await other.post('/generate', { text, enabled_game_ids: [8] }), 'game_inactive');
    other.engine.setActive('words', false);
    await expectProblem(await other.post('/generate', { text }), 'no_active_game');
  });

  it('knows no other games', async () => {
    await expectProblem(await app.post('/generate', { text, enabled_game_ids: [7, 99] }), 'game_not_found');
  });
});

describe('the fields of a generation request', () => {
  it.each([
    [{}, '/text'],
    [{ text: '' }, '/text'],
    [{ text: ' \n\t ' }, '/text'],
    [{ text: 5 }, '/text'],
    [{ text: null }, '/text'],
    [{ text, max_items: 0 }, '/max_items'],
    [{ text, max_items: 51 }, '/max_items'],
    [{ text, max_items: 1.5 }, '/max_items'],
    [{ text, max_items: '3' }, '/max_items'],
    [{ text, min_score: -1 }, '/min_score'],
    [{ text, min_score: 101 }, '/min_score'],
    [{ text, run_validator: 'yes' }, '/run_validator'],
    [{ text, verbose: 1 }, '/verbose'],
    [{ text, language: 'not a language' }, '/language'],
    [{ text, enabled_game_ids: [] }, '/enabled_game_ids'],
    [{ text, enabled_game_ids: 7 }, '/enabled_game_ids'],
    [{ text, enabled_game_ids: [7, 'x'] }, '/enabled_game_ids/1'],
  ])('%j is refused with the pointer %s', async (body, pointer) => {
    for (const route of ['/generate', '/generate/single', '/generate/7']) {
      const problem = await expectProblem(await app.post(route, body), 'invalid_request');
      expect(problem.errors?.map((fault) => fault.pointer)).toEqual([pointer]);
      expect(problem.detail).toContain(pointer.split('/')[1]);
    }
  });

  it.each(['source', 'complete'])('%s is refused where it would say something else than the route', async (field) => {
    for (const route of ['/generate', '/generate/single']) {
      const problem = await expectProblem(await app.post(route, { text, [field]: 'direct' }), 'invalid_request');
      expect(problem.detail).toContain('POST /generate/{type_id}');
      expect(problem.errors).toMatchObject([{ pointer: `/${field}` }]);
    }
  });

  it('that are unknown are named, with the nearest known one', async () => {
    const problem = await expectProblem(await app.post('/generate', { text, max_item: 5 }), 'invalid_request');
    expect(problem.detail).toBe('There is no field max_item here; did you mean max_items?');
    expect(problem.errors).toMatchObject([{ pointer: '/max_item' }]);
  });

  it('that every object inherits are unknown, too', async () => {
    const problem = await expectProblem(await app.post('/generate', { text, constructor: 5 }), 'invalid_request');
    expect(problem.detail).toMatch(/^There is no field constructor here; the fields are text, /);
  });

  it('are all judged at once', async () => {
    const body = { max_items: 0, min_score: 200, colour: 'red' };
    const problem = await expectProblem(await app.post('/generate', body), 'invalid_request');
    expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual([
      '/colour',
      '/max_items',
      '/min_score',
      '/text',
    ]);
  });

  it('text has a bound that is a setting, counted after trimming', async () => {
    await using other = await startApp({ environment: { LUDOTEXT_MAX_TEXT: '100' } });
    expect((await other.post('/generate/7', { text: `${'\n'.repeat(100)}whale${'\n'.repeat(100)}` })).status).toBe(200);
    for (const route of ['/generate', '/generate/single', '/generate/7']) {
      await expectProblem(await other.post(route, { text: 'a'.repeat(101) }), 'text_too_long');
    }
  });

  it('max_items has a bound that is a setting', async () => {
    await using other = await startApp({ environment: { LUDOTEXT_MAX_ITEMS: '60' } });
    expect((await other.post('/generate/7', { text: 'whale', max_items: 60 })).status).toBe(200);
    await expectProblem(await other.post('/generate/7', { text, max_items: 61 }), 'invalid_request');
  });
});

describe('what was not let through', () => {
  const asked = { text: 'rejectme whale', max_items: 2 };

  it('is told with verbose, by the answers of all three requests', async () => {
    for (const [route, body] of [
      ['/generate', { ...asked, enabled_game_ids: [7] }],
      ['/generate/single', { ...asked, enabled_game_ids: [7] }],
      ['/generate/7', { ...asked, source: 'prose' }],
    ] as const) {
      const answer = (await (await app.post(route, { ...body, verbose: true })).json()) as { rejected: unknown };
      expect(answer.rejected).toEqual([
        {
          type_id: 7,
          draft: { word: 'rejectme' },
          item: { id: expect.stringMatching(/^[0-9a-f]{16}$/), word: 'rejectme' },
          findings: [
            { rule: 'unwanted', severity: 'reject', params: {}, message: 'The word is unwanted.', path: ['word'] },
          ],
        },
      ]);
      expect(await (await app.post(route, { ...body, verbose: false })).json()).not.toHaveProperty('rejected');
      expect(await (await app.post(route, body)).json()).not.toHaveProperty('rejected');
    }
  });

  it('is an empty list where everything passed', async () => {
    expect(await (await app.post('/generate/7', { text: 'whale', verbose: true })).json()).toMatchObject({
      rejected: [],
    });
  });
});

describe('POST /generate/single', () => {
  it('writes the best game', async () => {
    const answer = (await (await app.post('/generate/single', { text, max_items: 1 })).json()) as GenerationAnswer;
    expect(answer).toEqual({
      success: true,
      type_id: 7,
      reason: 'The text has words.',
      reason_code: 'game_reason',
      params: {},
      items: [{ id: expect.any(String), word: 'The' }],
      warnings: [],
      language: 'en',
      token_usage: noTokens,
      llm: 'offline/extractive',
    });
  });

  it('warns that min_score has no effect', async () => {
    const answer = (await (await app.post('/generate/single', { text, min_score: 90 })).json()) as GenerationAnswer;
    expect(answer.warnings).toEqual([
      {
        code: 'field_ignored',
        params: { case: 'route', field: 'min_score' },
        message: expect.stringMatching(/^min_score /),
      },
    ]);
  });

  it('needs a model for a game that has no offline writer', async () => {
    await expectProblem(await app.post('/generate/single', { text, enabled_game_ids: [9] }), 'needs_model');
  });
});

describe('POST /generate/{type_id}', () => {
  it('keeps what the author wrote, in order', async () => {
    const response = await app.post('/generate/7', { text: 'whale\nrejectme\nfish' });
    const answer = (await response.json()) as GenerationAnswer;
    expect(answer).toMatchObject({ success: true, type_id: 7, llm: 'offline/extractive', token_usage: noTokens });
    expect(answer.items.map(({ word }: { word: string }) => word)).toEqual(['whale', 'rejectme', 'fish']);
    expect(answer.warnings).toEqual([
      { type_id: 7, code: 'unwanted', params: {}, message: 'The word is unwanted.', item: 1, pointer: '/items/1/word' },
    ]);
  });

  it('counts what max_items leaves out', async () => {
    const answer = (await (await app.post('/generate/7', { text: 'a\nb\nc\nd\ne' })).json()) as GenerationAnswer;
    expect(answer.items).toHaveLength(3);
    expect(answer.warnings).toMatchObject([
      { type_id: 7, code: 'items_left_out', counts: { requested: 5, kept: 3, rejected: { max_items: 2 } } },
    ]);
  });

  it('answers all faults of a text at once', async () => {
    const problem = await expectProblem(await app.post('/generate/7', { text: 'a\n!\nb\n!' }), 'direct_format');
    expect(problem.errors?.map(({ line }) => line)).toEqual([2, 4]);
    expect(problem.errors_total).toBeUndefined();
  });

  it('lists the first hundred faults and counts them all', async () => {
    const problem = await expectProblem(await app.post('/generate/7', { text: '!\n'.repeat(130) }), 'direct_format');
    expect(problem.errors).toHaveLength(100);
    expect(problem.errors_total).toBe(130);
  });

  it('writes from prose when asked to', async () => {
    const answer = (await (
      await app.post('/generate/7', { text, source: 'prose', max_items: 2 })
    ).json()) as GenerationAnswer;
    expect(answer.items.map(({ word }: { word: string }) => word)).toEqual(['The', 'small']);
    await expectProblem(await app.post('/generate/9', { text, source: 'prose' }), 'needs_model');
  });

  it('warns of fields without effect', async () => {
    const body = { text: 'whale', min_score: 3, enabled_game_ids: [1] };
    const direct = (await (await app.post('/generate/7', body)).json()) as GenerationAnswer;
    expect(direct.warnings.map(({ code }: { code: string }) => code)).toEqual(['field_ignored', 'field_ignored']);
    const prose = (await (
      await app.post('/generate/7', { text, source: 'prose', complete: true })
    ).json()) as GenerationAnswer;
    expect(prose.warnings).toMatchObject([{ code: 'field_ignored', message: expect.stringMatching(/complete/) }]);
  });

  it('of a game that is switched off is a conflict', async () => {
    await using other = await startApp();
    other.engine.setActive('words', false);
    await expectProblem(await other.post('/generate/7', { text: 'whale' }), 'game_inactive');
  });

  it.each([
    '99',
    '0',
    '-1',
    '1.0',
    '1e0',
    '0x1',
    '01',
    'quiz',
    '%00',
    '%2e%2e%2f',
    '__proto__',
    '%E0%A4%A',
    '１',
    '9'.repeat(10_000),
  ])('of %.20s is not found', async (typeId) => {
    await expectProblem(await app.post(`/generate/${typeId}`, { text: 'whale' }), 'game_not_found');
  });
});

describe('a caller that leaves', () => {
  it('fires the signal the engine was given', async () => {
    await using other = await startApp();
    const reason = new Promise<unknown>((resolve) => {
      replaceEvents(other, ({ signal }) =>
        eventsOf(
          () =>
            new Promise((_, reject) => {
              signal?.addEventListener('abort', () => {
                resolve(signal.reason);
                reject(new EngineError('aborted', 'The request was given up.'));
              });
              leave.abort();
            }),
        ),
      );
    });
    const leave = new AbortController();
    const call = fetch(`${other.url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: leave.signal,
    });
    await expect(call).rejects.toThrow();
    expect(await reason).toMatchObject({ code: 'aborted' });
  });
});
