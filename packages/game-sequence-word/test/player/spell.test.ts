import { describe, expect, it } from 'vitest';
import { spell } from '../../src/player/word-order-player.js';

describe('spell', () => {
  it('gives the item’s own order as the item says it', () => {
    expect(spell({ sentence: 'Well, well!', pieces: ['well', 'well'] }, [0, 1])).toBe('Well, well!');
  });

  it('begins and ends another order as the sentence begins and ends', () => {
    const item = {
      sentence: 'The bridge carries one cart today.',
      pieces: ['the bridge', 'carries', 'one cart', 'today'],
    };
    expect(spell(item, [3, 0, 1, 2])).toBe('Today the bridge carries one cart.');
  });

  it('leaves capitals alone where the pieces have them', () => {
    const item = { sentence: 'We swim today.', pieces: ['We', 'swim', 'today.'] };
    expect(spell(item, [1, 0, 2])).toBe('swim We today.');
  });

  it('puts no spaces where the sentence has none', () => {
    expect(spell({ sentence: '我今天去学校。', pieces: ['我', '今天', '去', '学校'] }, [1, 0, 2, 3])).toBe(
      '今天我去学校。',
    );
  });

  it('joins the pieces as they are where the sentence is another', () => {
    expect(spell({ sentence: 'Something else.', pieces: ['a', 'b'] }, [1, 0])).toBe('b a');
  });
});
