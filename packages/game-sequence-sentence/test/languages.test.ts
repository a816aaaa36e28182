import { expect, it } from 'vitest';
import { introduces, isBarePlural, isDefinite, isTakenUp } from '../src/languages/index.js';

it.each([
  ['en', ['built', 'a'], true],
  ['en', ['built', 'the'], false],
  ['sv', ['byggde', 'en'], true],
  ['fr', ['est', 'en'], false],
])('%s: %j introduces: %s', (tag, leads, expected) => {
  expect(introduces(leads, tag)).toBe(expected);
});

it.each([
  ['en', ['over', 'the'], true],
  ['en', ['over'], false],
  ['tr', [], true],
  ['tr', ['bir'], false],
])('%s: %j takes up: %s', (tag, leads, expected) => {
  expect(isTakenUp(leads, tag)).toBe(expected);
});

it('knows a bare plural that is taken up by an article', () => {
  expect(isBarePlural(['drops', 'form'], ['when', 'the'], 'en')).toBe(true);
  expect(isBarePlural(['form', 'the'], ['when', 'the'], 'en')).toBe(false);
  expect(isBarePlural(['form'], ['near', 'many'], 'en')).toBe(false);
});

it.each([
  ['en', 'The', true],
  ['en', 'A', false],
  ['pt', 'A', true],
  ['it', 'i', true],
  ['en', 'I', false],
  ['fi', 'the', false],
])('%s: %s is definite: %s', (tag, word, expected) => {
  expect(isDefinite(word, tag)).toBe(expected);
});
