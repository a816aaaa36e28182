import type { ItemContext } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { finish, sentenceOrderDraft } from '../src/draft.js';
import { story } from './texts.js';

const context: ItemContext = { text: story, language: 'en', origin: 'model', kept: [], seed: 1 };

describe('finish', () => {
  it('takes quotes in the text’s own spelling', () => {
    const sentences = [
      'All the time Anansi’s young son had been standing at the bottom of the tree watching.',
      '2. He said, “Wouldn’t it be easier to\nclimb if you tied the pot to your back instead?”',
      'Anansi tried tying the clay pot full of wisdom to his back, and it really was a lot easier.',
    ];
    expect(finish({ sentences, title: ' The tree ', hint: '' }, context)).toEqual({
      sentence:
        'All the time Anansi\'s young son had been standing at the bottom of the tree watching. He said, "Wouldn\'t it be easier to climb if you tied the pot to your back instead?" Anansi tried tying the clay pot full of wisdom to his back, and it really was a lot easier.',
      pieces: [
        "All the time Anansi's young son had been standing at the bottom of the tree watching.",
        'He said, "Wouldn\'t it be easier to climb if you tied the pot to your back instead?"',
        'Anansi tried tying the clay pot full of wisdom to his back, and it really was a lot easier.',
      ],
      title: 'The tree',
    });
  });

  it('is of three sentences or more, which a server that writes by the schema knows', () => {
    expect(sentenceOrderDraft.safeParse({ sentences: ['Cats sleep.', 'Dogs bark.'] }).success).toBe(false);
    expect(z.toJSONSchema(sentenceOrderDraft)).toMatchObject({ properties: { sentences: { minItems: 3 } } });
  });

  it('leaves a sentence the text does not have as it is', () => {
    expect(finish({ sentences: ['Anansi was\n a  spider.'] }, context).pieces).toEqual(['Anansi was a  spider.']);
  });

  it('makes every order of the pairs that may change places, and nothing of what names no pair', () => {
    const sentences = ['Cats sleep.', 'Dogs bark.', 'Cows eat.', 'Hens sing.'];
    const orders = (swappable: string[]) => finish({ sentences, swappable }, context).alternatives;
    expect(orders([])).toBeUndefined();
    expect(orders(['Hens sing.', 'Pigs fly.'])).toBeUndefined();
    expect(orders(['cats sleep'])).toEqual([[1, 0, 2, 3]]);
    expect(orders(['Cats sleep.', '3. Cows eat.'])).toEqual([
      [1, 0, 2, 3],
      [0, 1, 3, 2],
      [1, 0, 3, 2],
    ]);
    expect(orders(['Cats sleep.', 'Dogs bark.'])).toEqual([
      [1, 0, 2, 3],
      [0, 2, 1, 3],
    ]);
  });

  it('makes the same item of every draft, whatever it holds', () => {
    const draft = fc.record(
      {
        sentences: fc.array(fc.string({ unit: 'binary' }), { minLength: 3, maxLength: 20 }),
        title: fc.string(),
        swappable: fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }),
        hint: fc.string(),
      },
      { requiredKeys: ['sentences'] },
    );
    fc.assert(
      fc.property(draft, (each) => {
        expect(sentenceOrderDraft.safeParse(each).success).toBe(true);
        const item = finish(each, context);
        expect(item).toEqual(finish(each, context));
        expect(item.pieces.length).toBeLessThanOrEqual(each.sentences.length);
        expect(structuredClone(item)).toEqual(item);
      }),
    );
  });
});
