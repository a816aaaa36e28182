import { expect, it } from 'vitest';
import { optionKind } from '../../src/quiz/distractor-measures.js';

it.each([
  ['1804', 'year'],
  ['3600', 'number'],
  ['12 May 1804', 'date'],
  ['12%', 'percent'],
  ['$ 20 million', 'money'],
  ['3,5', 'number'],
  ['30 kilometres', 'amount'],
  ['Murano', 'name'],
  ['the March Hare', 'name'],
  ['a clay pot', 'a few words'],
  ['To travel for his new job', 'phrase'],
])('%s is of the kind "%s"', (answer, kind) => {
  expect(optionKind(answer)).toBe(kind);
});
