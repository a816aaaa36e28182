import { EngineError } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [wordGame(), wordGame({ gameType: 'modelled', typeId: 2, writesOffline: false })] });
});
afterAll(() => app[Symbol.asyncDispose]());

const words = {
  type_id: 7,
  game_type: 'words',
  display_name: 'The words game',
  active: true,
  package: null,
  version: null,
  item_version: 1,
};

describe('GET /games', () => {
  it('lists the games by type_id and counts the active ones', async () => {
    const response = await app.get('/games');
    expect(response.status).toBe(200);
    const games = [expect.objectContaining({ type_id: 2 }), words];
    expect(await response.json()).toEqual({ total: 2, active_count: 2, games });
  });
});

describe('GET /games/{game_type}', () => {
  it('says what a game is and how its direct format goes', async () => {
    const body = (await (await app.get('/games/words')).json()) as { item_schema: { properties: object } };
    expect(body).toEqual({
      ...words,
      suits: 'Any text with words.',
      item_schema: expect.objectContaining({ type: 'object', required: ['id', 'word'], additionalProperties: false }),
      direct_format: { description: 'One word a line.', example: 'whale\nfish' },
      writes_offline: true,
      grades: false,
      answer_schema: null,
      options_schema: null,
      player: null,
    });
    expect(Object.keys(body.item_schema.properties)).toEqual(['id', 'word', 'hint']);
  });

  it('names the members of an item in the language of the caller, for a form', async () => {
    await using ours = await startApp({ games: [quiz] });
    interface Answer {
      readonly item_schema: {
        readonly properties: Readonly<Record<string, object>>;
        readonly required: readonly string[];
      };
    }
    const ask = async (language: string) => {
      const response = await ours.get('/games/quiz', { 'accept-language': language });
      expect(response.headers.get('vary')).toMatch(/Accept-Language/);
      return ((await response.json()) as Answer).item_schema;
    };
    const [english, german] = [await ask('en'), await ask('de')];
    expect(english.properties.question).toMatchObject({ title: 'Question', maxLength: 2000 });
    expect(german.properties).toMatchObject({
      question: { title: 'Frage', maxLength: 2000 },
      answers: { title: 'Antworten', items: { properties: { text: { title: 'Antwort' } } } },
      evidence: { title: 'Beleg', description: 'Die Wörter des Textes, die die Antwort belegen.' },
    });
    expect(german.required).toEqual(english.required);
    for (const language of ['en', 'de', 'es', 'fr', 'ar']) {
      const { id: _, ...members } = (await ask(language)).properties;
      for (const member of Object.values(members)) expect(member).toHaveProperty('title');
    }
  });

  it('says that a game needs a model', async () => {
    expect(await (await app.get('/games/modelled')).json()).toMatchObject({ writes_offline: false });
  });

  it.each(['none', 'Words', '7', '%00', '__proto__', 'constructor', '%E0%A4%A', 'x'.repeat(200), '크'])(
    'of %.20s is not found',
    async (name) => {
      await expectProblem(await app.get(`/games/${name}`), 'game_not_found');
      await expectProblem(await app.post(`/games/${name}/activate`), 'game_not_found');
    },
  );
});

describe('POST /games/{game_type}/activate and deactivate', () => {
  it('switch a game, and doing it twice is fine', async () => {
    for (const active of [false, false, true, true]) {
      const response = await app.post(`/games/words/${active ? 'activate' : 'deactivate'}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, game: { ...words, active } });
      expect(await (await app.get('/games')).json()).toMatchObject({ total: 2, active_count: active ? 2 : 1 });
    }
  });

  it('say so when the decision cannot be kept', async () => {
    await using other = await startApp({
      control: {
        setActive: async () => {
          throw new EngineError('state_unavailable', 'The decision could not be kept.');
        },
      },
    });
    await expectProblem(await other.post('/games/words/activate'), 'state_unavailable');
  });
});

describe('a game that speaks several languages', () => {
  const names = { fr: 'Des mots', en: 'Words', de: 'Wörter' };
  const suits = { en: 'Any text.', fr: 'Tout texte.', de: 'Jeder Text.' };

  it.each([
    [undefined, 'Words'],
    ['*', 'Words'],
    ['ja', 'Words'],
    ['de', 'Wörter'],
    ['de-AT, en;q=0.5', 'Wörter'],
    ['fr;q=0.4, de;q=0.8', 'Wörter'],
    ['x'.repeat(5_000), 'Words'],
  ])('says its name as the caller likes it: %.20s', async (accepted, name) => {
    await using named = await startApp({ games: [{ ...wordGame(), displayName: names }] });
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    const list = (await (await named.get('/games', headers)).json()) as { games: { display_name: string }[] };
    expect(list.games.map(({ display_name: shown }) => shown)).toEqual([name]);
    expect(await (await named.get('/games/words', headers)).json()).toMatchObject({ display_name: name });
  });

  it('says which texts it suits and how its items are written, in the language of its own the caller likes best', async () => {
    const format = { en: 'A word on each line.', de: 'Ein Wort auf jeder Zeile.' };
    const messages = Object.fromEntries(
      Object.entries(format).map(([tag, description]) => [tag, { 'direct_format.description': description }]),
    );
    const game = { ...wordGame(), suits, messages, directFormat: { description: format.en, example: 'whale' } };
    const other = wordGame({ gameType: 'other', typeId: 8 });
    const polish = { ...other, messages: { pl: { 'title.word': 'Słowo' } } };
    await using app = await startApp({ games: [game, polish] });
    const detail = async (language: string) =>
      (await (await app.get('/games/words', { 'accept-language': language })).json()) as object;
    expect(await detail('de-CH')).toMatchObject({
      suits: suits.de,
      direct_format: { description: format.de, example: 'whale' },
    });
    expect(await detail('fr')).toMatchObject({ suits: suits.fr, direct_format: { description: format.en } });
    expect(await detail('pl, de;q=0.5')).toMatchObject({ suits: suits.de, direct_format: { description: format.de } });
    expect(await detail('ja')).toMatchObject({ suits: suits.en });
  });
});

describe('POST /reload', () => {
  it('says what changed', async () => {
    const formats = { added: ['odf'], removed: [], changed: [] };
    const change = { added: ['new'], removed: [], changed: ['words'], formats };
    await using app = await startApp({ control: { reload: async () => ({ ...change, total: 2, activeCount: 1 }) } });
    const response = await app.post('/reload');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, total: 2, active_count: 1, ...change });
  });

  it('lists every fault of games.yaml with its place', async () => {
    await using app = await startApp({
      control: {
        reload: async () => {
          throw new EngineError('invalid_manifest', 'games.yaml has 2 faults; the games stay as they were.', {
            findings: [
              {
                rule: 'unknown_key',
                severity: 'reject',
                params: {},
                message: 'There is no key type-id.',
                line: 3,
                column: 5,
              },
              {
                rule: 'not_found',
                severity: 'reject',
                params: {},
                message: 'The package ./mine is not there.',
                line: 6,
                column: 14,
              },
            ],
          });
        },
      },
    });
    const problem = await expectProblem(await app.post('/reload'), 'invalid_manifest');
    expect(problem.errors).toEqual([
      { rule: 'unknown_key', params: {}, message: 'There is no key type-id.', line: 3, column: 5 },
      { rule: 'not_found', params: {}, message: 'The package ./mine is not there.', line: 6, column: 14 },
    ]);
  });
});
