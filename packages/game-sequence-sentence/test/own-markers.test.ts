import { expect, it } from 'vitest';
import { hasOwnMarker, opensWithOrdinal, withoutNoteMarks, withoutOwnMarker } from '../src/own-markers.js';

it.each([
  ['1. Mix it.', 'Mix it.'],
  ['(2) Mix it.', 'Mix it.'],
  ['- Mix it.', 'Mix it.'],
  ['• Mix it.', 'Mix it.'],
  ['③ Mix it.', 'Mix it.'],
  ['b) Mix it.', 'Mix it.'],
  ['Step 4: Mix it.', 'Mix it.'],
  ['Schritt 2. Alles mischen.', 'Alles mischen.'],
  ['Шаг 2: Смешайте.', 'Смешайте.'],
  ['第二步：搅拌。', '搅拌。'],
])('%s is marked', (piece, rest) => {
  expect(hasOwnMarker(piece)).toBe(true);
  expect(withoutOwnMarker(piece)).toBe(rest);
});

it.each([
  'Mix it.',
  '10:30 is late.',
  '1984 was warm.',
  'Step aside now.',
  'Step 2 of the plan was simple.',
  'A. Smith sang.',
  '–5 is cold.',
])('%s is not', (piece) => {
  expect(hasOwnMarker(piece)).toBe(false);
  expect(withoutOwnMarker(piece)).toBe(piece);
});

it.each([
  ['First, wash it.', true],
  ['First wash it.', true],
  ['Firstly, wash it.', true],
  ['Zweitens kommt das Salz.', true],
  ['En segundo lugar, se lava.', true],
  ['Во-вторых, вымойте.', true],
  ['其次，洗净。', true],
  ['A first wash is enough.', false],
  ['Firsthand news is rare.', false],
])('%s counts: %s', (piece, expected) => {
  expect(opensWithOrdinal(piece)).toBe(expected);
});

it.each([
  ['Salt was money once [12].', 'Salt was money once.'],
  ['Salt was money once (Okafor 2003).', 'Salt was money once.'],
  ['Salt was money once (Okafor and Lind 2003: 12).', 'Salt was money once.'],
  ['The war ended (1945).', 'The war ended (1945).'],
  ['The treaty (Lisbon, Portugal) holds.', 'The treaty (Lisbon, Portugal) holds.'],
])('of "%s" a player sees "%s"', (text, seen) => {
  expect(withoutNoteMarks(text)).toBe(seen);
});
