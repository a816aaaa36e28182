import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, readDraft } from '../../src/compose/draft.js';

describe('readDraft', () => {
  it('gives back what was kept', () => {
    const draft: Draft = {
      text: 'The whale.',
      mode: 'direct',
      unwanted: [2],
      directGame: 'quiz',
      directTexts: { quiz: 'Question: Who?' },
      complete: false,
      maxItems: 7,
      minScore: 0,
      runValidator: false,
      difficulty: 'hard',
      language: 'pt-BR',
      audience: 'pupils',
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps what fits where something does not', () => {
    const kept = {
      text: 'Kept.',
      mode: 'other',
      maxItems: 2.5,
      minScore: 101,
      unwanted: ['1'],
      directTexts: { quiz: 1 },
    };
    expect(readDraft(kept)).toEqual({ ...emptyDraft, text: 'Kept.' });
  });

  it('makes a draft of anything', () => {
    assert(
      property(anything(), (kept) => {
        expect(Object.keys(readDraft(kept))).toEqual(Object.keys(emptyDraft));
      }),
    );
  });
});
