import { describe, expect, it } from 'vitest';
import { locale } from '../../src/offline/locale.js';

describe('locale', () => {
  it.each([
    ['de', 'de'],
    ['xx', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['de-DE-', undefined],
  ])('of %s', (language, expected) => expect(locale(language)).toBe(expected));
});
