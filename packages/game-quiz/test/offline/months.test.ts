import { describe, expect, it } from 'vitest';
import { isDayOfMonth } from '../../src/offline/source/numbers.js';

describe('isDayOfMonth', () => {
  it.each([
    ['en', 'on ', ' May 1890', true],
    ['en', 'on May ', ' they left', true],
    ['en', 'on the ', 'th of May', true],
    ['en', 'about ', ' metres', false],
    ['de', 'am ', '. März', true],
    ['es', 'el ', ' de marzo', true],
    ['pl', '', ' maja', true],
    ['ru', '', ' января', true],
    ['hi', '', ' जनवरी', true],
    ['zh', '', ' 年代', false],
    ['constructor', '', ' May', false],
  ])('in %s: %s12%s is %s', (language, before, after, expected) =>
    expect(isDayOfMonth(before, after, language)).toBe(expected),
  );
});
