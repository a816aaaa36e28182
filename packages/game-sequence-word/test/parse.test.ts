import { expect, it } from 'vitest';
import { parse } from '../src/parse.js';

it('keeps the author’s pieces to the letter and in order', () => {
  expect(parse('The; old man ;sleeps.\r\nI;am;a\\;b')).toEqual({
    items: [
      { sentence: 'The old man sleeps.', pieces: ['The', 'old man', 'sleeps.'] },
      { sentence: 'I am a;b', pieces: ['I', 'am', 'a;b'] },
    ],
    faults: [],
  });
});

it('joins words as their language spaces them', () => {
  expect(parse('我；爱；北京').items[0]?.sentence).toBe('我爱北京');
  expect(parse('Wait;,;please;!').items[0]?.sentence).toBe('Wait, please!');
});

it('names every fault with its place', () => {
  expect(parse('a;;b;c\n\nd;e').faults).toMatchObject([
    { rule: 'empty_piece', line: 1, column: 3 },
    { rule: 'too_few_pieces', line: 3, column: 1 },
  ]);
});
