import type { ItemContext } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, wordOrderDraft } from '../src/draft.js';
import { isRebuilt } from '../src/marks.js';
import { story } from './texts.js';

const context: ItemContext = { text: story, language: 'en', origin: 'model', kept: [], seed: 1 };

describe('finish', () => {
  it('cuts the sentence in the text’s own spelling', () => {
    expect(finish({ sentence: 'The wisdom was free\nfor everyone to share.', hint: ' Who shares? ' }, context)).toEqual(
      {
        sentence: 'The wisdom was free for everyone to share.',
        pieces: ['the wisdom', 'was', 'free', 'for everyone to share'],
        hint: 'Who shares?',
      },
    );
  });

  it('cuts a sentence the text does not have as well', () => {
    expect(finish({ sentence: 'Spiders have eight long legs.', hint: '' }, context)).toEqual({
      sentence: 'Spiders have eight long legs.',
      pieces: ['Spiders', 'have', 'eight long', 'legs'],
    });
  });

  it('turns other right sentences of the same words into orders, and leaves out what the pieces cannot make', () => {
    const alternatives = [
      'For everyone to share was free the wisdom.',
      'The wisdom was lost.',
      'Free for everyone to share was the wisdom',
    ];
    const item = finish({ sentence: 'The wisdom was free for everyone to share.', alternatives }, context);
    expect(item.alternatives).toEqual([
      [3, 1, 2, 0],
      [2, 3, 1, 0],
    ]);
  });

  it('names an order once, and never the sentence itself', () => {
    const sentence = 'Yesterday we saw a strange bird.';
    const alternatives = [sentence, 'We saw a strange bird yesterday.', 'We saw a strange bird yesterday!'];
    expect(finish({ sentence, alternatives }, context)).toMatchObject({
      pieces: ['yesterday', 'we', 'saw', 'a strange bird'],
      alternatives: [[1, 2, 3, 0]],
    });
  });

  it('makes the same item of every draft, whatever it holds', () => {
    const draft = fc.record(
      {
        sentence: fc.string({ unit: 'binary' }),
        alternatives: fc.array(fc.string({ unit: 'binary' })),
        hint: fc.string(),
      },
      { requiredKeys: ['sentence'] },
    );
    fc.assert(
      fc.property(draft, (each) => {
        expect(wordOrderDraft.safeParse(each).success).toBe(true);
        const item = finish(each, context);
        expect(item).toEqual(finish(each, context));
        expect(item.pieces.length === 0 || isRebuilt(item.pieces, item.sentence)).toBe(true);
      }),
    );
  });
});
