import type { GameTables } from '@ludotext/engine/testing';
import type { Draft, Item } from './odd-one-out.js';

const good: Item = { words: ['sun', 'moon', 'boot'], odd: 2 };

/** Cases for the game of odd words, one of every kind. */
export const tables: GameTables<Item, Draft, { place: number }> = {
  direct: [
    { text: 'sun, moon, *boot*', items: [good] },
    {
      text: 'sun, moon\n\n*a*, b, c',
      items: [{ words: ['a', 'b', 'c'], odd: 0 }],
      faults: [{ line: 1, column: 1, rule: 'one_star' }],
    },
  ],
  drafts: [
    { draft: { alike: ['sun', 'moon'], odd: 'boot', hard: true }, item: { words: ['sun', 'moon', 'boot'], odd: 2 } },
  ],
  items: [
    { item: good },
    { item: { ...good, odd: 3 }, rejects: 'odd_outside' },
    { item: { words: ['a', 'a', 'b'], odd: 2 }, rejects: ['repeated_word'] },
    { item: { ...good, note: 'Not the boot.' }, warns: 'note_tells' },
    { item: good, kept: [{ words: ['boot', 'x', 'y'], odd: 0 }], rejects: 'same_odd' },
    { item: { words: [] }, rejects: 'schema' },
  ],
  texts: [
    { text: 'Wild bears and birds live near brown rivers in a forest.', score: [40, 40], items: 1 },
    { text: 'No.', score: [0, 0] },
  ],
  submissions: [
    { item: good, submission: { place: 2 }, score: 1, max: 1, correct: true },
    { item: good, submission: { place: 0 }, score: 0, correct: false },
  ],
  sets: [{ items: [good, good, good], warns: 'same_place' }, { items: [good] }],
};
