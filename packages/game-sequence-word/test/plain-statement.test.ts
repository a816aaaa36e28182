import { expect, it } from 'vitest';
import { isPlainStatement } from '../src/plain-statement.js';

it.each([
  ['en', 'We saw a bird.', true],
  ['en', 'We saw a bird that sang.', false],
  ['en', 'We saw a bird, a fish.', false],
  ['en', 'Did we see a bird?', false],
  ['de', 'Er glaubt dass sie singt.', false],
  ['zh', '我们去了公园。', true],
])('%s: %s', (language, sentence, expected) => {
  const tiles = sentence.replace(/[.?。]$/, '').split(' ');
  expect(isPlainStatement(tiles, sentence, language)).toBe(expected);
});
