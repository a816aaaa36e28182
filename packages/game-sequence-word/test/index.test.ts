import { describe, expect, it } from 'vitest';
import * as entry from '../src/index.js';

it('exports the game, its item schema and nothing else', () => {
  expect(Object.keys(entry).sort()).toEqual(['default', 'wordOrderItem']);
});

it('is a game of the contract', () => {
  expect(entry.default).toMatchObject({
    apiVersion: 1,
    gameType: 'sequence_word',
    typeId: 3,
    displayName: { en: 'Word order' },
    complete: ['hint'],
  });
  expect(entry.default.itemSchema).toBe(entry.wordOrderItem);
});

it('can be described without its functions', () => {
  const {
    parse,
    prompt,
    finish,
    validate,
    grade,
    interaction,
    fromInteraction,
    offline,
    itemSchema,
    draftSchema,
    submissionSchema,
    ...data
  } = entry.default;
  expect(structuredClone(data)).toEqual(data);
});

describe('grades', () => {
  const item = {
    sentence: 'We met Ada yesterday.',
    pieces: ['we', 'met', 'Ada', 'yesterday'],
    alternatives: [[3, 0, 1, 2]],
  };
  const { grade } = entry.default;

  it.each([
    ['the order itself', [0, 1, 2, 3], true],
    ['the texts of the pieces', ['we', 'met', 'Ada', 'yesterday'], true],
    ['an alternative', [3, 0, 1, 2], true],
    ['another order', [2, 1, 0, 3], false],
  ])('%s', (_, answer, correct) => {
    expect(grade?.(item, answer, { language: 'en' })).toMatchObject({ max: 4, correct });
  });

  it('gives part of the points for a part in order', () => {
    expect(grade?.(item, [1, 0, 2, 3], { language: 'en' })).toMatchObject({ score: 3, max: 4, correct: false });
  });
});
