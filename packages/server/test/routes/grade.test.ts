import { defineGame, reject, z } from '@ludotext/engine/game';
import { gradeOrder, orderSubmissionSchema } from '@ludotext/engine/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

const row = defineGame({
  apiVersion: 1,
  gameType: 'row',
  typeId: 3,
  displayName: 'Row',
  suits: 'Anything.',
  itemSchema: z.strictObject({
    pieces: z.array(z.string()).min(2),
    alternatives: z.array(z.array(z.int())).optional(),
  }),
  submissionSchema: orderSubmissionSchema,
  parse: () => [],
  prompt: () => '',
  validate: () => [],
  messages: {
    en: { more_than_asked: 'Send at most {most} pieces.' },
    de: { more_than_asked: 'Höchstens {most} Teile.' },
  },
  grade: (item, answer) =>
    answer.length > 2 * item.pieces.length
      ? reject('more_than_asked', { most: 2 * item.pieces.length }, [2 * item.pieces.length])
      : gradeOrder(item, answer),
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [wordGame(), row] });
});
afterAll(() => app[Symbol.asyncDispose]());

const item = { id: '0123456789abcdef', pieces: ['one', 'two', 'three'] };

describe('POST /games/{game_type}/grade', () => {
  it('grades an answer, also for a game that is switched off', async () => {
    expect((await app.post('/games/row/deactivate')).status).toBe(200);
    const response = await app.post('/games/row/grade', { item, answer: ['one', 'three', 'two'] });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      score: 2,
      max: 3,
      correct: false,
      feedback: expect.arrayContaining([expect.any(String)]),
      marks: { position: { score: 1, max: 3 } },
    });
  });

  it('says in GET /games/{game_type} what an answer looks like', async () => {
    expect(await (await app.get('/games/row')).json()).toMatchObject({
      grades: true,
      answer_schema: { anyOf: [{ type: 'array' }, { type: 'array' }] },
    });
  });

  it('is not_gradable for a game without grading, and game_not_found for none', async () => {
    await expectProblem(await app.post('/games/words/grade', { item: { word: 'sea' }, answer: 'sea' }), 'not_gradable');
    await expectProblem(await app.post('/games/chess/grade', { item, answer: [] }), 'game_not_found');
  });

  it.each([
    [{ item }, ['/answer']],
    [{ item: null, answer: [0, 1, 2] }, ['/item']],
    [{ item: { pieces: ['one'] }, answer: 'one' }, ['/item/pieces', '/answer']],
    [{ item, answer: [0, 1, 2], game: 3 }, ['/game']],
    [[item, 'answer'], ['']],
  ])('points at what is wrong in %j', async (body, pointers) => {
    const problem = await expectProblem(await app.post('/games/row/grade', body), 'invalid_request');
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('points at what the item cannot take, in the language asked for', async () => {
    const body = { item, answer: Array.from({ length: 7 }, () => 'SECRET') };
    const answer = await app.post('/games/row/grade', body, { 'Accept-Language': 'de' });
    const problem = await expectProblem(answer.clone(), 'invalid_request');
    expect(problem).toMatchObject({ status: 400, detail: 'answer.6: Höchstens 6 Teile.' });
    expect(problem.errors).toEqual([
      { rule: 'more_than_asked', params: { most: 6 }, message: 'Höchstens 6 Teile.', pointer: '/answer/6' },
    ]);
    expect(await answer.text()).not.toContain('SECRET');
  });

  it('does not repeat what the caller sent', async () => {
    const secret = 'SECRET-OF-THE-CALLER';
    const bodies = [
      { item: { pieces: secret, [secret]: 1 }, answer: secret },
      { item, answer: { [secret]: secret } },
    ];
    for (const body of bodies) {
      expect(await (await app.post('/games/row/grade', body)).text()).not.toContain(secret);
    }
  });
});
