import quiz, * as everything from '@ludotext/game-quiz';
import { describe, expect, it } from 'vitest';

describe('the package', () => {
  it('exports the game and the schemas of items, drafts and submissions', () => {
    expect(Object.keys(everything).sort()).toEqual(['default', 'draftSchema', 'itemSchema', 'submissionSchema']);
  });

  it('is type 1, named quiz', () => {
    expect(quiz).toMatchObject({
      apiVersion: 1,
      gameType: 'quiz',
      typeId: 1,
      displayName: { en: 'Quiz' },
      complete: ['explanation', 'hint'],
    });
  });
});
