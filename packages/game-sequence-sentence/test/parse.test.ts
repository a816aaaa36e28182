import { expect, it } from 'vitest';
import { parse } from '../src/parse.js';

it('keeps the author’s sentences to the letter and in order', () => {
  expect(parse('  Wake  up.; Then get up. ;Finally, go out; \n\nA.;B.;C.')).toEqual({
    items: [
      { sentence: 'Wake  up. Then get up. Finally, go out', pieces: ['Wake  up.', 'Then get up.', 'Finally, go out'] },
      { sentence: 'A. B. C.', pieces: ['A.', 'B.', 'C.'] },
    ],
    faults: [],
  });
});

it('joins sentences as their language spaces them', () => {
  expect(parse('下雨了。；我们回家。；门关上了。').items[0]?.sentence).toBe('下雨了。我们回家。门关上了。');
});

it('names every fault with its place', () => {
  expect(parse('A.;;B.;C.\nA.;B.').faults).toMatchObject([
    { rule: 'empty_piece', severity: 'reject', line: 1, column: 4 },
    { rule: 'too_few_pieces', severity: 'reject', line: 2, column: 1 },
  ]);
});
