import { expect, it } from 'vitest';
import { isSecondTap } from '../src/double-tap-guard.js';

const first = { timeStamp: 1_000, clientX: 100, clientY: 200, detail: 1 };

it.each([
  ['a tap at once in about the same place', { ...first, timeStamp: 1_200, clientX: 110 }, true],
  ['a slow double click, which the browser counts', { ...first, timeStamp: 1_450, detail: 2 }, true],
  ['a tap after a while', { ...first, timeStamp: 1_400 }, false],
  ['a tap at once in another place', { ...first, timeStamp: 1_100, clientY: 300 }, false],
  ['a click made by a key', { timeStamp: 1_100, clientX: 0, clientY: 0, detail: 0 }, false],
])('%s', (_, tap, isSecond) => {
  expect(isSecondTap(first, tap)).toBe(isSecond);
});

it('nothing follows a click made by a key', () => {
  expect(isSecondTap({ ...first, clientX: 0, clientY: 0, detail: 0 }, { ...first, clientX: 0, clientY: 0 })).toBe(
    false,
  );
});
