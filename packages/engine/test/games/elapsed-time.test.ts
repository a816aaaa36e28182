import { expect, it } from 'vitest';
import { opensWithElapsedTime } from '../../src/games/elapsed-time.js';

it.each([
  ['en', 'after eight minutes it came down', true],
  ['en', 'two months later the first people flew', true],
  ['en', 'within 10 minutes they arrived', true],
  ['en', 'after three more days it rained', true],
  ['en', 'two months are a long time', false],
  ['en', 'after the war the town grew', false],
  ['de', 'zwei monate später flogen menschen', true],
  ['es', 'ocho minutos después bajó', true],
  ['fr', 'deux mois plus tard', true],
  ['it', 'dopo un’ora era stanca', true],
  ['pt', 'três dias depois encontrou', true],
  ['nl', 'na acht minuten kwam hij', true],
  ['sv', 'två månader senare flög de', true],
  ['pl', 'trzy lata później zginął', true],
  ['ru', 'через полчаса они подошли', false],
  ['ru', 'через три года они подошли', true],
  ['tr', 'iki ay sonra insanlar', true],
  ['hi', 'दो महीने बाद लोग', true],
  ['xx', 'two months later', false],
  ['constructor', 'two months later', false],
])('%s: %s', (tag, opening, expected) => {
  expect(opensWithElapsedTime(opening.split(' '), tag)).toBe(expected);
});
