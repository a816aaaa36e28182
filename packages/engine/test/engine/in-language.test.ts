import { describe, expect, it } from 'vitest';
import type { Messages } from '../../src/contract/message.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';
const messages: Messages = {
  en: { dull: '{word} is dull.', has_words: 'It has {count} words.', wrong: 'It was {word}.' },
  de: { dull: '{word} ist langweilig.', has_words: 'Er hat {count} Wörter.', wrong: 'Es war {word}.' },
};
const game = wordGame({
  messages,
  validate: ({ word }) => [{ rule: 'dull', severity: word === 'bad' ? 'reject' : 'warn', params: { word } }],
  offline: {
    score: () => ({ score: 90, reason: { code: 'has_words', params: { count: 2 } } }),
    write: () => ({
      drafts: [{ word: 'whales' }, { word: 'bad' }],
      remarks: [{ code: 'difficulty_not_met', params: { asked: 'hard', got: 'easy' } }],
    }),
  },
  grade: ({ word }) => ({
    score: 0,
    max: 1,
    correct: false,
    feedback: [{ code: 'wrong', params: { word } }, 'Sorry.'],
  }),
});
const engine = createEngine({ games: [game] });

describe('messageLanguage', () => {
  it('decides the language of reasons, warnings and findings', async () => {
    const result = await engine.generate({ text, messageLanguage: 'de-AT' });
    expect(result.gameScores).toEqual([
      { typeId: 7, score: 90, reason: 'Er hat 2 Wörter.', reasonCode: 'has_words', params: { count: 2 } },
    ]);
    expect(result.rejected[0]?.findings).toMatchObject([{ rule: 'dull', message: 'bad ist langweilig.' }]);
    expect(result.warnings.map(({ code, message }) => [code, message])).toEqual([
      ['difficulty_not_met', expect.stringContaining('gibt keine Aufgaben der Schwierigkeit „schwer“ her')],
      ['fewer_items', '1 von 3 Aufgaben; verworfen wurden: dull (1).'],
      ['dull', 'whales ist langweilig.'],
    ]);
    expect((await engine.single({ text, messageLanguage: 'de' })).reason).toBe('Er hat 2 Wörter.');
  });

  it('leaves English what has no sentence in the language', async () => {
    const { gameScores, warnings } = await engine.generate({ text, messageLanguage: 'fr' });
    expect(gameScores[0]?.reason).toBe('It has 2 words.');
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('Le texte ne donne pas'),
      '1 exercices sur 3 ; rejets : dull (1).',
      'whales is dull.',
    ]);
    expect((await engine.generate({ text, messageLanguage: 'ja' })).warnings).toEqual(
      (await engine.generate({ text })).warnings,
    );
  });

  it('decides that of events and errors too', async () => {
    const events = [];
    for await (const event of engine.stream.generate({ text, messageLanguage: 'de' })) events.push(event);
    expect(events[0]).toMatchObject({ type: 'analysis', gameScores: [{ reason: 'Er hat 2 Wörter.' }] });
    expect(events.find(({ type }) => type === 'rejected')).toMatchObject({
      findings: [{ message: 'bad ist langweilig.' }],
    });
    await expect(engine.generate({ text: ' ', messageLanguage: 'es' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    await expect(engine.direct(99, { text, messageLanguage: 'es' })).rejects.toMatchObject({
      code: 'game_not_found',
      message: 'No hay ningún juego con el type_id 99.',
    });
    await expect(engine.generate({ text, messageLanguage: 'no tag' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('decides that of feedback, and is told to the game', async () => {
    const request = { item: { word: 'whale' }, submission: 1 };
    expect(await engine.grade(7, { ...request, messageLanguage: 'de' })).toMatchObject({
      feedback: ['Es war whale.', 'Sorry.'],
      feedbackDetails: [
        { code: 'wrong', params: { word: 'whale' }, message: 'Es war whale.' },
        { code: 'game_feedback', params: {}, message: 'Sorry.' },
      ],
    });
    const told: string[] = [];
    const asking = wordGame({
      grade: (_item, _submission, { language }) => {
        told.push(language);
        return { score: 1, max: 1, correct: true, feedback: [] };
      },
    });
    const other = createEngine({ games: [asking] });
    await other.grade(7, request);
    await other.grade(7, { ...request, messageLanguage: 'pt-BR' });
    expect(told).toEqual(['en', 'pt-BR']);
  });

  it('decides that of the failure a warning quotes', async () => {
    const empty = wordGame({
      gameType: 'empty',
      typeId: 8,
      offline: { score: () => ({ score: 95, reason: 'Best.' }), write: () => [] },
    });
    const both = createEngine({ games: [game, empty] });
    const { warnings } = await both.single({ text, maxItems: 1, messageLanguage: 'de' });
    const message = 'Das nächstbeste Spiel wurde genommen: Der Text gibt keine Aufgabe her.';
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'next_best_game', message }));
  });

  it("takes no sentence of the engine for a game's own code of the same name", async () => {
    const own = wordGame({ validate: () => [{ rule: 'empty_piece', severity: 'warn', message: 'Mine.' }] });
    const { warnings } = await createEngine({ games: [own] }).generate({ text, maxItems: 1, messageLanguage: 'de' });
    expect(warnings.map(({ message }) => message)).toContain('Mine.');
  });
});
