import { defineGame, z } from '@ludotext/engine/game';
import { gradeOrder, orderSubmissionSchema } from '@ludotext/engine/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { wordGame } from '../support/games.js';

const row = defineGame({
  apiVersion: 1,
  gameType: 'row',
  typeId: 3,
  displayName: 'Row',
  suits: 'Anything.',
  itemSchema: z.strictObject({ pieces: z.array(z.string()).min(2) }),
  submissionSchema: orderSubmissionSchema,
  messages: { en: { dull: 'It is dull.' }, pl: { dull: 'To nudne.' } },
  parse: () => [{ pieces: ['a', 'b'] }],
  prompt: () => '',
  validate: () => [{ rule: 'dull', severity: 'warn' }],
  grade: (item, answer) => gradeOrder(item, answer),
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [wordGame(), row] });
});
afterAll(() => app[Symbol.asyncDispose]());

const send = (path: string, body: object, language?: string) =>
  app.post(path, body, language === undefined ? {} : { 'Accept-Language': language });

const asked = { text: 'The small whale sings.', min_score: 90, verbose: true };

describe('Accept-Language', () => {
  it.each([
    [undefined, 'min_score has no effect on this route.'],
    ['de-AT, en;q=0.5', 'min_score hat auf diesem Weg keine Wirkung.'],
    ['ja, es;q=0.3, en;q=0.1', 'min_score no tiene efecto en esta ruta.'],
    ['fr;q=0, ar', 'لا أثر للحقل min_score في هذا المسار.'],
    ['ja', 'min_score has no effect on this route.'],
  ])('%s decides the language of warnings', async (language, message) => {
    const response = await send('/generate/single', asked, language);
    expect(response.headers.get('Vary')).toMatch(/Accept-Language/);
    const { warnings } = (await response.json()) as { warnings: unknown[] };
    expect(warnings).toContainEqual({ code: 'field_ignored', params: { case: 'route', field: 'min_score' }, message });
  });

  it("takes a language that only a game has for that game's sentences", async () => {
    const { warnings } = (await (await send('/generate/3', { text: 'a' }, 'pl')).json()) as { warnings: unknown[] };
    expect(warnings).toMatchObject([{ code: 'dull', params: {}, message: 'To nudne.' }]);
  });

  it('decides the language of feedback', async () => {
    const response = await send('/games/row/grade', { item: { pieces: ['a', 'b'] }, answer: [0, 1] }, 'fr');
    expect(response.headers.get('Content-Language')).toBe('fr');
    expect(await response.json()).toMatchObject({
      feedback: ['Tout est dans le bon ordre.'],
      feedback_details: [{ code: 'right_order', params: {}, message: 'Tout est dans le bon ordre.' }],
    });
  });

  it('decides the language of problems', async () => {
    const german = { title: 'Spiel nicht gefunden', detail: 'Ein Spiel mit der type_id 99 gibt es nicht.' };
    const response = await send('/generate/99', { text: 'a' }, 'de');
    expect(response.headers.get('Content-Language')).toBe('de');
    expect(response.headers.get('Vary')).toMatch(/Accept-Language/);
    expect(await response.json()).toMatchObject({ code: 'game_not_found', ...german });
    expect(await (await send('/games/row/grade', { item: 1, answer: 1 }, 'es')).json()).toMatchObject({
      title: 'Petición no válida',
      errors: [{ rule: 'schema', params: { issue: expect.any(String) } }, { rule: 'schema' }],
    });
  });
});
