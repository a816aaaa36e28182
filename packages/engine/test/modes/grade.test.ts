import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

  it.each([
    ['no grade at all', undefined],
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
