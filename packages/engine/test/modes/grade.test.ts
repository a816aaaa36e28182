import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reject, warn } from '../../src/contract/finding.js';
import { defineGame } from '../../src/contract/game-plugin.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { type WordItem, wordGame } from '../support/games.js';

/** A game that asks for its word again. */
const graded = defineGame({
  ...wordGame(),
  itemSchema: wordGame().itemSchema,
  submissionSchema: z.string().min(1),
  grade: ({ word }: WordItem, answer: string) => {
    const correct = answer === word;
    return { score: correct ? 1 : 0, max: 1, correct, feedback: [correct ? 'Right.' : `It was ${word}.`] };
  },
});
const engine = createEngine({ games: [graded] });
const text = 'Blue whales swim in every ocean.';

describe('engine.grade', () => {
  it('grades an item as it was given out, id and all', async () => {
    const { items } = await engine.direct(graded, { text, source: 'prose', maxItems: 1 });
    const [item] = items;
    if (item === undefined) throw new Error('no item');
    expect(await engine.grade(graded, { item, submission: item.word })).toEqual({
      score: 1,
      max: 1,
      correct: true,
      feedback: ['Right.'],
      feedbackDetails: [{ code: 'game_feedback', params: {}, message: 'Right.' }],
    });
    expect((await engine.grade(7, { item: { word: 'Blue' }, submission: 'sea' })).feedback).toEqual(['It was Blue.']);
  });

  it('grades for a game that is switched off', async () => {
    const other = createEngine({ games: [graded] });
    other.setActive('words', false);
    expect(await other.grade(graded, { item: { word: 'sea' }, submission: 'sea' })).toMatchObject({ correct: true });
  });

  it('names every fault of item and submission at its place', async () => {
    await expect(engine.grade(7, { item: { word: '', more: 1 }, submission: 5 })).rejects.toMatchObject({
      code: 'invalid_request',
      findings: [
        { rule: 'schema', path: ['item', 'word'] },
        { rule: 'schema', path: ['item'] },
        { rule: 'schema', path: ['submission'] },
      ],
    });
    await expect(engine.grade(7, { item: { word: 'sea' }, submission: '' })).rejects.toMatchObject({
      message: expect.stringMatching(/^submission: /),
    });
  });

  it('says of a game that does not grade that it does not', async () => {
    const plain = createEngine({ games: [wordGame()] });
    await expect(plain.grade(7, { item: { word: 'sea' }, submission: 'sea' })).rejects.toMatchObject({
      code: 'not_gradable',
      typeId: 7,
    });
    await expect(plain.grade(9, { item: {}, submission: '' })).rejects.toMatchObject({ code: 'game_not_found' });
  });

  it('refuses with the words of its game what the item cannot take, in the language asked for', async () => {
    const messages = {
      en: { too_long: 'Send at most {max} letters.' },
      de: { too_long: 'Höchstens {max} Buchstaben.' },
    };
    const strict = createEngine({
      games: [
        { ...graded, messages, grade: ({ word }: WordItem) => reject('too_long', { max: word.length }, ['word']) },
      ],
    });
    const request = { item: { word: 'sea' }, submission: 'ocean' };
    const refused = {
      code: 'invalid_request',
      typeId: 7,
      findings: [{ rule: 'too_long', path: ['submission', 'word'] }],
    };
    await expect(strict.grade(7, request)).rejects.toMatchObject({
      ...refused,
      message: 'submission.word: Send at most 3 letters.',
    });
    await expect(strict.grade(7, { ...request, messageLanguage: 'de' })).rejects.toMatchObject({
      ...refused,
      message: 'submission.word: Höchstens 3 Buchstaben.',
      findings: [{ message: 'Höchstens 3 Buchstaben.' }],
    });
  });

  it.each([
    ['no grade at all', undefined],
    ['a finding that only warns', warn('too_long', 'Send less.')],
    ['more than there is', { score: 2, max: 1, correct: true, feedback: [] }],
    ['nothing to be had', { score: 0, max: 0, correct: false, feedback: [] }],
    ['a mark out of bounds', { score: 1, max: 1, correct: true, feedback: [], marks: { exact: { score: 3, max: 1 } } }],
    ['feedback that is no list', { score: 1, max: 1, correct: true, feedback: 'Well done' }],
  ])('blames a game that grades with %s', async (_, grade) => {
    const faulty = createEngine({ games: [{ ...graded, grade: () => grade as never }] });
    await expect(faulty.grade(7, { item: { word: 'sea' }, submission: 'sea' })).rejects.toMatchObject({
      code: 'plugin_failed',
      message: 'words failed in grade.',
    });
  });
});
