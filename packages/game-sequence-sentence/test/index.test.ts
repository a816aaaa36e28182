import { describe, expect, it } from 'vitest';
import * as entry from '../src/index.js';

it('exports the game, its item schema, its choice of windows and nothing else', () => {
  expect(Object.keys(entry).sort()).toEqual(['default', 'sentenceOrderItem', 'windows']);
});

it('is a game of the contract', () => {
  expect(entry.default).toMatchObject({
    apiVersion: 1,
    gameType: 'sequence_sentence',
    typeId: 2,
    displayName: { en: 'Sentence order' },
    complete: ['hint', 'title'],
  });
  expect(entry.default.itemSchema).toBe(entry.sentenceOrderItem);
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

describe('grading', () => {
  const pieces = ['The bell rang.', 'Then the door opened.', 'A man came in.', 'He sat down.'];
  const item = { sentence: pieces.join(' '), pieces, alternatives: [[1, 0, 2, 3]] };
  const grade = (answer: number[] | string[]) => entry.default.grade?.(item, answer, { language: 'en' });

  it('takes indices and texts', () => {
    expect(grade([0, 1, 2, 3])).toMatchObject({ correct: true, score: 4, max: 4 });
    expect(grade(pieces)).toMatchObject({ correct: true, score: 4, max: 4 });
  });

  it('honours alternatives', () => {
    expect(grade([1, 0, 2, 3])).toMatchObject({ correct: true });
  });

  it('gives part of the score for what is in order', () => {
    expect(grade([0, 1, 3, 2])).toMatchObject({ correct: false, score: 3, max: 4 });
  });

  it('names what an answer is', () => {
    expect(entry.default.submissionSchema).toBeDefined();
  });
});
